"""kill -9: at random moments, and before, within and after every single call that changes a file."""

import os
import time

from .ground import end, lines_of

PLANS = [
    ["--kind", "mixed"],
    ["--kind", "journal", "--compactions", 4],
    ["--kind", "mixed", "--lanes", 4],
    ["--kind", "document", "--size", 20000],
    ["--kind", "value"],
    ["--kind", "journal", "--compactions", 0, "--size", 3000],
]
A_FOLDER = 20  # kills before the next folder


def at_random(ground):
    """Kills a writer at moments that chance picks; some of them while it opens the folder."""
    ground.begin("kill -9 at random moments")
    kills = 25 if ground.short else 510
    folder = log = None
    done = acknowledged = torn = 0
    while done < kills:
        plan = PLANS[done // A_FOLDER % len(PLANS)] + ["--seed", done // A_FOLDER]
        if ground.short:
            plan = PLANS[done // 5 % len(PLANS)]
        if done % (5 if ground.short else A_FOLDER) == 0:
            folder, log = ground.folder("kill"), os.path.join(ground.folder("log"), "log")
            open(log, "w").close()
            faults, findings, acknowledged = [], [], 0
        writer = ground.start(["write", folder, "--log", log, *plan], log)
        moment = ground.random.choice([0.02, 0.05, 0.12]) * ground.random.random()
        time.sleep(moment)
        if writer.poll() is not None:
            faults.append(f"the writer ended by itself: {lines_of(log, '')[-1:]}")
        end(writer)
        wrong, found = ground.verify(folder, log, plan)
        wrong += lines_of(log, "wrong", "refused", "error")
        acknowledged = len(lines_of(log, "ack"))
        torn += len(found)
        ground.told(
            f"kill {done + 1} after {moment * 1000:.0f} ms, {' '.join(map(str, plan))}",
            wrong,
            f"{acknowledged} acknowledged so far" + "".join(f"; {finding}" for finding in found),
        )
        done += 1
        if wrong:  # one fault would be told again and again
            done += A_FOLDER - done % A_FOLDER
    print(f"         {kills} kills, {torn} findings")


def at_every_call(ground):
    """Kills a writer at the first call, the second, …: nothing is left to chance."""
    ground.begin("kill -9 at every call that changes a file")
    plans = [(["--kind", "mixed", "--compactions", 3], 40), (["--kind", "mixed", "--lanes", 3], 12)]
    for plan, records in plans:
        for action in ("kill", "killmid", "killafter"):
            _each(ground, plan, records, action, prepared=None)
    # Again while a folder is opened that was left half written, and while another schema migrates what is there.
    for name, extra in (("opening what was left half written", []), ("migrating", ["--schema", 3])):
        _each(ground, ["--kind", "mixed", *extra], 1, "killafter", prepared=name)


def _each(ground, plan, records, action, prepared):
    step = 29 if ground.short else 1
    number, faults, kills = 1 + (ground.seed % step), [], 0
    source = _prepared(ground, prepared) if prepared else None
    while True:
        place = ground.folder("call", fast=True)
        folder, log = os.path.join(place, "kept"), os.path.join(place, "log")
        os.makedirs(folder)
        open(log, "w").close()
        if source:
            os.system(f"cp -a {source}/. {place}")
        words = ["write", folder, "--log", log, "--records", records, *plan]
        code, lines = ground.run(words, log, folder=folder, rules=f"any@{number}={action}")
        wrong, _ = ground.verify(folder, log, plan)
        wrong += lines_of(log, "wrong", "refused", "error")
        faults += [f"call {number}: {line}" for line in wrong]
        os.system(f"rm -rf {place}")
        if code == 0:
            break
        kills, number = kills + 1, number + step
        if len(faults) > 20:
            break
    name = f"{action} at each of the calls, {' '.join(map(str, plan))}" + (f", {prepared}" if prepared else "")
    ground.told(name, faults, f"{kills} kills", trials=kills)


def _prepared(ground, name):
    """A folder with 40 steps in it; a torn one was killed in the midst of a write of a journal."""
    place = ground.folder("prepared", fast=True)
    folder, log = os.path.join(place, "kept"), os.path.join(place, "log")
    os.makedirs(folder)
    open(log, "w").close()
    rules = "any@97=killmid" if name != "migrating" else None
    ground.run(["write", folder, "--records", 40, "--kind", "mixed"], log, folder=folder, rules=rules)
    return place
