"""The web host under test: its process, and a phone in a page of Chromium that is driven by clicks and keys."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Another viewer of the page's own session, which says steps that no hand can do: what the server answers, say.
CONTROL = """
async ({ session, request }) => {
  if (!window.control) {
    window.control = await new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://${location.host}/socket`);
      const control = { socket, waiting: new Map(), n: 0 };
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.kind === 'welcome') window.bench = message.bench;
        const resolve = control.waiting.get(message.n);
        if (!resolve || message.kind === 'welcome') return;
        control.waiting.delete(message.n);
        resolve(message);
      };
      socket.onclose = () => { window.control = null; };
      socket.onerror = reject;
      socket.onopen = () => resolve(control);
    });
    await window.ask({ do: 'hello', session, language: 'fr' });
  }
  return window.ask(request);
}
"""
ASK = """
window.ask = (request) => new Promise((resolve) => {
  const control = window.control;
  control.n -= 1;
  control.waiting.set(control.n, resolve);
  control.socket.send(JSON.stringify({ ...request, n: control.n }));
});
"""


def skip(reason):
    print(f"web_check: skipped: {reason}")
    sys.exit(0)


def program(name):
    """A program of Tools/, which must have been built."""
    return ROOT / "Tools/.build" / os.environ.get("APPSHELL_CONFIGURATION", "debug") / name


class Host:
    """`appshell serve` in a process of its own."""

    def __init__(self, *arguments, path=None, folder=ROOT):
        self.folder = folder
        self.path = path or os.environ["PATH"]
        self.arguments = [str(program("appshell-web")), "serve", *arguments]
        self.start()

    def start(self):
        environment = {**os.environ, "APPSHELL_HOME": str(ROOT), "PATH": self.path}
        self.process = subprocess.Popen(
            self.arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=self.folder, env=environment
        )
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            sys.exit(f"web_check: the host did not start: {self.process.stderr.read()}")
        self.port = int(re.search(r":(\d+)/", self.address).group(1))

    def kill(self):
        """As a crash does."""
        self.process.kill()
        self.process.wait()

    def restart(self):
        """At the same address again."""
        if "--port" not in self.arguments:
            self.arguments += ["--port", str(self.port)]
        self.start()

    def memory(self):
        """Bytes in use."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) * 1024

    def stop(self):
        self.process.terminate()
        return self.process.wait(timeout=10)


class Phone:
    """One page of the host, and the app in it."""

    def __init__(self, browser, host, product="madinia", width=1440, height=900, scheme="light", **options):
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, locale="fr-FR", **options
        )
        self.complaints = []
        self.context.add_init_script(ASK)
        self.page = self.context.new_page()
        self.page.set_default_timeout(10_000)
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.see(host, request))
        self.page.goto(f"{host.address}?product={product}")
        self.page.wait_for_selector("#phone .e-app", state="attached")

    def hear(self, message):
        # A picture that the back end does not have is told by the browser itself.
        if message.type in ("error", "warning") and "404" not in message.text and "WebSocket" not in message.text:
            self.complaints.append(message.text)

    def see(self, host, request):
        if not request.url.startswith((host.address.split("?")[0], "data:", "blob:")):
            self.complaints.append(f"asks for {request.url}")

    def close(self):
        self.context.close()

    # What no hand can do

    def ask(self, **request):
        session = self.page.evaluate("JSON.parse(sessionStorage.getItem('appshell.session'))")
        answer = self.page.evaluate(CONTROL, {"session": session, "request": request})
        if answer["kind"] == "update":
            self.settle(answer["moment"])
        return answer

    def step(self, text, doc=None, table=None):
        """Runs a step; its error, or None."""
        step = {"text": text}
        if doc is not None:
            step["docString"] = doc
        if table is not None:
            step["table"] = table
        answer = self.ask(do="step", step=step)
        return answer["message"] if answer["kind"] == "error" else None

    def arrange(self, *texts):
        """Steps that have to pass."""
        for text in texts:
            error = self.step(text)
            assert error is None, f"{text}: {error}"

    def settle(self, moment=None):
        """Waits until the page shows what the host knows."""
        if moment is not None:
            self.page.wait_for_function(
                "(moment) => Number(document.getElementById('phone').dataset.moment) === moment",
                arg=moment, timeout=60_000,
            )
        self.page.wait_for_function(
            "() => { const { waiting, typing } = document.getElementById('phone').dataset;"
            " return waiting === '0' && typing === undefined; }"
        )
        # What lies beside the glass is drawn in the next frame.
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")

    def moment(self):
        """How many steps the page has shown."""
        return int(self.page.evaluate("document.getElementById('phone').dataset.moment"))

    # What a person sees

    def notice(self):
        """What the page complains about; empty where all is well."""
        notice = self.page.locator("#notice")
        return notice.inner_text() if notice.is_visible() else ""

    @property
    def glass(self):
        return self.page.locator("#phone .glass")

    @property
    def top(self):
        """The layer on top: a sheet, or the app itself."""
        return self.page.locator("#phone .e-app > .e-layer, #phone .e-app > .e-sheet").last

    def control(self, role, name, exact=True):
        return self.top.get_by_role(role, name=name, exact=exact)

    def text(self, locator=None):
        """The words shown, with plain spaces."""
        return re.sub(r"[\u00a0\u202f\s]+", " ", (locator or self.top).inner_text())

    def shows(self, words):
        return words in self.text()

    # What a person does

    def tap(self, name):
        self.control("button", name).or_(self.control("link", name)).first.click()
        self.settle()

    def answer(self, answer):
        """To the phone's own question, whether notifications are welcome."""
        self.page.locator("#question").get_by_role("button", name=answer).click()
        self.settle()

    def tab(self, name):
        self.glass.locator(".e-tab-bar").get_by_role("button", name=name, exact=True).click()
        self.settle()

    def fill(self, label, text):
        field = self.control("textbox", label)
        field.click()
        field.fill(text)
        self.settle()

    def box(self, locator):
        box = locator.bounding_box()
        assert box is not None, f"{locator} is not drawn"
        return box

    def style(self, locator, *names):
        values = locator.evaluate(
            "(node, names) => names.map((name) => getComputedStyle(node).getPropertyValue(name))", list(names)
        )
        return values[0] if len(names) == 1 else values


def launch():
    """Playwright's browser and the host; skips where something is not there."""
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        skip("there is no chromium: apt-get install chromium")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        skip(f"{error}: pip install playwright axe-playwright-python")
    playwright = sync_playwright().start()
    return playwright, playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])


def loads(text):
    return json.loads(text)
