// Sets a text only if it differs, because every write triggers a new layout.

/** @type {(place: Element | null, text: string) => void} */
export function write(place, text) {
  if (place && place.textContent !== text) place.textContent = text;
}
