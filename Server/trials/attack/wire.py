"""Bytes that are no proper request."""
import collections
import json
import time

from trial import NO_LIMITS, QUICK_HASHES, attack, is_error, write

Case = collections.namedtuple("Case", "name data statuses ends", defaults=[True])

KEY = "a-key-of-this-trial"


def _requests(authorization):
    """Malformed requests, each with the statuses that it may be refused with, and whether the connection ends."""
    first = f"POST /api/v1/push/register HTTP/1.1\r\nHost: a\r\n{authorization}\r\n".encode()
    get = b"GET /api/v1/nowhere HTTP/1.1\r\n"
    chunked = b"Transfer-Encoding: chunked\r\n"
    bad = {400}
    return [
        Case("length and chunks", first + b"Content-Length: 4\r\n" + chunked + b"\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n", bad),
        Case("chunks and length", first + chunked + b"Content-Length: 4\r\n\r\n0\r\n\r\n", bad),
        Case("two lengths", first + b"Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde", bad),
        Case("a length with a sign", first + b"Content-Length: +4\r\n\r\nabcd", bad),
        Case("a negative length", first + b"Content-Length: -1\r\n\r\n", bad),
        Case("a length that is no number", first + b"Content-Length: 4x\r\n\r\nabcd", bad),
        Case("a length beyond 64 bits", first + b"Content-Length: 99999999999999999999\r\n\r\n", bad | {413}),
        Case("an unknown coding", first + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", bad | {501}),
        Case("chunked not last", first + b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n", bad | {501}),
        Case("chunked twice", first + chunked + chunked + b"\r\n0\r\n\r\n", bad | {501}),
        Case("a chunk's size that is none", first + chunked + b"\r\nzz\r\nab\r\n0\r\n\r\n", bad),
        Case("a chunk longer than it says", first + chunked + b"\r\n2\r\nabcdef\r\n0\r\n\r\n", bad),
        Case("a chunk beyond 64 bits", first + chunked + b"\r\nfffffffffffffffff\r\nab", bad | {413}),
        Case("no Host", get + b"\r\n", bad),
        Case("two Hosts", get + b"Host: a\r\nHost: b\r\n\r\n", bad),
        Case("the same Host twice", get + b"Host: a\r\nHost: a\r\n\r\n", bad),
        Case("space in Host", get + b"Host: a b\r\n\r\n", bad),
        Case("a person in Host", get + b"Host: localhost@evil.example\r\n\r\n", bad),
        Case("a path in Host", get + b"Host: a/b\r\n\r\n", bad),
        Case("space before a colon", get + b"Host : a\r\n\r\n", bad),
        Case("a folded line", get + b"Host: a\r\nX-A: a\r\n b\r\n\r\n", bad),
        Case("lines that end in LF", b"GET /api/v1/nowhere HTTP/1.1\nHost: a\n\n", bad),
        Case("a line that ends in CR", get + b"Host: a\rX-A: b\r\n\r\n", bad),
        Case("NUL in a value", get + b"Host: a\r\nX-A: a\0b\r\n\r\n", bad),
        Case("NUL in a name", get + b"Host: a\r\nX\0A: b\r\n\r\n", bad),
        Case("NUL in a path", b"GET /api\0/v1 HTTP/1.1\r\nHost: a\r\n\r\n", bad),
        Case("space in a path", b"GET /api /v1 HTTP/1.1\r\nHost: a\r\n\r\n", bad),
        Case("a path of 40 kB", b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", bad | {414, 431}),
        Case("a value of 20 kB", get + b"Host: a\r\nX-A: " + b"a" * 20_000 + b"\r\n\r\n", bad | {431}),
        Case("a name of 20 kB", get + b"Host: a\r\n" + b"a" * 20_000 + b": a\r\n\r\n", bad | {431}),
        Case("120 header lines", get + b"Host: a\r\n" + b"X-A: a\r\n" * 120 + b"\r\n", bad | {431}),
        Case("40 kB of header lines", get + b"Host: a\r\n" + (b"X-A: " + b"a" * 1_000 + b"\r\n") * 40 + b"\r\n", bad | {431}),
        Case("no version", b"GET /api/v1/nowhere\r\n\r\n", bad | {505}),
        Case("version 1.2", b"GET / HTTP/1.2\r\nHost: a\r\n\r\n", bad | {505}),
        Case("version 3.0", b"GET / HTTP/3.0\r\nHost: a\r\n\r\n", bad | {505}),
        Case("the preface of HTTP/2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", bad | {505}),
        Case("a method of no kind", b"BREW / HTTP/1.1\r\nHost: a\r\n\r\n", bad | {405, 501}),
        Case("a method in small letters", b"get / HTTP/1.1\r\nHost: a\r\n\r\n", bad | {405, 501}),
        Case("CONNECT", b"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n", bad | {401, 405, 501}, False),
        Case("TLS", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x55" * 64 + b"\r\n\r\n", bad),
        Case("no HTTP at all", b"\x00\x01\x02\x03\r\n\r\n", bad),
    ]


def _logged(server, status):
    """How many lines of the log have that status. Each line is JSON."""
    return sum(json.loads(line).get("status") == status for line in server.log_text().splitlines())


def _expect(trial, server, case):
    """One refusal: its status, its shape, its line in the log, and the connection's end."""
    place = f"{server.product}, {case.name}: {case.data[:120]!r}"
    connection = server.connect(timeout=5)
    before = {status: _logged(server, status) for status in case.statuses}
    connection.send(case.data)
    try:
        answer = connection.answer()
    except TimeoutError:
        return trial.expect(False, f"{place} had no answer within 5 s")
    if not trial.expect(answer is not None, f"{place} was closed without an answer, expected {case.statuses}"):
        return False
    faults = []
    if answer.status not in case.statuses:
        faults.append(f"the status is none of {sorted(case.statuses)}")
    if not is_error(server.product, answer):
        faults.append(f"the body is no error of the API: {answer.body!r}")
    if case.ends and connection.is_open(3):
        faults.append("the connection stays open")
    if connection.buffer:
        faults.append(f"there is a second answer: {connection.buffer[:100]!r}")
    if not faults and not _is_logged(server, answer.status, before[answer.status]):
        faults.append("no line of the log says so")
    connection.close()
    return trial.expect(not faults, f"{place} was answered {answer.status}: {'; '.join(faults)}")


def _is_logged(server, status, before):
    """Whether there is one line more with that status, or comes soon."""
    for _ in range(50):
        if _logged(server, status) > before:
            return True
        time.sleep(0.02)
    return False


def _malformed(trial, product):
    options = ("--samples", *NO_LIMITS)
    if product == "madinia":
        server = trial.start(product, *options, "--api-key-file", write(trial.path("key"), KEY.encode()))
        authorization = f"X-API-Key: {KEY}"
    else:
        server = trial.start(product, *options, *QUICK_HASHES)
        authorization = f"Authorization: {server.sign_in()['Authorization']}"
    cases = _requests(authorization)
    held = sum(_expect(trial, server, case) for case in cases)
    trial.expect(server.call("GET", "/health").status == 200, "/health is not 200 afterwards")
    return f"{held} of {len(cases)}"


@attack("malformed requests, ALL IN Connect", "refused with 4xx or 5xx in the API's shape, logged, connection closed")
def allinconnect(trial):
    """Smuggling, bad chunks, Host, NUL, long lines, other protocols."""
    return _malformed(trial, "allinconnect")


@attack("malformed requests, Madinia", "the same", short=False)
def madinia(trial):
    """The same bytes, with Madinia's key."""
    return _malformed(trial, "madinia")


@attack("HTTP/1.0", "answered, without Host too, and closed")
def http_1_0(trial):
    """Plainly, with a Host, and asking to be kept."""
    server = trial.start("allinconnect", *NO_LIMITS)
    for fields in ["", "Host: a\r\n", "Connection: keep-alive\r\n"]:
        connection = server.connect(timeout=5)
        connection.send(f"GET /health HTTP/1.0\r\n{fields}\r\n".encode())
        answer = connection.answer()
        status = answer.status if answer else None
        trial.expect(status == 200, f"{fields!r}: answered {status}")
        trial.expect(not connection.is_open(4), f"{fields!r}: the connection stays open")
    return "200, closed"


@attack("Expect: 100-continue", "100 once key or token was checked; without one 401, no 100, and the end")
def expectation(trial):
    """A body that is sent after 100 only."""
    server = trial.start("allinconnect", "--samples", *NO_LIMITS, *QUICK_HASHES)
    member = server.sign_in()
    body = b'{"token":"a1","platform":"IOS","environment":"SANDBOX","deviceId":"1"}'
    fields = {"Expect": "100-continue", "Content-Length": str(len(body)), "Content-Type": "application/json"}
    statuses = []
    for headers in [member, {}, {"Authorization": "Bearer wrong"}]:
        connection = server.connect(timeout=5)
        connection.ask("POST", "/api/v1/push/register", headers={**fields, **headers})
        try:
            answer = connection.answer()
        except TimeoutError:
            trial.expect(False, f"no answer within 5 s {'with' if headers is member else 'without'} the token")
            continue
        status = answer.status if answer else None
        if headers is member:
            trial.expect(status == 100, f"with the token: {status}, not 100")
            connection.send(body)
            status = connection.answer().status
            trial.expect(status == 201, f"after the body: {status}, not 201")
        else:
            trial.expect(status == 401, f"without the token: {status}, not 401")
            trial.expect(not connection.is_open(4), "without the token the connection stays open")
        statuses.append(status)
    return ", ".join(map(str, statuses))


@attack("other methods on the host's paths", "405 with Allow on /health and /openapi.json")
def methods(trial):
    """POST, PUT, DELETE, PATCH and OPTIONS."""
    right = 0
    for product in ["allinconnect", "madinia"]:
        server = trial.start(product, *NO_LIMITS)
        for path in ["/health", "/openapi.json"]:
            for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]:
                answer = server.call(method, path)
                allowed = {name.strip() for name in answer.headers.get("allow", "").split(",")}
                right += trial.expect(
                    answer.status == 405 and allowed == {"GET", "HEAD"} and is_error(product, answer),
                    f"{product}, {method} {path}: {answer.status}, Allow: {answer.headers.get('allow')}, {answer.body!r}")
    return f"{right} of 20"
