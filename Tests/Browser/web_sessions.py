"""Sessions: whatever somebody does by chance becomes a script that gives the same; and sessions that are interrupted."""

import os
import pathlib
import random
import subprocess
import tempfile

from web_host import CONTROL, ROOT, Host, Phone, program

# What lies beside the phone, besides links and payloads.
BESIDE = [
    "j'attends 1 seconde", "j'attends 10 minutes", "j'attends 1 jour", "le téléphone est hors connexion",
    "le téléphone est connecté", "le serveur est injoignable", "le serveur met 2 secondes à répondre",
    "le serveur répond normalement", "je mets l'application en arrière-plan", "je reviens dans l'application",
    "je quitte de force l'application", "je relance l'application", "j'autorise les notifications",
    "je refuse les notifications", "je reviens en arrière", "le disque est plein", "le disque a de nouveau de la place",
]
TEXTS = ["", "Zoé d'Aubigné", "lucas@exemple.fr", "x", "« deux \"mots\" »", "3,14 € \\ 100 %", "日本 👩‍👩‍👧"]


def by_chance(phone, chance):
    """One act, by hand where the phone shows something to act on."""
    question = phone.page.locator("#question")
    if question.is_visible():
        question.get_by_role("button").nth(chance.randrange(2)).click()
        return phone.settle()
    controls = phone.top.locator("[data-act]:enabled:not(.e-screen):not([data-act=hold])")
    count = controls.count()
    if count == 0 or chance.random() < 0.3:
        bench = phone.page.evaluate("window.bench")
        steps = [{"text": text} for text in BESIDE]
        steps += [{"text": f"j'ouvre le lien \"{link}\""} for link in bench["links"]]
        steps += [{"text": "une notification push arrive :", "docString": one["json"]} for one in bench["payloads"]]
        # What cannot be done now says so, and leaves no trace.
        return phone.ask(do="step", step=chance.choice(steps))
    control = controls.nth(chance.randrange(count))
    if control.evaluate("(node) => node.matches('input, textarea')"):
        control.fill(chance.choice(TEXTS))
    elif control.evaluate("(node) => node.tagName === 'SELECT'"):
        control.select_option(index=chance.randrange(control.locator("option").count()))
    elif control.evaluate("(node) => node.dataset.act === 'refresh'"):
        control.press("Enter")
    else:
        control.click(click_count=2 if chance.random() < 0.1 else 1)
    phone.settle()


