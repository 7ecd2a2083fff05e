// Writes a text where it is not written yet: what is written anew is laid out anew.

/** @type {(place: Element | null, text: string) => void} */
export function write(place, text) {
  if (place && place.textContent !== text) place.textContent = text;
}
