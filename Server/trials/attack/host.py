"""The host around the API: limits, files, disks and addresses."""
import json
import os
import shutil
import socket
import subprocess
import time

from trial import JULIEN, NO_LIMITS, QUICK_HASHES, Skipped, attack, claims, is_error, read, write

KEY = "a-key-of-this-trial"


@attack("/health and /openapi.json, again and again", "429 with Retry-After beyond --rate-limit; others are served")
def limited(trial):
    """60 calls a path from one address, with --rate-limit 30."""
    server = trial.start("madinia", "--rate-limit", "30")
    figures = []
    for number, path in enumerate(["/health", "/openapi.json"]):
        source = f"127.0.2.{number + 1}"
        answers = [server.call("GET", path, source=source) for _ in range(60)]
        refused = [answer for answer in answers if answer.status == 429]
        trial.expect(20 <= len(refused) <= 35, f"{len(refused)} of 60 calls of {path} were refused")
        for answer in refused[:1]:
            trial.expect(answer.headers.get("retry-after", "").isdigit() and is_error("madinia", answer), f"{path}: {answer}")
        other = server.call("GET", path, source="127.0.3.1")
        trial.expect(other.status == 200, f"{path} was answered {other.status} to another address")
        figures.append(len(refused))
    return f"{figures[0]} and {figures[1]} of 60 refused"


@attack("X-Forwarded-For", "counts with --proxy only: the last address that is no proxy; anybody else's is not believed")
def forwarded(trial):
    """20 calls with an address each, with --rate-limit 10, from a proxy and from elsewhere."""
    key = write(trial.path("key"), KEY.encode())

    def refusals(options, source, address):
        server = trial.start("madinia", "--samples", "--api-key-file", key, "--rate-limit", "10", *options)
        answers = [
            server.call("GET", "/api/v1/formations", None, {"X-API-Key": KEY, "X-Forwarded-For": address(number)}, source)
            for number in range(20)
        ]
        return sum(answer.status == 429 for answer in answers)

    def each(number):
        return f"203.0.113.{number + 1}"

    proxy = ("--proxy", "127.0.4.0/24")
    rows = [
        ("without --proxy", 10, refusals((), "127.0.4.1", each)),
        ("from a proxy, an address each", 0, refusals(proxy, "127.0.4.1", each)),
        ("from a proxy, one address", 10, refusals(proxy, "127.0.4.1", lambda _: "203.0.113.9")),
        ("from a proxy, a made-up address each before the true one", 10,
         refusals(proxy, "127.0.4.1", lambda number: f"{each(number)}, 203.0.113.250")),
        ("by way of two proxies", 0, refusals(proxy, "127.0.4.1", lambda number: f"{each(number)}, 127.0.4.2")),
        ("from elsewhere", 10, refusals(proxy, "127.0.5.1", each)),
        ("from a proxy, no addresses", 10, refusals(proxy, "127.0.4.1", lambda number: f"nobody{number}")),
    ]
    for name, expected, count in rows:
        # A call's time gives some back.
        trial.expect(expected - 3 <= count <= expected, f"{name}: {count} of 20 were refused, not {expected}")
    return ", ".join(str(count) for *_, count in rows) + " of 20 refused"


@attack("a member who was deleted", "their token is 401 at once, on every path")
def deleted_member(trial):
    """The member is taken out of the state while a token of theirs is valid."""
    server = trial.start("allinconnect", "--scripted", *QUICK_HASHES)
    key = {"AppShell-Control": server.control}
    member, other = server.sign_in(), server.sign_in(JULIEN)
    state = json.loads(server.call("GET", "/control/state", headers=key).body)
    number = int(claims(member)["sub"])
    state["users"] = [user for user in state["users"] if user["id"] != number]
    status = server.call("PUT", "/control/state", state, key).status
    trial.expect(status == 204, f"the state was answered {status}")
    test = {"offerId": 101, "title": "t", "body": "b"}
    registration = {"token": "a1", "platform": "IOS", "environment": "SANDBOX", "deviceId": "1"}
    calls = [
        ("GET", "/users/me", None), ("GET", "/offers", None), ("GET", "/offers/101", None), ("GET", "/professionals", None),
        ("GET", "/notification-preferences", None), ("POST", "/push/test", test), ("POST", "/push/register", registration),
    ]
    statuses = {path: server.call(method, f"/api/v1{path}", body, member).status for method, path, body in calls}
    for path, status in statuses.items():
        trial.expect(status == 401, f"{path} was answered {status} to a deleted member")
    trial.expect(server.call("GET", "/api/v1/users/me", headers=other).status == 200, "another member's token ended too")
    return f"{list(statuses.values()).count(401)} of {len(statuses)}"


