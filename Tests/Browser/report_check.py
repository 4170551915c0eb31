#!/usr/bin/env python3
"""Opens the HTML report's samples in Chromium: layout, filters, search, keyboard, links, languages, accessibility, speed.

    Tests/Browser/report_check.py [--all] [--samples FOLDER] [--shots FOLDER]

--all looks at each view in every scheme and width, and at runs of 1,000 and 5,100 scenarios. Without --samples the tests write them first (they must have been built). Needs Debian's chromium and, from PyPI,
playwright and axe-playwright-python; where one of them is absent, says so and checks nothing.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
FAILED = "Scenarios/Madinia/pre-inscription.feature:10"
PRICE = "Scenarios/Madinia/catalogue.feature:31"
FLAKY = "Scenarios/Madinia/catalogue.feature:37"
SESSION = "Scenarios/PiTrainer/session.feature:3"
# The looks that HTMLSample gives its products: the ground, and what can be acted on.
SCHOOL = {"light": ("rgb(251, 247, 242)", "rgb(75, 47, 168)"), "dark": ("rgb(21, 18, 29)", "rgb(196, 178, 255)")}
TRAINING = ("rgb(0, 0, 0)", "rgb(0, 229, 255)")
# Every node of a drawn screen: how deep it is, its element and its classes. Pictures are not fetched, so not there.
STRUCTURE = """(root) => {
  const nodes = [];
  const visit = (node, depth) => {
    if (node.localName === 'img') return;
    const classes = [...node.classList].filter((name) => !name.startsWith('mark-'));
    nodes.push(`${depth} ${node.localName} ${classes.join(' ')}`);
    for (const child of node.children) visit(child, depth + 1);
  };
  for (const child of root.children) visit(child, 0);
  return nodes;
}"""
# Refusals and rare outcomes as a trace has them, with spaces that break.
FRENCH_EVENTS = {
    ("navigation", "push a.item(key: x): tab home: a.list › a.item(key: x)"):
        "ouvre a.item(key: x) : onglet home : a.list › a.item(key: x)",
    ("navigation", "push a.item(key: x) refused: a.item(key: x) is on top already"):
        "ouvre a.item(key: x) refusé : a.item(key: x) est déjà à l’écran",
    ("navigation", "pop refused: a.list is the root of its stack: there is nothing to go back to"):
        "retour refusé : a.list est à la racine de sa pile : il n’y a pas d’écran précédent",
    ("navigation", "dismiss deferred by the lock “save”"): "ferme la feuille reporté par le verrou « save »",
    ("navigation", "a.item can't be shown: the parameter “key” is missing"):
        "a.item impossible à afficher : le paramètre « key » manque",
    ("arrival", "1 link https://x.example: opened home instead: the host “x.example” is not one of this product's"):
        "1 lien https://x.example : ouvre home à la place : l’hôte « x.example » n’est pas de ce produit",
    ("arrival", "2 link https:: ignored: the link has no host"): "2 lien https: : ignoré : le lien n’a pas d’hôte",
    ("arrival", "3 tap on a notification “n-1”: a duplicate of arrival 2"):
        "3 tap sur la notification « n-1 » : doublon de l’arrivée n° 2",
    ("arrival", "4 shortcut add: expired after 60 s"): "4 raccourci add : expiré au bout de 60 s",
    ("arrival", "5 restoration: restored without a.item, which is not kept; b on the tab “c”, which there is no more"):
        "5 restauration : restauré sans a.item, qui ne se conserve pas ; b dans l’onglet « c », qui n’existe plus",
}
MOST_BYTES = 12_000_000
MOST_MILLISECONDS = 1_000


def skip(reason):
    print(f"report_check: skipped: {reason}")
    sys.exit(0)


def address(**parameters):
    return "#" + urllib.parse.urlencode(parameters) if parameters else ""


def write_samples(folder, large):
    command = [
        "Tests/run", "--scratch-path", "Tools/.build", "--skip-build",
        "--filter", "HTMLSampleFiles",
    ]
    run = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "APPSHELL_REPORT_SAMPLES": str(folder), "APPSHELL_REPORT_SAMPLES_LARGE": "1" if large else ""},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0 or not (folder / "sample.html").exists():
        sys.exit(f"report_check: the samples were not written:\n{run.stdout}\n{run.stderr}")


class Check:
    """Pages of one browser; what they complain of is a failure."""

    def __init__(self, browser, axe, samples, shots, looks_at_all):
        self.browser, self.axe, self.samples, self.shots = browser, axe, samples, shots
        self.looks_at_all = looks_at_all
        self.failures = []
        self.count = 0

    def expect(self, condition, text):
        self.count += 1
        if not condition:
            self.failures.append(text)

    def open(self, file, hash_="", width=1440, height=900, scheme="light", locale="en-US"):
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, locale=locale
        )
        page = context.new_page()
        url = (self.samples / file).as_uri()
        name = f"{file}{hash_} at {width} px"
        page.on("console", lambda message: self.complain(name, message))
        page.on("pageerror", lambda error: self.failures.append(f"{name}: {error}"))
        page.on("request", lambda request: self.request(name, url, request))
        page.on("dialog", lambda dialog: (self.failures.append(f"{name}: a dialog: {dialog.message}"), dialog.dismiss()))
        page.goto(url + hash_)
        page.wait_for_selector("html[data-ready]", state="attached")
        return page

    def complain(self, name, message):
        if message.type in ("error", "warning"):
            self.failures.append(f"{name}: {message.text}")

    def request(self, name, url, request):
        # The parts of a large run.
        if request.resource_type == "script" and re.fullmatch(re.escape(url[:-5]) + r"-parts/\d+\.js", request.url):
            return
        if not request.url.startswith((url, "data:", "blob:")):
            self.failures.append(f"{name}: asks for {request.url}")

    def look(self, page, name, accessibility=True):
        """No element wider than the page, and nothing that axe-core knows to be wrong."""
        wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        self.expect(wider <= 0, f"{name}: {wider} px wider than the window")
        if self.shots:
            page.screenshot(path=str(self.shots / f"{name}.png"), full_page="360" in name)
        if accessibility:
            for violation in self.axe.run(page).response["violations"]:
                node = violation["nodes"][0]
                self.failures.append(f"{name}: axe: {violation['id']}: {node['html'][:160]}: {node['failureSummary']}")
            self.count += 1


def check_views(check):
    """Each view once, and those with the most in them in light and dark, and at the widths where the page is arranged
    another way: of these the sample has a desk and a phone."""
    all_ways = (("light", 1280), ("dark", 390), ("dark", 1440), ("light", 390))
    views = {
        "overview": (address(), (*all_ways, ("light", 360))),
        "failed": (address(at=FAILED), (*all_ways, ("light", 1440), ("dark", 1100), ("light", 360))),
        "changed": (address(at=FAILED, step=5), (("light", 1280), ("dark", 1440))),
        "price": (address(at=PRICE, step=5), all_ways[:1]),
        "flaky": (address(at=FLAKY), all_ways[:1]),
        "session": (address(at=SESSION, step=1), all_ways[:1]),
        "settings": (address(at=SESSION, step=4), (("dark", 1440),)),
        "coverage": (address(view="coverage"), all_ways),
    }
    for name, (hash_, ways) in views.items():
        for scheme, width in ways if check.looks_at_all else ways[:2]:
            height = {360: 740, 390: 844, 1280: 800}.get(width, 900)
            page = check.open("sample.html", hash_, width, height, scheme)
            check.look(page, f"{name}-{scheme}-{width}")
            page.context.close()


def check_texts(check):
    page = check.open("sample.html")
    check.expect("pwned" not in page.title(), "a scenario's name ran as a script")
    check.expect(page.locator("main img, nav img").count() == 0, "a scenario's name became an element")
    check.expect(
        page.locator(".top h1").inner_text() == "Les scénarios & <tests>", "the title is not as it was given"
    )
    check.expect(
        "did not pass" in page.locator("#verdict").inner_text(), "the verdict does not say that some did not pass"
    )
    card = page.locator(".failure").first
    check.expect("actual:" in card.inner_text(), "the overview does not say what there was instead")
    check.expect(card.locator(".phone").count() == 1, "the overview does not show the screen of a failure")
    page.context.close()

    page = check.open("sample.html", address(at=FAILED, step=5))
    changes = page.locator(".changes").inner_text()
    check.expect("Email" in changes and "“lucas”" in changes, f"what a step changed is not told: {changes}")
    check.expect(
        page.locator(".phone .e-field.mark-changed").count() == 1, "the changed field is not marked in the picture"
    )
    page.locator(".after .outline > summary").click()
    check.expect(
        "field “Email”: lucas [invalid" in page.locator(".after .outline").inner_text(),
        "the outline does not say the field",
    )
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('[inert], .phone :is(button, input, a)') !== null"):
            check.failures.append("something in the picture has the focus")
            break
    page.context.close()

    page = check.open("sample.html", address(at=PRICE, step=5))
    changes = page.locator(".changes").inner_text()
    check.expect(
        "badge “Prix”: “490 €” → “390 €” in card “Starter”" in changes, f"a price's change is not told: {changes}"
    )
    check.expect("card “IA pour les RH”" in changes and "1 jour" in changes, f"a new card is not told: {changes}")
    check.expect(page.locator(".phone .e-card.mark-added").count() == 1, "the new card is not marked in the picture")
    page.context.close()

    page = check.open("sample.html", address(at=FAILED, step=7))
    details = page.locator("#step-details").inner_text()
    check.expect("POST" in details and "422" in details, f"the server's answer is not told: {details}")
    check.expect("haptic error" in details, f"what the phone did is not told: {details}")
    check.expect("appshell serve" not in details, "a step that passed offers to open the app there")
    page.context.close()

    page = check.open("sample.html", address(at=FAILED, step=8))
    command = page.locator("#step-details .command")
    check.expect(f"./appshell serve {FAILED}" in command.inner_text(), "a failed step does not say how to open the app")
    check.expect(command.get_by_role("button", name="Copy").count() == 1, "the command to open the app is not copied")
    page.context.close()


def check_layout(check):
    """At a common size, without scrolling: the evidence beside the screens; on a phone, what a search finds."""
    page = check.open("sample.html", address(at=FAILED, step=5), 1280, 800)
    boxes = [page.locator(f"#step-details {selector}").first.bounding_box() for selector in (".before .phone", ".after .phone", ".changes")]
    check.expect(boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"], "the screens are not side by side")
    check.expect(boxes[1]["x"] + boxes[1]["width"] <= boxes[2]["x"], "what changed is not beside the screens")
    check.expect(max(box["y"] for box in boxes) < 500, "the evidence begins below the fold")
    check.expect(max(box["y"] + box["height"] for box in boxes) <= 800, "a screen ends below the fold")
    acted = page.locator(".before .glass .mark-acted")
    check.expect(acted.count() == 1 and "e-field" in acted.get_attribute("class"), "the field typed into is not marked")
    check.expect(page.locator(".after .glass .mark-acted").count() == 0, "what was acted on is marked in the screen after")
    check.expect("field “Email”" in page.locator(".acted").inner_text(), "what was acted on is not told")
    page.keyboard.press("k")
    check.expect("Pré-inscription" in page.locator(".before .glass .mark-acted").inner_text(), "the tapped button is not marked")
    inside = page.locator(".before .phone").evaluate(
        """(phone) => {
          const [mark, glass] = ['.glass .mark-acted', '.glass'].map((name) => phone.querySelector(name).getBoundingClientRect());
          return mark.top >= glass.top && mark.bottom <= glass.bottom;
        }"""
    )
    check.expect(inside, "what was acted on is out of sight in the picture")
    page.get_by_role("button", name="Enlarge").click()
    check.expect(page.locator("#enlarged[open] .phone").count() == 2, "the screens are not enlarged")
    check.look(page, "enlarged-light-1280")
    page.keyboard.press("Escape")
    check.expect(page.locator("#enlarged[open]").count() == 0, "Escape does not close the enlarged screens")
    page.context.close()

    for width in (1280, 800, 390):
        page = check.open("sample.html", width=width, height=800)
        if width < 900:
            page.locator("#filters-more").click()
        page.locator("#tag-menu > summary").click()
        box = page.locator("#tag-menu > .menu-body").bounding_box()
        check.expect(box["x"] >= 0 and box["x"] + box["width"] <= width, f"the tags run off the screen at {width} px: {box}")
        page.context.close()

    page = check.open("sample.html", width=390, height=844)
    check.expect(not page.locator(".chip").first.is_visible(), "on a phone the filters are open before anyone asks")
    top = page.locator("main").bounding_box()["y"]
    check.expect(top < 300, f"on a phone the overview begins at {top} px")
    page.locator("#search").fill("decimales")
    row = page.locator(".list .row").first.bounding_box()
    check.expect(row["y"] + row["height"] < 844, f"on a phone what is found is below the fold: {row}")
    check.look(page, "search-light-390")
    page.locator("#filters-more").click()
    check.expect(page.locator("#filters-more").get_attribute("aria-expanded") == "true", "the filters do not say they are open")
    check.look(page, "filters-light-390")
    page.context.close()

    page = check.open("sample.html")
    page.locator(".hint > summary").focus()
    page.keyboard.press("Enter")
    check.expect("waiting a day takes no real time" in page.locator(".hint").inner_text(), "virtual time is not explained")
    check.look(page, "hint-light-1440")
    page.keyboard.press("Escape")
    check.expect(page.locator(".hint[open]").count() == 0, "Escape does not close the explanation")
    page.context.close()


def edited(check, name, change):
    """A copy of the sample in which a function has changed the pieces of data."""

    def piece(match):
        data = json.loads(match[1])
        change(data)
        text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
        return f'<script type="application/json">{text}</script>'

    text = (check.samples / "sample.html").read_text()
    text = re.sub(r'<script type="application/json">(.*?)</script>', piece, text, flags=re.DOTALL)
    (check.samples / name).write_text(text)
    return name


def check_links(check):
    """A link leads to the same step after the script was edited, and to the same line after it was reworded."""

    def shown(page):
        step = page.locator(".step-button[aria-expanded=true] .step-text").inner_text()
        return page.locator("#scenario-title").inner_text(), step

    page = check.open("sample.html", address(at=FAILED, step=5))
    wanted = shown(page)
    copied = copied_by(page, "Copy link")
    hash_ = copied[copied.index("#"):]
    page.context.close()

    def move(data):
        if data["kind"] == "scenario":
            data["line"] += 7
            for step in data["steps"]:
                step["line"] = step.get("line", 0) + 7

    def reword(data):
        if data["kind"] == "scenario" and data["name"] == "Le serveur refuse l'adresse":
            data["name"] = "Une adresse refusée"
            for step in data["steps"]:
                step["text"] = step["text"].replace('je saisis "lucas" dans', "je saisis autre chose dans")

    page = check.open(edited(check, "moved.html", move), hash_)
    check.expect(shown(page) == wanted, f"the link is lost when lines move: {shown(page)}")
    page.context.close()
    page = check.open(edited(check, "reworded.html", reword), hash_)
    check.expect("Une adresse refusée" in shown(page)[0], f"the link does not fall back to the line: {shown(page)}")
    check.expect("autre chose" in shown(page)[1], f"the step does not fall back to the line: {shown(page)}")
    page.context.close()

    def name_alike(data):
        if data["kind"] == "scenario" and data["feature"] == 0:
            data["name"] = "Deux fois"

    name_alike_page = edited(check, "alike.html", name_alike)
    page = check.open(name_alike_page)
    places = page.evaluate("report.scenarios.filter((scenario) => scenario.name === 'Deux fois').map((one) => one.place)")
    rows = page.locator(".list .row a", has_text="Deux fois")
    links = [rows.nth(index).get_attribute("href") for index in range(rows.count())]
    check.expect(len(links) == len(set(links)) == len(places) >= 2, f"two scenarios of one name have one link: {links}")
    page.context.close()
    for link, place in zip(links, places, strict=True):
        # Without the line, the words alone tell them apart.
        page = check.open(name_alike_page, re.sub(r"&at=[^&]*", "", link))
        check.expect(page.evaluate("shown.scenario.place") == place, f"{link} does not open {place}")
        page.context.close()


def copied_by(page, name):
    """What a button puts into the clipboard."""
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.get_by_role("button", name=name, exact=True).first.click()
    return page.evaluate("window.copied")


def check_markdown(check):
    page = check.open("sample.html", address(at=FAILED))
    text = copied_by(page, "Copy failure as Markdown")
    for part in (
        "**failed**: Le serveur refuse l'adresse", f"`{FAILED}`", "Alors je vois", ":16`", "```text\nThere is no “Votre",
        f"```sh\n./appshell run {FAILED}\n```",
    ):
        check.expect(part in text, f"the Markdown has no {part!r}: {text}")
    quoted = page.evaluate("[codeSpan('a`b'), fenced('x\\n```\\ny', 'text'), escapedMarkdown('<b>*a*</b>')]")
    check.expect(
        quoted == ["`` a`b ``", "````text\nx\n```\ny\n````", "\\<b\\>\\*a\\*\\</b\\>"], f"Markdown in texts acts: {quoted}"
    )
    page.context.close()


def check_causes(check):
    page = check.open("sample.html")
    place = page.evaluate("report.scenarios.filter(isBad).map(({ place }) => ({ place, difference: 'another line' }))")

    def group(data):
        if data["kind"] == "summary":
            data["causes"] = [place]

    page.context.close()
    page = check.open(edited(check, "causes.html", group))
    check.expect(page.locator(".failure .others").count() == 1, "failures of one cause are not one card")
    page.locator(".others > summary").click()
    others = page.locator(".others").inner_text()
    check.expect("The same kind of failure in" in others and "another line" in others, f"the others are not told: {others}")
    check.look(page, "causes-light-1440")
    page.context.close()


def check_languages(check):
    page = check.open("sample.html", locale="fr-FR")
    text = page.locator("body").inner_text()
    check.expect(page.locator("html").get_attribute("lang") == "fr", "a French browser does not get the page in French")
    for part in ("7 scénarios sur 21 en échec", "Échecs", "Temps virtuel", "Copier l’échec en Markdown", "Couverture"):
        check.expect(part in text, f"the French page has no {part!r}")
    check.expect("in " not in page.locator(".facts").inner_text(), "the French facts are not French")
    check.look(page, "french-light-1440")
    page.locator("#language").select_option("en")
    check.expect("did not pass" in page.locator("#verdict").inner_text(), "the language does not change")
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached")
    check.expect("did not pass" in page.locator("#verdict").inner_text(), "the chosen language is not kept")
    page.context.close()

    def write_for(data):
        if data["kind"] == "start":
            data["language"] = "fr"

    page = check.open(edited(check, "french.html", write_for), address(at=FAILED, step=5), 390, 844)
    text = page.locator("#step-details").inner_text()
    check.expect("champ «\u00a0Email\u00a0»" in text, f"a page that was written for French is not French: {text}")
    words = page.locator("#step-details").text_content()
    for english in ("tab formations", "push ", "select ", "start: "):
        check.expect(english not in words, f"“{english}” in a French page")
    for (kind, event), french in FRENCH_EVENTS.items():
        words = page.evaluate("(event) => eventWords(event)", {"kind": kind, "text": event}).replace("\u00a0", " ")
        check.expect(words == french, f"“{event}” is “{words}” in French")
    check.look(page, "french-light-390")
    page.context.close()

    page = check.open("sample.html", address(at=FAILED, step=5))
    language = "(node) => node.closest('[lang]').lang"
    for selector in ("#scenario-title", ".step-text", "#step-title .keyword", ".after .phone", ".row a", ".crumb"):
        check.expect(page.locator(selector).first.evaluate(language) == "fr", f"{selector} does not say that it is French")
    check.expect(page.locator("#step-details h4").first.evaluate(language) == "en", "the page's own texts are not English")
    page.context.close()


def check_unscripted(check):
    context = check.browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((check.samples / "sample.html").as_uri())
    text = page.locator("body").inner_text()
    for part in ("need JavaScript", "Le serveur refuse l'adresse", FAILED, "je vois \"Votre demande", "expected: “Votre"):
        check.expect(part in text, f"without JavaScript the page has no {part!r}")
    check.expect(not page.locator("#verdict").is_visible(), "without JavaScript there is an empty verdict")
    context.close()


def check_history(check):
    page = check.open("sample.html")
    section = page.locator(".history")
    text = section.inner_text()
    check.expect("1 scenario newly failing, 0 newly fixed" in text, f"what is new is not told: {text}")
    check.expect("flaky in 2 of 3 runs" in text and "1 sec → 4 sec, 2 → 3 requests" in text, f"flaky or slower: {text}")
    bars = section.locator(".trend li")
    check.expect(bars.count() == 3, f"the trend has {bars.count()} bars for 3 runs")
    check.expect("7 passed, 2 did not, 1 flaky, unfinished" in bars.nth(1).inner_text(), "a bar does not say its figures")
    card = page.locator(".failure", has_text=FAILED)
    check.expect("newly failing" in card.inner_text(), "a failure does not say that it is new")
    section.get_by_role("link", name="Un </script><b>nom</b>").click()
    check.expect(page.locator("#scenario-title").count() == 1, "a scenario of the history does not open")
    page.context.close()


def drawn_screens(file):
    """The HTML of each step's screen, put together from the page's data: by scenario and index of the step."""
    elements, screens, features = [], {}, []
    for text in re.findall(r'<script type="application/json">(.*?)</script>', file.read_text(), re.DOTALL):
        piece = json.loads(text)
        features = piece.get("features", features)
        elements += piece.get("newElements", [])
        for step, _, number, *_ in piece.get("snapshots", []):
            if number is not None:
                screens[f"{features[piece['feature']]['uri']}:{piece['line']}", step] = number

    def html(number):
        element = elements[number]
        return "".join(part if isinstance(part, str) else html(element["c"][part]) for part in element["h"])

    return {place: html(number) for place, number in screens.items()}


def check_pictures(check):
    """A picture is what ScreenHTML wrote, in the product's own colours, and nothing that could act."""
    screens = drawn_screens(check.samples / "sample.html")
    seen = 0
    page = check.open("sample.html")
    for (scenario, step), html in screens.items():
        show = "openScenario(report.scenarios.find((scenario) => scenario.key === key))"
        page.evaluate(f"([key, step]) => {{ {show}; showStep(step); }}", [scenario, step])
        if page.locator("#step-details .glass").count() == 0:
            continue
        picture = page.locator("#step-details .glass").last
        seen += 1
        parsed = "new DOMParser().parseFromString(html, 'text/html').body"
        wanted = page.evaluate(f"(html) => ({STRUCTURE})({parsed})", html)
        drawn = picture.evaluate(STRUCTURE)
        check.expect(len(wanted) > 1 and drawn == wanted, f"{scenario}, step {step}: drawn otherwise: {drawn}")
    check.expect(seen >= 20, f"only {seen} pictures were seen")
    page.context.close()

    for scheme, (ground, tint) in SCHOOL.items():
        page = check.open("sample.html", address(at=FAILED, step=4), scheme=scheme)
        check.expect(color(page, ".screen-figure .e-sheet", "backgroundColor") == ground, f"{scheme}: not its ground")
        check.expect(color(page, ".screen-figure .e-bar .e-button", "color") == tint, f"{scheme}: not its tint")
        page.context.close()
        page = check.open("sample.html", scheme=scheme)
        check.expect(
            color(page, ".thumbnail .e-sheet", "backgroundColor") == ground, f"{scheme}: a thumbnail has not its ground"
        )
        page.context.close()
    page = check.open("sample.html", address(at=SESSION, step=4))
    colors = (
        color(page, ".screen-figure .glass", "backgroundColor"),
        color(page, ".e-toggle.is-selected > .e-switch", "backgroundColor"),
    )
    check.expect(colors == TRAINING, f"the second product's look is {colors}")
    page.context.close()

    # What the page's policy says to such a text is no failure.
    page = check.browser.new_page()
    page.goto((check.samples / "sample.html").as_uri())
    rest = page.evaluate(
        """() => {
          const root = document.createElement('div');
          root.append(drawn({ children: [], pieces: ['<p class="e" onclick="x()" style="top:0" id="verdict">a'
            + '<img src="x" onerror="x()"><script>x()</script><a href="javascript:x()">b</a><iframe></iframe>'
            + '<svg><use href="#a"/><path d="M0 0" onload="x()"/></svg></p>'] }));
          return root.innerHTML;
        }"""
    )
    check.expect(rest == '<p class="e">a<svg><path d="M0 0"></path></svg></p>', f"a picture keeps what may act: {rest}")
    faded = page.evaluate(
        """() => drawn({ mark: 'changed', children: [{ children: [], pieces: ['<p class="e">a</p>'] }],
          pieces: ['<div class="e o-5">', 0, '</div>'] }).firstChild.outerHTML"""
    )
    check.expect(
        faded == '<div class="e mark-changed"><p class="e o-5">a</p></div>', f"a faded element's mark fades: {faded}"
    )
    page.close()