def check_chance(check, number, acts=14):
    """Random sessions: each recording gives the same when it is replayed, there and by `appshell run`."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="web-sessions-"))
    seed = check.arguments.seed
    for product in ("madinia", "pitrainer", "allinconnect"):
        phone = check.keep(product)
        for index in range(-(-number // 3)):

            def test():
                chance = random.Random(f"{seed} {product} {index}")
                phone.ask(do="branch", moment=0)
                phone.arrange("je suis connecté" if product == "allinconnect" and index % 2 else "l'application est ouverte")
                for _ in range(acts):
                    by_chance(phone, chance)
                for language in ("fr", "en"):
                    script = phone.ask(do="record", name=f"Session {index}", language=language)
                    check.expect(script["verified"], f"{language}: {script.get('problem')}\n{script['text']}")
                    (folder / f"{product}-{index}-{language}.feature").write_text(script["text"], encoding="utf-8")

            check.run(f"session {index} of {product}, seed {seed}", test)
        check.release()
        run = subprocess.run(
            [str(program("appshell")), "run", "--product", product, "--format", "progress",
             *map(str, sorted(folder.glob(f"{product}-*.feature")))],
            cwd=ROOT, capture_output=True, text=True, env={**os.environ, "APPSHELL_HOME": str(ROOT)},
        )
        check.name = f"recorded scripts of {product}"
        check.expect(run.returncode == 0, f"appshell run: {run.returncode}: {(run.stdout + run.stderr)[-600:]}")


def check_restart(check):
    """The server is killed and started again: the page goes on where it was."""

    def test():
        host = Host("--paused")
        phone = Phone(check.browser, host)
        try:
            phone.tab("Contact")
            phone.fill("Nom", "Zoé")
            phone.tab("Blog")
            phone.tab("Contact")
            before = phone.text()
            host.kill()
            host.restart()
            phone.tab("Blog")
            phone.tab("Contact")
            check.expect(phone.text() == before, f"another screen after the restart: {phone.text()[:200]}")
            check.expect(phone.control("textbox", "Nom").input_value() == "Zoé", "the field has lost its text")
            # While the server is away, what is tapped is kept.
            host.kill()
            phone.glass.locator(".e-tab-bar").get_by_role("button", name="Formations", exact=True).click()
            host.restart()
            phone.settle()
            check.expect(phone.control("heading", "Formations").is_visible(), "a tap during the break is lost")
            check.expect(not phone.complaints, "; ".join(phone.complaints))
        finally:
            phone.close()
            host.stop()

    check.run("the server starts again", test)


def check_isolation(check):
    """Two browsers have two phones; a copy of an address shares none either."""

    def test():
        one, other = check.phone("madinia"), check.phone("madinia")
        one.tab("Blog")
        other.settle()
        check.expect(other.control("heading", "Madinia").is_visible(), "one browser moves the other's phone")
        other.tab("Contact")
        other.fill("Nom", "Autre")
        one.tab("Contact")
        check.expect(one.control("textbox", "Nom").input_value() == "", "one browser sees the other's text")

    check.run("two browsers", test)


def check_sleep(check):
    """A tab that sleeps shows what has happened meanwhile when it wakes."""

    def test():
        phone = check.phone("madinia")
        page = phone.context.new_cdp_session(phone.page)
        session = phone.page.evaluate("JSON.parse(sessionStorage.getItem('appshell.session'))")
        helper = check.phone("madinia").page
        page.send("Page.setWebLifecycleState", {"state": "frozen"})
        step = {"do": "step", "step": {"text": 'j\'ouvre l\'onglet "Blog"'}}
        helper.evaluate(CONTROL, {"session": session, "request": step})
        page.send("Page.setWebLifecycleState", {"state": "active"})
        phone.page.wait_for_function("() => document.querySelector('#phone [aria-current=page]').innerText === 'Blog'")
        phone.settle()
        phone.tab("Contact")
        check.expect(phone.control("textbox", "Nom").is_visible(), "the tab does not go on after its sleep")

    check.run("a tab that sleeps", test)


def check_scenario(check):
    """A scenario opens at the step that fails, which says why; the steps before it have been done."""

    def test():
        folder = pathlib.Path(tempfile.mkdtemp(prefix="web-scenario-"))
        file = folder / "prix.feature"
        file.write_text("""# language: fr
Fonctionnalité: Prix
  Contexte:
    Étant donné que l'application est ouverte
  Scénario: Autre
    Alors je vois "Madinia"
  Scénario: Le prix
    Quand j'ouvre le lien "https://madinia.fr/formations/starter"
    Alors je vois "Prix : 491 €"
    Et je vois "Objectifs"
