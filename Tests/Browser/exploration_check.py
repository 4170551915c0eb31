#!/usr/bin/env python3
"""Opens the page of an exploration in Chromium: phone and desk, light and dark, keyboard, no JavaScript, accessibility.

    Tests/Browser/exploration_check.py [--all] [--shots FOLDER] [PAGE ...]

A page is looked at on a light desk and a dark phone; with --all also the other way round.

Each PAGE is a file that `appshell explore --format html:FILE` wrote; without one the tests write samples first (they
must have been built). Needs Debian's chromium and, from PyPI, playwright and axe-playwright-python; where one of them
is absent, says so and checks nothing.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = ((1280, 900), (390, 844))
SCHEMES = ("light", "dark")
# Boxes and arrows of the map, as they are drawn.
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.state-map .screen rect')].map((box) => box.getBoundingClientRect());
  return boxes.some((a, i) => boxes.slice(i + 1).some((b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
}"""
# What the page says, by its language.
WORDS = {
    "en": {"map": "Map of the screens", "copied": "Copied"},
    "fr": {"map": "Carte des écrans", "copied": "Copié"},
}
# Words that stand out of their box.
WIDE_WORDS = """() => [...document.querySelectorAll('.state-map .screen')].flatMap((screen) => {
  const box = screen.querySelector('rect').getBoundingClientRect();
  return [...screen.querySelectorAll('text')]
    .filter((text) => text.getBoundingClientRect().right > box.right || text.getBoundingClientRect().left < box.left)
    .map((text) => text.textContent);
})"""


def skip(reason):
    print(f"exploration_check: skipped: {reason}")
    sys.exit(0)


def write_samples(folder):
    command = [
        "Tests/run", "--scratch-path", "Tools/.build", "--skip-build",
        "--filter", "ExplorationSampleFiles",
    ]
    run = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "APPSHELL_EXPLORATION_SAMPLES": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    pages = sorted(folder.glob("*.html"))
    if run.returncode != 0 or not pages:
        sys.exit(f"exploration_check: the samples were not written:\n{run.stdout}\n{run.stderr}")
    return pages


def write_gallery(folder):
    """The page of a feature's states, as `--format gallery` writes it."""
    page = folder / "gallery.html"
    command = [ROOT / "Tools/.build/debug/appshell", "run", "--feature", "contact", "--format", f"gallery:{page}"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.exit(f"exploration_check: no gallery was written:\n{run.stdout}\n{run.stderr}")
    return page


class Check:
    """Pages of one browser; what they complain of is a fault."""

    def __init__(self, browser, axe, shots, is_all):
        self.browser, self.axe, self.shots, self.is_all = browser, axe, shots, is_all
        self.faults = []
        self.count = 0

    def expect(self, condition, text):
        self.count += 1
        if not condition:
            self.faults.append(text)

    def open(self, file, size=SIZES[0], scheme="light", scripts=True):
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, java_script_enabled=scripts
        )
        page = context.new_page()
        name = f"{file.stem}-{scheme}-{width}"
        page.on("console", lambda message: self.complain(name, message))
        page.on("pageerror", lambda error: self.faults.append(f"{name}: {error}"))
        page.on("request", lambda request: self.request(name, file.as_uri(), request))
        page.on("dialog", lambda dialog: (self.faults.append(f"{name}: a dialog: {dialog.message}"), dialog.dismiss()))
        page.goto(file.as_uri())
        # The page of a gallery has no script.
        if scripts and page.locator("script").count() > 0:
            page.wait_for_selector("html[data-ready]", state="attached")
        return name, page

    def complain(self, name, message):
        if message.type in ("error", "warning"):
            self.faults.append(f"{name}: {message.text}")

    def request(self, name, url, request):
        if not request.url.startswith((url, "data:", "blob:")):
            self.faults.append(f"{name}: asks for {request.url}")

    def shot(self, page, name):
        if self.shots:
            page.screenshot(path=str(self.shots / f"{name}.png"), full_page=True)

    def look(self, page, name):
        """No element wider than the page, and nothing that axe-core knows to be wrong."""
        wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        self.expect(wider <= 0, f"{name}: {wider} px wider than the window")
        for violation in self.axe.run(page).response["violations"]:
            node = violation["nodes"][0]
            self.faults.append(f"{name}: axe: {violation['id']}: {node['html'][:160]}: {node['failureSummary']}")
        self.count += 1


def check_views(check, file):
    """Folded and unfolded, in each size and scheme."""
    views = [(size, scheme) for size in SIZES for scheme in SCHEMES] if check.is_all else zip(SIZES, SCHEMES)
    for size, scheme in views:
        name, page = check.open(file, size, scheme)
        check.look(page, name)
        check.shot(page, name)
        page.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true; })")
        check.look(page, f"{name}-open")
        check.shot(page, f"{name}-open")
        page.context.close()


