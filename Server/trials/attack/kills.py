"""kill -9, and notifications that were promised."""
import json
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import threading
import time

from staff import OFFER
from trial import NO_LIMITS, QUICK_HASHES, Skipped, attack, read, write

TEST = {"offerId": 101, "body": "Bonjour"}


def _settings(trial):
    """Push settings that lead to a port where nobody listens: whatever is sent waits in the outbox."""
    if not shutil.which("openssl"):
        raise Skipped("there is no openssl to make a key with")
    command = ["openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"]
    write(trial.path("key.p8"), subprocess.run(command, check=True, capture_output=True).stdout)
    nobody = socket.socket()
    trial.endings.callback(nobody.close)
    nobody.bind(("127.0.0.1", 0))
    service = {
        "keyFile": "key.p8", "keyId": "ABC123DEFG", "teamId": "DEF123GHIJ", "topic": "fr.exemple.app",
        "origin": f"https://127.0.0.1:{nobody.getsockname()[1]}",
    }
    return write(trial.path("push.json"), json.dumps({"apns": {"sandbox": service}}).encode())


def _start(trial, settings):
    return trial.start("allinconnect", "--samples", "--data", trial.path("data"), "--push-settings", settings,
                       "--log-level", "error", *NO_LIMITS, *QUICK_HASHES)


def _register(server, member):
    body = {"token": "a1b2c3", "platform": "IOS", "environment": "SANDBOX", "deviceId": "1"}
    return server.call("POST", "/api/v1/push/register", body, member)


def _waiting(trial):
    """The texts of all that waits, and whether the database is whole."""
    database = sqlite3.connect(f"{trial.path('data')}/allinconnect.sqlite")
    try:
        whole = database.execute("PRAGMA integrity_check").fetchone()[0]
        return "\n".join(row[0] for row in database.execute("SELECT json FROM deliveries")), whole
    finally:
        database.close()


def _push(server, member, prefix, promised):
    """Sends one test notification after the other; notes those that were promised."""
    with server.connect() as connection:
        for number in range(1_000_000):
            title = f"{prefix}n{number}."
            connection.ask("POST", "/api/v1/push/test", {**TEST, "title": title}, member)
            answer = connection.answer()
            if answer is None:
                return
            if answer.status == 200 and json.loads(answer.body)["sent"] == 1:
                promised.append(title)


def _publish(server, staff, numbers, published):
    """Publishes one offer after the other; notes those that were acknowledged."""
    with server.connect() as connection:
        for number in numbers:
            connection.ask("PUT", f"/staff/v1/offers/{number}", OFFER, staff)
            answer = connection.answer()
            if answer is None:
                return
            if answer.status == 201:
                published.append(number)


@attack("kill -9 under pushes", "every /push/test that was acknowledged is in the outbox after the next start")
def kills(trial):
    """Eight senders at once; killed at a moment of chance; five rounds, two in the short run."""
    settings, chance, promised = _settings(trial), random.Random(1), []
    rounds = 2 if trial.is_short else 5
    for number in range(1, rounds + 1):
        server = _start(trial, settings)
        member = server.sign_in()
        _register(server, member)
        threads = [
            threading.Thread(target=_push, args=(server, member, f"r{number}w{worker}", promised)) for worker in range(8)
        ]
        for thread in threads:
            thread.start()
        time.sleep(chance.uniform(0.2, 0.8))
        server.stop(signal.SIGKILL)
        for thread in threads:
            thread.join()
        waiting, whole = _waiting(trial)
        gone = [title for title in promised if title not in waiting]
        trial.expect(not gone, f"round {number}: {len(gone)} of {len(promised)} are gone: {gone[:5]}")
        trial.expect(whole == "ok", f"round {number}: integrity: {whole}")
    return f"{rounds} kills, {len(promised)} acknowledged"


@attack("kill -9 after a push under a foreign lock", "what could not be kept is answered 503, not promised",
        short=False)
def locked(trial):
    """A test notification while another program holds the database, then a kill."""
    server = _start(trial, _settings(trial))
    member = server.sign_in()
    _register(server, member)
    other = sqlite3.connect(f"{trial.path('data')}/allinconnect.sqlite", isolation_level=None)
    trial.endings.callback(other.close)
    other.execute("BEGIN IMMEDIATE")
    status = server.call("POST", "/api/v1/push/test", {**TEST, "title": "locked."}, member).status
    server.stop(signal.SIGKILL)
    other.execute("ROLLBACK")
    waiting, _ = _waiting(trial)
    trial.expect(status == 503, f"it was answered {status}")
    trial.expect(status != 200 or "locked." in waiting, "it was acknowledged, and is gone")
    return str(status)


@attack("kill -9 under publications", "no offer is lost; each has its notification, and the other way round",
        short=False)
def publications(trial):
    """Four members of staff at once, who publish offers near a member; five kills."""
    settings, chance, published = _settings(trial), random.Random(2), []
    for number in range(1, 6):
        server = _start(trial, settings)
        staff = {"X-Staff-Key": read(f"{trial.path('data')}/staff-key").decode().strip()}
        member = server.sign_in()
        _register(server, member)
        place = json.loads(server.call("GET", "/api/v1/professionals/1", headers=member).body)
        search = f"/api/v1/offers?latitude={place['latitude']}&longitude={place['longitude']}&radius=10"
        server.call("GET", search, headers=member)
        starts = [number * 100_000 + worker * 10_000 for worker in range(4)]
        threads = [
            threading.Thread(target=_publish, args=(server, staff, range(start, start + 10_000), published))
            for start in starts
        ]
        for thread in threads:
            thread.start()
        time.sleep(chance.uniform(0.2, 0.6))
        server.stop(signal.SIGKILL)
        for thread in threads:
            thread.join()
        offers, pushes = _offers(trial)
        lost, silent, stray = set(published) - offers, offers - pushes, pushes - offers
        trial.expect(not lost, f"round {number}: {len(lost)} offers that were acknowledged are gone")
        trial.expect(not silent, f"round {number}: {len(silent)} offers have no notification")
        trial.expect(not stray, f"round {number}: {len(stray)} notifications have no offer")
    trial.expect(published, "nothing was published")
    return f"5 kills, {len(published)} offers"


def _offers(trial):
    """Which of the new offers are there, and which have a notification that waits."""
    database = sqlite3.connect(f"{trial.path('data')}/allinconnect.sqlite")
    try:
        offers = {row[0] for row in database.execute("SELECT id FROM offers WHERE id >= 100000")}
        payloads = [json.loads(json.loads(row[0])["payload"]) for row in database.execute("SELECT json FROM deliveries")]
        return offers, {int(payload["offerId"]) for payload in payloads}
    finally:
        database.close()
