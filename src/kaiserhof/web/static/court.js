// The court: the scene after a win, which Esc closes for good.

import "./page.js";

const scene = /** @type {HTMLDialogElement | null} */ (document.getElementById("won"));
scene?.showModal();
const seen = /** @type {HTMLFormElement | null | undefined} */ (scene?.querySelector("form"));
scene?.addEventListener("cancel", () => seen?.requestSubmit());
