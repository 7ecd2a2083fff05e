// What every page does: nothing may depend on it.

import { giveSigns } from "./presence.js";

for (const box of document.querySelectorAll("input[readonly]")) {
  box.addEventListener("focus", () => box.select());
}

giveSigns();
