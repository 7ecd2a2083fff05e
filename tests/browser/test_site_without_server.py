"""The documentation's site, opened from the file system, where browsers do not start the worker of its search."""

from pathlib import Path

from playwright.sync_api import Browser

SCRIPT = Path(__file__).parent.parent.parent / "docs" / "assets" / "iframe-worker.js"

WORKER = """
const kept = { found: [] };
onmessage = ({ data }) => {
  data.letters.push("!");
  kept.found.push(data.letters.join(""));
  postMessage(kept);
};
"""
PAGE = """
<!doctype html><script src="iframe-worker.js"></script><script>
window.begin = async () => {
  const worker = new Worker("worker.js");
  const answers = [];
  let sending = false;
  const typed = [];
  const answered = new Promise((resolve) => {
    worker.onmessage = ({ data }) => {
      answers.push([sending, data.found]);
      if (answers.length === 2) resolve();
    };
  });
  for (const letter of "ab") {
    typed.push(letter);
    sending = true;
    worker.postMessage({ letters: typed });
    sending = false;
  }
  await answered;
  return { answers, typed };
};
</script>
"""


def test_what_a_page_and_its_search_send_each_other_is_copied_and_comes_later(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "iframe-worker.js").write_text(SCRIPT.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "worker.js").write_text(WORKER, encoding="utf-8")
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    page = browser.new_page()
    page.goto((tmp_path / "index.html").as_uri())
    assert page.evaluate("begin()") == {
        "answers": [[False, ["a!"]], [False, ["a!", "ab!"]]],
        "typed": ["a", "b"],
    }
    page.close()
