"""The W requirements: each shown in a real browser, by what is drawn there. `@covers` names the requirements."""

import re

TESTS = []


def covers(*ids):
    def keep(test):
        TESTS.append((ids, test))
        return test

    return keep


FORMATIONS = "https://madinia.fr/formations"


def opened(phones, product, *steps, **options):
    phone = phones(product, **options)
    phone.arrange(*(steps or ("l'application est ouverte",)))
    return phone


def section(phone, name):
    return phone.top.get_by_role("group", name=name, exact=True)


def pull(phone):
    """Drags the screen down, as a finger or a mouse does."""
    screen = phone.top.locator(".e-screen")
    box = phone.box(screen)
    x, y = box["x"] + box["width"] / 2, box["y"] + 60
    phone.page.mouse.move(x, y)
    phone.page.mouse.down()
    for move in range(1, 9):
        phone.page.mouse.move(x, y + 20 * move)
    phone.page.mouse.up()


def calls(phone, line):
    panel = phone.ask(do="look")["panel"]
    return sum(request["line"].startswith(line) for request in panel["requests"])


# Madinia


@covers("MAD-FR1")
def tabs(phones, expect):
    phone = opened(phones, "madinia")
    bar = phone.glass.locator(".e-tab-bar")
    names = [re.sub(r"\s+", " ", text).strip() for text in bar.get_by_role("button").all_inner_texts()]
    expect(names == ["Accueil", "Formations", "Blog", "Contact"], f"the tabs are {names}")
    expect(bar.locator("svg").count() == 4, "not every tab draws its symbol")
    current = bar.locator("[aria-current=page]").inner_text().strip()
    expect(current == "Accueil", f"“{current}” is selected at launch")
    for name in names:
        phone.tab(name)
        expect(bar.locator("[aria-current=page]").inner_text().strip() == name, f"{name} is not marked as selected")
        expect(bar.is_visible(), f"{name} shows no tab bar")


@covers("MAD-FR3")
def home(phones, expect):
    phone = opened(phones, "madinia")
    expect(phone.top.get_by_role("img", name="Logo de Madinia").is_visible(), "no logo is drawn")
    expect(phone.control("heading", "Madinia").is_visible(), "the brand is no heading")
    for name in ("Votre parcours", "Prochaines sessions", "Accès rapide"):
        expect(section(phone, name).is_visible(), f"no section “{name}”")
    failing = opened(phones, "madinia", "le serveur met 5 secondes à répondre", "l'application est ouverte")
    expect(failing.top.locator(".e-loading[aria-busy=true]").count() > 0, "nothing says that home is loading")
    failing.arrange("j'attends 5 secondes", "le serveur répond normalement")
    expect(failing.top.locator(".e-loading").count() == 0, "home goes on loading")
    broken = opened(phones, "madinia", "le serveur est injoignable", "l'application est ouverte", "j'attends 20 secondes")
    expect(broken.top.get_by_role("alert").count() > 0, "a failure is no alert")
    broken.arrange("le serveur répond normalement")
    broken.top.locator(".e-failure button").first.click()
    broken.settle()
    expect(broken.shows("Atelier prompts"), "retrying does not load home")


@covers("MAD-FR4")
def path(phones, expect):
    phone = opened(phones, "madinia")
    for tab in ("Accueil", "Formations"):
        phone.tab(tab)
        steps = section(phone, "Votre parcours").get_by_role("listitem")
        expect(steps.count() == 3, f"{tab} shows {steps.count()} steps")
        for index, name in enumerate(("Starter", "Performer", "Master")):
            words = phone.text(steps.nth(index))
            expect(name in words and len(words) > 25, f"step {index + 1} on {tab} says “{words}”")
    phone.tap("Étape 2 : Performer")
    expect(phone.control("heading", "Performer").is_visible(), "a tap on a step does not open its formation")


@covers("MAD-FR5")
def catalogue(phones, expect):
    phone = opened(phones, "madinia", "l'application est ouverte", "j'ouvre l'onglet \"Formations\"")
    card = phone.top.locator(".e-card", has=phone.page.get_by_role("button", name="Starter", exact=True))
    words = phone.text(card.last)
    for fact in ("Starter", "Débutant", "2 jours", "490 €"):
        expect(fact in words, f"Starter's card lacks “{fact}”: {words}")
    for way, act in (
        ("the mouse", lambda: pull(phone)),
        ("the key", lambda: phone.top.locator("button[data-act=refresh]").press("Enter")),
    ):
        before = calls(phone, "GET")
        phone.top.locator(".e-screen").evaluate("(node) => node.closest('.glass').querySelectorAll('*').forEach((n) => { n.scrollTop = 0; })")
        act()
        phone.page.wait_for_timeout(300)
        phone.settle()
        expect(calls(phone, "GET") > before, f"pulling by {way} asks the server for nothing")