""", encoding="utf-8")
        before = file.read_text(encoding="utf-8")
        host = Host("prix.feature:7", "--product", "madinia", "--lang", "fr", folder=folder)
        try:
            phone = Phone(check.browser, host)
            check.expect(phone.control("heading", "Starter").is_visible(), "the scenario's screen is not shown")
            rows = phone.page.locator("#steps > li")
            check.expect(rows.count() == 5, f"{rows.count()} rows: the start, two that pass, one that fails, one to come")
            failing = phone.text(rows.nth(3))
            check.expect("491 €" in failing and "490 €" in failing, f"the failing step says “{failing}”")
            numbers = rows.locator(".number").all_inner_texts()
            check.expect(numbers == ["0", "1", "2", "3", "4"], f"the rows are numbered {numbers}")
            check.expect("pas encore exécutée" in phone.text(rows.last), "the step after it is not shown as such")
            phone.page.locator("#tab-script").click()
            # The page loads this part when it is first shown.
            phone.page.locator("#script-name").wait_for()
            draft = phone.page.locator("#script-text").inner_text()
            check.expect("491 €" in draft and "Objectifs" in draft, f"the script has lost steps: {draft}")
            phone.page.locator("#tab-timeline").click()
            # What takes the place of an edited step that was cleared is a step of its own.
            edit = phone.page.locator("#planned").get_by_role("button", name="Modifier")
            field = phone.page.locator("#console-text")
            edit.click()
            field.fill("")
            field.fill("j'attends 1 seconde")
            field.press("Enter")
            phone.settle()
            check.expect("491 €" in phone.text(phone.page.locator("#steps")), "another step took the edited one's place")
            # A correction that fails stays in the line, and Escape gives it up.
            edit.click()
            field.fill(field.input_value().replace("491", "492"))
            field.press("Enter")
            phone.settle()
            check.expect("492 €" in field.input_value(), f"a correction that failed is lost: “{field.input_value()}”")
            field.press("Escape")
            check.expect(field.input_value() == "", "Escape does not give up the correction")
            field.fill("j'attends 2 secondes")
            field.press("Enter")
            phone.settle()
            check.expect("491 €" in phone.text(phone.page.locator("#steps")), "Escape left the step to be replaced")
            # The failing step is corrected; then the script goes on.
            edit.click()
            field.fill(field.input_value().replace("491", "492"))
            field.press("Enter")
            phone.settle()
            field.fill(field.input_value().replace("492", "490"))
            field.press("Enter")
            phone.settle()
            phone.page.locator("#planned").get_by_role("button", name="Continuer").click()
            phone.settle()
            check.expect(phone.page.locator("#steps > li.is-passed").count() == 7, "the script did not go on")
            # Going back keeps the steps for the file, and says so.
            phone.page.locator("#steps .moment").nth(5).click()
            phone.page.get_by_role("button", name="Reprendre d’ici").click()
            question = phone.page.locator("#ask")
            check.expect("reste dans le déroulé" in phone.text(question), f"the page asks “{phone.text(question)}”")
            question.get_by_role("button", name="Reprendre d’ici").click()
            phone.settle()
            phone.page.locator("#planned").get_by_role("button", name="Continuer").click()
            phone.settle()
            phone.page.locator("#tab-script").click()
            phone.page.locator("#script-save").click()
            phone.page.locator("#ask").get_by_role("button", name="Enregistrer").click()
            phone.page.get_by_text("Enregistré dans").first.wait_for()
            after = file.read_text(encoding="utf-8")
            waits = "    Et j'attends 1 seconde\n    Et j'attends 2 secondes\n"
            expected = before.replace("    Alors je vois \"Prix : 491", f"{waits}    Alors je vois \"Prix : 490")
            check.expect(after == expected, f"the file is {after}")
            # Tables under a step are read as they are shown.
            table = [["a|b", "c\\", "\\n", "é\nf", ""], ["\\|", "", " x", "y", "z"]]
            read = phone.page.evaluate("""async (table) => {
                const { argument, tableRows } = await import('./assets/steps.js');
                return argument(tableRows(table)).table;
            }""", table)
            table[1][2] = "x"
            check.expect(read == table, f"a table is read as {read}")
            # A file that changed meanwhile is left alone.
            file.write_text(before, encoding="utf-8")
            phone.page.locator("#script-save").click()
            phone.page.locator("#ask").get_by_role("button", name="Enregistrer").click()
            phone.page.get_by_text("a changé entre-temps").first.wait_for()
            check.expect(file.read_text(encoding="utf-8") == before, "a file that changed meanwhile was written")
            phone.close()
        finally:
            host.stop()

    check.run("a scenario that fails", test)


def check(check, number):
    check_scenario(check)
    check_restart(check)
    check_isolation(check)
    check_sleep(check)
    check_chance(check, number)
