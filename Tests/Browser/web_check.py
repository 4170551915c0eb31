#!/usr/bin/env python3
"""Tries the web host in Chromium: the W requirements, the rules of every screen, scripts replayed by hand, recording.

    Tests/Browser/web_check.py [PART…] [--all] [--only WORDS] [--seed N]

Parts: requirements and limits by default; with --all also rules, bench, scripts and sessions: every script and 200 sessions.
Named, scripts and sessions take a sample. shots takes pictures of every screen. Needs Debian's chromium and, from PyPI, playwright and axe-playwright-python; where one of them is absent, says
so and checks nothing. `appshell-web` must have been built.
"""

import argparse
import csv
import os
import pathlib
import re
import sys
import time
import traceback

import web_bench
import web_host
import web_requirements
import web_rules

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Not in git.
SHOTS = ROOT / "Tests/Browser/shots"


class Check:
    """Collects what is wrong; phones are closed after each test."""

    def __init__(self, browser, host, arguments):
        self.browser, self.host, self.arguments = browser, host, arguments
        self.failures, self.count, self.name, self.open, self.kept = [], 0, "", [], None

    def expect(self, condition, text):
        self.count += 1
        if not condition:
            self.failures.append(f"{self.name}: {text}")

    def phone(self, product, **options):
        phone = web_host.Phone(self.browser, self.host, product, **options)
        self.open.append(phone)
        return phone

    def keep(self, product, **options):
        """A phone for several tests, until the next one or the end."""
        self.release()
        self.kept = web_host.Phone(self.browser, self.host, product, **options)
        return self.kept

    def release(self):
        if self.kept:
            self.kept.close()
            self.kept = None

    def run(self, name, test):
        """One test; what it throws is a failure of its own."""
        if self.arguments.only and self.arguments.only.lower() not in name.lower():
            return
        self.name = name
        try:
            test()
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)
            line = next((f"{pathlib.Path(f.filename).name}:{f.lineno}" for f in reversed(last) if "Browser" in f.filename), "")
            self.shoot(name)
            self.failures.append(f"{name}: {line}: {str(error).splitlines()[0][:300] if str(error) else type(error).__name__}")
        for phone in self.open:
            self.failures += [f"{name}: {complaint}" for complaint in phone.complaints]
            phone.close()
        self.open = []


    def shoot(self, name):
        """What a failed test left on the screen."""
        SHOTS.mkdir(exist_ok=True)
        for phone in self.open + ([self.kept] if self.kept else []):
            path = SHOTS / ("failed-" + re.sub(r"[^\w.-]+", "-", name)[-80:] + ".png")
            phone.page.screenshot(path=path)
            print(f"web_check: {path.relative_to(ROOT)}")


def check_requirements(check):
    for ids, test in web_requirements.TESTS:
        check.run(", ".join(ids), lambda: test(check.phone, check.expect))
    with open(ROOT / "Scenarios/requirements.csv", encoding="utf-8") as file:
        wanted = [row["id"] for row in csv.DictReader(file) if "W" in row["kinds"].split()]
    shown = {identifier for ids, _ in web_requirements.TESTS for identifier in ids} | set(web_rules.COVERED)
    missing = [identifier for identifier in wanted if identifier not in shown]
    print(f"web_check: W requirements: {len(wanted) - len(missing)} of {len(wanted)} shown"
          + (f"; missing: {', '.join(missing)}" if missing else ""))
    check.name = "W requirements"
    check.expect(not missing, f"not shown: {', '.join(missing)}")


def check_rules(check):
    from axe_playwright_python.sync_playwright import Axe

    web_rules.check(check, Axe())


def check_bench(check):
    web_bench.check(check)


def check_scripts(check):
    import web_scripts

    web_scripts.check(check, check.arguments.all)


def check_sessions(check):
    import web_sessions

    web_sessions.check(check, 200 if check.arguments.all else 3)


def check_limits(check):
    import web_limits

    web_limits.check(check, check.arguments.all)


def check_shots(check):
    import web_shots

    web_shots.take(check, SHOTS)


PARTS = {
    "requirements": check_requirements,
    "rules": check_rules,
    "bench": check_bench,
    "scripts": check_scripts,
    "sessions": check_sessions,
    "limits": check_limits,
    "shots": check_shots,
}
# Those that take a minute or more, and the one that checks nothing.
ON_REQUEST = {"rules", "bench", "scripts", "sessions"}
NO_CHECK = {"shots"}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART")
    parser.add_argument("--all", action="store_true", help="also rules, bench, every script and 200 sessions")
    parser.add_argument("--only", help="tests whose name has these words")
    parser.add_argument("--seed", type=int, default=20_260)
    arguments = parser.parse_args()
    started = time.perf_counter()
    playwright, browser = web_host.launch()
    host = web_host.Host("--paused")
    check = Check(browser, host, arguments)
    left_out = NO_CHECK if arguments.all else NO_CHECK | ON_REQUEST
    for name in arguments.parts or [name for name in PARTS if name not in left_out]:
        before, beginning = len(check.failures), time.perf_counter()
        PARTS[name](check)
        check.release()
        print(f"web_check: {name}: {len(check.failures) - before} failures, {time.perf_counter() - beginning:.0f} s")
    browser.close()
    playwright.stop()
    status = host.stop()
    check.name = "the host"
    check.expect(status == 0, f"ended with {status} when it was told to stop")
    for failure in check.failures:
        print(f"web_check: {failure}")
    print(f"web_check: {check.count} checks, {len(check.failures)} failures, {time.perf_counter() - started:.0f} s")
    sys.exit(1 if check.failures else 0)


if __name__ == "__main__":
    main()
