// Texts that travel in a link.

/**
 * Unpacks a text: base64 of the deflated bytes, as `packed` in `tab/taking.py` makes it. Throws if there is more than `most`.
 * @type {(packed: string, most: number) => Promise<string>}
 */
export async function unpacked(packed, most) {
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  const flow = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for await (const part of flow.values()) {
    text += decoder.decode(part, { stream: true });
    if (text.length > most) throw new Error("too long");
  }
  return text + decoder.decode();
}
