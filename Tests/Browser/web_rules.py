"""What holds on every screen: contrast, the size of targets, names and roles, nothing lost at twice the text size.

axe-core alone proves too little: it calls a contrast that it cannot tell « incomplete », and lets targets of 30 px pass.
So contrast is computed from what the browser draws, and boxes are measured. Each rule is seen to find a planted fault.
"""

LEAST_CONTRAST = 4.5
LEAST_CONTRAST_OF_LARGE_TEXT = 3.0
LEAST_TARGET = 44

# For each text that is drawn: its colour over what is behind it, layer by layer, opacity included.
CONTRASTS = """
(root) => {
  const parse = (text) => {
    const numbers = (text.match(/[\\d.]+/g) || []).map(Number);
    if (text.startsWith('color(srgb')) {
      return { r: numbers[0] * 255, g: numbers[1] * 255, b: numbers[2] * 255, a: numbers[3] ?? 1 };
    }
    return { r: numbers[0], g: numbers[1], b: numbers[2], a: numbers[3] ?? 1 };
  };
  const over = (top, under) => ({
    r: top.r * top.a + under.r * (1 - top.a), g: top.g * top.a + under.g * (1 - top.a),
    b: top.b * top.a + under.b * (1 - top.a), a: 1,
  });
  const luminance = ({ r, g, b }) => [r, g, b].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }).reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const ratio = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  // The colours behind a node: one, or the stops of a gradient.
  const behind = (node) => {
    const layers = [];
    for (let at = node; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const stops = style.backgroundImage.match(/(rgba?|color)\\([^()]*\\)/g);
      const colour = parse(style.backgroundColor);
      if (style.backgroundImage.includes('gradient') && stops) layers.push(stops.map(parse));
      if (colour.a > 0) layers.push([colour]);
      if (colour.a === 1 || (stops && stops.every((stop) => parse(stop).a === 1))) break;
    }
    let colours = [{ r: 255, g: 255, b: 255, a: 1 }];
    for (const layer of layers.reverse()) {
      colours = layer.flatMap((top) => colours.map((under) => over(top, under)));
    }
    return colours;
  };
  const found = [];
  const say = (node, text, style, colour) => {
    let opacity = 1;
    for (let at = node; at && at !== root.parentElement; at = at.parentElement) {
      // A faint look that the content itself asks for, such as PiTrainer's ghost pad, is meant.
      if (at.dataset && at.dataset.opacity !== undefined && Number(at.dataset.opacity) < 1) return;
      opacity *= Number(getComputedStyle(at).opacity);
    }
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const worst = Math.min(...behind(node).map((back) => {
      const drawn = over({ ...colour, a: colour.a * opacity }, back);
      return ratio(drawn, back);
    }));
    found.push({ text: text.trim().slice(0, 60), ratio: worst, isLarge, at: node.className || node.tagName });
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim()) continue;
    if (node.closest('[inert], :disabled, [aria-disabled=true], option')) continue;
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = node.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const style = getComputedStyle(node);
    if (style.clipPath !== 'none' || style.fill === 'none') continue;
    say(node, walker.currentNode.data, style,
      parse(node.closest('svg') && style.fill !== 'none' ? style.fill : style.color));
  }
  for (const field of root.querySelectorAll('input, textarea')) {
    if (field.disabled || field.closest('[inert]')) continue;
    if (field.value) say(field, field.value, getComputedStyle(field), parse(getComputedStyle(field).color));
    else if (field.placeholder) {
      const style = getComputedStyle(field, '::placeholder');
      say(field, field.placeholder, getComputedStyle(field), parse(style.color));
    }
  }
  return found;
}
"""

TARGETS = """
(root) => [...root.querySelectorAll('[data-act], button, a[href], input, select, textarea')]
  .filter((node) => !node.closest('[inert]') && !node.disabled
    && node.dataset.act !== 'refresh' && node.checkVisibility({ visibilityProperty: true }))
  .map((node) => {
    const box = node.getBoundingClientRect();
    return { name: node.getAttribute('aria-label') || node.innerText || node.name || node.className,
      width: box.width, height: box.height };
  })
"""

