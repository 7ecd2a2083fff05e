// The board editor. It knows no particular game: a description tells what can be edited, and the server keeps, checks and
// draws.

import "../page.js";
import { Checks } from "./checks.js";
import { at, Document, put } from "./document.js";
import { Form } from "./form.js";
import { Keeper, post } from "./keeper.js";
import { PHOTO, Photo } from "./photo.js";
import { Problems } from "./problems.js";
import { Review } from "./review.js";
import { Sheet } from "./sheet.js";
import { keepView, recallView, view } from "./state.js";
import { Things } from "./things.js";
import { Tools } from "./tools.js";
import { Trial } from "./trial.js";

/** @import { EditorData } from "../../wire" */
/** @import { News } from "./checks.js" */
/** @import { Tables } from "./document.js" */
/** @import { State } from "./keeper.js" */
/** @import { Thing } from "./things.js" */

/** @type {(id: string) => HTMLElement} */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const button = /** @type {(id: string) => HTMLButtonElement} */ (byId);
const input = /** @type {(id: string) => HTMLInputElement} */ (byId);
const select = /** @type {(id: string) => HTMLSelectElement} */ (byId);

const main = byId("main");
/** @type {EditorData} */
const { editing, said, draft, revision, content, shares } = JSON.parse(byId("editing").dataset.told ?? "");
const { address = "" } = main.dataset;

const doc = new Document(content);
const things = new Things(doc, editing);
const sheet = new Sheet(/** @type {SVGSVGElement} */ (document.querySelector("svg#sheet")), things);
const tools = new Tools(sheet, things, redraw);
const form = new Form(byId("thing"), things, said, tools);
const checks = new Checks(address, doc, told);
const photo = new Photo(draft, /** @type {HTMLImageElement} */ (byId("photo-image")), sheet, tools, redraw);
/** @type {Promise<Tables>} Our board. */
const ours = fetch(`${address}/ours`).then((answer) => answer.json());
const problems = new Problems(things, tools, said, goTo, () => ours);
const review = new Review(byId("review"), things, said, shares, tools, (thing) => {
  tools.choose(things.key(thing));
  goTo(thing);
});
const trial = new Trial(byId("trial-result"), address, doc, said);
const keeper = new Keeper(address, { draft, revision }, doc, kept, (_, to) => photo.goWith(to));

// Renders the page from the document and the tool, in the next frame.
function redraw() {
  view.frame ||= requestAnimationFrame(() => {
    view.frame = 0;
    show();
  });
}

function show() {
  things.indexes.clear();
  const about = problems.about(checks.problems);
  sheet.draw({
    chosen: tools.chosen,
    handle: tools.handle,
    stroke: tools.stroke,
    wrong: new Set(problems.about(checks.problems.filter((problem) => !problems.isMissing(problem))).keys()),
    first: tools.first,
    target: tools.target,
  });
  photo.draw();
  byId("paper").dataset.under = photo.isAlone() ? "alone" : photo.laid ? "laid" : "";
  byId("photo-alone").setAttribute("aria-pressed", String(photo.alone));
  byId("photo-label").textContent = said[photo.laid ? "photo-other" : "photo"];
  form.show(tools.chosen, about.get(tools.chosen ?? "") || []);
  for (const tool of document.querySelectorAll("[data-tool]"))
    tool.setAttribute("aria-pressed", String(tool.dataset.tool === tools.tool));
  button("undo").disabled = !doc.past.length && !tools.clicks.length && !tools.first && !photo.pins;
  button("redo").disabled = !doc.future.length || tools.clicks.length > 0;
  byId("how").textContent = how();
  byId("how").dataset.remark = String(Boolean(tools.remark));
  const listed = select("listed");
  const names = tools.drag ? null : listing();
  if (names && names !== listed.dataset.names) {
    listed.dataset.names = names;
    const options = /** @type {[string, string][]} */ (JSON.parse(names)).map(([key, name]) => new Option(name, key));
    listed.replaceChildren(new Option(said["kind-board"], ""), ...options);
  }
  listed.value = tools.chosen || "";
  byId("finish").hidden = !tools.stroke.length;
  byId("at").textContent = sheet.pointer.map(Math.round).join(", ");
  for (const part of document.querySelectorAll("[data-photo]")) part.toggleAttribute("hidden", !photo.laid);
  if (!tools.drag) counted();
}

// What a click does now, or why the last one did nothing.
function how() {
  if (tools.remark) return said[tools.remark];
  if (tools.tool === PHOTO) return photo.pins ? `${said["how-pins"]} (${photo.pins.length} / 4)` : said["how-photo"];
  const kind = things.kinds[tools.tool];
  if (kind?.order) return said["how-marks"];
  return said[`how-${kind ? kind.shape : "choose"}`];
}

// The keys and names of all things, as JSON.
function listing() {
  const all = things.all().filter(({ kind }) => kind.shape !== "plain" || !kind.single);
  return JSON.stringify(
    all.map((thing) => [things.key(thing), `${said[`kind-${thing.kind.id}`]} ${things.name(thing)}`]),
  );
}

// Says how much has been compared with the printed board.
function counted() {
  const fold = /** @type {HTMLDetailsElement} */ (byId("review-fold"));
  fold.hidden = !read(editing.reconstruction);
  if (fold.open) review.show();
  const { seen, all } = review.count();
  const head = byId("review-count");
  head.textContent = said["seen-count"].replace("%s", String(seen)).replace("%a", String(all));
  const name = /** @type {string} */ (read(editing.title) || said.untitled);
  byId("board-name").textContent = name;
  button("printed").hidden = seen < all;
}