@covers("MAD-FR5")
def refresh_by_touch(phones, expect):
    phone = opened(phones, "madinia", "l'application est ouverte", "j'ouvre l'onglet \"Formations\"",
                   width=390, height=844, has_touch=True, is_mobile=True)
    before = calls(phone, "GET")
    box = phone.box(phone.glass)
    x, y = box["x"] + box["width"] / 2, box["y"] + 160
    touch = phone.context.new_cdp_session(phone.page)

    def send(kind, *points):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": at} for at in points]})

    send("touchStart", y)
    for move in range(1, 9):
        send("touchMove", y + 25 * move)
    send("touchEnd")
    phone.page.wait_for_timeout(400)
    phone.settle()
    expect(calls(phone, "GET") > before, "pulling by touch asks the server for nothing")


@covers("MAD-FR6")
def badges(phones, expect):
    phone = opened(phones, "madinia", f"j'ouvre l'application depuis le lien \"{FORMATIONS}/starter\"",
                   width=390, height=844)
    expect(phone.page.viewport_size["width"] == 390, "the page is not 390 px wide")
    bottom = phone.box(phone.glass)["y"] + phone.box(phone.glass)["height"]
    bar = phone.glass.locator(".e-tab-bar")
    if bar.count():
        bottom = min(bottom, phone.box(bar)["y"])
    for name, value in (("Durée", "2 jours"), ("Niveau", "Débutant"), ("Prix", "490 €"), ("Prochaine session", "2026")):
        badge = phone.top.locator(".e-badge", has_text=name).first
        expect(value in phone.text(badge), f"the badge {name} says “{phone.text(badge)}”")
        box = phone.box(badge)
        expect(box["y"] + box["height"] <= bottom, f"{name} is below the first screen: {box}")
        expect(0 <= box["x"] and box["x"] + box["width"] <= 390, f"{name} is beside the screen: {box}")
    phone.answer("Autoriser")
    phone.tab("Formations")
    card = phone.top.locator(".e-list .e-card").first
    card.scroll_into_view_if_needed()
    boxes = [phone.box(badge) for badge in card.locator(".e-badge").all()]
    expect(len(boxes) == 4, f"a card has {len(boxes)} badges")
    expect(max(b["y"] + b["height"] for b in boxes) - min(b["y"] for b in boxes) < 300, "a card's badges are far apart")


@covers("MAD-FR7")
def detail(phones, expect):
    phone = opened(phones, "madinia", "l'application est ouverte", "j'ouvre l'onglet \"Formations\"")
    phone.tap("Starter")
    expect(phone.control("heading", "Starter").is_visible(), "no title")
    expect(phone.shows("Les fondamentaux de l'IA générative"), "no description")
    expect(section(phone, "Objectifs").get_by_role("listitem").count() == 3, "not three objectives")
    expect("Aucun" in phone.text(section(phone, "Prérequis")), "no prerequisites")
    expect(phone.top.locator(".e-badge").count() >= 4, "no badges")
    expect(phone.control("button", "Pré-inscription").is_enabled(), "no way to register")
    phone.answer("Refuser")
    phone.tap("Retour")
    expect(phone.control("heading", "Formations").is_visible(), "back does not lead to the list")


@covers("MAD-FR9")
def filters(phones, expect):
    phone = opened(phones, "madinia", "l'application est ouverte", "j'ouvre l'onglet \"Formations\"")
    choice = phone.top.locator(".e-choice", has_text="Catégorie").first
    select = choice.locator("select")
    if select.count():
        select.select_option(label="Métiers")
    else:
        choice.get_by_role("radio", name="Métiers").click()
    phone.settle()
    cards = phone.top.locator(".e-list .e-card").count()
    expect(0 < cards < 9, f"{cards} cards are left by the filter")
    phone.top.locator(".e-list .e-card-action").first.click()
    phone.settle()
    phone.answer("Autoriser")
    phone.tap("Retour")
    expect(phone.top.locator(".e-list .e-card").count() == cards, "the filter is lost by navigation")
    clear = phone.top.get_by_role("button", name=re.compile("filtres?", re.I))
    clear.first.click()
    phone.settle()
    expect(phone.top.locator(".e-list .e-card").count() == 9, "the filter cannot be cleared")