def color(page, selector, property_):
    return page.locator(selector).first.evaluate(f"(node) => getComputedStyle(node).{property_}")


def check_filters(check):
    page = check.open("sample.html")
    total = page.locator("#list-count").inner_text()
    page.locator(".chip[data-value=failed]").click()
    check.expect("status=failed" in page.url, "the address does not say the filter")
    check.expect(page.locator("#list-count").inner_text() == f"3 of {total}", "the count does not follow the filter")
    check.expect(
        "3 of" in page.locator("#live").inner_text(), "the count is not told to those who hear the page"
    )
    rows = page.locator(".list .row:visible").count()
    check.expect(rows == 3, f"{rows} rows are shown, not 3")
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached")
    check.expect(page.locator(".list .row:visible").count() == 3, "the filter is lost when the page is loaded again")
    page.locator("#clear").click()
    check.expect(page.locator("#list-count").inner_text() == total, "the filters are not cleared")
    page.keyboard.press("/")
    page.keyboard.type("DECOUVRIR prix")
    names = page.locator(".list .row:visible").all_inner_texts()
    check.expect(len(names) >= 2, f"the search without accents finds {names}")
    page.locator("#search").fill("no such words anywhere")
    check.expect(page.locator("#list-empty").is_visible(), "an empty list does not say so")
    page.locator("#search").fill("")
    page.locator("#tag-menu > summary").click()
    page.locator(".chip[data-value='@formulaire']").click()
    check.expect(page.locator(".list .row:visible").count() == 1, "the tag filter does not hold")
    page.keyboard.press("Escape")
    check.expect(not page.locator("#tag-menu[open]").count(), "Escape does not close the tags")
    page.context.close()