@attack("wide modes", "a folder that others may write, and key files that others may read, are refused with the chmod to run")
def modes(trial):
    """0777, 0770 and 0720 on the folder; 0644 and 0640 on each key file."""
    cases = []
    folder = trial.path("data")
    for product in ["allinconnect", "madinia"]:
        trial.start(product, "--data", folder, *QUICK_HASHES).stop()
    for mode in [0o777, 0o770, 0o720]:
        cases.append((folder, mode, 0o700, ["madinia", "--data", folder]))
    allinconnect = ["allinconnect", *QUICK_HASHES]
    keys = {"token-secret": allinconnect, "api-key": ["madinia"], "staff-key": allinconnect}
    for name, arguments in keys.items():
        path = f"{folder}/{name}"
        if trial.expect(os.path.exists(path), f"there is no {name} in the folder"):
            cases += [(path, mode, 0o600, [*arguments, "--data", folder]) for mode in (0o644, 0o640)]
    named = write(trial.path("key"), b"k" * 40)
    cases += [
        (named, 0o644, 0o600, ["madinia", "--api-key-file", named]),
        (named, 0o644, 0o600, [*allinconnect, "--secret-file", named]),
        (named, 0o644, 0o600, [*allinconnect, "--staff-key-file", named]),
        (named, 0o644, 0o600, ["madinia", "--scripted", "--control-token-file", named]),
    ]
    if shutil.which("openssl"):
        chain, key = trial.path("chain.pem"), trial.path("key.pem")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj",
                        "/CN=localhost", "-keyout", key, "-out", chain], check=True, capture_output=True)
        cases.append((key, 0o644, 0o600, ["madinia", "--certificate", chain, "--key", key]))
    refused = 0
    for path, mode, right, arguments in cases:
        os.chmod(path, mode)
        status, text = trial.refused(*arguments)
        os.chmod(path, right)
        place = f"{arguments[0]}: {os.path.basename(path)} with {mode:o}"
        ended = trial.expect(status == 2, f"{place}: {'it started' if status is None else f'ended with {status}'}: {text}")
        refused += ended and trial.expect("chmod" in text and path in text, f"{place}: no chmod to run: {text}")
    return f"{refused} of {len(cases)} refused"


@attack("Madinia beyond loopback, in memory", "refused without --api-key-file: there is no default key there")
def default_key(trial):
    """--host 0.0.0.0 and ::, without a folder and without a key."""
    for address in ["0.0.0.0", "::"] if socket.has_ipv6 else ["0.0.0.0"]:
        status, text = trial.refused("madinia", "--host", address)
        trial.expect(status == 2 and "--api-key-file" in text, f"--host {address}: status {status}: {text}")
    key = write(trial.path("key"), KEY.encode())
    server = trial.start("madinia", "--host", "0.0.0.0", "--api-key-file", key)
    server.host = "127.0.0.1"
    for value, expected in [("test-key", 401), (KEY, 200)]:
        status = server.call("GET", "/api/v1/formations", headers={"X-API-Key": value}).status
        trial.expect(status == expected, f"the key {value} was answered {status}")
    return "exit 2"


@attack("full disk", "writes and /health say 503, reads go on; all is well once there is space", short=False)
def full_disk(trial):
    """The folder on a disk of 12 MB that something else fills. Needs root and mount."""
    disk = trial.path("disk")
    os.mkdir(disk)
    mount = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=12m,mode=0700", "none", disk], check=False, capture_output=True)
    if not mount or mount.returncode:
        raise Skipped("mounting a small disk needs root")
    trial.endings.callback(subprocess.run, ["umount", "-l", disk], check=False)
    server = trial.start("madinia", "--samples", "--data", f"{disk}/data", *NO_LIMITS)
    key = {"X-API-Key": read(f"{disk}/data/api-key").decode().strip()}
    contact = {"name": "Léa", "email": "lea@exemple.fr", "message": "é" * 5_000}

    def send():
        return server.call("POST", "/api/v1/contacts", contact, key).status

    trial.expect(send() == 201, "a message was refused before the disk was full")
    _fill(f"{disk}/filler")
    sent = 0
    while sent < 1_000 and (status := send()) == 201:
        sent += 1
    trial.expect(status == 503, f"after {sent} messages on a full disk one was answered {status}")
    for _ in range(3):
        time.sleep(1.1)
        health = server.call("GET", "/health").status
        if not trial.expect(health == 503, f"/health is {health} while messages are refused"):
            break
        status = server.call("GET", "/api/v1/formations", headers=key).status
        trial.expect(status == 200, f"a read was answered {status}")
    os.remove(f"{disk}/filler")
    start = time.monotonic()
    while (status := send()) != 201 and time.monotonic() - start < 5:
        time.sleep(0.1)
    seconds = time.monotonic() - start
    trial.expect(status == 201, f"5 s after space was freed a message was answered {status}")
    time.sleep(1.1)
    trial.expect(server.call("GET", "/health").status == 200, "/health is not 200 with space")
    trial.expect(server.stop() == 0, "it did not stop well")
    return f"503 after {sent} messages, 201 again after {seconds:.1f} s"


def _fill(path):
    with open(path, "wb", buffering=0) as file:
        for size in [65_536, 512, 1]:
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                pass


@attack("IPv6", "--host ::1 is served, and links and the ready line write it in brackets")
def ipv6(trial):
    """The loopback address of IPv6."""
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError as reason:
        raise Skipped("this machine has no IPv6") from reason
    key = write(trial.path("key"), KEY.encode())
    server = trial.start("madinia", "--samples", "--host", "::1", "--api-key-file", key)
    trial.expect(server.url == f"http://[::1]:{server.port}", f"it says that it listens on {server.url}")
    headers = {"X-API-Key": KEY, "Host": f"[::1]:{server.port}"}
    answer = server.call("GET", "/api/v1/formations", headers=headers)
    first = json.loads(answer.body)["links"]["first"]
    trial.expect(answer.status == 200 and first.startswith(server.url + "/"), f"{answer.status}, first page {first}")
    return "200"