@covers("MAD-FR11")
def email(phones, expect):
    phone = opened(phones, "madinia", f"j'ouvre l'application depuis le lien \"{FORMATIONS}/starter\"")
    phone.answer("Autoriser")
    phone.tap("Pré-inscription")
    title = phone.top.locator(".e-bar-title")
    expect(title.inner_text() == "Pré-inscription" and title.is_visible(), "the sheet's title is not drawn")
    field = phone.control("textbox", "Email")
    kind = field.get_attribute("type") == "email" or field.get_attribute("inputmode") == "email"
    expect(kind, "the field asks for no email keyboard")
    expect(phone.control("button", "Confirmer").is_disabled(), "« Confirmer » is enabled without an email")
    field.press_sequentially("lucas", delay=20)
    phone.page.wait_for_timeout(300)
    phone.settle()
    expect(field.get_attribute("aria-invalid") == "true", "a wrong email is not told as invalid while one types")
    described = field.get_attribute("aria-describedby") or ""
    message = phone.page.locator(f"#{described.split()[0]}") if described else None
    expect(message is not None and "valide" in message.inner_text(), "the error does not describe the field")
    field.press_sequentially("@exemple.fr", delay=20)
    phone.page.wait_for_timeout(300)
    phone.settle()
    expect(field.input_value() == "lucas@exemple.fr", f"the field holds “{field.input_value()}”")
    expect(field.get_attribute("aria-invalid") != "true", "a right email is told as invalid")
    expect(phone.top.locator(".e-check").is_visible(), "no check mark")
    expect(phone.control("button", "Confirmer").is_enabled(), "« Confirmer » stays disabled")


@covers("MAD-FR14")
def feed(phones, expect):
    phone = opened(phones, "madinia", "l'application est ouverte", "j'ouvre l'onglet \"Blog\"")
    cards = phone.top.locator(".e-list .e-card")
    expect(cards.count() == 8, f"{cards.count()} articles")
    dates = [re.search(r"\d{1,2}(?:er)? \w+ \d{4}", phone.text(cards.nth(index))) for index in range(8)]
    months = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
              "novembre", "décembre"]
    expect(all(dates), "a card has no date")
    order = [(int(d.group().split()[2]), months.index(d.group().split()[1]), int(d.group().split()[0].rstrip("er")))
             for d in dates if d]
    expect(order == sorted(order, reverse=True), f"not the newest first: {order}")
    expect(cards.first.locator(".e-image").is_visible(), "no image")
    excerpt = cards.first.locator(".e-text").first
    lines = phone.box(excerpt)["height"] / float(phone.style(excerpt, "line-height").rstrip("px"))
    expect(1.5 < lines < 4.5, f"the excerpt has {lines:.1f} lines")
    slow = opened(phones, "madinia", "l'application est ouverte", "le serveur est injoignable",
                  "j'ouvre l'onglet \"Blog\"", "j'attends 20 secondes")
    expect(slow.top.get_by_role("alert").count() > 0, "a failure of the blog is no alert")
    expect(slow.top.locator(".e-failure button").count() > 0, "there is no way to retry")


@covers("MAD-FR15")
def article(phones, expect):
    phone = opened(phones, "madinia", "l'application est ouverte", "j'ouvre l'onglet \"Blog\"")
    phone.tap("Ce qui change en 2026")
    expect(phone.control("heading", "Ce qui change en 2026").is_visible(), "no title")
    for words in ("5 janvier 2026", "Lecture : 1 min", "Trois tendances se confirment & se croisent."):
        expect(phone.shows(words), f"“{words}” is not shown")
    expect(phone.top.get_by_role("img", name=re.compile("Illustration")).first.is_visible(), "no inline image")
    words = phone.top.inner_text().split("\n")
    expect("Calendrier de l'année" in [line.strip() for line in words], "the words of a missing image run into the text")
    phone.tap("Retour")
    expect(phone.shows("5 prompts Midjourney"), "back does not lead to the feed")


