// The page of a league: reloads the part that changes; copies and shares the link.

import "./page.js";
import "./fresh.js";
import { the } from "./dom.js";
import { listenToCopy, listenToShare } from "./sharing.js";

/** @type {HTMLInputElement | null} */
const link = document.querySelector("#league-link");
if (link) {
  const share = the("share");
  listenToCopy(the("copy-link"), () => link.value);
  listenToShare(share, () => ({ title: share.dataset.title, url: link.value }));
}
