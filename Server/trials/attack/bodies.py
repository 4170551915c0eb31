"""Bodies, which take memory."""
import selectors
import time

from trial import NO_LIMITS, QUICK_HASHES, attack, write

KEY = "a-key-of-this-trial"


def _pour(connections, head, size):
    """Sends so many bytes of a body on each, in pieces, until the other side takes no more; returns how many bytes went.

    The body's end is never sent, so that whatever was taken is held.
    """
    left = {connection.socket: head + b"x" * size for connection in connections}
    total, quiet = 0, time.monotonic()
    with selectors.DefaultSelector() as selector:
        for each in left:
            each.setblocking(False)
            selector.register(each, selectors.EVENT_WRITE)
        while selector.get_map() and time.monotonic() - quiet < 2:
            for entry, _ in selector.select(0.2):
                each = entry.fileobj
                try:
                    count = each.send(left[each][:65_536])
                except OSError:
                    selector.unregister(each)
                    continue
                quiet = time.monotonic()
                total += count
                left[each] = left[each][count:]
                if not left[each]:
                    selector.unregister(each)
    for connection in connections:
        connection.socket.settimeout(0.01)
    return total


def _statuses(connections):
    """What each was answered by now: None where nothing came, or the connection has ended."""
    def status(connection):
        try:
            answer = connection.answer()
        except TimeoutError:
            return None
        return answer.status if answer else None

    return [status(connection) for connection in connections]


@attack("bodies without a key", "150 sockets with 1 MB each: 401, and RSS grows by less than 32 MB")
def without_key(trial):
    """Told by its length, and in one chunk that never ends."""
    figures = []
    # A debug build takes more for each connection.
    limit = 64 if trial.is_short else 32
    for product, path in [("madinia", "/api/v1/contacts"), ("allinconnect", "/api/v1/push/register")]:
        key = write(trial.path("key"), KEY.encode())
        options = ("--api-key-file", key) if product == "madinia" else ("--samples", *QUICK_HASHES)
        server = trial.start(product, *options, "--connections-per-address", "off", *NO_LIMITS)
        server.call("GET", "/openapi.json")
        for length in ["Content-Length: 1000001", "Transfer-Encoding: chunked\r\n\r\n100000"]:
            head = f"POST {path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n{length}\r\n"
            head += "" if "chunked" in length else "\r\n"
            with server.memory_growth() as growth:
                connections = [server.connect(f"127.0.2.{number + 1}") for number in range(150)]
                total = _pour(connections, head.encode(), 1_000_000)
                statuses = set(_statuses(connections))
            place = f"{product}, {length.split(':')[0]}"
            trial.expect(statuses <= {401, None} and 401 in statuses, f"{place}: answered {statuses}")
            sent = f"{total / 1e6:.0f} MB were sent"
            trial.expect(growth[0] < limit, f"{place}: {sent}, and the memory grew by {growth[0]:.0f} MB")
            figures.append(growth[0])
            for connection in connections:
                connection.close()
    return f"RSS +{max(figures):.0f} MB"


@attack("bodies with the key", "64 MiB are held in all, 503 beyond; RSS grows by less than 192 MB", short=False)
def with_key(trial):
    """600 sockets that send 250 kB of a body each, and never its end."""
    key = write(trial.path("key"), KEY.encode())
    server = trial.start("madinia", "--samples", "--api-key-file", key, "--connections-per-address", "off", *NO_LIMITS)
    server.call("GET", "/openapi.json")
    head = f"POST /api/v1/contacts HTTP/1.1\r\nHost: a\r\nX-API-Key: {KEY}\r\nContent-Length: 250001\r\n\r\n"
    with server.memory_growth() as growth:
        connections = [server.connect(f"127.0.2.{number % 200 + 1}") for number in range(600)]
        _pour(connections, head.encode(), 250_000)
        statuses = _statuses(connections)
    refused = statuses.count(503)
    held = sum(status is None for status in statuses)
    trial.expect(set(statuses) <= {503, None}, f"answered {set(statuses)}")
    trial.expect(held * 250_000 < 80_000_000, f"{held} bodies of 250 kB are held, {refused} were refused")
    trial.expect(growth[0] < 192, f"the memory grew by {growth[0]:.0f} MB")
    for connection in connections:
        connection.close()
    time.sleep(0.5)
    contact = {"name": "Léa", "email": "lea@exemple.fr", "message": "Bonjour"}
    after = server.call("POST", "/api/v1/contacts", contact, {"X-API-Key": KEY})
    trial.expect(after.status == 201, f"afterwards a message was answered {after.status}")
    return f"{held} held, {refused} refused, RSS +{growth[0]:.0f} MB"


@attack("bodies that are too long", "413 above 64 KiB (ALL IN Connect) and 256 KiB (Madinia), by length or in chunks")
def too_long(trial):
    """One byte more than may be, with key and token."""
    key = write(trial.path("key"), KEY.encode())
    madinia = trial.start("madinia", "--samples", "--api-key-file", key, *NO_LIMITS)
    allinconnect = trial.start("allinconnect", "--samples", *NO_LIMITS, *QUICK_HASHES)
    cases = [
        (madinia, "/api/v1/contacts", {"X-API-Key": KEY}, 262_145),
        (allinconnect, "/api/v1/push/register", allinconnect.sign_in(), 65_537),
    ]
    statuses = []
    for server, path, headers, size in cases:
        told = server.call("POST", path, b"x" * size, headers)
        with server.connect() as connection:
            connection.ask("POST", path, headers={**headers, "Transfer-Encoding": "chunked"})
            connection.send(f"{size:x}\r\n".encode() + b"x" * size + b"\r\n0\r\n\r\n")
            chunked = connection.answer()
        for answer in [told, chunked]:
            status = answer.status if answer else None
            trial.expect(status == 413, f"{server.product}: {size} bytes were answered {status}")
            statuses.append(status)
    return ", ".join(map(str, statuses))


@attack("answers that nobody reads", "RSS grows by less than 64 MB, where 300 MB were asked for", short=False)
def unread(trial):
    """20 connections that ask for /openapi.json 500 times each, and read nothing."""
    server = trial.start("madinia", "--connections-per-address", "off", *NO_LIMITS)
    server.call("GET", "/openapi.json")
    request = b"GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n"
    with server.memory_growth() as growth:
        connections = [server.connect(f"127.0.2.{number + 1}") for number in range(20)]
        _pour(connections, request * 499, 0)
        time.sleep(2)
    trial.expect(growth[0] < 64, f"the memory grew by {growth[0]:.0f} MB")
    for connection in connections:
        connection.close()
    status = server.call("GET", "/health").status
    trial.expect(status == 200, f"afterwards /health is {status}")
    return f"RSS +{growth[0]:.0f} MB"
