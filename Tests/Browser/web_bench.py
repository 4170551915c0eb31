"""What lies beside the phone, by clicks and keys: the bench, the timeline, pointing, the console and the recorder."""

import re


class Bench:
    """The controls beside a phone."""

    def __init__(self, phone):
        self.phone, self.page = phone, phone.page

    def card(self, title):
        return self.page.locator("#drive .card").filter(has=self.page.get_by_role("heading", name=title, exact=True))

    def press(self, card, name):
        self.card(card).get_by_role("button", name=name, exact=True).click()
        self.phone.settle()

    def seen(self, section):
        """The words of a part of « Observer »."""
        self.page.get_by_role("tab", name="Observer").click()
        words = self.phone.text(self.page.locator(f"#look-{section}"))
        self.page.get_by_role("tab", name="Piloter").click()
        return words

    def steps(self):
        return [self.phone.text(row) for row in self.page.locator("#steps > li").all()]

    def type(self, text):
        field = self.page.locator("#console-text")
        field.fill(text)
        field.press("Enter")
        self.phone.settle()


def links(check, expect):
    bench = Bench(check.phone("madinia"))
    card = bench.card("Lien")
    card.get_by_role("button", name="madinia.fr/formations/starter").click()
    bench.phone.settle()
    expect(bench.phone.control("heading", "Starter").is_visible(), "a ready link does not open its screen")
    card.get_by_label("Adresse du lien").fill("https://madinia.fr/blog/ce-qui-change-en-2026")
    card.get_by_role("button", name="Ouvrir").click()
    bench.phone.settle()
    expect(bench.phone.shows("Ce qui change en 2026"), "a typed link does not open its screen")
    card.get_by_label("Adresse du lien").fill("https://madinia.fr/nulle-part")
    card.get_by_label("Adresse du lien").press("Enter")
    bench.phone.settle()
    arrivals = bench.seen("arrivals")
    expect("starter" in arrivals and "nulle-part" in arrivals, f"arrivals: {arrivals}")
    expect("catalog" in bench.seen("navigation") or "blog" in bench.seen("navigation"), "no navigation state")


def pushes(check, expect):
    bench = Bench(check.phone("madinia"))
    bench.press("Application", "Autoriser")
    card = bench.card("Notification push")
    card.locator("textarea").fill('{"aps":{"alert":{"title":"Nouvelle formation","body":"Master"}},"type":"formation","slug":"master"}')
    bench.press("Notification push", "Envoyer")
    banner = bench.page.locator("#banner")
    expect("Nouvelle formation" in bench.phone.text(banner), "no banner")
    expect("Nouvelle formation" in bench.seen("notifications"), "the notification is not listed")
    banner.get_by_role("button", name=re.compile("Nouvelle formation")).click()
    bench.phone.settle()
    expect(bench.phone.control("heading", "Master").is_visible(), "a tap on the banner does not open its screen")
    card.locator("textarea").fill("{")
    bench.press("Notification push", "Envoyer")
    expect(card.get_by_role("alert").is_visible(), "what is no JSON is not told")
    bench.press("Application", "Arrière-plan")
    card.locator("textarea").fill('{"aps":{"alert":{"title":"Le blog","body":"Du nouveau"}},"type":"blog"}')
    bench.press("Notification push", "Envoyer")
    expect("Le blog" in bench.phone.text(bench.page.locator("#home")), "the home screen shows no notification")


def times(check, expect):
    bench = Bench(check.phone("madinia"))
    card = bench.card("Horloge")
    expect("09:00:00" in bench.phone.text(bench.page.locator("#clock-text")), "no clock")
    bench.press("Horloge", "1 h")
    expect("10:00:00" in bench.phone.text(bench.page.locator("#clock-text")), "an hour does not pass")
    expect(bench.phone.text(bench.page.locator("#status-time")) == "10:00", "the phone's own clock stands")
    card.get_by_label("Date", exact=True).fill("2026-06-01")
    card.get_by_label("Heure", exact=True).fill("18:30")
    card.get_by_role("button", name="Régler").first.click()
    bench.phone.settle()
    expect("1 juin 2026" in bench.phone.text(bench.page.locator("#clock-text")), "the date is not set")
    card.get_by_label("Fuseau horaire").select_option("Asia/Tokyo")
    card.get_by_role("button", name="Régler").last.click()
    bench.phone.settle()
    expect("01:30" in bench.phone.text(bench.page.locator("#clock-text")), "the zone is not set")
    runs = bench.page.locator("#clock-runs")
    runs.click()
    bench.page.wait_for_timeout(1_600)
    runs.click()
    bench.phone.settle()
    expect("01:30:00" not in bench.phone.text(bench.page.locator("#clock-text")), "time does not run")
    card.get_by_role("button", name="×60").click()
    runs.click()
    bench.page.wait_for_timeout(1_500)
    runs.click()
    bench.phone.settle()
    expect("01:30:" not in bench.phone.text(bench.page.locator("#clock-text")), "time does not run 60 times as fast")


