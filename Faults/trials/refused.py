"""Calls that fail: no room, a broken disk, writes cut short, one call after the other and for a while.

What was acknowledged stays, what was refused is not there, and when the fault is over, writing goes on.
"""

import os
import shutil

from .ground import lines_of

FAULTS = [
    ("write", "ENOSPC"),
    ("write", "EIO"),
    ("write", "short"),
    ("write", "EINTR"),
    ("sync", "EIO"),
    ("sync", "ENOSPC"),
    ("rename", "EIO"),
    ("open", "EIO"),
    ("truncate", "EIO"),
    ("unlink", "EIO"),
    ("mkdir", "ENOSPC"),
    ("link", "EIO"),
]
HARMLESS = ("short", "EINTR")  # these are gone on with, not refused


class Outcome:
    """One writer under rules, and what its folder holds afterwards."""

    def __init__(self, ground, plan, records, rules, before=(), first=None):
        place = ground.folder("refused", fast=True)
        folder, log = os.path.join(place, "kept"), os.path.join(place, "log")
        os.makedirs(folder)
        open(log, "w").close()
        self.refused = self.acknowledged = 0
        self.findings = []
        if first:  # steps without a fault before
            ground.run(["write", folder, "--log", log, "--records", first, *plan], log)
        words = ["write", folder, "--log", log, "--records", records, *plan]
        self.code, self.lines = ground.run(words, log, before=before, folder=folder, rules=rules)
        self.refused = sum(line.startswith("refused") for line in self.lines)
        self.acknowledged = sum(line.startswith("ack") for line in self.lines)
        self.findings = [line for line in self.lines if line.startswith("finding")]
        self.faults = [line for line in self.lines if line.startswith("wrong")]
        if self.code not in (0, 3) or (self.code == 0 and "closed" not in self.lines):
            self.faults.append(f"the writer ended with {self.code}: {self.lines[-2:]}")
        self.never_opened = self.code == 3
        wrong, after = ground.verify(folder, log, plan)
        self.faults += wrong
        self.after = after
        # And writing goes on.
        code, lines = ground.run(["write", folder, "--log", log, "--records", 10, *plan], log)
        if code != 0 or any(not line.startswith(("ack", "open", "closed")) for line in lines):
            self.faults.append(f"without the fault, writing ends with {code}: {lines[-2:]}")
        wrong, _ = ground.verify(folder, log, plan)
        self.faults += wrong + lines_of(log, "wrong")
        self.faults = sorted(set(self.faults))
        shutil.rmtree(place)


def each_call(ground):
    """Each call of a kind fails in turn, the first, the second, … until none is left."""
    ground.begin("one call fails: the first of its kind, the second, …")
    step = 11 if ground.short else 1
    for plan, records in ((["--kind", "mixed", "--compactions", 3], 30), (["--kind", "mixed", "--lanes", 3], 10)):
        for call, error in FAULTS:
            number, count, refused, shut, rewritten, faults = 1 + ground.seed % step, 0, 0, 0, 0, []
            while len(faults) < 20:
                outcome = Outcome(ground, plan, records, f"{call}@{number}={error}")
                met = outcome.refused or outcome.never_opened or outcome.findings or outcome.faults
                if error in HARMLESS and met:
                    outcome.faults.append(f"{error} is no failure: {[x for x in outcome.lines if x[:3] != 'ack'][:3]}")
                faults += [f"{call} {number}: {fault}" for fault in outcome.faults]
                refused, shut = refused + outcome.refused, shut + outcome.never_opened
                rewritten += any("written anew" in finding for finding in outcome.findings)
                count, number = count + 1, number + step
                # Calls whose failure harms nothing leave no trace: so, to a number that no kind of call reaches.
                if number > {"write": 120, "sync": 160, "open": 200}.get(call, 60):
                    break
            name = f"{call} fails with {error}, {' '.join(map(str, plan))}"
            fact = f"{count} places, {refused} refused, {shut} could not open, {rewritten} rewritten"
            ground.told(name, faults, fact, trials=count)
            if call == "sync" and rewritten == 0 and not ground.short:
                ground.told(name, ["no sync that failed was followed by a rewrite that is reported"])


def for_a_while(ground):
    """The fault lasts: everything is refused meanwhile, and all is well after it."""
    ground.begin("the fault lasts for a while, then goes away")
    for kind in ("journal", "document", "value", "mixed"):
        for rules in ("write@20-60=ENOSPC", "write@20-60=EIO", "sync@20-60=EIO", "write@9-400=short", "open@20-60=EIO"):
            for first in (None, 20):
                plan = ["--kind", kind, "--compactions", 2]
                outcome = Outcome(ground, plan, 200, rules, first=first)
                if "short" not in rules and "open" not in rules and outcome.refused == 0:
                    outcome.faults.append("nothing was refused: the trial proves nothing")
                if "short" not in rules and outcome.acknowledged == 0 and not outcome.never_opened:
                    outcome.faults.append("nothing was acknowledged any more")
                ground.told(
                    f"{kind}, {rules}" + (", opened before" if first else ""),
                    outcome.faults,
                    f"{outcome.acknowledged} acknowledged, {outcome.refused} refused, {len(outcome.findings)} findings",
                )


def by_chance(ground):
    """Several faults in one run, at places that chance picks."""
    ground.begin("several faults in one run")
    faults, count = [], 10 if ground.short else 300
    refused = 0
    for _ in range(count):
        rules = []
        for _ in range(ground.random.randint(2, 5)):
            call, error = ground.random.choice(FAULTS)
            start = ground.random.randint(1, 100)
            rules.append(f"{call}@{start}-{start + ground.random.choice([0, 0, 1, 5])}={error}")
        plan = ["--kind", "mixed", "--compactions", 3, "--seed", ground.random.randrange(1000)]
        plan += ["--lanes", 3] if ground.random.random() < 0.3 else []
        outcome = Outcome(ground, plan, 40, ";".join(rules))
        faults += [f"{';'.join(rules)} {' '.join(map(str, plan))}: {fault}" for fault in outcome.faults]
        refused += outcome.refused
    ground.told(f"{count} runs", faults, f"{refused} refused", trials=count)


def by_strace(ground):
    """The same by another road, lest the interposed library and the trials share a mistake."""
    ground.begin("errors injected by strace")
    if not shutil.which("strace"):
        return ground.skip("strace", "strace is not installed")
    probe = ground.run(["write", ground.folder("strace"), "--records", 1], before=["strace", "-f", "-o", "/dev/null"])
    if probe[0] != 0:
        return ground.skip("strace", "tracing is not allowed")
    for inject in (
        "fdatasync:error=EIO:when=5",
        "fsync:error=EIO:when=7",
        "fsync:error=EIO:when=8",
        "fdatasync:error=EIO:when=3..9",
        "fsync:error=ENOSPC:when=7+3",
        "pwrite64:error=ENOSPC:when=6..9",
        "rename:error=EIO:when=2",
    ):
        call = inject.split(":")[0]
        before = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}", "-e", f"inject={inject}"]
        outcome = Outcome(ground, ["--kind", "mixed", "--compactions", 3], 30, None, before=before, first=20)
        if outcome.refused == 0:
            outcome.faults.append(f"nothing was refused: {outcome.lines[-1:]}")
        ground.told(inject, outcome.faults, f"{outcome.acknowledged} acknowledged, {outcome.refused} refused")
