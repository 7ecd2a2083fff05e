// Before the game starts: sends forms without leaving the page, and the stream delivers the result; copies and shares the
// link.

import { sentence, toast } from "./toast.js";
import { words } from "./words.js";

/** @type {() => HTMLInputElement | null} */
const invitation = () => document.querySelector("input#invite");

/** @type {(event: SubmitEvent, form: HTMLFormElement) => boolean} */
export function sendQuietly(event, form) {
  if (!("quiet" in form.dataset)) return false;
  event.preventDefault();
  send(form, event.submitter).catch(() => toast(words.lost));
  return true;
}

/** @type {(form: HTMLFormElement, button: HTMLElement | null) => Promise<void>} */
async function send(form, button) {
  const body = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form, button)]));
  form.closest("details")?.removeAttribute("open");
  button?.closest("details")?.removeAttribute("open");
  const answer = await fetch(form.action, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { accept: "text/html" },
  });
  if (answer.status >= 400) toast(sentence(await answer.text(), words.lost));
}

// After an update.
export function invite() {
  const share = document.getElementById("share");
  if (share) share.hidden = !navigator.share;
  const field = invitation();
  if (field && !field.value) field.value = location.origin + field.dataset.link;
  if (!words.league) return;
  document.querySelector("a#league")?.setAttribute("href", words.league);
  document.querySelector("a#league")?.removeAttribute("hidden");
}

/** @type {(event: Event, target: Element) => void} */
export function useInvitation(_, target) {
  const field = invitation();
  const share = target.closest("#share");
  if (share && field) navigator.share({ title: share.dataset.title, url: field.value }).catch(() => {});
  if (field && target.closest("#copy")) copy(field);
}

/** @type {(field: HTMLInputElement) => Promise<void>} */
async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  toast(words.copied);
}