def check_map(check, file):
    name, page = check.open(file)
    check.expect(not page.evaluate(OVERLAPS), f"{name}: screens of the map overlap")
    wide = page.evaluate(WIDE_WORDS)
    check.expect(not wide, f"{name}: words stand out of their boxes on the map: {wide}")
    frame = page.locator(".map-frame")
    if frame.count():
        check.expect(frame.get_attribute("tabindex") == "0", f"{name}: a keyboard cannot scroll the map")
        # What stands to the right of a wide map must not look cut off.
        shadows = frame.evaluate("(node) => getComputedStyle(node).backgroundAttachment")
        check.expect("local" in shadows and "scroll" in shadows, f"{name}: nothing shows that the map scrolls")
        title = WORDS[page.locator("html").get_attribute("lang")]["map"]
        check.expect(page.get_by_role("img", name=title).count() == 1, f"{name}: the map has no name")
    page.context.close()


def check_keyboard(check, file):
    name, page = check.open(file)
    page.keyboard.press("Tab")
    check.expect(
        page.evaluate("document.activeElement.className") == "skip", f"{name}: the first stop is not the way to the findings"
    )
    page.keyboard.press("Enter")
    check.expect(page.evaluate("document.activeElement.id") == "main", f"{name}: the way to the findings leads elsewhere")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.phone') !== null"):
            check.faults.append(f"{name}: something in the picture of a phone has the focus")
            break
    summaries = page.locator("details > summary")
    if summaries.count():
        details = page.locator("details").first
        before = details.evaluate("(details) => details.open")
        summaries.first.focus()
        page.keyboard.press("Enter")
        check.expect(details.evaluate("(details) => details.open") != before, f"{name}: Enter does not unfold")
    page.context.close()


def check_copies(check, file):
    name, page = check.open(file)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    blocks = page.locator(".copied")
    told = WORDS[page.locator("html").get_attribute("lang")]["copied"]
    for index in range(min(blocks.count(), 4)):
        text = blocks.nth(index).locator("pre").inner_text()
        blocks.nth(index).get_by_role("button").click()
        copied = page.evaluate("navigator.clipboard.readText()")
        check.expect(copied.strip() == text.strip(), f"{name}: copied otherwise: {copied}")
        check.expect(told in page.locator("#live").inner_text(), f"{name}: that it was copied is not told")
    page.context.close()


def check_without_scripts(check, file):
    name, page = check.open(file, scripts=False)
    check.expect(page.locator(".verdict").is_visible(), f"{name}: no verdict without JavaScript")
    findings = page.locator(".finding")
    for index in range(findings.count()):
        check.expect(findings.nth(index).is_visible(), f"{name}: finding {index + 1} is not there without JavaScript")
    check.expect(page.locator(".copied button").count() == 0, f"{name}: buttons that do nothing")
    page.context.close()


def check_samples(check, files):
    """What only the tests' own samples have."""
    by_name = {file.stem: file for file in files}
    name, page = check.open(by_name["broken"])
    check.expect("2 laws are broken" in page.locator(".verdict").inner_text(), f"{name}: the verdict is another")
    check.expect(page.locator(".screen-figure .phone").count() == 2, f"{name}: a finding has no phone")
    script = page.locator(".telling").first.bounding_box()
    phone = page.locator(".screen-figure").first.bounding_box()
    check.expect(phone["x"] >= script["x"] + script["width"], f"{name}: the phone is not beside the script")
    page.get_by_role("link", name="broken: 1").last.click()
    check.expect(page.url.endswith("#finding-2"), f"{name}: a broken law does not lead to its finding")
    page.context.close()
    name, page = check.open(by_name["broken"], SIZES[1])
    script = page.locator(".telling").first.bounding_box()
    phone = page.locator(".screen-figure").first.bounding_box()
    check.expect(phone["y"] >= script["y"] + script["height"], f"{name}: the phone is not below the script")
    page.context.close()
    name, page = check.open(by_name["holding"])
    check.expect("All laws hold" in page.locator(".verdict").inner_text(), f"{name}: the verdict is another")
    check.expect(page.locator(".finding").count() == 0, f"{name}: a finding where there is none")
    page.context.close()
    name, page = check.open(by_name["french"])
    check.expect("2 lois enfreintes" in page.locator(".verdict").inner_text(), f"{name}: the verdict is another")
    page.context.close()
    name, page = check.open(by_name["hostile"])
    check.expect(page.locator("main b, main img[src]").count() == 0, f"{name}: a text became an element")
    page.context.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="in every size and scheme")
    parser.add_argument("--shots", type=pathlib.Path, help="screenshots are put there")
    parser.add_argument("pages", nargs="*", type=pathlib.Path, metavar="PAGE")
    arguments = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        skip("there is no chromium: apt-get install chromium")
    try:
        from axe_playwright_python.sync_playwright import Axe
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        skip(f"{error}: pip install playwright axe-playwright-python")
    started = time.perf_counter()
    if arguments.shots:
        arguments.shots.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        pages = [page.resolve() for page in arguments.pages]
        files = pages or write_samples(pathlib.Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        check = Check(browser, Axe(), arguments.shots, arguments.all)
        for file in files:
            for part in (check_views, check_map, check_keyboard, check_copies, check_without_scripts):
                part(check, file)
        if not pages:
            check_samples(check, files)
            check_views(check, write_gallery(pathlib.Path(folder)))
        browser.close()
    for fault in check.faults:
        print(f"exploration_check: {fault}")
    seconds = time.perf_counter() - started
    print(f"exploration_check: {len(files)} pages, {check.count} checks, {len(check.faults)} faults, {seconds:.0f} s")
    sys.exit(1 if check.faults else 0)


if __name__ == "__main__":
    main()
