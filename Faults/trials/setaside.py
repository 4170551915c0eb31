"""A value and a secret that this version can't read, while something takes their place: no fault loses their bytes."""

import os
import shutil

from .ground import lines_of

ACTIONS = ["kill", "killmid", "killafter", "EIO", "ENOSPC"]
CALLS = ["write", "sync", "rename", "open", "link", "unlink"]


def each_call(ground):
    """Each call that the replacement makes is the last of the process, or fails."""
    ground.begin("bytes that can't be read are set aside")
    rules = [("any", action) for action in ACTIONS[:3]] + [(call, error) for call in CALLS for error in ACTIONS[3:]]
    for call, action in rules:
        _each(ground, call, action)


def _each(ground, call, action):
    faults, number, refused, acknowledged, trials = [], 1, 0, 0, 0
    while number <= 80 and len(faults) < 10:
        place = ground.folder("aside", fast=True)
        folder, log = os.path.join(place, "kept"), os.path.join(place, "log")
        os.makedirs(folder)
        code, lines = ground.run(["set-aside", folder, "--part", "prepare"])
        if code != 0:
            faults.append(f"nothing could be prepared: {lines[-1:]}")
        rules = f"{call}@{number}={action}"
        code, lines = ground.run(["set-aside", folder, "--part", "replace"], log, folder=folder, rules=rules)
        met = code != 0 or bool(lines_of(log, "refused"))
        refused += len(lines_of(log, "refused"))
        acknowledged += code != 0 and bool(lines_of(log, "ack"))
        code, lines = ground.run(["set-aside", folder, "--part", "check", "--log", log])
        if code != 0:
            faults += [f"{call} {number}: {line}" for line in lines if line.startswith("wrong")] or [f"{call} {number}: {code}"]
        shutil.rmtree(place)
        trials, number = trials + 1, number + (5 if ground.short else 1)
        # A process that ends by itself has made fewer calls; a failure may harm nothing, so those go on for a while.
        if not met and (call == "any" or number > 40):
            break
    # Otherwise nothing was tried of what a process that was killed had acknowledged.
    if call == "any" and not acknowledged:
        faults.append("no process was killed after its first acknowledgement")
    fact = f"{trials} places, {refused} refused, {acknowledged} killed after an acknowledgement"
    ground.told(f"{call}: {action}", faults, fact, trials=trials)
