// What a person notes for themselves at a table: kept a moment after the last key, and when the notes are closed.

import { address } from "./sending.js";
import { sentence, toast } from "./toast.js";
import { words } from "./words.js";

const A_MOMENT = 800;
const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById("notes"));
const field = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("note"));
const said = document.getElementById("note-said");

const note = { kept: field?.value ?? "", timer: /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined) };

async function keep() {
  clearTimeout(note.timer);
  if (!field || field.value === note.kept) return;
  const text = field.value;
  try {
    const answer = await fetch(`${address}/note`, {
      method: "POST",
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
    });
    if (!answer.ok) throw new Error(sentence(await answer.text(), words.lost));
    note.kept = text;
    if (said && field.value === text) said.textContent = said.dataset.kept ?? "";
  } catch (error) {
    toast(error instanceof TypeError ? words.lost : String(/** @type {Error} */ (error).message));
  }
}

export function openNotes() {
  dialog?.showModal();
  field?.focus();
}

export function startNotes() {
  field?.addEventListener("input", () => {
    if (said) said.textContent = "";
    clearTimeout(note.timer);
    note.timer = setTimeout(keep, A_MOMENT);
  });
  dialog?.addEventListener("close", keep);
  addEventListener("pagehide", keep);
  document.getElementById("notes-close")?.addEventListener("click", () => dialog?.close());
}
