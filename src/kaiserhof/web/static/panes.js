// On a phone the cards, the players and the log are panes, one at a time.

let shownPane = "cards";

export function showPane(name = shownPane) {
  if (!document.getElementById(name)) name = document.querySelector(".pane-part")?.id ?? name;
  for (const part of document.querySelectorAll(".pane-part")) part.classList.toggle("shown", part.id === name);
  for (const tab of document.querySelectorAll(".pane-tabs [data-pane]")) tab.classList.toggle("current", tab.dataset.pane === name);
  shownPane = name;
  // What scrolls can be scrolled by the keyboard.
  for (const part of document.querySelectorAll(".pane-part")) if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
  for (const part of document.querySelectorAll(".panorama .board-frame")) if (part.scrollWidth > part.clientWidth + 1) part.tabIndex = 0;
}

export function listenToPanes(root) {
  root.addEventListener("click", (event) => {
    const tab = event.target.closest(".pane-tabs [data-pane]");
    if (!tab) return;
    event.preventDefault();
    showPane(tab.dataset.pane);
  });
  showPane();
}
