"""Replays scripts through the page: acts by clicks and keys, with the verdict that the headless run gives.

A step that a hand can do is done on the page; any other, such as what the server answers, is said to the host. What an
assertion saw must also stand on the page.
"""

import json
import os
import pathlib
import re
import subprocess

from web_host import ROOT, program

PRODUCTS = {"Madinia": "madinia", "PiTrainer": "pitrainer", "AllInConnect": "allinconnect"}

# What the page shows in words: texts, what fields hold, names of pictures and controls; nothing behind a sheet.
WORDS = """
(root) => {
  const words = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node.nodeType === 3) return NodeFilter.FILTER_ACCEPT;
    const isHidden = node.matches('[inert], script, style, .e-option:not(.is-selected), option');
    return isHidden || !node.checkVisibility() ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  });
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeType === 3) words.push(node.data);
    else {
      if (!getComputedStyle(node).display.startsWith('inline')) words.push('\\n');
      if (node.hasAttribute('aria-label')) words.push('\\n', node.getAttribute('aria-label'), '\\n');
      if (node.matches('select')) words.push(node.selectedOptions[0]?.text || '', '\\n');
      if (node.matches('input, textarea')) words.push(node.value, '\\n', node.placeholder, '\\n');
    }
  }
  return words.join('');
}
"""


def plain(text):
    return re.sub(r"[\s\u00a0\u202f]+", " ", text).strip()


def unquoted(text):
    return re.sub(r"\\(.)", r"\1", text)


def texts(step):
    """The quoted values of a step."""
    return [unquoted(value) for value in re.findall(r'"((?:[^"\\]|\\.)*)"', step)]


class Hands:
    """Does what a step says, as a person would; False where no hand can."""

    def __init__(self, phone):
        self.phone = phone

    def act(self, text):
        # A person would have to answer the phone's question first; a script need not.
        isAsked = self.phone.page.locator("#question").is_visible()
        for pattern, method in self.ACTS:
            if re.fullmatch(pattern, text):
                return (not isAsked or pattern.endswith("les notifications")) and method(self, *texts(text))
        return False

    def click(self, locator, times=1):
        if locator.count() != 1:
            return False
        locator.click(click_count=times)
        return True

    def named(self, name):
        found = None
        for role in ("button", "link", "switch"):
            locator = self.phone.glass.get_by_role(role, name=name, exact=True)
            found = locator if found is None else found.or_(locator)
        return found.and_(self.phone.page.locator("[data-act=tap]:enabled, [data-act=set]:enabled"))

    def tap(self, name):
        return self.click(self.named(name))

    def tap_twice(self, name):
        return self.click(self.named(name), times=2)

    def tap_in(self, name, container):
        inside = self.phone.glass.get_by_role("group", name=container, exact=True)
        return inside.count() == 1 and self.click(inside.locator(self.named(name)))

    def tab(self, name):
        bar = self.phone.glass.locator(".e-tab-bar")
        return bar.count() == 1 and self.click(bar.get_by_role("button", name=name, exact=True))

    def type(self, text, label):
        field = self.phone.control("textbox", label)
        if field.count() != 1 or field.is_disabled():
            return False
        field.click()
        field.press("Control+a")
        field.press("Delete")
        if len(text) <= 30 and text.isprintable():
            field.press_sequentially(text)
        else:
            field.fill(text)
        return True

    def switch(self, name, wanted):
        switch = self.phone.control("switch", name)
        if switch.count() != 1 or switch.is_disabled():
            return False
        if switch.get_attribute("aria-checked") != wanted:
            return self.click(switch)
        return True

    def choose(self, option, name):
        choice = self.phone.top.locator(".e-choice").filter(has=self.phone.page.get_by_role("combobox", name=name, exact=True))
        if choice.count() == 1:
            choice.locator("select").select_option(label=option)
            return True
        group = self.phone.top.get_by_role("radiogroup", name=name, exact=True)
        return group.count() == 1 and self.click(group.get_by_role("radio", name=option, exact=True))

    def back(self):
        if not self.phone.glass.locator(".e-app").count():
            return False
        self.phone.glass.focus()
        self.phone.page.keyboard.press("Escape")
        return True

    def refresh(self):
        button = self.phone.top.locator("button[data-act=refresh]")
        if button.count() != 1:
            return False
        button.press("Enter")
        return True

    def dismiss(self):
        focused = self.phone.glass.locator("input:focus, textarea:focus")
        if focused.count() != 1:
            return False
        focused.press("Escape")
        return True

    def answer(self, name):
        question = self.phone.page.locator("#question").get_by_role("button", name=name)
        if not question.is_visible():
            return False
        question.click()
        return True

    STRING = r'"(?:[^"\\]|\\.)*"'
    ACTS = [
        (rf"je tape sur {STRING}", tap),
        (rf"je tape deux fois de suite sur {STRING}", tap_twice),
        (rf"je tape sur {STRING} dans {STRING}", tap_in),
        (rf"j'ouvre l'onglet {STRING}", tab),
        (rf"je saisis {STRING} dans le champ {STRING}", type),
        (rf"j'active {STRING}", lambda self, name: self.switch(name, "true")),
        (rf"je désactive {STRING}", lambda self, name: self.switch(name, "false")),
        (rf"je choisis {STRING} dans {STRING}", choose),
        (r"je reviens en arrière", back),
        (r"je ferme la feuille", back),
        (r"je tire pour rafraîchir", refresh),
        (r"je ferme le clavier", dismiss),
        (r"j'autorise les notifications", lambda self: self.answer("Autoriser")),
        (r"je refuse les notifications", lambda self: self.answer("Refuser")),
    ]


