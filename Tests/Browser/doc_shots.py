#!/usr/bin/env python3
"""Takes the pictures of README.md and docs/, into docs/images.

Records a script in the page on the way, and runs it: the pictures are of what the pages say. Needs what web_check.py needs.
"""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile

import pictures
import web_host
import web_shots

PRODUCTS = ["AllInConnect", "Madinia", "PiTrainer"]


def appshell(folder, *arguments):
    environment = {**os.environ, "APPSHELL_HOME": str(web_host.ROOT), "NO_COLOR": "1"}
    command = [str(web_host.program("appshell")), "run", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def open_report(browser, target, locale, height=800):
    context = browser.new_context(
        viewport={"width": 1280, "height": height}, color_scheme="light", locale=locale
    )
    page = context.new_page()
    page.goto(target.as_uri())
    page.wait_for_selector("html[data-ready]", state="attached")
    return page


def english_report(browser, folder):
    """README's first picture: the English scripts of every product, which pass."""
    target = folder / "english.html"
    scripts = [f"Scenarios/{product}/english.feature" for product in PRODUCTS]
    run = appshell(web_host.ROOT, *scripts, "--format", f"html:{target}")
    assert run.returncode == 0, run.stdout + run.stderr
    page = open_report(browser, target, "en-US", height=900)
    page.get_by_text("A form says what is wrong with it, and thanks").first.click()
    page.wait_for_timeout(500)
    page.get_by_text("This email address is not valid.").first.click()
    page.wait_for_timeout(1_000)
    pictures.take(page, "report.png", scripts=scripts)
    page.context.close()


def french_report(browser, folder):
    """The script of docs/fr/first-script.md with its wrong price, beside some of the product's own."""
    guide = "docs/fr/first-script.md"
    script = re.search(r"```gherkin\n(.*?)```", (web_host.ROOT / guide).read_text(), re.S).group(1)
    first = folder / "Scenarios/Madinia/premier.feature"
    first.parent.mkdir(parents=True)
    first.write_text(script.replace("490 €", "500 €"))
    target = folder / "report.html"
    scripts = [f"Scenarios/Madinia/{name}.feature" for name in ("accueil", "blog", "exemple")]
    for script in scripts:
        shutil.copy(web_host.ROOT / script, first.parent)
    run = appshell(folder, "Scenarios/Madinia", "--format", f"html:{target}")
    assert run.returncode == 1, run.stdout + run.stderr
    page = open_report(browser, target, "fr-FR")
    scripts.append(guide)
    pictures.take(page, "report-overview.png", {"x": 0, "y": 0, "width": 1280, "height": 480}, scripts)
    page.get_by_text("La fiche d'une formation donne son prix").first.click()
    page.wait_for_timeout(1_000)
    pictures.take(page, "report-failure.png", {"x": 0, "y": 140, "width": 1280, "height": 620}, scripts)
    page.context.close()


def recording(browser, host, folder):
    """What docs/recording.md does, by hand; what it downloads has to pass."""
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
    pictures.take(phone.page, "web-record.png", {"x": 0, "y": 0, "width": 1280, "height": 560})
    script = folder / "recorded/Scenarios/Madinia/enregistre.feature"
    download.value.save_as(script)
    # As French is set, with a space that does not break.
    assert 'je vois "Prix : 490\u00a0€"' in script.read_text(), script.read_text()
    run = appshell(folder, str(script))
    assert run.returncode == 0, run.stdout + run.stderr
    phone.close()


def main():
    playwright, browser = web_host.launch()
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            english_report(browser, folder)
            french_report(browser, folder)
            host = web_host.Host("madinia", "--paused")
            try:
                recording(browser, host, folder)
                web_shots.for_readme(browser, host)
            finally:
                host.stop()
    finally:
        browser.close()
        playwright.stop()


if __name__ == "__main__":
    main()