@covers("MAD-FR18")
def contact(phones, expect):
    phone = opened(phones, "madinia", "l'application est ouverte", "j'ouvre l'onglet \"Contact\"")
    for label, placeholder in (("Nom", "Votre nom"), ("Email", "vous@exemple.fr"), ("Message", "Votre question")):
        field = phone.control("textbox", label)
        expect(field.get_attribute("placeholder") == placeholder, f"{label}: no placeholder “{placeholder}”")
        field.click()
        phone.page.wait_for_timeout(200)
        phone.settle()
        box, glass = phone.box(field), phone.box(phone.glass)
        seen = glass["y"] <= box["y"] and box["y"] + box["height"] <= glass["y"] + glass["height"]
        expect(seen, f"{label} is not in view while it is active")
    expect(phone.control("button", "Envoyer").count() == 1, "no « Envoyer »")


@covers("MAD-FR22")
def madi(phones, expect):
    phone = opened(phones, "madinia")
    for tab in ("Accueil", "Formations", "Blog", "Contact"):
        phone.tab(tab)
        button = phone.control("button", "Madi, ton coach IA")
        expect(button.is_visible(), f"no Madi on {tab}")
        box, glass = phone.box(button), phone.box(phone.glass)
        isRight = box["x"] + box["width"] / 2 > glass["x"] + glass["width"] / 2
        isLow = box["y"] + box["height"] / 2 > glass["y"] + glass["height"] / 2
        expect(isRight and isLow, f"Madi is not at the bottom right on {tab}: {box} in {glass}")
        expect(phone.style(button, "animation-name") == "none", "Madi moves by herself")
    phone.control("textbox", "Nom").click()
    phone.page.wait_for_timeout(200)
    phone.settle()
    expect(phone.control("button", "Madi, ton coach IA").count() == 0, "Madi covers the form while the keyboard is up")
    phone.arrange("je ferme le clavier", "j'ouvre l'onglet \"Accueil\"")
    phone.tap("Réglages")
    phone.control("switch", "Afficher Madi").click()
    phone.settle()
    phone.tap("Retour")
    expect(phone.control("button", "Madi, ton coach IA").count() == 0, "Madi cannot be switched off")


@covers("MAD-FR23")
def chat(phones, expect):
    phone = opened(phones, "madinia", "l'application est ouverte", "le serveur met 1 seconde à répondre")
    phone.tap("Madi, ton coach IA")
    dialog = phone.glass.get_by_role("dialog")
    expect(dialog.is_visible() and dialog.get_attribute("aria-modal") == "true", "the chat is no dialog")
    expect(phone.top.locator(".e-bubble").count() >= 1, "no welcome message")
    field = phone.top.get_by_role("textbox").first
    field.click()
    field.fill("Je veux former mon équipe")
    phone.settle()
    phone.top.get_by_role("button", name=re.compile("Envoyer")).first.click()
    phone.settle()
    expect(phone.shows("Madi écrit…"), "nothing says that Madi is typing")
    phone.arrange("j'attends 5 secondes")
    middle = phone.box(phone.glass)["x"] + phone.box(phone.glass)["width"] / 2
    own, other = phone.top.locator(".e-own-bubble").last, phone.top.locator(".e-bubble:not(.e-own-bubble)").last
    own_box, other_box = phone.box(own), phone.box(other)
    expect(own_box["x"] + own_box["width"] / 2 > middle, "one's own message is not on the right")
    expect(other_box["x"] + other_box["width"] / 2 < middle, "Madi's message is not on the left")
    # The newest words stay in sight, and links in them have room between them.
    for question in ("Quelle différence entre Starter et Performer ?", "Je débute, que me conseilles-tu ?"):
        field.click()
        field.fill(question)
        phone.settle()
        phone.top.get_by_role("button", name=re.compile("Envoyer")).first.click()
        phone.settle()
        phone.arrange("j'attends 5 secondes")
    newest, frame = phone.box(phone.top.locator(".e-bubble").last), phone.box(phone.glass)
    expect(newest["y"] + newest["height"] <= frame["y"] + frame["height"], "the newest message is out of sight")
    links = [link.bounding_box() for link in phone.top.locator(".e-bubble", has_text="Starter").last.get_by_role("link").all()]
    gaps = [b["x"] - a["x"] - a["width"] for a, b in zip(links, links[1:]) if abs(a["y"] - b["y"]) < 2]
    expect(all(gap >= 8 for gap in gaps), f"links in a bubble are {gaps} apart")
    phone.tap("Fermer")
    expect(phone.glass.get_by_role("dialog").count() == 0, "the chat cannot be closed")


