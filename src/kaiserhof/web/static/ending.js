// The end of a game: shares its picture and link.

import "./fresh.js";

const link = document.getElementById("share-link");
const picture = document.getElementById("share-pic");
const named = document.getElementById("named");

function address() {
  return named.getAttribute("aria-checked") === "true" ? link.value : `${link.value}&names=no`;
}

async function drawn() {
  const answer = await fetch(picture.src);
  const file = new File([await answer.blob()], "kaiserhof.png", { type: "image/png" });
  return navigator.canShare?.({ files: [file] }) ? [file] : undefined;
}

if (link) {
  const share = document.getElementById("share");
  share.hidden = !navigator.share;
  share.addEventListener("click", async () => {
    const what = { title: link.dataset.title, url: address() };
    const files = await drawn().catch(() => undefined);
    navigator.share(files ? { ...what, files } : what).catch(() => {});
  });
  named.addEventListener("click", () => {
    const on = named.getAttribute("aria-checked") !== "true";
    named.setAttribute("aria-checked", String(on));
    picture.src = on ? picture.dataset.named : picture.dataset.plain;
    document.getElementById("save").href = picture.src;
  });
  const copy = document.getElementById("copy-link");
  const label = copy.querySelector("span");
  const before = label.textContent;
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(address());
    label.textContent = copy.dataset.copied;
    setTimeout(() => {
      label.textContent = before;
    }, 2500);
  });
}
