// The board editor. It knows no particular game: a description tells what can be edited, and the server checks and
// draws.

import "../page.js";
import { Checks } from "./checks.js";
import { Document } from "./document.js";
import { Form } from "./form.js";
import { Photo } from "./photo.js";
import { Sheet } from "./sheet.js";
import { Things } from "./things.js";
import { Tools } from "./tools.js";

/** @import { EditorData } from "../../wire" */
/** @import { News } from "./checks.js" */
/** @import { Tables } from "./document.js" */
/** @import { Thing } from "./things.js" */

/** @type {(id: string) => HTMLElement} */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const button = /** @type {(id: string) => HTMLButtonElement} */ (byId);
const input = /** @type {(id: string) => HTMLInputElement} */ (byId);
const select = /** @type {(id: string) => HTMLSelectElement} */ (byId);

const main = byId("main");
/** @type {EditorData} */
const { editing, said, doc: brought } = JSON.parse(byId("editing").dataset.told ?? "");
const { address = "" } = main.dataset;

const doc = new Document(`kaiserhof-board-${address}`, editing.empty);
if (brought) doc.replace(brought);
const things = new Things(doc, editing);
const sheet = new Sheet(/** @type {SVGSVGElement} */ (document.querySelector("svg#sheet")), things);
const tools = new Tools(sheet, things, redraw);
const form = new Form(byId("thing"), things, said, tools);
const checks = new Checks(address, doc, told);
const photo = new Photo(address, showPhoto);

let asked = false;

// Renders the page from the document and the tool, in the next frame.
function redraw() {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    show();
  });
}

function show() {
  /** @type {Map<string, string[]>} */
  const about = new Map();
  for (const problem of checks.problems) {
    const thing = things.about(problem.place);
    const key = thing ? things.key(thing) : "";
    about.set(key, [...(about.get(key) || []), problem.sentence]);
  }
  sheet.draw({
    chosen: tools.chosen,
    handle: tools.handle,
    draft: tools.draft,
    wrong: new Set(about.keys()),
    first: tools.first,
  });
  form.show(tools.chosen, about.get(tools.chosen ?? "") || []);
  for (const tool of document.querySelectorAll("[data-tool]"))
    tool.setAttribute("aria-pressed", String(tool.dataset.tool === tools.tool));
  button("undo").disabled = !doc.past.length;
  button("redo").disabled = !doc.future.length;
  const kind = things.kinds[tools.tool];
  byId("how").textContent = said[`how-${kind ? kind.shape : "choose"}`];
  const listed = select("listed");
  const names = things
    .all()
    .filter(({ kind }) => kind.shape !== "plain" || !kind.single)
    .map((thing) => ({ key: things.key(thing), name: `${said[`kind-${thing.kind.id}`]} ${things.name(thing)}` }));
  if (JSON.stringify(names) !== listed.dataset.names) {
    listed.dataset.names = JSON.stringify(names);
    listed.replaceChildren(new Option(said["kind-board"], ""), ...names.map(({ key, name }) => new Option(name, key)));
  }
  listed.value = tools.chosen || "";
  byId("finish").hidden = !tools.draft.length;
  byId("at").textContent = sheet.pointer.map(Math.round).join(", ");
}

/** @type {(thing: Thing) => void} */
function goTo(thing) {
  const where = things.anchor(thing);
  if (!where) return;
  sheet.pointer = where;
  sheet.show(where);
}

