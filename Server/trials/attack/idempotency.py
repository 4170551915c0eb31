"""What Madinia remembers of writes, and how long texts may be."""
import os
import sqlite3

from trial import NO_LIMITS, QUICK_HASHES, attack, read

CONTACT = {"name": "Léa", "email": "victime@exemple.fr", "message": "Bonjour"}


class _Clients:
    """Writers of several addresses, each with a connection that it keeps."""

    def __init__(self, trial):
        self.folder = trial.path("data")
        self.server = trial.start("madinia", "--samples", "--data", self.folder, "--log-level", "error", *NO_LIMITS)
        self.key = read(f"{self.folder}/api-key").decode().strip()
        self.connections = {}

    def post(self, path, body, idempotency_key=None, source="127.0.3.1"):
        headers = {"X-API-Key": self.key}
        if idempotency_key:
            headers["Idempotency-Key"] = idempotency_key
        for _ in range(2):
            connection = self.connections.get(source) or self.server.connect(source)
            self.connections[source] = connection
            connection.ask("POST", path, body, headers)
            answer = connection.answer()
            if answer:
                return answer
            # Closed after the answer before.
            del self.connections[source]
        return None

    def messages(self, email):
        database = sqlite3.connect(f"{self.folder}/madinia.sqlite")
        try:
            return database.execute("SELECT count(*) FROM contacts WHERE email = ?", (email,)).fetchone()[0]
        finally:
            database.close()

    def megabytes(self):
        names = [name for name in os.listdir(self.folder) if name.startswith("madinia.sqlite")]
        return sum(os.path.getsize(f"{self.folder}/{name}") for name in names) / 1e6


def _expect_victim_safe(trial, clients, before):
    after = clients.post("/api/v1/contacts", CONTACT, "victim", "127.0.3.1")
    trial.expect(after and (after.status, after.body) == (before.status, before.body), f"the retry got {after}")
    count = clients.messages(CONTACT["email"])
    trial.expect(count == 1, f"the victim's message counts {count} times")


@attack("idempotency keys, large bodies", "another's key survives, its retry counts once; the database stays below 10 MB")
def large(trial):
    """300 writes of 250 kB, in unknown fields, each with a key; 17 of them in the short run."""
    clients = _Clients(trial)
    before = clients.post("/api/v1/contacts", CONTACT, "victim", "127.0.3.1")
    number_of_writes = 17 if trial.is_short else 300
    for number in range(number_of_writes):
        body = {**CONTACT, "email": f"a{number}@exemple.fr", "pad": "x" * 250_000}
        answer = clients.post("/api/v1/contacts", body, f"k{number}", "127.0.2.1")
        if answer is None or answer.status not in (201, 422):
            trial.expect(False, f"a write of 250 kB was answered {answer}")
            break
    _expect_victim_safe(trial, clients, before)
    size = clients.megabytes()
    trial.expect(size < 10, f"the database takes {size:.0f} MB")
    return f"{number_of_writes} writes: {size:.1f} MB"


@attack("idempotency keys, many", "the same for 1,100 small writes with a key each", short=False)
def many(trial):
    """More keys than are remembered, all of one other client."""
    clients = _Clients(trial)
    before = clients.post("/api/v1/contacts", CONTACT, "victim", "127.0.3.1")
    for number in range(1_100):
        answer = clients.post("/api/v1/contacts", {**CONTACT, "email": f"a{number}@exemple.fr"}, f"k{number}", "127.0.2.1")
        if answer is None or answer.status != 201:
            trial.expect(False, f"write {number} was answered {answer}")
            break
    _expect_victim_safe(trial, clients, before)
    return f"1,100 writes: {clients.megabytes():.1f} MB"