@covers("MAD-FR32")
def switches(phones, expect):
    phone = opened(phones, "madinia", "l'application est ouverte")
    phone.tap("Réglages")
    for name in ("Nouvelles formations", "Nouveaux articles", "Rappels"):
        switch = phone.control("switch", name)
        before = switch.get_attribute("aria-checked")
        switch.click()
        phone.settle()
        expect(phone.control("switch", name).get_attribute("aria-checked") != before, f"{name} does not switch")
    everything = phone.control("switch", "Recevoir des notifications")
    expect(everything.count() == 1, "there is no switch for all")


@covers("MAD-SET1")
def settings(phones, expect):
    phone = opened(phones, "madinia")
    button = phone.control("button", "Réglages")
    box, glass = phone.box(button), phone.box(phone.glass)
    expect(box["y"] < glass["y"] + glass["height"] / 2, "« Réglages » is not at the top of Accueil")
    phone.tap("Réglages")
    expect(phone.control("switch", "Afficher Madi").is_visible(), "no switch for Madi")
    expect(phone.top.get_by_role("switch").count() >= 5, "not all switches are there")
    phone.tap("Politique de confidentialité")
    events = phone.ask(do="look")["panel"]["events"]
    expect(any("page web https://madinia.fr" in event["text"] for event in events), "the policy's page is not opened")


@covers("MAD-J4a")
def session_facts(phones, expect):
    phone = opened(phones, "madinia", f"j'ouvre l'application depuis le lien \"{FORMATIONS}/starter\"")
    expect(phone.shows("La prochaine session commence dans 17 jours"), "the days are not counted")
    expect(phone.shows("Plus que 3 places"), "the seats left are not shown")
    other = opened(phones, "madinia", f"j'ouvre l'application depuis le lien \"{FORMATIONS}/performer\"")
    expect("Plus que" not in other.text(), "seats are shown where there are enough")


# PiTrainer


def practice(phones, *steps, **options):
    phone = opened(phones, "pitrainer", "l'application est ouverte", **options)
    phone.tap("S'entraîner")
    phone.arrange(*steps)
    return phone


def pick(phone, choice, option):
    group = phone.top.locator(".e-choice", has_text=choice).first
    select = group.locator("select")
    if select.count():
        select.select_option(label=option)
    else:
        group.get_by_role("radio", name=option, exact=True).click()
    phone.settle()


@covers("PI-FR1")
def constants(phones, expect):
    phone = opened(phones, "pitrainer")
    for name, sign, first in (("Pi", "π", "1415926535"), ("e", "e", "7182818284"), ("Phi", "φ", "6180339887")):
        pick(phone, "Constante", name)
        title = phone.text(phone.top.get_by_role("heading", level=1).last)
        expect(sign in title, f"the title for {name} is “{title}”")
        phone.tap("S'entraîner")
        for digit in first:
            phone.control("button", digit).click()
        phone.settle()
        expect(phone.shows(first), f"the digits of {name} are not shown: {phone.text()[:200]}")
        phone.arrange("je tape une décimale fausse", "je tape sur \"Terminer\"")
        if phone.control("button", "Non merci").count():
            phone.tap("Non merci")


@covers("PI-FR3", "PI-NFR5")
def pad(phones, expect):
    phone = practice(phones)
    for digit in "0123456789":
        box = phone.box(phone.control("button", digit))
        expect(box["width"] >= 44 and box["height"] >= 44, f"key {digit} is {box['width']} × {box['height']}")
    key = phone.control("button", "1")
    key.evaluate("(node) => { window.flashes = []; const animate = node.animate.bind(node);"
                 " node.animate = (frames, options) => { window.flashes.push(JSON.stringify(frames)); return animate(frames, options); }; }")
    key.click()
    phone.settle()
    flashes = phone.page.evaluate("window.flashes")
    expect(bool(flashes), "a key gives no flash")
    signals = [event["text"] for event in phone.ask(do="look")["panel"]["events"] if event["kind"] == "téléphone"]
    expect(any("vibration" in signal for signal in signals), "a key gives no haptic")
    for digit in "415926535":
        phone.page.keyboard.press(digit)
    phone.page.wait_for_timeout(300)
    phone.settle()
    expect(phone.shows("1415926535"), f"keys of the keyboard are lost: {phone.text()[:120]}")


