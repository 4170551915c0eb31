"""Pictures of every screen of every product, light and dark, for people to look at, in Tests/Browser/shots; and README's."""

import pictures
import web_host
import web_rules


def take(check, folder):
    """PRODUCT-SCREEN-SCHEME.png each."""
    folder.mkdir(exist_ok=True)
    for product, screens in web_rules.SCREENS.items():
        phone = check.keep(product, height=1_000)
        for name, steps in screens.items():
            web_rules.show(phone, steps)
            for scheme in ("light", "dark"):
                phone.page.emulate_media(color_scheme=scheme)
                phone.page.wait_for_timeout(200)
                phone.page.locator("#phone").screenshot(path=folder / f"{product}-{name}-{scheme}.png")


def for_readme(browser, host):
    """The six of the page that docs/images has."""

    def phone(product, height):
        return web_host.Phone(browser, host, product, height=height)

    def shoot(phone, name, whole=True):
        # Without what the last acts were told by.
        phone.page.wait_for_timeout(2_500)
        pictures.take(phone.page, f"web-{name}.png", None if whole else phone.page.locator("#phone").bounding_box())

    madinia = phone("madinia", 920)
    madinia.tab("Formations")
    madinia.tap("Starter")
    madinia.answer("Autoriser")
    madinia.tap("Pré-inscription")
    madinia.fill("Email", "lucas@exemple.fr")
    shoot(madinia, "drive")
    madinia.arrange('je tape sur "Confirmer"', "j'attends 1 seconde")
    madinia.page.get_by_role("tab", name="Observer").click()
    madinia.page.get_by_role("tab", name="Script").click()
    madinia.page.get_by_role("button", name="Vérifier et exporter").click()
    madinia.page.wait_for_function("() => document.getElementById('script-verdict').dataset.tone === 'good'")
    madinia.page.emulate_media(color_scheme="dark")
    shoot(madinia, "script")
    madinia.page.emulate_media(color_scheme="light")
    madinia.page.get_by_role("tab", name="Déroulé").click()
    madinia.page.locator("#steps .moment").nth(2).click()
    madinia.page.wait_for_timeout(400)
    madinia.page.locator("#looking button", has_text="Avant").click()
    shoot(madinia, "compare")
    madinia.close()
    madinia = phone("madinia", 1_000)
    shoot(madinia, "madinia", whole=False)
    madinia.close()
    pitrainer = phone("pitrainer", 1_000)
    pitrainer.tap("S'entraîner")
    pitrainer.arrange("je tape 21 décimales justes")
    shoot(pitrainer, "pitrainer", whole=False)
    pitrainer.close()
    connect = phone("allinconnect", 1_000)
    connect.arrange("je suis connecté")
    connect.answer("Autoriser")
    connect.tab("Offres")
    shoot(connect, "allinconnect", whole=False)
    connect.close()