/** @param {News} news */
function told({ away, players }) {
  const list = byId("problems");
  byId("verdict").textContent = away ? said.away : checks.problems.length ? said["not-yet"] : said.sound;
  main.dataset.sound = String(!away && !checks.problems.length);
  list.replaceChildren(
    ...checks.problems.map((problem) => {
      const item = document.createElement("li");
      const way = document.createElement("button");
      way.type = "button";
      way.className = "problem";
      way.textContent = problem.sentence;
      way.addEventListener("click", () => {
        const thing = things.about(problem.place);
        if (!thing) return;
        tools.choose(things.key(thing));
        goTo(thing);
      });
      item.append(way);
      return item;
    }),
  );
  const image = sheet.layers.picture;
  if (checks.picture) image.setAttribute("href", checks.picture);
  else image.removeAttribute("href");
  byId("shown").setAttribute("src", checks.picture);
  byId("shown").hidden = !checks.picture;
  button("play").disabled = button("export").disabled = !checks.text;
  if (players) {
    const box = select("players");
    const wanted = players.map(String);
    if (wanted.join() !== [...box.options].map((option) => option.value).join()) {
      box.replaceChildren(...wanted.map((count) => new Option(count, count)));
      if (wanted.includes(checks.players)) box.value = checks.players;
    }
  }
  redraw();
}

// ---- buttons

byId("tools").addEventListener("click", (event) => {
  const { tool } = /** @type {Element} */ (event.target).closest("[data-tool]")?.dataset ?? {};
  if (tool) tools.take(tool);
});
const acts = {
  undo: () => doc.undo(),
  redo: () => doc.redo(),
  closer: () => sheet.zoomTo(1 / 1.4),
  farther: () => sheet.zoomTo(1.4),
  whole: () => sheet.whole(),
  finish: () => tools.finish(),
  empty: () => {
    tools.choose(null);
    doc.replace(editing.empty);
    sheet.begin();
  },
  ours: async () => {
    tools.choose(null);
    doc.replace(await (await fetch(`${address}/ours`)).json());
    sheet.begin();
  },
  export: save,
  "no-photo": () => photo.remove(),
  play: keep,
};
for (const [id, act] of Object.entries(acts))
  byId(id).addEventListener("click", () => {
    act();
    redraw();
  });
select("listed").addEventListener("change", () => {
  const key = select("listed").value;
  tools.choose(key);
  const thing = things.find(key);
  if (thing) goTo(thing);
});
input("snaps").addEventListener("change", () => {
  tools.snaps = input("snaps").checked;
});
input("follows").addEventListener("change", () => {
  tools.follows = input("follows").checked;
});
select("players").addEventListener("change", () => {
  checks.players = select("players").value;
  checks.ask();
});
input("fade").addEventListener("input", () => {
  const share = input("fade").valueAsNumber;
  sheet.layers.picture.setAttribute("opacity", String(share / 100));
  sheet.hidden = share > 60;
  redraw();
});
input("photo-fade").addEventListener("input", () => {
  sheet.layers.photo.setAttribute("opacity", String(input("photo-fade").valueAsNumber / 100));
});

input("photo").addEventListener("change", () => photo.bring(input("photo").files?.[0]));

/** @param {string} place */
function showPhoto(place) {
  const image = sheet.layers.photo;
  if (place) image.setAttribute("href", place);
  else image.removeAttribute("href");
  byId("no-photo").hidden = !place;
  input("photo").value = "";
  redraw();
}

input("import").addEventListener("change", async () => {
  const file = input("import").files?.[0];
  if (!file) return;
  const response = await fetch(`${address}/read`, { method: "POST", body: file });
  const answer = await response.json();
  input("import").value = "";
  if (response.ok) {
    tools.choose(null);
    doc.replace(answer);
    sheet.whole();
  } else {
    byId("verdict").textContent = answer.sentence;
  }
});

async function save() {
  const text = await checks.file();
  if (!text) {
    told({ away: true });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = main.dataset.file ?? "";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function keep() {
  const response = await fetch(`${address}/keep`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(doc.data),
  });
  const answer = await response.json();
  if (response.ok) location.assign(answer.address);
  else byId("verdict").textContent = answer.sentence;
}

document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || /** @type {Element} */ (event.target).matches("input, textarea, select"))
    return;
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) doc.undo();
  else if (key === "y" || key === "z") doc.redo();
  else return;
  event.preventDefault();
});

doc.onChange(redraw);
doc.onChange(() => {
  main.dataset.sound = "";
});
sheet.begin();
redraw();
checks.ask();
