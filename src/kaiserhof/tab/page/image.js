// An image of Python's memory, which the browser keeps in its private files for the next visits. It belongs to one build
// and one browser: 16 bytes (its length, and how many starts with it did not come to their end) and the memory up to the
// last byte that is not 0.

import { VERSION } from "./python.js";

const HEAD = 16;
const PATIENCE = 2; // unfinished starts after which an image is not used again: a tab may be closed while it starts

async function folder() {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle("kaiserhof-image", { create: true });
}

async function ownName() {
  const key = new TextEncoder().encode(`${VERSION} ${navigator.userAgent}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", key));
  return [...digest.subarray(0, 8)].map((each) => each.toString(16).padStart(2, "0")).join("");
}

/** @type {(act: (file: any, head: Uint32Array) => any, options?: { create: boolean }) => Promise<any>} */
async function withFile(act, options) {
  const handle = await (await folder()).getFileHandle(await ownName(), options);
  const file = await handle.createSyncAccessHandle();
  try {
    const head = new Uint32Array(HEAD / 4);
    file.read(head, { at: 0 });
    return act(file, head);
  } finally {
    file.close();
  }
}

function writeHead(file, head) {
  file.write(head, { at: 0 });
  file.flush();
}

// Returns the image, or null if there is none that can be used. With `counting`, the start is counted as unfinished until
// `imageWorked` is called.
/** @type {(options?: { counting?: boolean }) => Promise<Uint8Array | null>} */
export async function readImage({ counting = false } = {}) {
  try {
    return await withFile((file, head) => {
      const [length, unfinished] = head;
      if (!length || file.getSize() !== HEAD + length || unfinished > PATIENCE) return null;
      if (counting) {
        head[1]++;
        writeHead(file, head);
      }
      const content = new Uint8Array(length);
      file.read(content, { at: HEAD });
      return content;
    });
  } catch {
    return null; // there is none, another worker has it open, or the browser stores nothing
  }
}

export async function imageWorked() {
  await withFile((file, head) => {
    head[1] = 0;
    writeHead(file, head);
  });
}

// Keeps an image instead of all others. The head is written last, so an interruption leaves none.
/** @type {(content: Uint8Array) => Promise<void>} */
export async function keepImage(content) {
  await dropImages();
  let length = content.length;
  while (length && !content[length - 1]) length--;
  length = Math.ceil(length / 16) * 16;
  try {
    await withFile(
      (file, head) => {
        file.write(content.subarray(0, length), { at: HEAD });
        file.flush();
        head.set([length, 0]);
        writeHead(file, head);
      },
      { create: true },
    );
  } catch (error) {
    await dropImages();
    throw error;
  }
}

export async function dropImages() {
  const images = await folder();
  for await (const name of images.keys()) await images.removeEntry(name).catch(() => {}); // open elsewhere
}
