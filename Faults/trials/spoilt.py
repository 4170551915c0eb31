"""Files changed behind the storage's back: cut at every byte, every byte flipped."""

import os
import shutil


def every_byte(ground):
    ground.begin("every file cut at every byte, every byte of every file flipped")
    plan = ["--kind", "mixed", "--size", 24, "--compactions", 0, "--seed", 4]
    place = ground.folder("spoilt", fast=True)
    source, log = os.path.join(place, "kept"), os.path.join(place, "log")
    os.makedirs(source)
    open(log, "w").close()
    grown = _write(ground, source, log, plan, 26)
    if not grown:
        return ground.told("which files are journals", ["no file grew"])
    for name in sorted(_files(source)):
        content = _bytes(os.path.join(source, name))
        if not content or os.path.basename(name) == "lock":
            continue
        boundaries = grown.get(name) if name.endswith(".journal") else None
        end = _end(content) if boundaries else len(content)
        step = max(1, end // 12) if ground.short else 1
        # All of what was written, and of the reserve behind it the beginning and a sample.
        places = [*range(0, min(end + 24, len(content)), step), *range(end + 24, len(content), 97 * step)]
        _try(ground, source, log, plan, name, "cut", [(p, content[:p]) for p in places], boundaries)
        flips = [(p, content[:p] + bytes([content[p] ^ mask]) + content[p + 1:])
                 for p in places for mask in ((0x01,) if ground.short else (0x01, 0x80, 0xFF))]
        _try(ground, source, log, plan, name, "flip", flips, boundaries)
        longer = [(len(content), content + tail) for tail in (b"\0", b"\0" * 700, b"x", b"garbage" * 30, content)]
        _try(ground, source, log, plan, name, "more behind", longer, boundaries)


def _write(ground, folder, log, plan, records):
    """Writes, one step a process, and finds where in each file that grew its records end."""
    ends, before = {}, {}
    for _ in range(records):
        _, lines = ground.run(["write", folder, "--log", log, "--records", 1, *plan], log)
        for name in _files(folder):
            end = _end(_bytes(os.path.join(folder, name)))
            if end > before.get(name, 0):
                ends.setdefault(name, []).append(end)
                before[name] = end
    return ends


def _end(content):
    """Where a journal's records end and its reserve of zeros begins: no record ends with a zero."""
    return len(content.rstrip(b"\0"))


def _try(ground, source, log, plan, name, kind, changed, boundaries):
    """One process opens them all: what is wrong, and whether what was set aside is what was found."""
    base = ground.folder("changed", fast=True)
    entries = []
    for number, (place, content) in enumerate(changed):
        folder = os.path.join(base, str(number))
        shutil.copytree(source, folder)
        with open(os.path.join(folder, name), "r+b") as file:
            file.truncate(0)
            file.write(content)
        least = sum(end <= place for end in boundaries) if boundaries and "history" in name else 0
        entries.append((folder, log, "spoilt", least))
    faults, lines = ground.verify_many(entries, plan)
    if kind == "cut" and boundaries:
        faults = _noticeable(faults, changed, boundaries)
    told = {}
    for line in lines:
        told.setdefault(line.split(": ")[0], []).append(line)
    reported = 0
    for (folder, *_), (place, content) in zip(entries, changed):
        words = " ".join(told.get(folder, []))
        reported += bool(words)
        if "can't be read" in words and not any(
            _bytes(os.path.join(folder, other)) == content for other in _files(folder)
        ):
            faults.append(f"{name} changed at {place}: what was found there is kept nowhere")
        if not words and kind == "flip":
            faults.append(f"{name} flipped at {place}: nobody noticed")
    shutil.rmtree(base)
    ground.told(f"{name}, {kind}", faults, f"{len(changed)} places, {reported} reported", trials=len(changed))


def _noticeable(faults, changed, boundaries):
    """A journal cut between two records, or after its head, is a whole one that is shorter: nobody can notice that."""
    quiet = [fault for fault in faults if fault.endswith("wrong: loss without a word")]
    cuts = [changed[int(os.path.basename(fault.split(": ")[0]))][0] for fault in quiet]
    after_head = [cut for cut in cuts if cut < boundaries[0]]
    unexcused = [cut for cut in cuts if cut >= boundaries[0] and cut not in boundaries]
    rest = [fault for fault in faults if fault not in quiet]
    if len(after_head) > 1 or unexcused:
        rest.append(f"loss without a word, cut at {after_head + unexcused}")
    return rest


def _files(folder):
    return [
        os.path.relpath(os.path.join(path, name), folder) for path, _, names in os.walk(folder) for name in names
    ]


def _bytes(path):
    with open(path, "rb") as file:
        return file.read()