def network(check, expect):
    bench = Bench(check.phone("madinia"))
    bench.press("Réseau", "Hors connexion")
    bench.phone.tab("Blog")
    expect(bench.phone.top.get_by_role("alert").count() > 0, "the app does not notice that it is offline")
    bench.press("Réseau", "En ligne")
    card = bench.card("Réseau")
    card.get_by_label("Le serveur…").select_option("fails")
    card.get_by_label("Statut").select_option("503")
    card.get_by_label("Appels").select_option("other")
    card.get_by_label("Chemin", exact=True).fill("/api/v1/formations/starter")
    bench.press("Réseau", "Appliquer")
    bench.phone.tab("Formations")
    expect(bench.phone.top.locator(".e-card").count() > 5, "another call fails, too")
    bench.phone.tap("Starter")
    expect("503" in bench.seen("requests"), f"no 503: {bench.seen('requests')}")
    faults = bench.page.locator("#faults")
    bench.page.locator("#tab-drive").click()
    expect("GET /api/v1/formations/starter : répond 503" in bench.phone.text(faults), f"in force: {bench.phone.text(faults)}")
    faults.get_by_role("button", name="Rétablir", exact=True).click()
    bench.phone.settle()
    expect(faults.is_hidden(), "a fault that was ended is still listed")


def lives(check, expect):
    bench = Bench(check.phone("allinconnect"))
    bench.phone.answer("Autoriser")
    bench.press("Se connecter", "camille@exemple.fr")
    expect(bench.phone.control("heading", "Nos partenaires").is_visible(), "a member is not signed in")
    bench.phone.tab("Ma Carte")
    stored = bench.seen("stored")
    expect("••••••" in stored, f"no secret is masked: {stored[:200]}")
    bench.press("Application", "Quitter de force")
    expect(bench.page.locator("#home").is_visible(), "an app that was quit leaves no home screen")
    bench.press("Application", "Relancer")
    expect(bench.phone.glass.locator(".e-app").is_visible(), "the app does not come back")
    bench.page.locator("#product").select_option("pitrainer")
    confirm = bench.page.locator("#ask button.main, #ask button").last
    if bench.page.locator("#ask").is_visible():
        confirm.click()
    bench.page.wait_for_function("() => document.getElementById('glass').textContent.includes('π')")
    expect(bench.phone.shows("S'entraîner"), "the other product is not there")


def phone_shows(node, frame):
    """Whether a node lies within a frame."""
    inner, outer = node.bounding_box(), frame.bounding_box()
    return inner is not None and inner["y"] + inner["height"] <= outer["y"] + outer["height"]


def travels(check, expect):
    bench = Bench(check.phone("madinia"))
    for tab in ("Formations", "Blog", "Contact"):
        bench.phone.tab(tab)
    moments = bench.page.locator("#steps .moment")
    moments.nth(2).click()
    bench.phone.settle()
    expect(bench.phone.glass.locator(".e-tab-bar [aria-current=page]").inner_text().strip() == "Formations",
           "an earlier moment is not shown")
    looking = bench.page.locator("#looking")
    looking.get_by_role("button", name="Avant / après").click()
    pair = bench.page.locator("#compare .glass")
    tabs = bench.page.locator("#compare .e-tab-bar").last
    frame = bench.page.locator("#compare .phone").last
    expect(phone_shows(tabs, frame), "a compared screen has no tab bar in sight")
    expect(pair.count() == 2 and "Madinia" in pair.nth(0).inner_text() and "Formations" in pair.nth(1).inner_text(),
           "before and after are not compared")
    bench.page.keyboard.press("Escape")
    looking.get_by_role("button", name="Revenir au présent").click()
    bench.phone.settle()
    expect(bench.phone.control("textbox", "Nom").is_visible(), "there is no way back to now")
    moments.nth(2).click()
    bench.phone.settle()
    looking.get_by_role("button", name="Reprendre d’ici").click()
    asks = bench.page.locator("#ask")
    expect("2 étapes suivantes seront perdues" in bench.phone.text(asks), "going on from an earlier moment does not ask")
    asks.get_by_role("button", name="Annuler").click()
    expect(len(bench.steps()) == 5, "steps are lost although the answer is no")
    looking.get_by_role("button", name="Reprendre d’ici").click()
    asks.get_by_role("button", name="Reprendre d’ici").click()
    bench.phone.settle()
    expect(len(bench.steps()) == 3, f"what came later is kept: {bench.steps()}")
    bench.phone.tap("Starter")
    expect(bench.phone.control("heading", "Starter").is_visible(), "one cannot go on from there")


