// The rule book, as a drawer beside the board or as a page of its own. A search hides what does not contain the words.

import { the, write } from "./dom.js";
import { isKey } from "./keys.js";
import { page } from "./state.js";

const narrow = matchMedia("(max-width: 760px)");
const drawer = () => /** @type {HTMLDialogElement | null} */ (document.getElementById("drawer"));
/** @type {(book: HTMLElement) => HTMLInputElement | null} */
const fieldOf = (book) => book.querySelector("input[type=search]");

// ---------------------------------------------------------------- searching

/** @type {(book: HTMLElement, text: string) => void} */
function search(book, text) {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const chapter of book.querySelectorAll(".chapter")) {
    const title = chapter.querySelector("h3")?.textContent.toLocaleLowerCase();
    let here = 0;
    for (const rule of chapter.querySelectorAll(".rules > li")) {
      const sentence = `${title} ${rule.textContent.toLocaleLowerCase()}`;
      const shown = words.every((word) => sentence.includes(word));
      rule.hidden = !shown;
      if (shown) here += 1;
    }
    chapter.hidden = here === 0;
    chapter.classList.toggle("searched", words.length > 0);
    found += here;
  }
  const said = book.querySelector("[data-found]");
  write(said, words.length && !found ? (said?.dataset.none ?? "") : "");
}

/** @type {(book: HTMLElement) => void} */
export function listenToBook(book) {
  const field = fieldOf(book);
  field?.addEventListener("input", () => search(book, field.value));
  book.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  book.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest(".book-chapters a");
    if (!link || !book.closest("dialog")) return;
    event.preventDefault();
    goTo(book, (link.getAttribute("href") ?? "").slice(1));
  });
}

/** @type {(book: HTMLElement, id: string, reads?: boolean) => void} */
function goTo(book, id, reads = true) {
  const field = fieldOf(book);
  if (field) field.value = "";
  search(book, "");
  const place = document.getElementById(id);
  if (!place || !book.contains(place)) return;
  for (const old of book.querySelectorAll(".meant")) old.classList.remove("meant");
  place.classList.add("meant");
  place.scrollIntoView({ block: "start" });
  if (reads) place.focus({ preventScroll: true });
}

// ---------------------------------------------------------------- the drawer

/** @type {(box: HTMLElement) => Promise<void>} */
async function fill(box) {
  if (page.book.filled) return;
  const body = the("drawer-body");
  const answer = await fetch(box.dataset.bookUrl ?? "");
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  body.replaceChildren(...fresh.body.childNodes);
  const book = body.querySelector("[data-book]");
  if (book) listenToBook(book);
  page.book.filled = true;
}

// Opens the book at this place, or else where it explains what is asked, ready to search.
/** @type {(box: HTMLDialogElement, place?: string) => Promise<void>} */
async function openRules(box, place) {
  if (!box.open) {
    page.book.opener = document.activeElement;
    if (narrow.matches) box.showModal();
    else box.show();
    document.body.classList.add("with-drawer");
  }
  await fill(box);
  const book = box.querySelector("[data-book]");
  if (book && place) return goTo(book, place);
  const asked = document.getElementById("prompt")?.dataset.chapter;
  if (book && asked) goTo(book, asked, false);
  return ((book && fieldOf(book)) ?? box).focus({ preventScroll: true });
}

export function startRules() {
  const box = drawer();
  box?.addEventListener("close", () => {
    document.body.classList.remove("with-drawer");
    const { opener } = page.book;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    page.book.opener = null;
  });
}

/** @type {(event: Event, target: Element) => void} */
export function useRules(event, target) {
  const box = drawer();
  if (target.closest("#drawer-close")) box?.close();
  const button = target.closest("[data-rules]");
  if (!box || !button) return;
  event.preventDefault();
  if (box.open && !button.dataset.rules) box.close();
  else openRules(box, button.dataset.rules);
}

// Escape closes the book and nothing else; its own key opens and closes it.
/** @type {(event: KeyboardEvent, target: Element) => boolean} */
export function rulesKey(event, target) {
  const box = drawer();
  if (!box) return false;
  if (event.key === "Escape" && box.open && !target.closest("dialog:not(.drawer)")) {
    event.preventDefault();
    box.close();
    return true;
  }
  if (!isKey("rules", event) || target.closest("input, select, textarea, dialog")) return false;
  event.preventDefault();
  if (box.open) box.close();
  else openRules(box);
  return true;
}
