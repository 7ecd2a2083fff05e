// Starts Python with the modules of the site: as usual, or from an image of its memory that an earlier visit has made,
// which takes a fraction of the time.

import create from "./pyodide/pyodide.asm.mjs";
import { loadPyodide } from "./pyodide/pyodide.mjs";

export const HERE = new URL("./", import.meta.url);
export const VERSION = HERE.pathname.split("/").at(-2);

const LIBRARY = "lib/python314.zip"; // Python's standard library
const IMAGE_SIZE = 144 * 2 ** 20; // the memory that an image begins with, so that it need not grow while it is made

/** @type {() => Promise<Uint8Array>} */
async function unpackedSite() {
  const packed = (await fetch(new URL("site.gz", HERE))).body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

// The files of the site by name: it is a length, a list of names and sizes, and the contents one after the other.
function filesOf(site) {
  const start = 4 + new DataView(site.buffer).getUint32(0, true);
  const files = new Map();
  let at = start;
  for (const [name, size] of JSON.parse(new TextDecoder().decode(site.subarray(4, start)))) {
    files.set(name, site.subarray(at, at + size));
    at += size;
  }
  return files;
}

function write(FS, files) {
  const made = new Set();
  for (const [name, content] of files) {
    const path = `/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, content, { canOwn: true });
  }
}

// `image` is the content of an image. With `making`, Python can make one.
/** @type {(options?: { image?: Uint8Array | null, making?: boolean }) => Promise<any>} */
export async function startPython({ image = null, making = false } = {}) {
  const files = filesOf(await unpackedSite());
  const library = URL.createObjectURL(new Blob([files.get(LIBRARY)]));
  files.delete(LIBRARY);
  // Libraries are loaded before Python starts, in the same order with an image and without, so that they lie at the same
  // addresses.
  function prepare(module) {
    write(module.FS, files);
    for (const [name, content] of files) {
      if (!name.endsWith(".so")) continue;
      const library = module.newDSO(`/${name}`, undefined, "loading");
      library.refcount = Number.POSITIVE_INFINITY;
      library.exports = module.loadWebAssemblyModule(content, { global: false, nodelete: true }, `/${name}`, {});
    }
    if (image || making) module.growMemory(IMAGE_SIZE);
  }
  const python = await loadPyodide({
    indexURL: new URL("pyodide/", HERE).href,
    stdLibURL: library,
    createPyodideModule(settings) {
      settings.preRun.push(prepare);
      return create(settings);
    },
    env: { HOME: "/home", KAISERHOF_PURE: "1", PYTHONDONTWRITEBYTECODE: "1", PYTHONPATH: "/site" },
    _makeSnapshot: making,
    ...(image ? { _loadSnapshot: image } : {}),
  });
  URL.revokeObjectURL(library);
  if (image) python.runPython("import random; random.seed()"); // an image would repeat itself
  return python;
}
