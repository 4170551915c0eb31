"""Two processes on one folder: the second is told who has it."""

import os
import re

from .ground import end, lines_of, wait_until


def processes(ground):
    ground.begin("two processes on one folder")
    folder, log = ground.folder("two"), os.path.join(ground.folder("log"), "log")
    open(log, "w").close()
    plan = ["--kind", "mixed"]
    first = ground.start(["write", folder, *plan], log)
    try:
        if not wait_until(lambda: lines_of(log, "ack")):
            ground.told("the first opens", ["it never wrote"])
            return
        faults = []
        for _ in range(5):
            code, lines = ground.run(["open", folder])
            text = " ".join(lines)
            if code != 3 or not re.search(rf"\b{first.pid}\b", text):
                faults.append(f"the second ended with {code}: {text}")
        ground.told("the second is refused, with the first's number", faults, text)
        before = len(lines_of(log, "ack"))
        ground.told(
            "the first goes on",
            [] if wait_until(lambda: len(lines_of(log, "ack")) > before) else ["it wrote no more"],
        )
    finally:
        end(first)
    faults, _ = ground.verify(folder, log, plan)
    ground.told("the lock dies with the process", faults + lines_of(log, "wrong", "refused", "error"))
    _many(ground)


def _many(ground):
    """Eight at once: one has it."""
    faults = []
    for _ in range(2 if ground.short else 20):
        folder, logs = ground.folder("race"), ground.folder("log")
        paths = [os.path.join(logs, str(number)) for number in range(8)]
        openers = [ground.start(["open", folder], path) for path in paths]
        try:
            wait_until(lambda: all(lines_of(path, "open", "error") for path in paths))
            winners = sum(1 for path in paths if lines_of(path, "open"))
            told = sum(1 for path in paths if "in use" in "".join(lines_of(path, "error")))
            if (winners, told) != (1, 7):
                faults.append(f"{winners} have it, {told} were refused")
        finally:
            for opener in openers:
                end(opener)
    ground.told("eight at once: one has it, seven are told", faults)
