// Runs Pyodide while the static files are built: node prepare.mjs FOLDER PATTERNS. The folder has Pyodide in `package` and
// the modules in `site`; the standard library goes to `lib`, and answers of the application to `answers`.

const [work, patterns] = process.argv.slice(2);
process.on("uncaughtException", (error) => {
  console.error(error.message); // not the source of Pyodide, which Node shows otherwise
  process.exit(1);
});
const { loadPyodide } = await import(`${work}/package/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${work}/package`, env: { HOME: "/home", KAISERHOF_PURE: "1" } });
python.FS.mkdirTree("/build");
python.mountNodeFS("/build", work);
python.runPython("import sys; sys.path.insert(0, '/build/site'); sys.dont_write_bytecode = True");
const [Path, preparing] = [python.pyimport("pathlib").Path, python.pyimport("kaiserhof.tab.preparing")];
const { kept, left_out } = JSON.parse(patterns);
await preparing.prepare_answers(Path("/build/answers"));
preparing.compile_library(
  Path("/build/package/python_stdlib.zip"),
  Path("/build/lib/python314.zip"),
  python.toPy(left_out),
);
preparing.compile_modules(Path("/build/site"), python.toPy(kept));
process.exit(0); // the application still runs
