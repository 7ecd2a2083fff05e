import { describe, expect, test } from "vitest";
import { morph } from "../../src/kaiserhof/web/static/morph.js";
import { dice } from "./page.js";

function element(html) {
  const box = document.createElement("div");
  box.innerHTML = html;
  return box.firstElementChild;
}

function morphed(before, after) {
  const box = document.createElement("div");
  box.append(element(before));
  const kept = box.firstElementChild;
  morph(kept, element(after));
  return { box, kept };
}

describe("an element", () => {
  test("with a name stays the same object wherever it goes", () => {
    const box = document.createElement("div");
    box.innerHTML = `<ul><li id="a">1</li><li id="b">2</li></ul>`;
    const [a, b] = box.querySelectorAll("li");
    morph(box.firstElementChild, element(`<ul><li id="b">2</li><li>new</li><li id="a">3</li></ul>`));
    expect(box.innerHTML).toBe(`<ul><li id="b">2</li><li>new</li><li id="a">3</li></ul>`);
    expect(box.querySelector("#a")).toBe(a);
    expect(box.querySelector("#b")).toBe(b);
  });

  test("without a name stays if one of its kind is in its place", () => {
    const box = document.createElement("div");
    box.innerHTML = "<p><b>1</b><i>2</i></p>";
    const bold = box.querySelector("b");
    morph(box.firstElementChild, element("<p><b>3</b></p>"));
    expect(box.innerHTML).toBe("<p><b>3</b></p>");
    expect(box.querySelector("b")).toBe(bold);
  });

  test("that comes before a named one leaves it alone", () => {
    const box = document.createElement("div");
    box.innerHTML = `<div><p id="kept">1</p></div>`;
    const kept = box.querySelector("#kept");
    const observer = new MutationObserver(() => {});
    observer.observe(box, { childList: true, subtree: true });
    morph(box.firstElementChild, element(`<div><p>new</p><p id="kept">1</p></div>`));
    expect(box.innerHTML).toBe(`<div><p>new</p><p id="kept">1</p></div>`);
    expect(box.querySelector("#kept")).toBe(kept);
    expect(observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])).toEqual([]);
  });

  test("of another kind or name takes the place of the old one", () => {
    expect(morphed("<p>1</p>", "<b>1</b>").box.innerHTML).toBe("<b>1</b>");
    expect(morphed(`<p id="a">1</p>`, `<p id="b">1</p>`).box.innerHTML).toBe(`<p id="b">1</p>`);
  });
});

describe("attributes", () => {
  test("come, change and go", () => {
    const { box } = morphed(`<p class="a" title="x">1</p>`, `<p class="b" lang="de">1</p>`);
    const { attributes } = box.firstElementChild;
    expect(Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))).toEqual({
      class: "b",
      lang: "de",
    });
  });

  test.each(["details", "dialog"])("leave a %s open that a person has opened", (kind) => {
    const { kept } = morphed(`<${kind} open="" class="a">1</${kind}>`, `<${kind}>2</${kind}>`);
    expect(kept.hasAttribute("open")).toBe(true);
    expect(kept.hasAttribute("class")).toBe(false);
  });
});

test("what becomes of any page is the page that was sent", () => {
  const roll = dice(7);
  const names = ["a", "b", "c", "d", "e", "f"];
  const tree = (depth, left) => {
    const kind = ["p", "b", "i"][roll(3)];
    const id = roll(2) && left.length ? ` id="${left.splice(roll(left.length), 1)}"` : "";
    const mark = roll(2) ? ` class="${names[roll(6)]}"` : "";
    const inner = depth ? Array.from({ length: roll(5) }, () => tree(depth - 1, left)).join("") : String(roll(3));
    return `<${kind === "p" ? "div" : kind}${id}${mark}>${inner}${roll(3) ? "" : "text"}</${kind === "p" ? "div" : kind}>`;
  };
  for (let round = 0; round < 200; round += 1) {
    const [before, after] = [1, 2].map(() => `<section>${tree(3, [...names])}${tree(2, [])}</section>`);
    const { kept } = morphed(before, after);
    const same = element(after);
    expect(kept.isEqualNode(same), `${before}\n${after}\n${kept.outerHTML}`).toBe(true);
  }
});
