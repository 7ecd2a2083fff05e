// Bundles the script of each page with everything it imports and minifies it, with a source map: node tools/bundle.js
// [folder]. The server uses the bundles as long as the modules are those they were made of.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";

const WEB = "src/kaiserhof/web";
const MODULES = join(WEB, "static");
const PAGE = /^import "\.{1,2}\/page\.js";/m; // the script of every page imports it
const to = process.argv[2] ?? join(WEB, "bundles");

const names = readdirSync(MODULES, { recursive: true })
  .filter((name) => name.endsWith(".js"))
  .sort();
const digest = createHash("sha256");
rmSync(to, { recursive: true, force: true });
for (const name of names) {
  const text = readFileSync(join(MODULES, name), "utf-8");
  digest.update(`${name}\0${text}\0`);
  if (name !== "page.js" && name !== "director.js" && !PAGE.test(text)) continue;
  await build({
    input: join(MODULES, name),
    output: { file: join(to, name), minify: true, sourcemap: true },
    logLevel: "warn",
  });
}
writeFileSync(join(to, "digest"), digest.digest("hex"));