/** @type {(path: string) => unknown} */
function read(path) {
  return at(doc.data, path.split("."));
}

/** @type {(state: State, sentence?: string) => void} */
function kept(state, sentence) {
  byId("kept").textContent = sentence || said[`state-${state}`];
  byId("kept").dataset.state = state;
}

/** @type {(thing: Thing) => void} */
function goTo(thing) {
  const where = things.anchor(thing);
  if (!where) {
    requestAnimationFrame(() => byId("thing").scrollIntoView({ block: "nearest" }));
    return;
  }
  sheet.pointer = where;
  sheet.show(where);
}

/** @param {News} news */
function told({ away, players }) {
  const open = checks.doubts.filter((doubt) => !doc.accepted.has(problems.key(doubt)));
  const state = away ? "away" : checks.problems.length ? "not-yet" : open.length ? "doubtful" : "sound";
  byId("verdict").textContent = said[state];
  main.dataset.sound = String(state === "sound" || state === "doubtful");
  byId("problems").replaceChildren(
    ...checks.problems.map((problem) => problems.line(problem)),
    ...checks.doubts.map((doubt) => problems.doubt(doubt)),
  );
  const image = sheet.layers.picture;
  if (checks.picture) image.setAttribute("href", checks.picture);
  else image.removeAttribute("href");
  byId("shown").setAttribute("src", checks.picture);
  byId("shown").hidden = !checks.picture;
  button("play").disabled = button("trial").disabled = !checks.picture;
  button("export").disabled = !checks.text;
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
  undo: () => (photo.pins ? unpin() : tools.undo()),
  redo: () => tools.redo(),
  closer: () => sheet.zoomTo(1 / 1.4),
  farther: () => sheet.zoomTo(1.4),
  whole: () => sheet.whole(),
  finish: () => tools.finish(),
  export: save,
  "no-photo": () => photo.remove(),
  "photo-pins": () => photo.straighten(),
  "photo-alone": () => {
    photo.alone = !photo.alone;
  },
  "photo-left": () => photo.turn(-1),
  "photo-right": () => photo.turn(1),
  "photo-quarter": () => photo.turn(90),
  "photo-larger": () => photo.turn(0, 1.1),
  "photo-smaller": () => photo.turn(0, 1 / 1.1),
  "photo-fit": () => photo.reset(),
  trial: () => trial.play(checks.players),
  printed: () => {
    put(doc.data, editing.reconstruction.split("."), false);
    doc.changed();
  },
  play: keep,
};
for (const [id, act] of Object.entries(acts))
  byId(id).addEventListener("click", () => {
    act();
    redraw();
  });
function unpin() {
  if (photo.pins?.pop() === undefined) photo.pins = null;
}
byId("review-fold").addEventListener("toggle", redraw);
byId("layers").addEventListener("change", (event) => {
  const { name, value, checked } = /** @type {HTMLInputElement} */ (event.target);
  const layers = name === "locked" ? view.locked : view.hidden;
  if (checked === (name === "locked")) layers.add(value);
  else layers.delete(value);
  keepView(keeper.draft);
  redraw();
});
document.getElementById("side")?.addEventListener("change", () => {
  view.side = select("side").value;
  keepView(keeper.draft);
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
input("fade").addEventListener("input", fade);
function fade() {
  const share = input("fade").valueAsNumber;
  sheet.layers.picture.setAttribute("opacity", String(share / 100));
  sheet.hidden = share > 60;
  view.fade = input("fade").value;
  keepView(keeper.draft);
  redraw();
}
input("photo-fade").addEventListener("input", () => photo.fadeTo(input("photo-fade").valueAsNumber));
input("photo").addEventListener("change", () => {
  photo.bring(input("photo").files?.[0]);
  sheet.whole();
  // The finished drawing would lie over it.
  input("fade").value = "0";
  fade();
  input("photo").value = "";
  tools.take(PHOTO);
});

async function save() {
  const text = await checks.file();
  if (!text) {
    told({ away: true });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = `${fileName(String(read(editing.title) ?? "")) || main.dataset.file}.toml`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function keep() {
  await keeper.send();
  const answer = await post(`${address}/keep?draft=${keeper.draft}`, JSON.stringify(doc.data));
  const told = await answer?.json();
  if (answer?.ok) location.assign(told.address);
  else byId("verdict").textContent = told ? told.sentence : said.away;
}

// A name without what a file's name cannot have.
/** @type {(name: string) => string} */
const fileName = (name) => name.replace(/[^\p{L}\p{N} _-]+/gu, "").trim();

document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || /** @type {Element} */ (event.target).matches("input, textarea, select"))
    return;
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) acts.undo();
  else if (key === "y" || key === "z") tools.redo();
  else return;
  event.preventDefault();
});

doc.onChange(redraw);
doc.onChange(() => {
  if (checks.about !== doc.last) main.dataset.sound = "";
  else told({});
});
recallView(draft);
/** @type {NodeListOf<HTMLInputElement>} */
const ticks = document.querySelectorAll("#layers [name]");
for (const tick of ticks)
  tick.checked = tick.name === "locked" ? view.locked.has(tick.value) : !view.hidden.has(tick.value);
if (document.getElementById("side")) select("side").value = view.side;
if (view.fade) {
  input("fade").value = view.fade;
  fade();
}
sheet.begin();
redraw();
checks.ask();
kept("kept");
keeper.recover();
/** @type {HTMLDetailsElement} */ (byId("review-fold")).open = Boolean(read(editing.reconstruction));
ours
  .then((document) => {
    review.compareWith(document);
    redraw();
  })
  .catch(() => {});
