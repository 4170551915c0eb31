#!/usr/bin/env python3
"""Takes the pictures of docs/first-script.md and docs/recording.md, into docs/images.

Records a script in the page on the way, and runs it: the pictures are of what the pages say. Needs what web_check.py needs.
"""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile

import web_host

IMAGES = web_host.ROOT / "docs/images"


def appshell(folder, *arguments):
    environment = {**os.environ, "APPSHELL_HOME": str(web_host.ROOT), "NO_COLOR": "1"}
    command = [str(web_host.program("appshell")), "run", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def report(browser, folder):
    """The script of the page with its wrong price, among the scripts of its product."""
    page = (web_host.ROOT / "docs/fr/first-script.md").read_text()
    script = re.search(r"```gherkin\n(.*?)```", page, re.S).group(1).replace("490 €", "500 €")
    first = folder / "Scenarios/Madinia/premier.feature"
    first.parent.mkdir(parents=True)
    first.write_text(script)
    target = folder / "report.html"
    for script in (web_host.ROOT / "Scenarios/Madinia").iterdir():
        shutil.copy(script, first.parent)
    run = appshell(folder, "Scenarios/Madinia", "--format", f"html:{target}")
    assert run.returncode == 1, run.stdout + run.stderr
    context = browser.new_context(viewport={"width": 1280, "height": 800}, color_scheme="light", locale="fr-FR")
    page = context.new_page()
    page.goto(target.as_uri())
    page.wait_for_selector("html[data-ready]", state="attached")
    page.screenshot(path=IMAGES / "report-overview.png", clip={"x": 0, "y": 0, "width": 1280, "height": 480})
    page.get_by_text("La fiche d'une formation donne son prix").first.click()
    page.wait_for_timeout(1_000)
    page.screenshot(path=IMAGES / "report-failure.png", clip={"x": 0, "y": 140, "width": 1280, "height": 620})
    context.close()


def recording(browser, folder):
    """What docs/recording.md does, by hand; what it downloads has to pass."""
    host = web_host.Host("madinia", "--paused")
    try:
        phone = web_host.Phone(browser, host, width=1280, height=800)
        phone.tab("Formations")
        phone.tap("Starter")
        phone.answer("Autoriser")
        phone.page.get_by_role("button", name="Pointer").click()
        phone.glass.get_by_text("490 €", exact=False).first.click()
        phone.page.keyboard.press("Escape")
        phone.page.wait_for_timeout(500)
        phone.page.get_by_role("tab", name="Script").click()
        phone.page.get_by_role("button", name="Vérifier et exporter").click()
        phone.page.wait_for_function("() => document.getElementById('script-verdict').dataset.tone === 'good'")
        with phone.page.expect_download() as download:
            phone.page.get_by_role("button", name="Télécharger").click()
        phone.page.wait_for_timeout(500)
        phone.page.screenshot(path=IMAGES / "web-record.png", clip={"x": 0, "y": 0, "width": 1280, "height": 560})
        script = folder / "recorded/Scenarios/Madinia/enregistre.feature"
        download.value.save_as(script)
        # As French is set, with a space that does not break.
        assert 'je vois "Prix : 490\u00a0€"' in script.read_text(), script.read_text()
        run = appshell(folder, str(script))
        assert run.returncode == 0, run.stdout + run.stderr
        phone.close()
    finally:
        host.stop()


def main():
    playwright, browser = web_host.launch()
    try:
        with tempfile.TemporaryDirectory() as folder:
            report(browser, pathlib.Path(folder))
            recording(browser, pathlib.Path(folder))
    finally:
        browser.close()
        playwright.stop()


if __name__ == "__main__":
    main()
