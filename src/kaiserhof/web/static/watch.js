// The page on which a record is brought. A link may bring it behind the address: `#record=`, compressed, which no server
// sees before the visitor sends the form.

import "./page.js";
import { unpacked } from "./packed.js";

const text = /** @type {HTMLTextAreaElement} */ (document.getElementById("text"));
const brought = /** @type {HTMLElement} */ (document.getElementById("brought"));

async function take() {
  const packed = location.hash.match(/^#record=([\w-]+)$/)?.[1];
  if (!packed) return;
  history.replaceState(null, "", location.pathname);
  text.value = await unpacked(packed, text.maxLength);
  brought.hidden = false;
}

take().catch(() => {}); // what cannot be unpacked is no record: the form stays empty
addEventListener("hashchange", () => take().catch(() => {}));