@attack("idempotency key with another request", "422, and nothing is written; with unknown fields added it counts once")
def mismatch(trial):
    """A key that was used comes back with another message, on another path, and with an unknown field."""
    clients = _Clients(trial)
    clients.post("/api/v1/contacts", CONTACT, "k")
    other = clients.post("/api/v1/contacts", {**CONTACT, "message": "Au revoir"}, "k")
    trial.expect(other.status == 422, f"another message was answered {other.status}")
    device = {"device_token": "a1b2", "platform": "ios", "app_version": "1.0"}
    moved = clients.post("/api/v1/devices", device, "k")
    trial.expect(moved.status == 422, f"another path was answered {moved.status}")
    padded = clients.post("/api/v1/contacts", {**CONTACT, "pad": "x"}, "k")
    trial.expect(padded.status in (201, 422), f"an unknown field was answered {padded.status}")
    count = clients.messages(CONTACT["email"])
    trial.expect(count == 1, f"the message counts {count} times")
    return f"{other.status}, {moved.status}"


@attack("texts that are too long", "422 for each text beyond its limit, of both products")
def long_texts(trial):
    """Each text one character longer than it may be, and a timestamp of 240,021 characters."""
    clients = _Clients(trial)
    pre_registration = {"email": "a@exemple.fr", "formation_id": 1, "timestamp": "2026-01-06T08:00:00Z"}
    device = {"device_token": "a1b2", "platform": "ios", "app_version": "1.0"}
    item = {"type": "formation", "id": 1, "title": "Starter"}
    madinia = [
        ("/pre-registrations", pre_registration, {"timestamp": f"2026-01-06T08:00:00.{'0' * 240_000}Z"}),
        ("/pre-registrations", pre_registration, {"timestamp": f"2026-01-06T08:00:00.{'0' * 44}Z"}),
        ("/pre-registrations", pre_registration, {"email": f"{'a' * 64}@{'b' * 60}.{'c' * 60}.{'d' * 60}.{'e' * 60}.fr"}),
        ("/contacts", CONTACT, {"name": "x" * 101}),
        ("/contacts", CONTACT, {"message": "x" * 5_001}),
        ("/contacts", CONTACT, {"context": {**item, "title": "x" * 256}}),
        ("/contacts", CONTACT, {"context": {**item, "viewed": [{**item, "title": "x" * 256}]}}),
        ("/contacts", CONTACT, {"context": {**item, "viewed": [item] * 11}}),
        ("/devices", device, {"device_token": "a" * 4_097}),
        ("/devices", device, {"app_version": "1" * 33}),
        ("/madi/chat", {"message": "Bonjour"}, {"message": "x" * 100_000}),
        ("/madi/chat", {"message": "Bonjour"}, {"history": [{"role": "user", "content": "x" * 100_000}]}),
    ]
    right = [clients.post(f"/api/v1{path}", body).status for path, body, _ in madinia]
    trial.expect(set(right) <= {200, 201}, f"what is right was answered {right}")
    got = [("madinia", path, change, clients.post(f"/api/v1{path}", {**body, **change})) for path, body, change in madinia]
    server = trial.start("allinconnect", "--samples", *NO_LIMITS, *QUICK_HASHES)
    member = server.sign_in()
    registration = {"token": "a1", "platform": "IOS", "environment": "SANDBOX", "deviceId": "1"}
    push = {"offerId": 101, "title": "t", "body": "b"}
    allinconnect = [
        ("/push/register", registration, {"token": "a" * 4_097}),
        ("/push/register", registration, {"deviceId": "1" * 256}),
        ("/push/test", push, {"title": "x" * 256}),
        ("/push/test", push, {"body": "x" * 1_001}),
        ("/auth/authenticate", {"email": "a@exemple.fr", "password": "p"}, {"email": "a" * 300}),
        ("/auth/authenticate", {"email": "a@exemple.fr", "password": "p"}, {"password": "p" * 1_025}),
    ]
    got += [("allinconnect", path, change, server.call("POST", f"/api/v1{path}", {**body, **change}, member))
            for path, body, change in allinconnect]
    for product, path, change, answer in got:
        status = answer.status if answer else None
        name, value = next(iter(change.items()))
        trial.expect(status == 422, f"{product} {path}: {name} of {len(value)} was answered {status}")
    return f"{sum(answer is not None and answer.status == 422 for *_, answer in got)} of {len(got)}"