def records(check, expect):
    bench = Bench(check.phone("madinia"))
    bench.phone.tab("Formations")
    bench.page.locator("#point").click()
    bench.phone.top.locator(".e-badge", has_text="490").first.click()
    bench.phone.settle()
    bench.page.locator("#point").click()
    expect(any("je vois" in step and "490" in step for step in bench.steps()), f"pointing adds nothing: {bench.steps()}")
    field = bench.page.locator("#console-text")
    field.fill("je tape sur \"Star")
    bench.page.wait_for_selector("#completions [role=option]")
    expect("Starter" in bench.phone.text(bench.page.locator("#completions")), "no completion has the label")
    field.press("Escape")
    bench.type('je tape sur "Starter"')
    expect(bench.phone.control("heading", "Starter").is_visible(), "a typed step does not run")
    bench.type('je vois "Prix : 491 €"')
    expect("490 €" in bench.steps()[-1], f"a failing step does not say why: {bench.steps()[-1]}")
    bench.type("je danse")
    expect("je danse" in bench.steps()[-1], "a step that is none is not told")
    bench.page.get_by_role("tab", name="Script").click()
    bench.page.get_by_role("button", name="Vérifier et exporter").click()
    bench.page.wait_for_function("() => document.getElementById('script-verdict').dataset.tone === 'good'")
    text = bench.page.locator("#script-text").inner_text()
    expect("Fonctionnalité: Madinia" in text and "491" not in text and "danse" not in text, text)
    bench.page.get_by_label("Langue du script").select_option("en")
    bench.page.wait_for_function("() => document.getElementById('script-text').innerText.includes('Feature: Madinia')")
    expect('I open the "Formations" tab' in bench.page.locator("#script-text").inner_text(), "no English script")


def signals(check, expect):
    """What the phone makes felt and heard is shown, and heard where sounds are on."""
    phone = check.phone("pitrainer")
    phone.page.evaluate("""() => {
      window.heard = 0;
      const { start } = AudioScheduledSourceNode.prototype;
      AudioScheduledSourceNode.prototype.start = function (...times) { window.heard += 1; start.apply(this, times); };
    }""")
    phone.tap("S'entraîner")
    phone.tap("1")
    shown = phone.text(phone.page.locator("#signals"))
    expect("son : touche" in shown and "vibration : clic" in shown, f"the signals are “{shown}”")
    expect(phone.page.evaluate("window.heard") == 0, "a sound is heard although sounds are off")
    phone.page.locator("#likes button").last.click()
    phone.tap("4")
    phone.page.wait_for_timeout(300)
    expect(phone.page.evaluate("window.heard") > 0, "no sound is heard although sounds are on")


def phrases(check, expect):
    """Each phrase that the page says is a step, in both languages."""
    phone = check.phone("madinia")
    said = phone.page.evaluate("""async () => {
      const { phrases } = await import(new URL('assets/steps.js', document.baseURI));
      const path = ['GET', '/api/v1/formations'];
      const values = { openLink: ['https://madinia.fr/'], openFromLink: ['https://madinia.fr/'], wait: ['2 s'],
        date: ['1 mars 2026', '9 h 00'], zone: ['UTC'], slow: ['2 s', path], status: ['503', path], silent: [path],
        unreachable: [path], normal: [path], signIn: ['a@exemple.fr'], tapNotification: ['T', 'B'],
        clearNotification: ['T'] };
      const en = { ...values, date: ['1 March 2026', '9:00'] };
      return Object.entries({ fr: values, en }).flatMap(([language, own]) => Object.entries(phrases(language))
        .flatMap(([name, say]) => [say(...(own[name] || [])),
          ...(['slow', 'status', 'silent', 'unreachable', 'normal'].includes(name)
            ? [say(...own[name].slice(0, -1))] : [])].map((text) => [name, text])));
    }""")
    expect(len(said) > 40, f"{len(said)} phrases")
    for name, text in said:
        if name == "signIn":
            # A step of ALL IN Connect's own, which `lives` says.
            continue
        error = phone.step(text) or ""
        expect("Aucune étape" not in error, f"“{text}” is no step")


