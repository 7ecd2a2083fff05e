// The worker in which bots think that take their time, so that the application and its pages never wait for them.

import { readImage } from "./image.js";
import { startPython } from "./python.js";

const thinking = begin();

async function begin() {
  const python = await startPython({ image: await readImage() });
  return { python, answered: python.pyimport("kaiserhof.tab.thinking").answered };
}

addEventListener("message", async ({ data: [number, request] }) => {
  try {
    const { python, answered } = await thinking;
    const answer = answered(python.toPy(request));
    postMessage([number, answer.toJs()]);
    answer.destroy();
  } catch (error) {
    console.error(error);
    postMessage([number, null]);
  }
});
