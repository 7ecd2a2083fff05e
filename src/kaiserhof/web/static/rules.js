// The rule book, as a drawer beside the board or as a page of its own. A search hides what does not contain the words.

import { isKey } from "./keys.js";

let filled = false;
let opener = null;
const narrow = matchMedia("(max-width: 760px)");
const drawer = () => document.getElementById("drawer");

// ---------------------------------------------------------------- searching

function search(book, text) {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const chapter of book.querySelectorAll(".chapter")) {
    const title = chapter.querySelector("h3").textContent.toLocaleLowerCase();
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
  said.textContent = words.length && !found ? said.dataset.none : "";
}

export function listenToBook(book) {
  const field = book.querySelector("input[type=search]");
  field.addEventListener("input", () => search(book, field.value));
  book.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
  book.addEventListener("click", (event) => {
    const link = event.target.closest(".book-chapters a");
    if (!link || !book.closest("dialog")) return;
    event.preventDefault();
    goTo(book, link.getAttribute("href").slice(1));
  });
}

function goTo(book, id) {
  const field = book.querySelector("input[type=search]");
  field.value = "";
  search(book, "");
  const place = document.getElementById(id);
  if (!place || !book.contains(place)) return;
  for (const old of book.querySelectorAll(".meant")) old.classList.remove("meant");
  place.classList.add("meant");
  place.scrollIntoView({ block: "start" });
  place.focus({ preventScroll: true });
}

// ---------------------------------------------------------------- the drawer

async function fill() {
  if (filled) return;
  const body = document.getElementById("drawer-body");
  const answer = await fetch(drawer().dataset.bookUrl);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  body.replaceChildren(...page.body.childNodes);
  listenToBook(body.querySelector("[data-book]"));
  filled = true;
}

async function openRules(id = "") {
  const box = drawer();
  if (!box.open) {
    opener = document.activeElement;
    if (narrow.matches) box.showModal();
    else box.show();
    document.body.classList.add("with-drawer");
  }
  await fill();
  const book = box.querySelector("[data-book]");
  if (book && id) goTo(book, id);
  else (book?.querySelector("input[type=search]") ?? box).focus({ preventScroll: true });
}

function closeRules() {
  if (!drawer()?.open) return false;
  drawer().close();
  return true;
}

export function listenToDrawer() {
  const box = drawer();
  if (!box) return;
  document.getElementById("drawer-close").addEventListener("click", closeRules);
  box.addEventListener("close", () => {
    document.body.classList.remove("with-drawer");
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    opener = null;
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-rules]");
    if (!button) return;
    event.preventDefault();
    if (box.open && !button.dataset.rules) closeRules();
    else openRules(button.dataset.rules);
  });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && box.open && !event.target.closest("dialog:not(.drawer)")) {
        event.preventDefault();
        event.stopPropagation();
        closeRules();
      } else if (isKey("rules", event) && !event.target.closest("input, select, textarea, dialog")) {
        event.preventDefault();
        if (!closeRules()) openRules();
      }
    },
    true,
  );
}
