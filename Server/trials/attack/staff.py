"""The staff's API: its key and its limits. What it publishes is tested elsewhere."""
from trial import CAMILLE, JULIEN, NO_LIMITS, QUICK_HASHES, attack, read, write

OFFER = {
    "title": "Deux cafés pour un", "description": "Le matin, au comptoir.", "start": "2026-01-06T08:00:00Z", "type": "OFFRE",
    "category": "FOOD_PLAISIRS", "professional": {"id": 1},
}
KEY = "a-staff-key-of-this-trial"


def _put(server, headers, number=900):
    return server.call("PUT", f"/staff/v1/offers/{number}", OFFER, headers).status


@attack("staff's API without its key", "401, with a member's token and with the app's key too; in memory there is none: 404")
def key(trial):
    """No key, a wrong one, one cut short; a member's token; Madinia's key."""
    file = write(trial.path("staff"), KEY.encode())
    server = trial.start("allinconnect", "--samples", "--staff-key-file", file, *NO_LIMITS, *QUICK_HASHES)
    member = server.sign_in()
    wrong = [{}, {"X-Staff-Key": "wrong"}, {"X-Staff-Key": KEY[:-1]}, {"X-Staff-Key": ""}, member]
    statuses = [_put(server, headers) for headers in wrong]
    folder = trial.path("data")
    madinia = trial.start("madinia", "--data", folder, *NO_LIMITS)
    app = read(f"{folder}/api-key").decode().strip()
    statuses += [
        madinia.call("GET", "/staff/v1/articles", headers=headers).status
        for headers in [{"X-API-Key": app}, {"X-Staff-Key": app}]
    ]
    trial.expect(set(statuses) == {401}, f"without the right key it was answered {statuses}")
    offer = server.call("GET", "/api/v1/offers/900", headers=member).status
    trial.expect(offer == 404, f"an offer that was refused is answered {offer}")
    right = [_put(server, {"X-Staff-Key": KEY}), _put(server, {"X-Staff-Key": KEY})]
    trial.expect(right == [201, 200], f"with the key it was answered {right}")
    none = trial.start("allinconnect", "--samples", *NO_LIMITS, *QUICK_HASHES)
    without = [_put(none, {}), _put(none, {"X-Staff-Key": ""}), _put(none, {"X-Staff-Key": KEY})]
    trial.expect(without == [404] * 3, f"without a key file it was answered {without}")
    return f"{statuses.count(401)} of {len(statuses)} refused"


@attack("staff's key, guessed", "429 with Retry-After beyond --rate-limit")
def guessed(trial):
    """60 wrong keys from one address, with --rate-limit 30."""
    file = write(trial.path("staff"), KEY.encode())
    server = trial.start("allinconnect", "--staff-key-file", file, "--rate-limit", "30", *QUICK_HASHES)
    answers = [server.call("GET", "/staff/v1/offers", headers={"X-Staff-Key": f"guess{number}"}) for number in range(60)]
    refused = [answer for answer in answers if answer.status == 429]
    trial.expect({answer.status for answer in answers} == {401, 429}, "a guess was answered otherwise than 401 and 429")
    trial.expect(20 <= len(refused) <= 35, f"{len(refused)} of 60 were refused")
    trial.expect(all(answer.headers.get("retry-after", "").isdigit() for answer in refused), "Retry-After is missing")
    return f"{len(refused)} of 60 refused"


@attack("sessions that were revoked", "the member's tokens are 401 at once and after a restart; others keep theirs")
def revoked(trial):
    """One member's sessions end; then the member is removed; then all sessions end."""
    options = ("--samples", "--data", trial.path("data"), *NO_LIMITS, *QUICK_HASHES)
    server = trial.start("allinconnect", *options)
    staff = {"X-Staff-Key": read(f"{trial.path('data')}/staff-key").decode().strip()}
    camille, julien = server.sign_in(CAMILLE), server.sign_in(JULIEN)
    got = []

    def see(server, *expected):
        statuses = tuple(server.call("GET", "/api/v1/offers", headers=member).status for member in (camille, julien))
        got.append(statuses)
        trial.expect(statuses == expected, f"the two members were answered {statuses}, expected {expected}")

    see(server, 200, 200)
    server.call("DELETE", "/staff/v1/members/1/sessions", headers=staff)
    see(server, 401, 200)
    server.stop()
    again = trial.start("allinconnect", *options)
    see(again, 401, 200)
    camille = again.sign_in(CAMILLE)
    see(again, 200, 200)
    again.call("DELETE", "/staff/v1/members/1", headers=staff)
    see(again, 401, 200)
    again.call("DELETE", "/staff/v1/sessions", headers=staff)
    see(again, 401, 401)
    return ", ".join(f"{one}/{other}" for one, other in got)
