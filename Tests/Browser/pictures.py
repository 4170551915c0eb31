"""The pictures of docs/images. Beside them pictures.json has the text that each one shows, which a test compares with the
sources: Tests/DocumentationTests/PictureTests.swift."""

import json

import web_host

FOLDER = web_host.ROOT / "docs/images"
RECORD = FOLDER / "pictures.json"

# The texts that can be seen within a rectangle.
TEXTS = """
({ x, y, width, height }) => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.replace(/\\s+/g, ' ').trim();
    if (!text || !walker.currentNode.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.right > x && box.left < x + width && box.bottom > y && box.top < y + height) texts.push(text);
  }
  return texts;
}
"""


def take(page, name, clip=None, scripts=()):
    """A picture of a rectangle of the page, by default of all that is seen of it.

    scripts: the files whose scenarios the page counts.
    """
    clip = clip or {"x": 0, "y": 0, **page.viewport_size}
    page.screenshot(path=FOLDER / name, clip=clip)
    record = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    record[name] = {
        "bytes": (FOLDER / name).stat().st_size,
        "scripts": list(scripts),
        "texts": page.evaluate(TEXTS, clip),
    }
    lines = [f"{json.dumps(name)}: {json.dumps(record[name], ensure_ascii=False)}" for name in sorted(record)]
    RECORD.write_text("{\n" + ",\n".join(lines) + "\n}\n")