@covers("PI-FR5")
def position(phones, expect):
    phone = practice(phones)
    expect("#1" in phone.text(phone.top.locator(".e-badge").first), "the position is not #1 at first")
    phone.arrange("je tape 12 décimales justes")
    expect("#13" in phone.text(phone.top.locator(".e-badge").first), "the position is not #13 after 12 digits")


@covers("PI-FR6")
def grid(phones, expect):
    phone = practice(phones, "je tape 21 décimales justes")
    grid = phone.top.locator(".e-list").first
    words = phone.text(grid)
    for line in ("10 > 1415926535", "20 > 8979323846", "30 > 2"):
        expect(line in words, f"“{line}” is not in the grid: {words}")
    family = phone.style(grid.locator(".e-code").first, "font-family")
    expect("mono" in family.lower(), f"the grid's digits are drawn in {family}")


@covers("PI-FR7", "PI-FR10", "PI-FR11")
def history(phones, expect):
    phone = opened(phones, "pitrainer", "l'application est ouverte", "je joue une session réussie")
    words = phone.text()
    expect("3 décimales" in words and "23 janvier 2026" in words, f"no personal best with its date: {words[:200]}")
    expect(re.search(r"1 jour\b", words) is not None, f"no daily streak: {words[:200]}")
    phone.tap("Statistiques")
    entry = phone.top.locator(".e-list .e-section").first
    words = phone.text(entry)
    for fact in ("23 janvier 2026", "3 décimales", "CPS"):
        expect(fact in words, f"the history lacks “{fact}”: {words}")


@covers("PI-FR8")
def streak(phones, expect):
    phone = practice(phones)
    pad = phone.top.locator(".e-keypad")
    aura = phone.top.locator(".e-list").first
    expect(abs(float(phone.style(pad, "opacity")) - 0.2) < 0.01, f"the pad's opacity is {phone.style(pad, 'opacity')}")
    none = phone.style(aura, "box-shadow", "filter")
    phone.arrange("je tape 10 décimales justes")
    subtle = phone.style(aura, "box-shadow", "filter")
    expect(subtle != none, "no aura after 10 digits")
    phone.arrange("je tape 10 décimales justes")
    strong = phone.style(aura, "box-shadow", "filter")
    expect(strong not in (none, subtle), "the aura is not stronger after 20 digits")
    phone.arrange("je tape 4 décimales justes", "j'attends 1 seconde")
    phone.page.wait_for_timeout(1_300)
    faded = float(phone.style(pad, "opacity"))
    expect(abs(faded - 0.05) < 0.02, f"beyond 20 the pad's opacity is {faded}")
    phone.arrange("j'attends 4 secondes")
    phone.page.wait_for_timeout(1_300)
    back = float(phone.style(pad, "opacity"))
    expect(abs(back - 0.2) < 0.02, f"after 3 s idle the pad's opacity is {back}")


@covers("PI-FR15")
def haptics(phones, expect):
    phone = opened(phones, "pitrainer")
    phone.tap("Réglages")
    switch = phone.top.get_by_role("switch", name=re.compile("haptique|vibration", re.I)).first
    expect(switch.get_attribute("aria-checked") == "true", "haptics are not on at first")
    switch.click()
    phone.settle()
    expect(switch.get_attribute("aria-checked") == "false", "haptics cannot be switched off")


@covers("PI-FR16")
def safe_areas(phones, expect):
    for product in ("pitrainer", "madinia", "allinconnect"):
        phone = opened(phones, product)
        top, bottom = phone.glass.evaluate(
            "(node) => ['--safe-top', '--safe-bottom'].map((name) => parseFloat(getComputedStyle(node).getPropertyValue(name)))"
        )
        expect(top >= 44 and bottom >= 20, f"{product}: the safe areas are {top} and {bottom}")
        glass = phone.box(phone.glass)
        for node in phone.top.locator(".e-bar *, .e-screen > *, .e-tab-bar *, .e-heading").all():
            if not node.is_visible() or not node.evaluate("(n) => n.children.length === 0 && n.textContent.trim() !== ''"):
                continue
            box = phone.box(node)
            if box["y"] > glass["y"] + glass["height"]:
                continue
            expect(box["y"] >= glass["y"] + top - 1 or box["y"] + box["height"] < glass["y"],
                   f"{product}: “{phone.text(node)[:30]}” lies under the notch")
        last = phone.top.locator(".e-tab-bar button, .e-keypad button")
        if last.count():
            box = phone.box(last.last)
            expect(box["y"] + box["height"] <= glass["y"] + glass["height"] - bottom + 1,
                   f"{product}: the last button lies under the home bar")


