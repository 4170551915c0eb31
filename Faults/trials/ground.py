"""What every trial stands on: the probe, the injector, folders to write in, and the count of what failed."""

import os
import random
import shutil
import signal
import subprocess
import tempfile
import time

LIMIT = 300  # seconds that a probe may take
TIMED_OUT = 124


def plain_folder():
    """For temporary files, with a path that LD_PRELOAD can name."""
    folder = tempfile.gettempdir()
    return "/tmp" if set(folder) & set(" :") else folder


class Ground:
    """Runs the probe, prints a line a trial, keeps the sums."""

    def __init__(self, probe, practice_probe, injector, work, short, seed):
        self.probe_path, self.work = probe, work
        self.practice_path = practice_probe
        # LD_PRELOAD takes a space, which a checkout's path may hold, for the end of a name; so a copy is handed over.
        self.place_of_injector = tempfile.mkdtemp(prefix="appshell-injector-", dir=plain_folder())
        self.injector = shutil.copy(injector, self.place_of_injector)
        self.short, self.random, self.seed = short, random.Random(seed), seed
        self.trials = self.failed = 0
        self.skipped = []
        self.group = ""

    # Telling

    def begin(self, group):
        self.group, self.started = group, time.monotonic()
        print(f"{group}", flush=True)

    def told(self, name, faults, fact="", trials=1):
        """One line: what was tried, and what is wrong with it, or a fact."""
        self.trials += trials
        if faults:
            self.failed += 1
        print(f"  {'FAILED' if faults else 'ok':6} {name}{': ' + fact if fact else ''}", flush=True)
        for fault in faults[:12]:
            print(f"         {fault}", flush=True)
        if len(faults) > 12:
            print(f"         and {len(faults) - 12} more", flush=True)
        return not faults

    def skip(self, name, why):
        self.skipped.append((name, why))
        print(f"  skipped {name}: {why}", flush=True)

    # Folders

    def folder(self, name, fast=False):
        """An empty folder; a fast one is in memory where there is room, for trials that do not depend on the disk."""
        base = "/dev/shm" if fast and os.access("/dev/shm", os.W_OK) else None
        if base is None:
            return tempfile.mkdtemp(prefix=name + "-", dir=self.work)
        base = os.path.join(base, f"appshell-faults-{os.getpid()}")
        os.makedirs(base, exist_ok=True)
        return tempfile.mkdtemp(prefix=name + "-", dir=base)

    def clean(self):
        shutil.rmtree(self.place_of_injector, ignore_errors=True)
        shutil.rmtree(f"/dev/shm/appshell-faults-{os.getpid()}", ignore_errors=True)

    # The probe

    def environment(self, folder=None, rules=None, record=None):
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
        if rules or record:
            environment.update(LD_PRELOAD=self.injector, FAULT_FOLDER=folder)
        if rules:
            environment["FAULT_RULES"] = rules
        if record:
            environment["FAULT_RECORD"] = record
        return environment

    def start(self, words, log, before=(), **faults):
        """Starts the probe; what it says is added to the log."""
        with open(log, "ab") as output:
            return subprocess.Popen(
                [*before, self.probe_path, *map(str, words)],
                stdout=output,
                stderr=subprocess.STDOUT,
                env=self.environment(**faults),
            )

    def run(self, words, log=None, before=(), **faults):
        """Runs the probe to its end: the exit code and its lines."""
        try:
            done = subprocess.run(
                [*before, self.probe_path, *map(str, words)],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=self.environment(**faults),
                timeout=LIMIT,
            )
            code, said = done.returncode, done.stdout
        except subprocess.TimeoutExpired as expired:
            code, said = TIMED_OUT, (expired.stdout or b"") + f"wrong: it did not end within {LIMIT} s\n".encode()
        text = said.decode(errors="replace")
        if log:
            with open(log, "a") as output:
                output.write(text)
        return code, text.splitlines()

    # PiTrainer, from the same folder of programs

    def start_practice(self, words, log):
        with open(log, "ab") as output:
            command = [self.practice_path, *map(str, words)]
            return subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env=self.environment())

    def practice(self, words, before=()):
        command = [*before, self.practice_path, *map(str, words)]
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=self.environment(), timeout=LIMIT
        )
        return done.returncode, done.stdout.decode(errors="replace").splitlines()

    def verify(self, folder, log, plan, *words):
        """What is wrong with a folder; what is settled is added to the log."""
        code, lines = self.run(["verify", folder, "--log", log, *plan, *words])
        with open(log, "a") as output:
            output.writelines(line + "\n" for line in lines if line.startswith("settled"))
        faults = [line for line in lines if line.startswith("wrong")]
        if code not in (0, 1):
            faults.append(f"the verifier ended with {code}: {' '.join(lines[-3:])}")
        return faults, [line for line in lines if line.startswith("finding")]

    def verify_many(self, entries, plan):
        """Verifies many folders by one process: lines of what is wrong, and all lines."""
        path = os.path.join(self.work, "list")
        with open(path, "w") as output:
            output.writelines("\t".join(map(str, entry)) + "\n" for entry in entries)
        code, lines = self.run(["verify-many", path, *plan])
        faults = [line for line in lines if ": wrong" in line]
        if code not in (0, 1) or not lines or not lines[-1].startswith(f"checked {len(entries)} "):
            faults.append(f"the verifier ended with {code}: {' '.join(lines[-2:])}")
        return faults, lines


def read(path):
    with open(path, errors="replace") as file:
        return file.read()


def lines_of(log, *words):
    return [line for line in read(log).splitlines() if line.startswith(words)]


def end(process, with_signal=signal.SIGKILL):
    """Ends a process that a trial started."""
    if process.poll() is None:
        process.send_signal(with_signal)
    return process.wait()


def wait_until(condition, seconds=20.0):
    limit = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > limit:
            return False
        time.sleep(0.005)
    return True
