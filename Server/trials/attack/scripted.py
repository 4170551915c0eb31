"""--scripted, for whoever has a browser open beside it; and links between pages."""
import json

from trial import QUICK_HASHES, attack, is_error, read, write

STATE = "/control/state"


def _statuses(trial, server, expected, requests):
    """Sends each request; returns how many were answered as expected. A refusal has the API's shape."""
    count = 0
    for method, path, headers, body in requests:
        answer = server.call(method, path, body, headers)
        status = answer.status if answer else None
        shown = {name: value for name, value in headers.items() if name != "AppShell-Control" or value != server.control}
        right = trial.expect(status == expected, f"{method} {path} with {shown} was answered {status}, not {expected}")
        if right and status >= 400:
            right = trial.expect(is_error(server.product, answer), f"{path} with {shown}: no error of the API: {answer.body}")
        count += right
    return count


@attack("--scripted from a page", "403 for a foreign Host, an Origin, and without the right token; the state stays as it is")
def page(trial):
    """What a page in a browser can send after DNS rebinding, and beside it what a runner sends."""
    server = trial.start("allinconnect", "--scripted", *QUICK_HASHES)
    key = {"AppShell-Control": server.control}
    before = server.call("GET", STATE, headers=key).body
    port = server.port
    foreign = [
        "evil.example", f"evil.example:{port}", f"127.0.0.1.evil.example:{port}", "localhost.evil.example", "127.evil.example",
        "10.0.0.1", f"192.168.1.5:{port}", f"0.0.0.0:{port}", "[::2]", "[2001:db8::1]:80", "127.1",
    ]
    own = f"127.0.0.1:{port}"
    refused = [("GET", STATE, {**key, "Host": name}, None) for name in foreign]
    refused += [("GET", "/api/v1/offers", {"Host": name}, None) for name in foreign]
    refused += [
        ("GET", STATE, {**key, "Origin": origin}, None)
        for origin in ["http://evil.example", "null", f"http://{own}", f"http://localhost:{port}"]
    ]
    refused += [
        ("GET", "/api/v1/offers", {"Origin": "http://evil.example"}, None),
        ("GET", STATE, {}, None),
        ("GET", STATE, {"AppShell-Control": "wrong"}, None),
        ("GET", STATE, {"AppShell-Control": ""}, None),
        ("GET", STATE, {"AppShell-Control": server.control[:-1]}, None),
        ("GET", STATE, {"AppShell-Control": server.control + "0"}, None),
        ("PUT", STATE, {"Host": "evil.example", "Content-Type": "text/plain"}, b"{}"),
        ("PUT", STATE, {"Content-Type": "text/plain"}, before),
        ("PUT", STATE, {**key, "Origin": "http://evil.example"}, before),
        ("GET", "/api/v1/offers", {"AppShell-Date": "2026-01-06T08:00:00Z"}, None),
        ("GET", "/api/v1/offers", {"AppShell-Date": "2026-01-06T08:00:00Z", "AppShell-Control": "wrong"}, None),
    ]
    count = _statuses(trial, server, 403, refused)
    loopback = ["localhost", f"LOCALHOST:{port}", own, "127.1.2.3", "[::1]", f"[::1]:{port}"]
    _statuses(trial, server, 200, [("GET", STATE, {**key, "Host": name}, None) for name in loopback])
    trial.expect(server.call("GET", STATE, headers=key).body == before, "the state changed")
    return f"{count} of {len(refused)} refused"


@attack("--control-token-file", "only the token of the file opens /control, and it is not printed")
def token_file(trial):
    """A token of the runner's own."""
    token = write(trial.path("token"), b"a-token-of-the-runners-own-0123456789\n")
    server = trial.start("madinia", "--scripted", "--control-token-file", token)
    right = read(token).decode().strip()
    server.control = server.control or right
    _statuses(trial, server, 200, [("GET", STATE, {"AppShell-Control": right}, None)])
    _statuses(trial, server, 403, [("GET", STATE, {}, None), ("GET", STATE, {"AppShell-Control": "other"}, None)])
    trial.expect(right not in server.log_text(), "the token is in the log")
    return "200, 403, 403"


@attack("page links", "they begin with the configured base, whatever Host says")
def links(trial):
    """A list asked for under a foreign Host, plainly and in absolute form."""
    bases = []
    for options, base in [((), None), (("--base-url", "https://api.exemple.fr"), "https://api.exemple.fr")]:
        key = write(trial.path("key"), b"a-key-of-this-trial")
        server = trial.start("madinia", "--samples", "--api-key-file", key, *options)
        headers = {"X-API-Key": "a-key-of-this-trial", "Host": "evil.example"}
        for path in ["/api/v1/formations", "http://evil.example/api/v1/formations"]:
            answer = server.call("GET", path, headers=headers)
            text = answer.body.decode()
            trial.expect(answer.status == 200, f"GET {path} was answered {answer.status}")
            trial.expect("evil.example" not in text, f"GET {path}: a link leads to the Host that was sent")
            first = (json.loads(text).get("links") or {}).get("first") or ""
            trial.expect(first.startswith(f"{base or server.url}/api/v1/formations"), f"GET {path}: the first page is {first}")
        bases.append(base or "the address it listens on")
    return ", ".join(bases)