@covers("PI-S1.1")
def oled(phones, expect):
    for scheme in ("light", "dark"):
        phone = opened(phones, "pitrainer", scheme=scheme)
        background = phone.style(phone.top, "background-color")
        if background == "rgba(0, 0, 0, 0)":
            background = phone.style(phone.glass, "background-color")
        expect(background == "rgb(0, 0, 0)", f"{scheme}: the background is {background}")
        tint = phone.style(phone.control("button", "S'entraîner"), "background-color", "color")
        cyan = [re.findall(r"\d+", colour)[:3] for colour in tint]
        expect(any(int(r) < 90 and int(g) > 180 and int(b) > 180 for r, g, b in cyan), f"no electric cyan: {tint}")
        for control in phone.top.locator("button, select, input").all():
            expect(phone.style(control, "appearance") in ("none", ""), "a control looks like the browser's own")
    figures = phone.style(phone.top.locator(".e-badge").first, "font-variant-numeric", "font-family")
    expect("tabular-nums" in figures[0] or "mono" in figures[1].lower(), f"digits are not monospaced: {figures}")


@covers("PI-S6.1")
def learn(phones, expect):
    phone = opened(phones, "pitrainer")
    pick(phone, "Mode", "Apprentissage")
    phone.tap("S'entraîner")
    phone.arrange("je tape 3 décimales justes")
    phone.tap("Révéler la ligne 10")
    revealed = phone.top.locator("[data-opacity]").filter(has_text="5926535").last
    expect(revealed.count() == 1, f"the rest of the line is not shown: {phone.text()[:200]}")
    opacity = float(phone.style(revealed, "opacity"))
    expect(abs(opacity - 0.2) < 0.01, f"the revealed digits have an opacity of {opacity}")
    phone.control("button", "5").click()
    phone.settle()
    expect("1415" in phone.text(), "one cannot type over the revealed digits")


# ALL IN Connect


@covers("AIC-8")
def preferences(phones, expect):
    phone = opened(phones, "allinconnect", "je suis connecté", "j'ouvre l'onglet \"Profil\"")
    phone.answer("Autoriser")
    phone.tap("Notifications")
    for name in ("Nouvelles offres", "Nouveaux professionnels à proximité", "Événements locaux"):
        expect(phone.control("switch", name).get_attribute("aria-checked") == "true", f"{name} is not on")
    options = phone.top.locator(".e-choice", has_text="Rayon").locator("option, [role=radio]").all_inner_texts()
    radii = [int(re.search(r"\d+", option).group()) for option in options]
    expect(min(radii) == 5 and max(radii) == 50, f"the radii are {radii}")
    categories = section(phone, "Catégories préférées").get_by_role("switch")
    expect(categories.count() == 6, f"{categories.count()} categories")
    phone.control("switch", "Événements locaux").click()
    phone.settle()
    phone.arrange("j'attends 1 seconde")
    expect(calls(phone, "PUT") >= 1, "a change is not sent")


@covers("AIC-28")
def offers(phones, expect):
    phone = opened(phones, "allinconnect", "je suis connecté", "j'ouvre l'onglet \"Offres\"")
    phone.answer("Refuser")
    expect(phone.top.locator(".e-list .e-card").count() == 7, "not all offers and events are listed")
    phone.tap("Menu dégustation pour deux")
    expect(phone.control("heading", "Menu dégustation pour deux").is_visible(), "an offer has no detail")
    expect(phone.shows("59 €"), "an offer's detail has no price")
    phone.tap("Retour")
    phone.tap("Fête du Citron")
    expect(phone.shows("14 février 2026"), "an event's detail has no date")
    phone.tab("Accueil")
    phone.tap("Institut Mimosa")
    expect(phone.control("heading", "Institut Mimosa").is_visible(), "a partner has no detail")
