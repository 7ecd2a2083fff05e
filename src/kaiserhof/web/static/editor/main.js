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

const main = document.getElementById("main");
const { editing, said, doc: brought } = JSON.parse(document.getElementById("editing").dataset.told);
const { address } = main.dataset;
const byId = (id) => document.getElementById(id);

const doc = new Document(`kaiserhof-board-${address}`, editing.empty);
if (brought) doc.replace(brought);
const things = new Things(doc, editing);
const sheet = new Sheet(byId("sheet"), things);
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
  form.show(tools.chosen, about.get(tools.chosen) || []);
  for (const button of document.querySelectorAll("[data-tool]"))
    button.setAttribute("aria-pressed", String(button.dataset.tool === tools.tool));
  byId("undo").disabled = !doc.past.length;
  byId("redo").disabled = !doc.future.length;
  const kind = things.kinds[tools.tool];
  byId("how").textContent = said[`how-${kind ? kind.shape : "choose"}`];
  const listed = byId("listed");
  const names = things
    .all()
    .filter((thing) => thing.kind.shape !== "plain" || !thing.kind.single)
    .map((thing) => [things.key(thing), `${said[`kind-${thing.kind.id}`]} ${things.name(thing)}`]);
  if (JSON.stringify(names) !== listed.dataset.names) {
    listed.dataset.names = JSON.stringify(names);
    listed.replaceChildren(new Option(said["kind-board"], ""), ...names.map(([key, name]) => new Option(name, key)));
  }
  listed.value = tools.chosen || "";
  byId("finish").hidden = !tools.draft.length;
  byId("at").textContent = sheet.pointer.map(Math.round).join(", ");
}

function told({ away, players }) {
  const list = byId("problems");
  byId("verdict").textContent = away ? said.away : checks.problems.length ? said["not-yet"] : said.sound;
  main.dataset.sound = String(!away && !checks.problems.length);
  list.replaceChildren(
    ...checks.problems.map((problem) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.className = "problem";
      button.textContent = problem.sentence;
      button.addEventListener("click", () => {
        const thing = things.about(problem.place);
        if (!thing) return;
        tools.choose(things.key(thing));
        const where = things.anchor(thing);
        if (where) sheet.show((sheet.pointer = where));
      });
      item.append(button);
      return item;
    }),
  );
  const image = sheet.layers.picture;
  if (checks.picture) image.setAttribute("href", checks.picture);
  else image.removeAttribute("href");
  byId("shown").src = checks.picture || "";
  byId("shown").hidden = !checks.picture;
  byId("play").disabled = byId("export").disabled = !checks.text;
  if (players) {
    const select = byId("players");
    const wanted = players.map(String);
    if (wanted.join() !== [...select.options].map((option) => option.value).join()) {
      select.replaceChildren(...wanted.map((count) => new Option(count, count)));
      if (wanted.includes(checks.players)) select.value = checks.players;
    }
  }
  redraw();
}

// ---- buttons

byId("tools").addEventListener("click", (event) => {
  const button = event.target.closest("[data-tool]");
  if (button) tools.take(button.dataset.tool);
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
byId("listed").addEventListener("change", (event) => {
  tools.choose(event.target.value);
  const thing = things.find(event.target.value);
  const where = thing && things.anchor(thing);
  if (where) sheet.show((sheet.pointer = where));
});
byId("snaps").addEventListener("change", (event) => {
  tools.snaps = event.target.checked;
});
byId("follows").addEventListener("change", (event) => {
  tools.follows = event.target.checked;
});
byId("players").addEventListener("change", (event) => {
  checks.players = event.target.value;
  checks.ask();
});
byId("fade").addEventListener("input", (event) => {
  sheet.layers.picture.setAttribute("opacity", event.target.value / 100);
  sheet.hidden = event.target.value > 60;
  redraw();
});
byId("photo-fade").addEventListener("input", (event) => {
  sheet.layers.photo.setAttribute("opacity", event.target.value / 100);
});

byId("photo").addEventListener("change", (event) => photo.bring(event.target.files[0]));

function showPhoto(place) {
  const image = sheet.layers.photo;
  if (place) image.setAttribute("href", place);
  else image.removeAttribute("href");
  byId("no-photo").hidden = !place;
  byId("photo").value = "";
  redraw();
}

byId("import").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (!file) return;
  const response = await fetch(`${address}/read`, { method: "POST", body: file });
  const answer = await response.json();
  event.target.value = "";
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
  link.download = main.dataset.file;
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
  if (!(event.ctrlKey || event.metaKey) || event.target.matches?.("input, textarea, select")) return;
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