def check_keyboard(check):
    page = check.open("sample.html", address(at=FAILED))

    def current():
        return page.locator(".step-button[aria-expanded=true]").inner_text()

    check.expect("Votre demande" in current(), f"the failed step is not open at first: {current()}")
    page.keyboard.press("k")
    check.expect("Confirmer" in current(), f"k does not open the step before: {current()}")
    page.keyboard.press("ArrowUp")
    check.expect("lucas@exemple.fr" in current(), f"the arrow does not open the step before: {current()}")
    page.keyboard.press("j")
    check.expect("Confirmer" in current(), f"j does not open the next step: {current()}")
    check.expect("step=je tape sur" in urllib.parse.unquote_plus(page.url), f"the address has no step: {page.url}")
    page.keyboard.press("?")
    check.expect(page.locator("#keys[open]").count() == 1, "? does not show the keys")
    check.look(page, "keys-light-1440")
    page.keyboard.press("Escape")
    check.expect(page.locator("#keys[open]").count() == 0, "Escape does not close the keys")
    page.keyboard.press("n")
    name = page.locator("#scenario-title").inner_text()
    check.expect("Le serveur refuse" not in name, "n does not go to the next failure")
    title = page.evaluate("document.activeElement.id")
    check.expect(title == "scenario-title", f"the focus is on {title}, not on the scenario's title")
    page.go_back()
    name = page.locator("#scenario-title").inner_text()
    check.expect("Le serveur refuse" in name, "the browser's back does not go back")
    page.keyboard.press("Escape")
    check.expect(page.locator(".overview").count() == 1, "Escape does not go back to the overview")
    page.context.close()

    page = check.open("sample.html", address(at="nowhere.feature:1"))
    check.expect("no scenario" in page.locator("main").inner_text(), "an unknown address is not told")
    page.context.close()

    page = check.open("sample.html", width=360, height=740)
    page.locator(".failure a").first.click()
    check.expect(not page.locator(".list").is_visible(), "on a phone the list covers the scenario")
    page.locator(".back").click()
    check.expect(page.locator(".list").is_visible(), "on a phone there is no way back to the list")
    page.context.close()


