// Runs Pyodide while the static files are built: node prepare.mjs PYODIDE SITE ANSWERS PATTERN…

const [pyodide, site, answers, ...kept] = process.argv.slice(2);
process.on("uncaughtException", (error) => {
  console.error(error.message); // not the source of Pyodide, which Node shows otherwise
  process.exit(1);
});
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: pyodide, env: { HOME: "/home", KAISERHOF_PURE: "1" } });
python.mountNodeFS("/site", site);
python.FS.mkdirTree("/answers");
python.mountNodeFS("/answers", answers);
python.runPython("import sys; sys.path.insert(0, '/site'); sys.dont_write_bytecode = True");
const [Path, preparing] = [python.pyimport("pathlib").Path, python.pyimport("kaiserhof.tab.preparing")];
await preparing.prepare_answers(Path("/answers"));
preparing.compile_modules(Path("/site"), python.toPy(kept));
process.exit(0); // the application still runs