def scenarios():
    """Every scenario that passes headless: product, place, name, steps."""
    out = ROOT / ".build/web-scripts.ndjson"
    out.parent.mkdir(exist_ok=True)
    run = subprocess.run([str(program("appshell")), "run", "--format", f"message:{out}"], cwd=ROOT, capture_output=True,
                         text=True, env={**os.environ, "APPSHELL_HOME": str(ROOT)})
    pickles, cases, starts, failed = {}, {}, {}, set()
    for line in out.read_text(encoding="utf-8").splitlines():
        message = json.loads(line)
        if "pickle" in message:
            pickles[message["pickle"]["id"]] = message["pickle"]
        elif "testCase" in message:
            cases[message["testCase"]["id"]] = message["testCase"]["pickleId"]
        elif "testCaseStarted" in message:
            starts[message["testCaseStarted"]["id"]] = message["testCaseStarted"]["testCaseId"]
        elif "testStepFinished" in message:
            if message["testStepFinished"]["testStepResult"]["status"] != "PASSED":
                failed.add(cases[starts[message["testStepFinished"]["testCaseStartedId"]]])
    assert pickles, run.stderr
    return [(PRODUCTS[pathlib.Path(p["uri"]).parts[1]], p["uri"], p["name"], p["steps"])
            for p in pickles.values() if p["id"] not in failed]


def replay(phone, steps, tally):
    """Runs a scenario's steps; what differs from the headless run, or None."""
    phone.ask(do="branch", moment=0)
    hands = Hands(phone)
    for step in steps:
        text = step["text"]
        if hands.act(text):
            tally["by hand"] += 1
            phone.settle()
            if phone.notice():
                return f"“{text}” by hand: {phone.notice()}"
            continue
        tally["said"] += 1
        argument = step.get("argument", {})
        table = argument.get("dataTable")
        error = phone.step(
            text,
            doc=argument.get("docString", {}).get("content"),
            table=table and [[cell["value"] for cell in row["cells"]] for row in table["rows"]],
        )
        if error is not None:
            return f"“{text}”: {error.splitlines()[0]}"
        missing = unseen(phone, text)
        if missing:
            return missing
        tally["seen"] += step["text"].startswith("je vois")
    return None


def unseen(phone, text):
    """What an assertion saw and the page does not show."""
    if match := re.fullmatch(rf"je vois ({Hands.STRING})( dans {Hands.STRING})?", text):
        word = plain(unquoted(match.group(1)[1:-1]))
        # What scripts read as “label : value” stands without a colon.
        if word.replace(" :", "") not in plain(phone.glass.evaluate(WORDS)).replace(" :", ""):
            return f"the page does not show “{word}”"
    if match := re.fullmatch(rf"l'onglet ({Hands.STRING}) est sélectionné", text):
        shown = plain(phone.glass.locator(".e-tab-bar [aria-current=page]").inner_text())
        if shown != unquoted(match.group(1)[1:-1]):
            return f"the page has the tab “{shown}” selected"
    if match := re.fullmatch(rf"le champ ({Hands.STRING}) est vide", text):
        value = phone.control("textbox", unquoted(match.group(1)[1:-1])).input_value()
        if value:
            return f"the page's field holds “{value}”"
    if match := re.fullmatch(rf"({Hands.STRING}) est (désactivé|activé)", text):
        control = phone.top.get_by_role("button", name=unquoted(match.group(1)[1:-1]), exact=True)
        if control.count() == 1 and control.is_disabled() != (match.group(2) == "désactivé"):
            return f"the page has {match.group(1)} the other way round"
    return None


def check(check, replays_all):
    """Every scenario, or each 36th."""
    tally = {"by hand": 0, "said": 0, "seen": 0, "scenarios": 0}
    found = scenarios()
    for product in PRODUCTS.values():
        own = [scenario for scenario in found if scenario[0] == product]
        phone = check.keep(product)
        for _, uri, name, steps in own if replays_all else own[check.arguments.seed % 36::36]:
            def test():
                difference = replay(phone, steps, tally)
                check.expect(difference is None, difference)

            check.run(f"{uri}: {name}", test)
            tally["scenarios"] += 1
    print(f"web_check: {tally['scenarios']} of {len(found)} scenarios replayed: {tally['by hand']} steps by hand,"
          f" {tally['said']} said to the host, {tally['seen']} seen on the page")
