"""What the host refuses, and what it bears: other sites' pages, requests without a token, floods, broken frames."""

import json
import os
import pathlib
import re
import signal
import socket
import struct
import subprocess
import tempfile
import time

from web_host import ROOT, Host, program

SESSION = "0" * 32


class Wire:
    """One raw connection."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.buffer = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def until(self, end):
        while end not in self.buffer:
            data = self.socket.recv(65_536)
            if not data:
                break
            self.buffer += data
        head, _, self.buffer = self.buffer.partition(end)
        return head

    def exactly(self, count):
        while len(self.buffer) < count:
            data = self.socket.recv(65_536)
            if not data:
                raise ConnectionError("closed")
            self.buffer += data
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def get(self, path, port, method="GET", host=None, **fields):
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{port}'}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
        self.send("\r\n".join([*lines, "", ""]).encode())
        return self.until(b"\r\n\r\n").decode()

    def upgrade(self, port, **fields):
        return self.get("/socket", port, Upgrade="websocket", Connection="Upgrade", Sec_WebSocket_Version="13",
                        Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==",
                        **{"Origin": f"http://127.0.0.1:{port}", **fields})

    def frame(self, payload, opcode=1, final=True, masked=True, length=None):
        length = len(payload) if length is None else length
        size = bytes([length]) if length < 126 else b"\x7e" + struct.pack(">H", length) if length < 65_536 \
            else b"\x7f" + struct.pack(">Q", length)
        first = bytes([(0x80 if final else 0) | opcode])
        if not masked:
            return first + size + payload
        return first + bytes([size[0] | 0x80]) + size[1:] + b"\0\0\0\0" + payload

    def message(self):
        """The next frame's opcode and payload."""
        first, second = self.exactly(2)
        length = second & 0x7F
        if length == 126:
            length = struct.unpack(">H", self.exactly(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.exactly(8))[0]
        return first & 0x0F, self.exactly(length)


def status(head):
    found = re.match(r"HTTP/1.1 (\d+)", head)
    return int(found.group(1)) if found else 0


def check_requests(check, host):
    port = host.port

    def ask(path="/", **fields):
        with Wire(port) as wire:
            return wire.get(path, port, **fields)

    check.expect(status(ask()) == 200, "a plain request is refused")
    for name in ("evil.example", f"evil.example:{port}", f"127.0.0.1.evil.example:{port}", "", "[::2]"):
        check.expect(status(ask(host=name or " ")) in (400, 421), f"the host “{name}” is served")
    check.expect(status(ask(Origin="http://evil.example")) == 403, "another site's page is served")
    check.expect(status(ask(Origin="null")) == 403, "a page without an origin is served")
    check.expect(status(ask(method="POST")) == 405, "POST is no 405")
    check.expect(status(ask("/../../etc/passwd")) == 404, "a path that climbs is no 404")
    check.expect(status(ask("/image?session=" + SESSION + "&source=file:///etc/passwd")) == 204, "a file is a picture")
    check.expect(status(ask(X="a" * 40_000)) == 431, "a head of 40 kB is no 431")
    head = ask()
    policy = re.search(r"content-security-policy: (.*)", head, re.I)
    check.expect(policy is not None and "default-src 'none'" in policy.group(1) and "unsafe" not in policy.group(1),
                 f"the policy is {policy and policy.group(1)}")
    check.expect("x-content-type-options: nosniff" in head.lower(), "types can be guessed")
    for bytes_ in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 9 + b"\r\n\r\n", b"GET\r\n\r\n", b"\r\n\r\n\r\n\r\n",
                   b"GET / HTTP/1.1\r\nHost 127.0.0.1\r\n\r\n", b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n"):
        with Wire(port) as wire:
            wire.send(bytes_)
            check.expect(status(wire.until(b"\r\n\r\n").decode(errors="replace")) in (0, 400, 405, 421, 505),
                         f"{bytes_[:30]} is served")


def check_sockets(check, host):
    port = host.port
    with Wire(port) as wire:
        check.expect(status(wire.upgrade(port, Origin="http://evil.example")) == 403, "another site's page has a socket")
    with Wire(port) as wire:
        check.expect(status(wire.get("/socket", port)) in (400, 403), "what is no handshake is accepted")
    whole = json.dumps({"n": 1, "do": "hello", "session": SESSION, "product": "madinia"}).encode()
    make = Wire(port)
    broken = {
        "a frame of 1 GB": make.frame(b"", length=1 << 30),
        "a length with its highest bit": b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0",
        "a frame that is not masked": make.frame(b"{}", masked=False),
        "an unknown opcode": make.frame(b"{}", opcode=5),
        "a ping in pieces": make.frame(b"", opcode=9, final=False),
        "a continuation of nothing": make.frame(b"{}", opcode=0),
        "text that is not UTF-8": make.frame(b"\xff\xfe\xfd"),
        "bytes": make.frame(b"{}", opcode=2),
    }
    make.socket.close()
    for name, frame in broken.items():
        with Wire(port) as wire:
            check.expect(status(wire.upgrade(port)) == 101, "no handshake")
            wire.send(frame)
            try:
                opcode, payload = wire.message()
                code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 0
                check.expect(opcode == 8 and code in (1002, 1003, 1007, 1009), f"{name}: opcode {opcode}, code {code}")
            except (ConnectionError, socket.timeout) as error:
                check.expect(False, f"{name}: {error!r} rather than a reason")
    with Wire(port) as wire:
        check.expect(status(wire.upgrade(port)) == 101, "no handshake")
        for text in ("", "{", "[]", "null", '{"n":1}', '{"n":"x","do":"tap"}', '{"n":1,"do":"no such"}',
                     '{"n":1,"do":"tap","path":"0"}', "[" * 5_000):
            wire.send(wire.frame(text.encode()))
            answer = json.loads(wire.message()[1])
            check.expect(answer["kind"] == "error" and answer["message"], f"“{text[:30]}” is answered by {answer}")
        for request in ({"session": "x"}, {"session": SESSION, "product": "no such"}, {"session": SESSION, "language": "xx"}):
            wire.send(wire.frame(json.dumps({"n": 1, "do": "hello", **request}).encode()))
            check.expect(json.loads(wire.message()[1])["kind"] == "error", f"{request} is accepted")
        # In pieces, with a ping between them.
        wire.send(wire.frame(whole[:10], final=False) + wire.frame(b"hi", opcode=9)
                  + wire.frame(whole[10:20], opcode=0, final=False) + wire.frame(whole[20:], opcode=0))
        kinds = [wire.message() for _ in range(3)]
        check.expect(any(opcode == 10 and payload == b"hi" for opcode, payload in kinds), "a ping has no pong")
        check.expect(any(b'"welcome"' in payload for _, payload in kinds), "a message in pieces is not understood")
        for path in ("", "0.0.0.0.0.0.0", "-1", "9" * 30, "0.999999999", "a.b", "." * 500):
            wire.send(wire.frame(json.dumps({"n": -1, "do": "tap", "path": path}).encode()))
            messages = [json.loads(wire.message()[1])]
            while messages[-1]["kind"] != "error":
                messages.append(json.loads(wire.message()[1]))
            check.expect(messages[-1]["message"], f"the path “{path[:20]}” is taken")


def check_flood(check, host):
    """Too many connections and sessions: who comes late hears why, and who is there goes on."""
    port = host.port
    phone = check.keep("madinia")
    wires, refused = [], 0
    for _ in range(640):
        try:
            wires.append(Wire(port))
        except OSError:
            refused += 1
    for wire in wires[-100:]:
        wire.socket.settimeout(1)
        try:
            refused += wire.socket.recv(100).startswith(b"HTTP/1.1 503")
        except OSError:
            pass
    check.expect(refused > 50, f"of 640 connections {refused} were refused")
    phone.tab("Blog")
    check.expect(phone.shows("5 prompts Midjourney"), "the page stands still during a flood")
    for wire in wires:
        wire.socket.close()


def check_crowd(check, host):
    """Too many sessions: the last is told, and each takes little."""
    port = host.port
    before = host.memory()
    opened = []
    full = ""
    for index in range(205):
        wire = Wire(port)
        wire.upgrade(port)
        wire.send(wire.frame(json.dumps({"n": 1, "do": "hello", "session": f"{index:032x}", "product": "madinia"}).encode()))
        answer = wire.message()[1]
        opened.append(wire)
        if b'"error"' in answer:
            full = json.loads(answer)["message"]
            break
    grown = (host.memory() - before) / 1e6
    check.expect("phones in use" in full, f"{len(opened)} sessions at once, and none was refused")
    check.expect(grown < 600, f"{len(opened)} sessions take {grown:.0f} MB")
    print(f"web_check: {len(opened)} sessions at once take {grown:.0f} MB")
    for wire in opened:
        wire.socket.close()
    time.sleep(0.3)
    check.release()
    again = check.keep("madinia")
    again.tab("Contact")
    check.expect(again.control("textbox", "Nom").is_visible(), "the host does not recover from a flood")


def check_token(check):
    host = Host("--paused", "--listen", "0.0.0.0")
    try:
        port = host.port
        token = re.search(r"token=(\w+)", host.address)
        check.expect(token is not None and len(token.group(1)) == 32, f"no token in {host.address}")

        def ask(path="/", **fields):
            with Wire(port) as wire:
                return wire.get(path, port, **fields)

        check.expect(status(ask()) == 403, "a page without the token is served")
        check.expect(status(ask("/assets/main.js")) == 403, "a script without the token is served")
        check.expect(status(ask("/?token=" + "0" * 32)) == 403, "a wrong token opens the page")
        with Wire(port) as wire:
            check.expect(status(wire.upgrade(port)) == 403, "a socket without the token is opened")
        welcome = ask("/?token=" + token.group(1))
        cookie = re.search(r"set-cookie: (appshell-\d+=\w+);(.*)", welcome, re.I)
        check.expect(status(welcome) == 303 and cookie is not None, f"the token is answered by {welcome[:60]}")
        check.expect("HttpOnly" in cookie.group(2) and "SameSite=Strict" in cookie.group(2), "others may read the cookie")
        check.expect(status(ask(Cookie=cookie.group(1))) == 200, "the cookie opens nothing")
        host.process.send_signal(signal.SIGINT)
        check.expect(host.process.wait(timeout=10) == 130, f"an interrupt ends with {host.process.returncode}")
    finally:
        host.process.kill()
        host.process.wait()


def check_open(check):
    """--open hands the address to the system's command."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="web-open-"))
    command = folder / "xdg-open"
    command.write_text(f'#!/bin/sh\necho "$1" > "{folder}/opened"\n', encoding="utf-8")
    command.chmod(0o755)
    host = Host("--paused", "--open", path=f"{folder}:{os.environ['PATH']}")
    try:
        for _ in range(50):
            if (folder / "opened").exists() and (folder / "opened").read_text():
                break
            time.sleep(0.1)
        check.expect((folder / "opened").read_text().strip() == host.address, "--open opens another address, or none")
    finally:
        host.stop()


def check_usage(check):
    def run(*arguments):
        return subprocess.run([str(program("appshell-web")), "serve", *arguments], cwd=ROOT, capture_output=True, text=True,
                              timeout=30, env={**os.environ, "APPSHELL_HOME": str(ROOT)})

    for arguments, words in ((["madina"], "Did you mean"), (["--port", "x"], "--port"), (["--lang", "de"], "choose en or fr"),
                             (["--listen", "192.0.2.1"], "cannot be listened on"),
                             (["--port", str(check.host.port)], "cannot be listened on"),
                             (["Scenarios/Madinia/fiche.feature"], "name one scenario by its line"),
                             (["Scenarios/Madinia/nulle.feature:3"], "nulle.feature")):
        result = run(*arguments)
        check.expect(result.returncode == 2 and words in result.stderr,
                     f"{arguments}: {result.returncode}, {result.stderr[:200]}")


def check(check, everything):
    check.run("requests", lambda: check_requests(check, check.host))
    check.run("sockets", lambda: check_sockets(check, check.host))
    check.run("a token", lambda: check_token(check))
    check.run("usage", lambda: check_usage(check))
    check.run("opening", lambda: check_open(check))
    check.run("a flood", lambda: check_flood(check, check.host))
    if everything:
        # Two hundred phones take half a minute in debug.
        check.run("a crowd", lambda: check_crowd(check, check.host))
