"""What the attacks share: the program as a process, connections from several addresses, and what is found.

An attack is a function marked with @attack. It takes a Trial, says by trial.expect what must hold, and returns the figure
that it measured.
"""
import base64
import collections
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import tempfile
import threading
import time
import urllib.parse

Attack = collections.namedtuple("Attack", "name promise is_short run")
Answer = collections.namedtuple("Answer", "status headers body seconds")

ATTACKS = []

SIGN_IN = "/api/v1/auth/authenticate"
CAMILLE = ("camille@exemple.fr", "azur-2026")
JULIEN = ("julien@exemple.fr", "riviera-2026")

NO_LIMITS = ("--rate-limit", "off", "--account-limit", "off", "--sign-in-limit", "off")
# Where hashing is not the point.
QUICK_HASHES = ("--password-rounds", "10")


def attack(name, promise, short=True):
    """Registers an attack; short says whether the short run has it too."""

    def register(function):
        ATTACKS.append(Attack(name, promise, short, function))
        return function

    return register


class Skipped(Exception):
    """Why an attack cannot run on this machine."""


class Trial:
    """One run of one attack."""

    def __init__(self, program, is_short, folder):
        self.program, self.is_short, self.folder = program, is_short, folder
        self.faults = []
        self.servers = []
        self.endings = contextlib.ExitStack()

    def expect(self, holds, fault):
        if not holds:
            self.faults.append(fault)
        return holds

    def path(self, name):
        return os.path.join(self.folder, name)

    def start(self, product, *options):
        server = Server(self, product, options)
        self.servers.append(server)
        return server

    def refused(self, product, *options):
        """Starts what must not start; returns its exit status, None where it did start, and what it said."""
        process = self.spawn([product, "--port", "0", *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        text = b""
        for line in process.stdout:
            text += line
            if b" listens on " in line:
                process.kill()
                process.communicate()
                return None, text.decode()
        process.stdout.close()
        return process.wait(), text.decode()

    def spawn(self, arguments, **options):
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
        return subprocess.Popen([self.program, *arguments], env=environment, **options)

    def close(self):
        for server in self.servers:
            server.stop(signal.SIGKILL)
        self.endings.close()


class Server:
    """A back end that runs."""

    def __init__(self, trial, product, options):
        self.product = product
        self.errors = tempfile.NamedTemporaryFile(dir=trial.folder, prefix="log-", delete=False)
        arguments = [product, "--port", "0", *options]
        self.process = trial.spawn(arguments, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        line = self.process.stdout.readline()
        if " listens on " not in line:
            raise RuntimeError(f"{' '.join(arguments)} did not start: {line}{self.log_text()}")
        self.url, _, self.control = line.split()[-1].partition("#")
        self.url = self.url.rstrip("/")
        url = urllib.parse.urlparse(self.url)
        self.host, self.port = url.hostname, url.port

    @property
    def id(self):
        return self.process.pid

    def connect(self, source=None, timeout=60):
        return Connection(self, source, timeout)

    def call(self, method, path, body=None, headers=(), source=None, timeout=60):
        """One call on a connection of its own; None where it was closed without an answer."""
        with self.connect(source, timeout) as connection:
            connection.ask(method, path, body, headers)
            return connection.answer()

    def sign_in(self, member=CAMILLE, source=None):
        """The header that a member's calls carry."""
        answer = self.call("POST", SIGN_IN, {"email": member[0], "password": member[1]}, source=source)
        if answer is None or answer.status != 200:
            raise RuntimeError(f"{member[0]} could not sign in: {answer}")
        return {"Authorization": f"Bearer {json.loads(answer.body)['token']}"}

    def memory(self):
        """The resident memory, in MB."""
        with open(f"/proc/{self.id}/status", encoding="ascii") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024

    def processor_seconds(self):
        """How long its threads have computed, all together."""
        with open(f"/proc/{self.id}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @contextlib.contextmanager
    def memory_growth(self):
        """Yields a list; at the end it has one number, by how many MB the resident memory grew at most meanwhile."""
        growth, start, peak, ended = [], self.memory(), [0], threading.Event()

        def watch():
            while not ended.wait(0.01):
                peak[0] = max(peak[0], self.memory() - start)

        thread = threading.Thread(target=watch)
        thread.start()
        try:
            yield growth
        finally:
            ended.set()
            thread.join()
            growth.append(peak[0])

    def log_text(self):
        with open(self.errors.name, encoding="utf-8") as file:
            return file.read()

    def stop(self, number=signal.SIGTERM):
        """Ends it; returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()
        finally:
            self.process.stdout.close()
            self.errors.close()


class Connection:
    """A socket, from an address of choice: any 127.x.x.x is this machine's."""

    def __init__(self, server, source, timeout):
        self.server = server
        self.buffer = b""
        self.start = time.monotonic()
        self.socket = socket.create_connection(
            (server.host, server.port), timeout, (source, 0) if source else None)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def send(self, data):
        """Sends what it can: whether all of it went."""
        self.start = time.monotonic()
        try:
            self.socket.sendall(data)
            return True
        except OSError:
            return False

    def ask(self, method, path, body=None, headers=()):
        """Sends a request; a body that is no bytes is sent as JSON."""
        fields = {"Host": f"{self.server.host}:{self.server.port}", **dict(headers)}
        data = b""
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            fields.setdefault("Content-Type", "application/json")
            fields["Content-Length"] = str(len(data))
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        return self.send(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + data)

    def answer(self):
        """The next answer; None where the connection ends before one. Raises TimeoutError where none comes."""
        while b"\r\n\r\n" not in self.buffer:
            if not self._read():
                return None
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        length = int(headers.get("content-length", 0))
        while len(self.buffer) < length and self._read():
            pass
        body, self.buffer = self.buffer[:length], self.buffer[length:]
        return Answer(int(first.split()[1]), headers, body, time.monotonic() - self.start)

    def is_open(self, wait=0.0):
        """Whether the other side still holds it, after so many seconds at most."""
        timeout = self.socket.gettimeout()
        self.socket.settimeout(max(wait, 0.001))
        try:
            while self._read():
                pass
            return False
        except TimeoutError:
            return True
        finally:
            self.socket.settimeout(timeout)

    def _read(self):
        try:
            data = self.socket.recv(65_536)
        except ConnectionError:
            return False
        self.buffer += data
        return bool(data)


def at_once(calls):
    """Calls functions, each in a thread of its own; returns what they return, in their order."""
    results = [None] * len(calls)

    def run(index):
        results[index] = calls[index]()

    threads = [threading.Thread(target=run, args=(index,)) for index in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def is_error(product, answer):
    """Whether an answer has the shape of the product's errors."""
    members = {"allinconnect": {"timestamp", "status", "error", "message", "path"}, "madinia": {"message"}}[product]
    try:
        body = json.loads(answer.body)
    except ValueError:
        return False
    return answer.headers.get("content-type", "").startswith("application/json") and members <= set(body)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, data, mode=0o600):
    with open(path, "wb") as file:
        file.write(data)
    os.chmod(path, mode)
    return path


def milliseconds(seconds):
    return f"{seconds * 1000:.0f} ms"


def claims(headers):
    """What a bearer token says."""
    payload = headers["Authorization"].split(".")[1]
    return json.loads(base64.urlsafe_b64decode(payload + "=="))
