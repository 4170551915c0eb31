"""Sign-in, whose hashes take a quarter of a second of a core and 32 MiB each."""
import socket
import time

from trial import CAMILLE, SIGN_IN, at_once, attack, is_error, milliseconds


def _start(trial):
    """The server, and how long a hash takes where two are computed at once, as in a flood.

    The short run makes a debug build's hashes cheaper, so that they take about what a release build's take.
    """
    rounds = ("--password-rounds", "12") if trial.is_short else ()
    server = trial.start("allinconnect", "--samples", *rounds)
    begin = server.processor_seconds()
    pair = at_once([lambda number=number: _sign_in(server, f"127.0.9.{number}") for number in (1, 2)])
    server.hash_cost = (server.processor_seconds() - begin) / 2
    return server, max(answer.seconds for answer in pair)


def _sign_in(server, source, email=CAMILLE[0], password=CAMILLE[1]):
    return server.call("POST", SIGN_IN, {"email": email, "password": password}, source=source)


def _flood(server, addresses, each):
    """Sign-ins at once from several addresses, all wrong: connections that have asked."""
    flood = []
    for number in range(each):
        for address in range(addresses):
            connection = server.connect(f"127.0.2.{address + 1}")
            body = {"email": f"nobody{address}n{number}@exemple.fr", "password": "wrong"}
            connection.ask("POST", SIGN_IN, body)
            flood.append(connection)
    return flood


def _limit(hash_time):
    """Two seconds; on a machine or in a build that is slower, the eight hashes that this is in a release build."""
    return max(2.0, 8 * hash_time)


def _expect_quick(trial, server, hash_time):
    """Three people sign in one after the other; returns how long the slowest waited."""
    slowest = 0
    for number in range(3):
        answer = _sign_in(server, f"127.0.3.{number + 1}")
        trial.expect(answer and answer.status == 200, f"a member who signs in got {answer}")
        slowest = max(slowest, answer.seconds if answer else 0)
    trial.expect(slowest < _limit(hash_time), f"a sign-in took {slowest:.1f} s; a hash takes {hash_time:.2f} s")
    return slowest


def _given_up(trial, give_up):
    server, hash_time = _start(trial)
    begin = server.processor_seconds()
    with server.memory_growth() as growth:
        flood = _flood(server, addresses=6, each=9)
        for connection in flood:
            give_up(connection)
        slowest = _expect_quick(trial, server, hash_time)
    computed = round((server.processor_seconds() - begin) / server.hash_cost) - 3
    # Two were under way, and everything else that it does counts too.
    trial.expect(computed <= 6, f"about {computed} of the 54 were computed")
    return f"{milliseconds(slowest)} (a hash {milliseconds(hash_time)}), about {max(0, computed)} computed, " \
        f"RSS +{growth[0]:.0f} MB"


@attack("sign-in flood, given up", "the next sign-in takes less than 2 s; what was given up is not computed")
def given_up(trial):
    """54 sign-ins from 6 addresses, each disconnected at once."""
    return _given_up(trial, lambda connection: connection.close())


@attack("sign-in flood, half closed", "the same where only the sending side was closed", short=False)
def half_closed(trial):
    """54 sign-ins from 6 addresses whose clients will send nothing more, and read on."""
    return _given_up(trial, lambda connection: connection.socket.shutdown(socket.SHUT_WR))


@attack("sign-in flood, waiting", "the next sign-in takes less than 2 s, also while the flood waits for its answers")
def waiting(trial):
    """54 sign-ins from 6 addresses that stay connected: at most 4 of each wait, so that the next one has its turn."""
    server, hash_time = _start(trial)
    flood = _flood(server, addresses=6, each=9)
    slowest = _expect_quick(trial, server, hash_time)
    for connection in flood:
        connection.close()
    return f"{milliseconds(slowest)} (a hash {milliseconds(hash_time)})"


@attack("sign-in queue", "at most 34 at once; beyond it 503 with Retry-After at once, for the others after 5 s; RSS grows by less than 128 MB")
def bounded(trial):
    """108 sign-ins from 12 addresses that stay connected; then somebody who does as Retry-After says."""
    server, hash_time = _start(trial)
    with server.memory_growth() as growth:
        flood = _flood(server, addresses=12, each=9)
        answers = at_once([connection.answer for connection in flood])
    statuses = [answer.status if answer else None for answer in answers]
    refused = [answer for answer in answers if answer and answer.status == 503]
    computed = statuses.count(401)
    trial.expect(set(statuses) <= {401, 503}, f"statuses {set(statuses)}")
    # Those that were computed while the others came made room again.
    trial.expect(computed <= 40, f"{computed} of 108 were taken; the queue has 32, and two are computed at once")
    for answer in refused:
        if not trial.expect(answer.headers.get("retry-after", "").isdigit() and is_error("allinconnect", answer),
                            f"a refusal without Retry-After, or not of the API's shape: {answer}"):
            break
    times = sorted(answer.seconds for answer in refused)
    # 34 of 108 find a place; whose turn does not come in 5 s is refused too.
    at_once_refused = times[108 - 34 - 1] if len(times) >= 108 - 34 else 0
    trial.expect(at_once_refused < 2, f"a refusal at once took {at_once_refused:.1f} s")
    slowest = max(times, default=0)
    trial.expect(slowest < 6, f"a refusal took {slowest:.1f} s")
    trial.expect(growth[0] < 128, f"the memory grew by {growth[0]:.0f} MB")
    for connection in flood:
        connection.close()
    tries = _tries(trial, server)
    return f"{computed} computed, {len(refused)} refused within {milliseconds(slowest)}, RSS +{growth[0]:.0f} MB; " \
        f"a member was in at try {tries}"


def _tries(trial, server):
    flood = _flood(server, addresses=12, each=1)
    try:
        for number in range(1, 11):
            answer = _sign_in(server, "127.0.3.1")
            if answer and answer.status == 200:
                return number
            time.sleep(min(5, int(answer.headers.get("retry-after", "1")) if answer else 1))
        trial.expect(False, "a member who tried ten times, as Retry-After says, could not sign in")
        return None
    finally:
        for connection in flood:
            connection.close()


@attack("sign-ins of one address", "another address waits for two hashes at most", short=False)
def one_address(trial):
    """One address signs in thirty times at once; somebody from elsewhere right behind it."""
    server, hash_time = _start(trial)
    flood = _flood(server, addresses=1, each=30)
    answer = _sign_in(server, "127.0.3.1")
    for connection in flood:
        connection.close()
    trial.expect(answer and answer.status == 200, f"a member who signs in got {answer}")
    waited = answer.seconds - hash_time if answer else 0
    # Half a hash for the machine's other work.
    trial.expect(waited < 2.5 * hash_time, f"it waited {waited:.1f} s; a hash takes {hash_time:.2f} s")
    return f"waited {milliseconds(max(0, waited))} (a hash {milliseconds(hash_time)})"
