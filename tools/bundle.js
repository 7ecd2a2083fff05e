// Bundles the script of each page and what it loads later, with everything that these import, and minifies them, with a
// source map: node tools/bundle.js [folder]. The server uses the bundles as long as the modules are those they were made of.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";

const WEB = "src/kaiserhof/web";
const MODULES = join(WEB, "static");
const PAGE = /^import "\.{1,2}\/page\.js";/m; // the script of every page imports it
const LATER = /import\(new URL\("([^"]+)"/g; // what a page loads when it needs it
const to = process.argv[2] ?? join(WEB, "bundles");

const names = readdirSync(MODULES, { recursive: true })
  .filter((name) => name.endsWith(".js"))
  .sort();
const texts = names.map((name) => readFileSync(join(MODULES, name), "utf-8"));
const later = texts.flatMap((text) => [...text.matchAll(LATER)].map(([, name]) => name));
const digest = createHash("sha256");
rmSync(to, { recursive: true, force: true });
for (const [place, name] of names.entries()) {
  const text = texts[place];
  digest.update(`${name}\0${text}\0`);
  if (name !== "page.js" && !later.includes(name) && !PAGE.test(text)) continue;
  await build({
    input: join(MODULES, name),
    output: { file: join(to, name), minify: true, sourcemap: true },
    logLevel: "warn",
  });
}
writeFileSync(join(to, "digest"), digest.digest("hex"));
