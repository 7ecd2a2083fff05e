// The worker that makes an image of Python's memory, with the modules loaded and the first pages made, and ends.

import { keepImage } from "./image.js";
import { startPython } from "./python.js";

async function make() {
  const python = await startPython({ making: true });
  const warming = python.pyimport("kaiserhof.tab.warming");
  await warming.warm();
  warming.destroy();
  await new Promise((done) => setTimeout(done, 100)); // until Python has let go of what it waited with
  await keepImage(python.makeMemorySnapshot());
  postMessage("made");
}

make().catch((error) => postMessage(String(error)));
