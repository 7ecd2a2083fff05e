// While a game is being analysed, looks every now and then how far that is.

const AGAIN = 1200;

async function look() {
  const section = document.getElementById("analysis");
  if (!section?.dataset.running) return;
  try {
    const answer = await fetch(section.dataset.running, { headers: { accept: "text/html" } });
    if (answer.ok) {
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("analysis");
      if (fresh) section.replaceWith(fresh);
    }
  } finally {
    setTimeout(look, AGAIN);
  }
}

setTimeout(look, AGAIN);
