"""Connections, of which there are only so many."""
import time

from trial import NO_LIMITS, attack, milliseconds


def _health(server, source):
    try:
        return server.call("GET", "/health", source=source, timeout=8)
    except TimeoutError:
        return None


def _expect_served(trial, server, source="127.0.3.1"):
    """Somebody from elsewhere is answered at once; returns the seconds."""
    answer = _health(server, source)
    trial.expect(answer is not None, "another address had no answer within 8 s")
    if answer is None:
        return 8
    trial.expect(answer.status == 200, f"another address was answered {answer.status}")
    trial.expect(answer.seconds < 1, f"another address waited {answer.seconds:.1f} s")
    return answer.seconds


def _idle(server, source):
    """A connection that asked once and idles since; it knows whether it was answered."""
    connection = server.connect(source, timeout=2)
    connection.ask("GET", "/health")
    try:
        answer = connection.answer()
        connection.is_answered = answer is not None and answer.status == 200
    except TimeoutError:
        connection.is_answered = False
    return connection


@attack("connections of one address, idle", "it keeps an eighth of --connections; others are served at once, and keep theirs")
def idle(trial):
    """210 sockets of one address that each asked once and idle since, where 200 may be open."""
    server = trial.start("allinconnect", "--connections", "200", *NO_LIMITS)
    friend = _idle(server, "127.0.3.2")
    held = []
    for _ in range(210):
        held.append(_idle(server, "127.0.2.1"))
        if not held[-1].is_answered:
            # The next ones would wait as long.
            break
    trial.expect(held[-1].is_answered, f"connection {len(held)} of the one address was not answered")
    seconds = _expect_served(trial, server)
    count = sum(connection.is_open(0.01) for connection in held)
    trial.expect(count == 25, f"one address holds {count} of 200 connections")
    trial.expect(friend.is_open(), "a connection of another address was closed for it")
    for connection in held + [friend]:
        connection.close()
    return f"answered in {milliseconds(seconds)}; the one address keeps {count}"


@attack("slow headers of one address", "others are served at once; all are cut off after --header-timeout")
def slow_headers(trial):
    """210 sockets of one address that send a header line now and then and never end, where 200 may be open."""
    server = trial.start("allinconnect", "--connections", "200", "--header-timeout", "2", *NO_LIMITS)
    held, start = [], time.monotonic()
    for _ in range(210):
        connection = server.connect("127.0.2.1", timeout=1)
        connection.send(b"GET /health HTTP/1.1\r\nHost: a\r\n")
        held.append(connection)
    seconds = _expect_served(trial, server)
    while time.monotonic() - start < 3:
        for number, connection in enumerate(held):
            connection.send(f"X-{number}: a\r\n".encode())
        time.sleep(0.25)
    count = sum(connection.is_open(0.01) for connection in held)
    trial.expect(count == 0, f"{count} are still open after 3 s, with --header-timeout 2")
    for connection in held:
        connection.close()
    return f"answered in {milliseconds(seconds)}; {count} left after 3 s"


@attack("more connections than --connections", "the longest idle one is closed for the newcomer, and no other")
def total(trial):
    """20 connections of 20 addresses, the first of which asks again; then a newcomer."""
    server = trial.start("allinconnect", "--connections", "20", "--connections-per-address", "off", *NO_LIMITS)
    held = [_idle(server, f"127.0.2.{number + 1}") for number in range(20)]
    held[0].ask("GET", "/health")
    held[0].answer()
    time.sleep(0.1)
    seconds = _expect_served(trial, server, "127.0.3.1")
    time.sleep(0.2)
    closed = [number + 1 for number, connection in enumerate(held) if not connection.is_open(0.01)]
    # The second was idle longest: the first asked again.
    trial.expect(closed == [2], f"closed were {closed}, the second was idle longest")
    for connection in held:
        connection.close()
    return f"answered in {milliseconds(seconds)}; closed: number {', '.join(map(str, closed)) or 'none'}"


@attack("connections of many addresses, busy", "where none is idle, the newcomer is closed and does not hang", short=False)
def busy(trial):
    """24 connections in the middle of a header where 20 may be open."""
    server = trial.start("allinconnect", "--connections", "20", "--header-timeout", "5", *NO_LIMITS)
    held = []
    for number in range(24):
        connection = server.connect(f"127.0.2.{number + 1}", timeout=3)
        connection.ask("POST", "/api/v1/auth/authenticate", headers={"Content-Length": "20"})
        held.append(connection)
        time.sleep(0.02)
    answers = 0
    for connection in held[20:]:
        try:
            answers += connection.answer() is None
        except TimeoutError:
            pass
    trial.expect(answers == 4, f"{answers} of 4 newcomers were closed; the others hang")
    for connection in held:
        connection.close()
    time.sleep(0.2)
    seconds = _expect_served(trial, server)
    return f"{answers} of 4 closed; afterwards answered in {milliseconds(seconds)}"


@attack("connections of a proxy", "--proxy: as many as come, for they are of many people")
def proxy(trial):
    """60 connections of a proxy's address where another address may have 25."""
    server = trial.start("allinconnect", "--connections", "200", "--proxy", "127.0.4.1", *NO_LIMITS)
    held = [_idle(server, "127.0.4.1") for _ in range(60)]
    count = sum(connection.is_open(0.01) for connection in held)
    trial.expect(count == 60, f"{count} of 60 are open")
    for connection in held:
        connection.close()
    return f"{count} of 60 open"
