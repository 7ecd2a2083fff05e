// Buttons that copy or share the link of a page.

const SAID = 2500;

// `address` returns what to copy. The button says for a moment that it is done.
/** @type {(button: HTMLElement, address: () => string) => void} */
export function listenToCopy(button, address) {
  const label = button.querySelector("span") ?? button;
  const before = label.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(address());
    label.textContent = button.dataset.copied ?? "";
    setTimeout(() => {
      label.textContent = before;
    }, SAID);
  });
}

// Shown only where the device has a share menu.
/** @type {(button: HTMLElement, what: () => ShareData | Promise<ShareData>) => void} */
export function listenToShare(button, what) {
  button.hidden = !navigator.share;
  button.addEventListener("click", async () => {
    navigator.share(await what()).catch(() => {});
  });
}