LOST = """
(root) => [...root.querySelectorAll('*')].filter((node) => {
  if (node.closest('[inert], svg') || !node.textContent.trim()) return false;
  const style = getComputedStyle(node);
  if (style.position === 'absolute' && style.clipPath !== 'none') return false;
  return node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0
    && ['hidden', 'clip'].includes(style.overflowX) && style.textOverflow !== 'ellipsis';
}).map((node) => `${node.className}: ${node.scrollWidth} px in ${node.clientWidth}`)
"""


def contrasts(phone):
    """Texts with too little contrast."""
    failures = []
    for text in phone.glass.evaluate(CONTRASTS):
        least = LEAST_CONTRAST_OF_LARGE_TEXT if text["isLarge"] else LEAST_CONTRAST
        # Colours are drawn in whole steps.
        if text["ratio"] < least - 0.01:
            failures.append(f"contrast {text['ratio']:.2f} of “{text['text']}” ({text['at']})")
    return failures


def targets(phone):
    """What can be acted on and is too small to be hit."""
    return [
        f"target {target['width']:.0f} × {target['height']:.0f} of “{target['name'][:40]}”"
        for target in phone.glass.evaluate(TARGETS)
        if target["width"] < LEAST_TARGET - 0.5 or target["height"] < LEAST_TARGET - 0.5
    ]


INTERACTIVE = {
    "button", "link", "textbox", "switch", "radio", "combobox", "checkbox", "listbox", "slider", "searchbox", "option",
}


def names(phone):
    """What takes acts without a name in the accessibility tree."""
    session = phone.context.new_cdp_session(phone.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        f"no name: a {node['role']['value']}"
        for node in nodes
        if not node.get("ignored")
        and node.get("role", {}).get("value") in INTERACTIVE
        and not node.get("name", {}).get("value", "").strip()
    ]


def lost(phone):
    """What is cut off, or makes the phone scroll sideways."""
    wide = phone.glass.evaluate("(node) => node.scrollWidth - node.clientWidth")
    return ([f"the phone is {wide} px too wide"] if wide > 1 else []) + phone.glass.evaluate(LOST)


def axe(phone, axe):
    """What axe-core knows to be wrong in the phone; its « incomplete » contrasts are what `contrasts` computes."""
    return [
        f"axe: {violation['id']}: {violation['nodes'][0]['html'][:140]}"
        for violation in axe.run(phone.page, context="#phone").response["violations"]
    ]


def all_rules(phone, checker):
    return contrasts(phone) + targets(phone) + names(phone) + lost(phone) + axe(phone, checker)


def check_planted(phone, checker, expect):
    """Each rule finds what is planted for it."""

    def planted(script, rule, what):
        phone.page.evaluate(script)
        expect(rule(), f"{what} is not found")

    expect(not all_rules(phone, checker), f"faults before any is planted: {all_rules(phone, checker)}")
    planted(
        "() => { document.querySelector('#phone .e-heading').style.color = 'rgb(150 150 150 / 60%)'; }",
        lambda: contrasts(phone),
        "faint text",
    )
    planted(
        """() => { const node = document.querySelector('#phone .e-button');
          node.style.cssText = 'width: 30px; height: 30px; min-width: 0; min-height: 0; padding: 0'; }""",
        lambda: targets(phone),
        "a target of 30 × 30 px",
    )
    planted(
        """() => { const node = document.createElement('button'); node.className = 'planted';
          document.querySelector('#phone .e-screen').append(node); }""",
        lambda: names(phone),
        "a button without a name",
    )
    expect(axe(phone, checker), "axe does not find the button without a name")
    planted(
        """() => { const node = document.createElement('p'); node.textContent = 'x'.repeat(400);
          node.style.cssText = 'overflow: hidden; width: 40px; white-space: nowrap';
          document.querySelector('#phone .e-screen').append(node); }""",
        lambda: lost(phone),
        "text that is cut off",
    )


COVERED = []


def covers(*ids):
    """As in web_requirements: the rules show these on every screen they are applied to."""
    COVERED.extend(ids)
    return lambda test: test


