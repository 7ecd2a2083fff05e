// The pages on which a board is begun, and found again. A drawing that an earlier version left in this browser can be gone on with.

import "../page.js";
import { sayTimes } from "../since.js";
import { post } from "./keeper.js";
import { deletePhoto, photoOf, storePhoto } from "./photo_store.js";

sayTimes();
const { address = "" } = document.getElementById("main")?.dataset ?? {};
const place = `kaiserhof-board-${address}`;

function before() {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

document.getElementById("before")?.toggleAttribute("hidden", before() === null);
document.getElementById("go-on")?.addEventListener("click", async () => {
  const answer = await post(`${address}/drafts`, `{"document":${before()}}`);
  if (!answer?.ok) return;
  const { draft } = await answer.json();
  const photo = await photoOf(address);
  if (photo) {
    await storePhoto(draft, photo);
    await deletePhoto(address);
  }
  localStorage.removeItem(place);
  location.assign(`${address}/drafts/${draft}`);
});