def check_others(check):
    page = check.open("cut.html")
    check.expect("cut off" in page.locator("#notices").inner_text(), "a file that was cut off does not say so")
    check.expect(page.locator(".list .row").count() > 0, "a file that was cut off does not show what is there")
    check.look(page, "cut-light-1440")
    page.context.close()
    page = check.open("passed.html")
    text = page.locator(".overview").inner_text()
    check.expect("Slowest scenarios" in text and "Scenarios by feature" in text, f"a green page says little: {text}")
    check.expect(page.locator(".slowest li").count() == 5, "the slowest scenarios are not listed")
    failed = check.open("sample.html")
    for section in ("#slowest-title", "#features-title"):
        check.expect(failed.locator(section).is_visible(), f"a run with failures has no {section}")
    failed.context.close()
    check.look(page, "few-light-1440")
    page.context.close()


def check_size(check):
    size = (check.samples / "large.html").stat().st_size
    check.expect(size < MOST_BYTES, f"1,000 scenarios take {size} bytes")
    times = []
    for _ in range(3):
        page = check.open("large.html")
        times.append(page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"))
        if len(times) == 3:
            started = time.perf_counter()
            page.locator("#search").fill("client n° 77")
            page.wait_for_function("() => document.getElementById('list-count').textContent.includes('of')")
            search = (time.perf_counter() - started) * 1_000
            check.look(page, "large-light-1440", accessibility=False)
        page.context.close()
    check.expect(min(times) < MOST_MILLISECONDS, f"1,000 scenarios open in {min(times):.0f} ms")
    print(
        f"report_check: 1,000 scenarios of 8 steps: {size / 1e6:.1f} MB, open in {min(times):.0f} ms (best of 3), "
        f"found in {search:.0f} ms"
    )


def check_parts(check):
    """A large run: an index and the failures in the page, the rest in a folder beside it."""
    size = (check.samples / "huge.html").stat().st_size
    check.expect(size < MOST_BYTES, f"the index of 5,100 scenarios takes {size} bytes")
    page = check.open("huge.html")
    opened = page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
    check.expect(opened < MOST_MILLISECONDS * 2, f"5,100 scenarios open in {opened:.0f} ms")
    check.expect(page.locator("#list-count").inner_text() == "5,100", "the list does not count the parts' scenarios")
    check.expect("51 of 5,100" in page.locator("#verdict").inner_text(), "the verdict does not count the failures")
    check.expect(page.locator("head script[src]").count() == 0, "a part is loaded before anyone looks at it")
    check.expect(page.locator(".failure .phone").count() > 0, "a failure's screen is not in the page")
    check.look(page, "parts-light-1440")
    page.locator("#search").fill("client n° 4242")
    link = page.locator(".list .row a")
    check.expect(link.count() == 1, f"{link.count()} rows are found by a name")
    link.click()
    page.wait_for_selector(".step-button")
    check.expect(page.locator(".step-button").count() == 8, "a part's steps are not shown")
    check.expect(page.locator("head script[src]").count() == 1, "more than the one part is loaded")
    check.expect("client-4243@exemple.fr" in drawn_fields(page), "the screen is another scenario's")
    check.look(page, "part-light-1440")
    page.keyboard.press("Escape")
    page.locator("#search").fill("touche cafe 3")
    check.expect(page.locator("#list-count").inner_text().startswith("5,100"), "steps in parts are not found")
    check.expect(page.locator(".list .row").count() <= 1_000, "all rows are in the list at once")
    page.context.close()

    page = check.open("huge.html", address(at="Scenarios/Boutique/rayon-99.feature:6"), scheme="dark")
    page.wait_for_selector(".step-button")
    check.expect(page.locator(".list [aria-current]").is_visible(), "the list does not show the scenario of the address")
    check.look(page, "part-dark-1440")
    page.context.close()

    # Parts of another run, and none at all.
    alone = check.samples / "alone.html"
    shutil.copyfile(check.samples / "huge.html", alone)
    for name, change in (("other", lambda text: text.replace('"digest":"', '"digest":"0')), ("none", None)):
        target = check.samples / f"{name}.html"
        text = alone.read_text()
        target.write_text(change(text) if change else text.replace('"parts":"huge-parts"', '"parts":"none-parts"'))
        page = check.browser.new_page()
        page.goto(target.as_uri() + address(at="Scenarios/Boutique/rayon-0.feature:6"))
        page.wait_for_selector("main .notice")
        told = page.locator("main .notice").inner_text()
        check.expect("not beside this page" in told and "-parts/1.js" in told, f"{name}: missing parts are not told: {told}")
        page.close()
    print(f"report_check: 5,100 scenarios: a page of {size / 1e6:.1f} MB, open in {opened:.0f} ms")


def drawn_fields(page):
    page.evaluate("showStep(visibleSteps(shown.attempt)[5])")
    return page.locator("#step-details .glass").last.inner_html()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every view and size, and large runs")
    parser.add_argument("--samples", type=pathlib.Path)
    parser.add_argument("--shots", type=pathlib.Path, help="screenshots are put there")
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
        samples = (arguments.samples or pathlib.Path(folder)).resolve()
        if arguments.samples is None:
            write_samples(samples, arguments.all)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        check = Check(browser, Axe(), samples, arguments.shots, arguments.all)
        for part in (check_texts, check_layout, check_links, check_markdown, check_causes, check_languages, check_unscripted,
                      check_history, check_pictures, check_filters, check_keyboard, check_others, check_views,
                      *((check_size, check_parts) if arguments.all else ())):
            part(check)
        browser.close()
    for failure in check.failures:
        print(f"report_check: {failure}")
    print(f"report_check: {check.count} checks, {len(check.failures)} failures, {time.perf_counter() - started:.0f} s")
    sys.exit(1 if check.failures else 0)


if __name__ == "__main__":
    main()
