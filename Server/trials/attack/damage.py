"""Damaged and missing databases, and sample data."""
import hashlib
import json
import os
import shutil
import signal
import sqlite3
import subprocess

from trial import CAMILLE, QUICK_HASHES, SIGN_IN, Skipped, attack, read, write

INDEXES = {"allinconnect": "offers_id", "madinia": "formations_id"}


def _filled(trial, product, number=signal.SIGTERM):
    """A folder that a back end filled; returns it and its database."""
    folder = trial.path(product)
    server = trial.start(product, "--samples", "--data", folder, *QUICK_HASHES)
    server.stop(number)
    return folder, f"{folder}/{product}.sqlite"


def _overwrite_index(path, product):
    """The half of an index's page where its entries are."""
    database = sqlite3.connect(path)
    size = database.execute("PRAGMA page_size").fetchone()[0]
    query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
    page = database.execute(query, (INDEXES[product],)).fetchone()[0]
    database.close()
    with open(path, "r+b") as file:
        file.seek((page - 1) * size + size // 2)
        file.write(b"\x55" * (size // 2))


def _expect_refused(trial, product, folder, path, fault):
    """It must not start, must say why, and must leave the file as it is."""
    before = hashlib.sha256(read(path)).digest() if os.path.exists(path) else None
    status, text = trial.refused(product, "--samples", "--data", folder, *QUICK_HASHES)
    place = f"{product}, {fault}"
    if not trial.expect(status == 2, f"{place}: {'it started' if status is None else f'ended with {status}'}: {text.strip()}"):
        return False
    after = hashlib.sha256(read(path)).digest() if os.path.exists(path) else None
    named = trial.expect(path in text, f"{place}: the message does not name {path}: {text.strip()}")
    fixed = trial.expect("restore" in text.lower() or "move" in text.lower(), f"{place}: no fix is named: {text.strip()}")
    kept = trial.expect(before == after, f"{place}: the file was changed")
    return named and fixed and kept


def _refusals(trial, product):
    """Each kind of damage, to a fresh copy of a folder; returns how many of how many were refused."""
    folder, path = _filled(trial, product)
    whole = trial.path(f"{product}-whole")
    shutil.copytree(folder, whole)
    size = os.path.getsize(path)
    damages = {
        "an index page overwritten": lambda: _overwrite_index(path, product),
        "0 bytes": lambda: write(path, b""),
        "missing beside its secret": lambda: os.remove(path),
        "half of the file": lambda: os.truncate(path, size // 2),
        "the last page missing": lambda: os.truncate(path, size - 4_096),
        "no database": lambda: write(path, b"This is no database. " * 1_000),
    }
    refused = 0
    for fault, damage in damages.items():
        shutil.rmtree(folder)
        shutil.copytree(whole, folder)
        damage()
        refused += _expect_refused(trial, product, folder, path, fault)
    return f"{refused} of {len(damages)} refused"


@attack("damaged database, ALL IN Connect", "refused with exit 2, the file's name and the fix; left as it is")
def allinconnect(trial):
    """An index page, an empty, a missing, a cut file, and one that is no database."""
    return _refusals(trial, "allinconnect")


@attack("damaged database, Madinia", "the same", short=False)
def madinia(trial):
    """An index page, an empty, a missing, a cut file, and one that is no database."""
    return _refusals(trial, "madinia")


@attack("damaged WAL", "the same: what was acknowledged is not left out silently")
def wal(trial):
    """The WAL of a killed process, with a write in it, overwritten from its first byte."""
    folder, path = _filled(trial, "madinia")
    server = trial.start("madinia", "--data", folder)
    key = {"X-API-Key": read(f"{folder}/api-key").decode().strip()}
    contact = {"name": "Léa", "email": "lea@exemple.fr", "message": "Bonjour"}
    answer = server.call("POST", "/api/v1/contacts", contact, key)
    trial.expect(answer.status == 201, f"a message was answered {answer.status}")
    server.stop(signal.SIGKILL)
    size = os.path.getsize(f"{path}-wal")
    write(f"{path}-wal", b"\x55" * size)
    return "refused" if _expect_refused(trial, "madinia", folder, path, "an overwritten WAL") else "started"


@attack("stock sqlite3", "`sqlite3 FILE 'pragma integrity_check'` says ok, for every table and index")
def stock_tool(trial):
    """The database of each product, read with Debian's tool."""
    tool = shutil.which("sqlite3")
    if not tool:
        raise Skipped("there is no sqlite3")
    for product in INDEXES:
        _, path = _filled(trial, product)
        outcome = subprocess.run([tool, path, "pragma integrity_check"], capture_output=True, text=True, check=False)
        trial.expect(outcome.stdout.strip() == "ok", f"{path}: {outcome.stdout}{outcome.stderr}")
    return "ok"


@attack("sample account", "without --samples nobody signs in with a published password, and nothing is there")
def samples(trial):
    """A new back end, in memory and in a folder, and the passwords of the documentation."""
    for options in [(), ("--data", trial.path("data"))]:
        server = trial.start("allinconnect", *QUICK_HASHES, *options)
        answer = server.call("POST", SIGN_IN, {"email": CAMILLE[0], "password": CAMILLE[1]})
        trial.expect(answer.status == 401, f"the sample account's sign-in was answered {answer.status} ({options})")
    folder = trial.path("madinia")
    madinia = trial.start("madinia", "--data", folder)
    key = {"X-API-Key": read(f"{folder}/api-key").decode().strip()}
    formations = json.loads(madinia.call("GET", "/api/v1/formations", headers=key).body)["data"]
    trial.expect(formations == [], f"Madinia has {len(formations)} formations")
    return f"{answer.status}, {len(formations)} formations"
