import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder;
const text = (name) => readFileSync(join(folder, name), "utf-8");

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kaiserhof-"));
  execFileSync("node", ["tools/bundle.js", folder]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a bundle needs no other script at once, and a map leads back to its modules", () => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".js"))) {
    expect(text(name)).not.toMatch(/\bimport\b(?!\.meta|\(new URL)|\bfrom"/);
    const { sources, sourcesContent } = JSON.parse(text(`${name}.map`));
    expect(sources.at(-1)).toMatch(new RegExp(`/${name}$`));
    expect(sourcesContent.at(-1)).toContain("import ");
  }
});

test("the scripts of a table are at most 30 KB on their way", () => {
  expect(gzipSync(text("table.js")).length).toBeLessThan(30_000);
});
