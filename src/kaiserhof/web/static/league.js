// The page of a league: reloads the part that changes; copies and shares the link.

import "./page.js";
import "./fresh.js";

const link = document.getElementById("league-link");
const copy = document.getElementById("copy-link");
const share = document.getElementById("share");

if (link) {
  const label = copy.querySelector("span");
  const before = label.textContent;
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(link.value);
    label.textContent = copy.dataset.copied;
    setTimeout(() => {
      label.textContent = before;
    }, 2500);
  });
  share.hidden = !navigator.share;
  share.addEventListener("click", () =>
    navigator.share({ title: share.dataset.title, url: link.value }).catch(() => {}),
  );
}
