// Measures the bots of a tab: node benchmarks/tab_bots.mjs build/tab. Processor time of the whole process, so other programs
// disturb it little. Node runs the same WebAssembly as Chromium does.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";

const builds = join(resolve(process.argv[2]), "tab");
const build = join(builds, readdirSync(builds)[0]);
const { loadPyodide } = await import(join(build, "pyodide/pyodide.mjs"));

const site = gunzipSync(readFileSync(join(build, "site.gz")));
let at = 4 + site.readUInt32LE(0);
const files = JSON.parse(site.subarray(4, at).toString()).map(([name, size]) => [name, site.subarray(at, (at += size))]);
const work = mkdtempSync(join(tmpdir(), "kaiserhof-"));
writeFileSync(join(work, "library.zip"), files.find(([name]) => name.startsWith("lib/"))[1]);
const python = await loadPyodide({
  indexURL: join(build, "pyodide/"),
  stdLibURL: join(work, "library.zip"),
  env: { HOME: "/home", KAISERHOF_PURE: "1", PYTHONPATH: "/site" },
});
for (const [name, content] of files) {
  python.FS.mkdirTree(`/${name}`.slice(0, name.lastIndexOf("/") + 1));
  python.FS.writeFile(`/${name}`, content);
}
const used = () => Number(process.cpuUsage().user + process.cpuUsage().system) / 1e6;
python.globals.set("used", used);
python.runPython(`
import sys

sys.path_importer_cache.clear() # the folder was not there
from kaiserhof.bots import make_bot
from kaiserhof.engine import Dice, Match, find_game

def play(game_id, level, decisions):
    game = find_game(game_id)
    names = [str(seat) for seat in range(game.players[len(game.players) // 2])]
    bot, dice, spent, made, match = make_bot(level, game), Dice(7), 0.0, 0, None
    while made < decisions:
        if match is None or match.finished():
            match = Match(game, names)
            match.advance()
        seat = match.state.to_move()
        view = match.seen_by(seat)
        begun = used()
        move = bot.choose(view, dice)
        spent += used() - begun
        made += 1
        match.play(seat, move)
        match.advance()
    return made / spent
`);
const play = python.globals.get("play");
for (const game of ["china", "confucius", "dayunhe"]) {
  const found = [["novice", 400], ["regular", 400], ["scholar", 25]].map(([level, decisions]) => {
    play(game, level, Math.ceil(decisions / 8)); // warm
    return `${level} ${play(game, level, decisions).toFixed(1)}`;
  });
  console.log(`${game}: decisions a second of processor time: ${found.join(", ")}`);
}
rmSync(work, { recursive: true });
process.exit(0);
