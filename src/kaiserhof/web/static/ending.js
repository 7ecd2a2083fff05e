// The end of a game: shares its picture and link.

import "./fresh.js";
import { the } from "./dom.js";
import { listenToCopy, listenToShare } from "./sharing.js";

/** @type {HTMLInputElement | null} */
const link = document.querySelector("#share-link");
if (link) offerSharing(link);

/** @param {HTMLInputElement} link */
function offerSharing(link) {
  const named = the("named");
  /** @type {HTMLImageElement} */
  const picture = the("share-pic");
  /** @type {HTMLAnchorElement} */
  const save = the("save");
  const isNamed = () => named.getAttribute("aria-checked") === "true";
  const address = () => (isNamed() ? link.value : `${link.value}&names=no`);

  listenToCopy(the("copy-link"), address);
  listenToShare(the("share"), async () => {
    const what = { title: link.dataset.title, url: address() };
    const files = await drawn(picture).catch(() => undefined);
    return files ? { ...what, files } : what;
  });
  named.addEventListener("click", () => {
    named.setAttribute("aria-checked", String(!isNamed()));
    picture.src = (isNamed() ? picture.dataset.named : picture.dataset.plain) ?? "";
    save.href = picture.src;
  });
}

/** @param {HTMLImageElement} picture */
async function drawn(picture) {
  const answer = await fetch(picture.src);
  const file = new File([await answer.blob()], "kaiserhof.png", { type: "image/png" });
  return navigator.canShare?.({ files: [file] }) ? [file] : undefined;
}
