// What every page does: nothing may depend on it.
for (const box of document.querySelectorAll("input[readonly]")) {
  box.addEventListener("focus", () => box.select());
}