def keys(check, expect):
    """The whole way to a form and back without a mouse."""
    phone = check.phone("madinia")
    page = phone.page

    def walk(name, most=40):
        for _ in range(most):
            page.keyboard.press("Tab")
            focused = page.evaluate("() => document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || ''")
            if focused.strip() == name:
                return True
        return False

    page.locator("#glass").focus()
    expect(walk("Contact"), "the tab bar cannot be reached by Tab")
    page.keyboard.press("Enter")
    phone.settle()
    expect(phone.control("textbox", "Nom").is_visible(), "Enter does not open the tab")
    phone.control("textbox", "Nom").focus()
    page.keyboard.type("Zoé")
    phone.settle()
    expect(phone.ask(do="look")["panel"].get("focused") == "Nom", "the field with the focus is not the keyboard's")
    page.keyboard.press("Escape")
    phone.settle()
    expect(phone.ask(do="look")["panel"].get("focused") is None, "Escape does not put the keyboard down")
    phone.tab("Formations")
    card = phone.control("button", "Starter").first
    card.focus()
    page.keyboard.press("Enter")
    phone.settle()
    phone.answer("Refuser")
    where = page.evaluate("() => document.activeElement.closest('#phone') && document.activeElement.textContent")
    expect(where and "Starter" in where, f"the focus is on “{where}”, not on the new screen's title")
    page.keyboard.press("Escape")
    phone.settle()
    count = phone.moment()
    page.keyboard.press("Escape")
    phone.settle()
    expect(phone.moment() == count and not phone.notice(), "Escape goes back where there is nothing to go back to")
    back = page.evaluate("() => document.activeElement.getAttribute('aria-label') || document.activeElement.textContent")
    expect("Starter" in (back or ""), f"after going back the focus is on “{back}”, not on what opened the screen")


def points(check, expect):
    """Escape ends pointing and does nothing else, even where a field has the focus."""
    bench = Bench(check.phone("madinia"))
    bench.phone.tab("Contact")
    bench.phone.control("textbox", "Nom").click()
    bench.phone.settle()
    point = bench.page.locator("#point")
    for target in ("Une question ?", None):
        point.click()
        if target:
            bench.phone.top.get_by_text(target).click()
            bench.phone.settle()
        else:
            bench.page.locator("#console-text").focus()
        before = bench.steps()
        bench.page.keyboard.press("Escape")
        bench.phone.settle()
        expect(point.get_attribute("aria-pressed") == "false", "Escape does not end pointing")
        expect(bench.steps() == before, f"Escape writes steps: {bench.steps()[len(before):]}")


def forms(check, expect):
    """What is being filled in stays in another language of the page."""
    bench = Bench(check.phone("madinia"))
    card = bench.card("Réseau")
    card.get_by_label("Le serveur…").select_option("fails")
    card.get_by_label("Statut").select_option("404")
    card.get_by_label("Appels").select_option("other")
    card.get_by_label("Chemin", exact=True).fill("/api/v1/x")
    bench.page.locator("#page-language").select_option("en")
    network = bench.card("Network")
    network.wait_for()
    values = [network.get_by_label(name, exact=True).input_value() for name in ("The server…", "Status", "Calls", "Path")]
    expect(values == ["fails", "404", "other", "/api/v1/x"], f"the form is {values}")
    expect(network.get_by_label("Status").is_visible(), "the status is hidden")


def speaks(check, expect):
    """In a French page what is seen behind the screen is French."""
    bench = Bench(check.phone("madinia"))
    bench.phone.tab("Formations")
    bench.press("Lien", "Ouvrir")
    words = bench.seen("navigation") + bench.seen("arrivals") + bench.seen("events")
    for english in ("tab ", "start:", "launch", "push ", "opened", "select "):
        expect(english not in words, f"“{english}” in {words[:400]}")


def short(check, expect):
    """A recording leaves out what changes nothing."""
    bench = Bench(check.phone("madinia"))
    bench.phone.tab("Contact")
    bench.type("j'attends 140 ms")
    bench.phone.fill("Nom", "Zoé")
    bench.page.locator("#tab-script").click()
    bench.type("j'attends 1 seconde")
    bench.page.get_by_role("button", name="Vérifier et exporter").click()
    bench.page.wait_for_function("() => document.getElementById('script-verdict').dataset.tone === 'good'")
    text = bench.page.locator("#script-text").inner_text()
    expect("j'attends" not in text and "curseur" not in text and "Zoé" in text, text)


def check(check):
    tests = (links, pushes, times, network, lives, travels, records, signals, phrases, keys, points, forms, speaks, short)
    for test in tests:
        check.run(f"bench: {test.__name__}", lambda: test(check, check.expect))