# Screens of every product: how to get there.
SCREENS = {
    "madinia": {
        "home": ["l'application est ouverte"],
        "list": ["l'application est ouverte", 'j\'ouvre l\'onglet "Formations"'],
        "detail": ['j\'ouvre l\'application depuis le lien "https://madinia.fr/formations/starter"'],
        "sheet": ['j\'ouvre l\'application depuis le lien "https://madinia.fr/formations/starter"',
                  'je tape sur "Pré-inscription"', 'je saisis "lucas" dans le champ "Email"'],
        "blog": ["l'application est ouverte", 'j\'ouvre l\'onglet "Blog"'],
        "article": ['j\'ouvre l\'application depuis le lien "https://madinia.fr/blog/ce-qui-change-en-2026"'],
        "contact": ["l'application est ouverte", 'j\'ouvre l\'onglet "Contact"', 'je saisis "x" dans le champ "Email"'],
        "chat": ["l'application est ouverte", 'je tape sur "Madi, ton coach IA"'],
        "settings": ["l'application est ouverte", 'je tape sur "Réglages"'],
        "failure": ["le serveur est injoignable", "l'application est ouverte", "j'attends 20 secondes"],
        "loading": ["le serveur met 5 secondes à répondre", "l'application est ouverte"],
    },
    "pitrainer": {
        "home": ["l'application est ouverte", "je joue une session réussie"],
        "practice": ["l'application est ouverte", 'je tape sur "S\'entraîner"', "je tape 12 décimales justes"],
        "summary": ["l'application est ouverte", 'je tape sur "S\'entraîner"', "je tape 3 décimales justes",
                    "je tape une décimale fausse"],
        "statistics": ["l'application est ouverte", "je joue une session réussie", "je joue une session réussie",
                       'je tape sur "Statistiques"'],
        "settings": ["l'application est ouverte", 'je tape sur "Réglages"'],
    },
    "allinconnect": {
        "partners": ["je suis connecté"],
        "offers": ["je suis connecté", 'j\'ouvre l\'onglet "Offres"'],
        "offer": ["je suis connecté", 'j\'ouvre le lien "https://allinconnect.fr/offers/101"'],
        "card": ["je suis connecté", 'j\'ouvre l\'onglet "Ma Carte"'],
        "sign-in": ["l'application est ouverte", 'je tape sur "Se connecter"'],
        "preferences": ["je suis connecté", 'j\'ouvre l\'onglet "Profil"', 'je tape sur "Notifications"'],
    },
}


def show(phone, steps):
    """A screen, on a fresh phone; its question about notifications is answered, since what is behind it is not acted on."""
    phone.ask(do="branch", moment=0)
    phone.arrange(*steps)
    if phone.page.locator("#question").is_visible():
        phone.answer("Refuser")


@covers("MAD-NFR10", "MAD-NFR11", "MAD-NFR12", "MAD-NFR13", "PI-NFR4", "PI-NFR5")
def check_screens(check, checker):
    """Each screen in light and dark; in light also at twice the text size."""
    for product, screens in SCREENS.items():
        phone = check.keep(product, height=1_000)
        for name, steps in screens.items():

            def test():
                show(phone, steps)
                for scheme in ("light", "dark"):
                    phone.page.emulate_media(color_scheme=scheme)
                    phone.page.wait_for_timeout(250)
                    failures = all_rules(phone, checker)
                    check.expect(not failures, f"{scheme}: " + "; ".join(failures[:6]))
                phone.page.emulate_media(color_scheme="light")
                before = phone.style(phone.top.locator(".e-screen"), "font-size")
                phone.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
                phone.page.wait_for_timeout(100)
                after = phone.style(phone.top.locator(".e-screen"), "font-size")
                grown = float(after.rstrip("px")) / float(before.rstrip("px"))
                check.expect(grown > 1.9, f"text grows {grown:.2f} times only")
                check.expect(not lost(phone), "at 200 %: " + "; ".join(lost(phone)[:4]))
                phone.page.evaluate("() => { document.documentElement.style.fontSize = ''; }")

            check.run(f"rules on {product} {name}", test)


def check(check, checker):
    check_screens(check, checker)

    def planted():
        phone = check.phone("madinia", height=1_000)
        check_planted(phone, checker, check.expect)

    check.run("planted faults", planted)
