"""PiTrainer on a real disk: nothing is opened or read between the first and the last key, and a crash costs seconds."""

import os
import re
import shutil
import time

from .ground import end, lines_of, read, wait_until

# Whatever opens, finds or reads a file.
CALLS = "open,openat,openat2,creat,stat,lstat,newfstatat,statx,access,faccessat,faccessat2,read,pread64,readv,preadv,mmap,getdents64"
MARK = re.compile(r'write\(1(?:<[^>]*>)?, "(ready|key (\d+)|done)')


def no_file_while_typing(ground):
    """PI-NFR7, by strace: the calls between the first key and the last."""
    ground.begin("PI-NFR7: no file is opened or read between the first and the last key")
    if not shutil.which("strace"):
        return ground.skip("strace", "strace is not installed")
    keys = 300 if ground.short else 3_000
    folder, trace = ground.folder("practice"), os.path.join(ground.folder("trace"), "trace")
    before = ["strace", "-f", "-qq", "-y", "-s", "40", "-o", trace, "-e", f"trace=write,pwrite64,{CALLS}"]
    code, lines = ground.practice(["type", folder, keys, 300], before=before)
    faults = [f"the probe ended with {code}: {lines[-1:]}"] if code or lines[-1:] != ["done"] else []
    calls, writes, inside = [], 0, False
    for line in read(trace).splitlines():
        mark = MARK.search(line)
        if mark:
            inside = mark[2] is not None and int(mark[2]) < keys
        elif inside and re.search(r"\b(" + CALLS.replace(",", "|") + r")\(", line) and not _is_memory(line):
            calls.append(line)
        elif inside and "pwrite64(" in line and folder in line:
            writes += 1
    faults += [f"between two keys: {line[:160]}" for line in calls]
    if writes == 0:
        faults.append("no safety copy was written between two keys: the trial proves nothing")
    ground.told(f"{keys} keys", faults, f"no call that opens, finds or reads a file, beside {writes} writes")


def _is_memory(line):
    """mmap of no file: memory that is asked for."""
    return "mmap(" in line and "MAP_ANONYMOUS" in line


def killed(ground):
    """PI-FR4, PI-FR13: kill -9 while someone types; the next launch offers to go on, seconds back at most."""
    ground.begin("kill -9 while someone types decimals")
    lost = []
    for number in range(5 if ground.short else 60):
        folder, log = ground.folder("practice"), os.path.join(ground.folder("log"), "log")
        open(log, "w").close()
        # Four keys are a second of the app's time; 4 ms of real time give the disk room to keep up.
        typist = ground.start_practice(["type", folder, 100_000, 4_000], log)
        wait_until(lambda: lines_of(log, "key"))
        time.sleep(0.05 + ground.random.random() * (0.6 if ground.short else 2))
        end(typist)
        typed = len(lines_of(log, "key"))
        code, lines = ground.practice(["look", folder])
        faults = [line for line in lines if line.startswith("error")]
        resumed = next((int(line.split()[1]) - 1 for line in lines if line.startswith("resume ")), None)
        if code:
            faults.append(f"the look ended with {code}: {lines[-1:]}")
        elif resumed is None:
            # Nothing is promised before the first second is over.
            if typed > 12:
                faults.append(f"{typed} keys were typed, and nothing is there to resume")
        elif not typed - 12 <= resumed <= typed + 1:
            faults.append(f"{typed} keys were typed, and {resumed} are there")
        lost.append(typed - (resumed or 0))
        ground.told(f"kill {number + 1} after {typed} keys", faults, f"{lost[-1]} keys lost")
    print(f"         at most {max(lost)} keys lost, three seconds of typing")
