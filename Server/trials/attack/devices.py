"""Registrations for notifications."""
import json
import sqlite3

from trial import JULIEN, NO_LIMITS, QUICK_HASHES, attack

TEST = {"offerId": 101, "title": "Essai", "body": "Bonjour"}


def _register(server, member, token, device, method="POST"):
    body = {"token": token, "platform": "IOS", "environment": "SANDBOX", "deviceId": device}
    return server.call(method, "/api/v1/push/register", body, member).status


def _sent(server, member):
    return json.loads(server.call("POST", "/api/v1/push/test", TEST, member).body)["sent"]


@attack("another's deviceId", "a junk token moves nothing and takes nothing away; the phone's own token moves with its proof")
def junk_token(trial):
    """A member registers a junk token with another's deviceId, and takes it away again; then the phone changes hands."""
    folder = trial.path("data")
    server = trial.start("allinconnect", "--samples", "--data", folder, *NO_LIMITS, *QUICK_HASHES)
    camille, julien = server.sign_in(), server.sign_in(JULIEN)
    _register(server, camille, "a1b2c3", "phone-of-camille")
    _register(server, julien, "deadbeef", "phone-of-camille")
    after = _sent(server, camille)
    trial.expect(after == 1, f"after the junk token {after} of the victim's phones is sent to")
    _register(server, julien, "deadbeef", "phone-of-camille", "DELETE")
    removed = _sent(server, camille)
    trial.expect(removed == 1, f"after the junk token went {removed} of the victim's phones is sent to")
    rows = _rows(folder)
    trial.expect(rows == [("a1b2c3", 1)], f"the database has {rows}")
    # Who signs in on the phone has its token: that is the proof.
    status = _register(server, julien, "a1b2c3", "phone-of-camille")
    moved = (_sent(server, camille), _sent(server, julien))
    trial.expect(status == 200 and moved == (0, 1), f"the phone changed hands with {status}, and is sent to as {moved}")
    return f"sent {after}, {removed}; after the phone changed hands {moved[0]} and {moved[1]}"


def _rows(folder):
    database = sqlite3.connect(f"{folder}/allinconnect.sqlite")
    try:
        return database.execute("SELECT token, user_id FROM registrations ORDER BY seq").fetchall()
    finally:
        database.close()
