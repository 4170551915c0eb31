"""Power cuts, simulated: every change a writer makes is recorded, and every state is built that the disk could be in.

After Pillai et al., “All File Systems Are Not Created Equal: On the Complexity of Crafting Crash-Consistent
Applications”, OSDI 2014.
"""

import os
import shutil

from .filesystem import FileSystem, read_tree, write_tree

A_BATCH = 400


def simulated(ground):
    ground.begin("power cuts, simulated: all that is not synced may be lost, torn or out of order")
    records = 14 if ground.short else 60
    for plan in (
        ["--kind", "mixed", "--compactions", 3],
        ["--kind", "journal", "--compactions", 4],
        ["--kind", "document"],
        ["--kind", "value"],
        ["--kind", "mixed", "--lanes", 3, "--compactions", 2],
    ):
        Simulation(ground, plan).try_writer(records // (3 if "--lanes" in plan else 1))


def after_failed_syncs(ground):
    """What was outstanding when a sync failed is never certain again unless it is written anew."""
    ground.begin("power cuts, simulated, after a sync that failed")
    step = 6 if ground.short else 1
    for plan, records in ((["--kind", "journal", "--compactions", 3], 10), (["--kind", "mixed", "--seed", 3], 12)):
        number, found = 1 + ground.seed % step, True
        while found:
            for rule in (f"sync@{number}=EIO",) if ground.short else (f"sync@{number}=EIO", f"sync@{number}-{number + 2}=EIO"):
                found = Simulation(ground, plan, breadth=0.4).try_writer(records, rules=rule)
            number += step
            if ground.short and number > 20:
                break
    if ground.short:
        # Nothing was there, a write failed, so did taking it back, and then it was removed.
        Simulation(ground, ["--kind", "mixed", "--seed", 3], breadth=0.4).try_writer(12, rules="sync@13-15=EIO")


def while_recovering(ground):
    """The power goes again while what the first cut left is being fixed."""
    ground.begin("power cuts, simulated, while the last one is fixed")
    simulation = Simulation(ground, ["--kind", "mixed", "--compactions", 3, "--seed", 5], breadth=0.5)
    states = simulation.states_of_writer(10 if ground.short else 30)
    sample = ground.random.sample(states, min(len(states), 6 if ground.short else 80))
    faults, count = [], 0
    for tree, log in sample:
        place = ground.folder("again", fast=True)
        root = os.path.join(place, "root")
        write_tree(tree, root)
        words = ["verify", os.path.join(root, "kept"), "--log", log, "--cut", *simulation.plan]
        inner = Simulation(ground, simulation.plan, breadth=0.3)
        states = inner.states_of(words, root, first_log=log)
        wrong, some = inner.check(states)
        faults, count = faults + wrong, count + some
        shutil.rmtree(place)
    ground.told(f"{len(sample)} states, fixed under power cuts", faults, f"{count} states of the disk", trials=count)


class Simulation:
    def __init__(self, ground, plan, breadth=1.0):
        self.ground, self.plan, self.random, self.breadth = ground, plan, ground.random, breadth
        self.place = ground.folder("simulated", fast=True)
        self.logs = ground.folder("logs", fast=True)

    def try_writer(self, records, rules=None):
        """One line of the report; false where the rules met nothing."""
        states = self.states_of_writer(records, rules)
        faults, count = self.check(states)
        met = rules is None or self.refused + self.findings + self.errors > 0
        if met:
            fact = f"{count} states of the disk after {self.calls} changes"
            if rules:
                fact += f"; {self.refused} refused, {self.findings} findings"
            name = " ".join(map(str, self.plan)) + (f", {rules}" if rules else "")
            self.ground.told(name, self.faults + faults, fact, trials=count)
        shutil.rmtree(self.place, ignore_errors=True)
        shutil.rmtree(self.logs, ignore_errors=True)
        return met

    def states_of_writer(self, records, rules=None):
        root = os.path.join(self.place, "root")
        os.mkdir(root)
        # The folder itself is made by the storage, so that its name too must be made certain.
        words = ["write", os.path.join(root, "kept"), "--records", records, *self.plan]
        return self.states_of(words, root, rules=rules)

    def states_of(self, words, root, rules=None, first_log=None):
        """Runs the probe under the recorder: a list of trees of the disk, each with the log of what was acknowledged."""
        record = os.path.join(self.logs, "record")
        files = FileSystem(root)
        code, lines = self.ground.run(words, folder=root, record=record, rules=rules)
        self.refused = sum(line.startswith("refused") for line in lines)
        self.findings = sum(line.startswith("finding") for line in lines)
        self.errors = sum(line.startswith("error") for line in lines)
        self.faults = [line for line in lines if line.startswith("wrong")]
        if code not in (0, 3) or (code == 3 and not rules):
            self.faults.append(f"the probe ended with {code}: {lines[-1:]}")
        states, self.met = [], set()
        log = open(first_log).read() if first_log else ""
        self.log_path, self.log_number = self._write_log(log, 0), 0
        self.calls = 0
        for line in open(record).read().splitlines() if os.path.exists(record) else []:
            if line.startswith("A\t"):
                if line[2:].startswith(("ack", "refused")) and not first_log:
                    log += line[2:] + "\n"
                    self.log_number += 1
                    self.log_path = self._write_log(log, self.log_number)
                else:
                    continue
            else:
                files.take(line)
                self.calls += 1
            states += self._states(files)
        self.faults += [f"the record can't express {what}" for what in files.unknown]
        whole = files.tree({change: "whole" for change in files.open_changes()})
        if whole != read_tree(root):
            self.faults.append("the record is not all that happened: the trial proves nothing")
        return states

    def _write_log(self, text, number):
        path = os.path.join(self.logs, f"log{number}")
        with open(path, "w") as output:
            output.write(text)
        return path

    def _states(self, files):
        """The trees that the disk may hold now, those that were met with the same log left out."""
        changes = files.open_changes()
        found = []
        for chosen in self._choices(changes):
            tree = files.tree(chosen)
            mark = hash((_frozen(tree), self.log_number))
            if mark not in self.met:
                self.met.add(mark)
                found.append((tree, self.log_path))
        return found

    def _choices(self, changes):
        count = len(changes)
        yield {}
        for length in range(1, count + 1):
            first = {change: "whole" for change in changes[:length]}
            yield first
            for variant in _torn(changes[length - 1], self.random, self.breadth):
                yield {**first, changes[length - 1]: variant}
                yield {changes[length - 1]: variant}
        if count <= 4:
            for bits in range(1 << count):
                yield {change: "whole" for place, change in enumerate(changes) if bits >> place & 1}
        for _ in range(int(6 * self.breadth) if count > 1 else 0):
            chosen = {}
            for change in changes:
                if self.random.random() < 0.6:
                    torn = _torn(change, self.random, self.breadth)
                    chosen[change] = self.random.choice(torn) if torn and self.random.random() < 0.4 else "whole"
            yield chosen

    def check(self, states):
        """What is wrong with them, and how many there are."""
        faults = []
        for start in range(0, len(states), A_BATCH):
            base = self.ground.folder("states", fast=True)
            entries = []
            for number, (tree, log) in enumerate(states[start:start + A_BATCH]):
                root = os.path.join(base, str(number))
                write_tree(tree, root)
                entries.append((os.path.join(root, "kept"), log, "cut"))
            wrong, _ = self.ground.verify_many(entries, self.plan)
            faults += wrong
            shutil.rmtree(base)
        return faults, len(states)


def _torn(change, random, breadth):
    """Ways in which a write may have reached the disk in part."""
    if change.kind != "bytes" or not change.content:
        return []
    # Where zeros for a reserve are written along, most of the cuts are to fall within what stands before them.
    length, end = len(change.content), len(change.content.rstrip(b"\0"))
    counts = {1, length // 2, length - 1, end // 2, end - 1, end}
    counts |= {random.randrange(end + 1) for _ in range(int(4 * breadth))}
    counts = sorted(count for count in counts if 0 < count < length)
    kinds = ("first", "first, then zeros", "zeros, then last")
    return ["zeros"] + [(kind, count) for count in counts for kind in kinds]


def _frozen(tree):
    if isinstance(tree, dict):
        return tuple((name, _frozen(content)) for name, content in tree.items())
    return tree
