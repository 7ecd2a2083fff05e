// Before the game starts: sends forms without leaving the page, and the stream delivers the result; shares the link
// through the device's share menu.

import { sentence, toast } from "./toast.js";

export function listenToLobby(root, words) {
  root.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!("quiet" in form.dataset)) return;
    event.preventDefault();
    const data = new URLSearchParams(new FormData(form, event.submitter));
    form.closest("details")?.removeAttribute("open");
    event.submitter?.closest("details")?.removeAttribute("open");
    try {
      const answer = await fetch(form.action, {
        method: "POST",
        body: data,
        redirect: "manual",
        headers: { accept: "text/html" },
      });
      if (answer.status >= 400) toast(sentence(await answer.text(), words.lost));
    } catch {
      toast(words.lost);
    }
  });
  root.addEventListener("click", (event) => {
    const button = event.target.closest("#share");
    if (button)
      navigator.share({ title: button.dataset.title, url: document.getElementById("invite").value }).catch(() => {});
  });
}

export function offerSharing() {
  const button = document.getElementById("share");
  if (button) button.hidden = !navigator.share;
}
