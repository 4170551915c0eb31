#!/usr/bin/env python3
"""Many clients at once, each with a connection of its own that it keeps, for so many seconds.

    Server/trials/load.py http://127.0.0.1:8080 --clients 1000 --seconds 60

Signs in on ALL IN Connect, started with --samples, --connections-per-address off and no other limit, then reads, and writes
with every tenth call. Prints the calls a second, the latencies and every status; ends with 1 where anything came back that is
neither a success nor 429.
"""
import argparse
import asyncio
import collections
import json
import sys
import time
import urllib.parse


async def call(reader, writer, host, method, path, token=None, body=None):
    head = [f"{method} {path} HTTP/1.1", f"Host: {host}"]
    if token:
        head.append(f"Authorization: Bearer {token}")
    data = b""
    if body is not None:
        data = json.dumps(body).encode()
        head += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
    writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + data)
    await writer.drain()
    answer = await reader.readuntil(b"\r\n\r\n")
    lines = answer.decode().split("\r\n")
    status, length = int(lines[0].split()[1]), 0
    for line in lines[1:]:
        name, _, value = line.partition(":")
        if name.lower() == "content-length":
            length = int(value)
    text = await reader.readexactly(length) if length else b""
    return status, text


async def client(number, options, end, tally):
    reader, writer = await asyncio.open_connection(options.host, options.port)
    count = 0
    while time.monotonic() < end:
        count += 1
        start = time.monotonic()
        if options.write_every and count % options.write_every == 0:
            token = f"load{number}n{count}"
            body = {"token": token, "platform": "IOS", "environment": "SANDBOX", "deviceId": f"load{number}"}
            answer = call(reader, writer, options.host, "POST", "/api/v1/push/register", options.token, body)
        else:
            answer = call(reader, writer, options.host, "GET", options.path, options.token)
        try:
            status, _ = await asyncio.wait_for(answer, 60)
        except Exception as error:  # noqa: BLE001
            tally.statuses[type(error).__name__] += 1
            return
        tally.statuses[status] += 1
        tally.latencies.append(time.monotonic() - start)
        if status == 429:
            return
    writer.close()


class Tally:
    def __init__(self):
        self.statuses = collections.Counter()
        self.latencies = []


async def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("url")
    parser.add_argument("--clients", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--path", default="/api/v1/users/me")
    parser.add_argument("--write-every", type=int, default=10, help="every which call is a write; 0 for none")
    options = parser.parse_args()
    url = urllib.parse.urlparse(options.url)
    options.host, options.port = url.hostname, url.port
    reader, writer = await asyncio.open_connection(options.host, options.port)
    member = {"email": "camille@exemple.fr", "password": "azur-2026"}
    status, text = await call(reader, writer, options.host, "POST", "/api/v1/auth/authenticate", None, member)
    if status != 200:
        sys.exit(f"the sign-in was answered {status}: {text.decode()}")
    options.token = json.loads(text)["token"]
    tally = Tally()
    end = time.monotonic() + options.seconds
    start = time.monotonic()
    outcomes = await asyncio.gather(
        *(client(number, options, end, tally) for number in range(options.clients)), return_exceptions=True
    )
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            tally.statuses[type(outcome).__name__] += 1
    seconds = time.monotonic() - start
    latencies = sorted(tally.latencies) or [0]
    part = lambda share: latencies[min(len(latencies) - 1, int(len(latencies) * share))] * 1000
    print(f"{options.clients} clients, {seconds:.1f} s, {len(tally.latencies)} answers, "
          f"{len(tally.latencies) / seconds:.0f} a second")
    print(f"milliseconds: half below {part(0.5):.1f}, 99 of 100 below {part(0.99):.1f}, the slowest {latencies[-1] * 1000:.1f}")
    print("statuses: " + ", ".join(f"{status}: {count}" for status, count in sorted(tally.statuses.items(), key=str)))
    bad = [status for status in tally.statuses if not (isinstance(status, int) and (status < 300 or status == 429))]
    sys.exit(1 if bad else 0)


asyncio.run(main())
