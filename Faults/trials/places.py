"""Places that can't be written to: a full file system, one that is read-only, a folder without rights."""

import os
import subprocess

from .ground import end, lines_of, wait_until


class Mount:
    """A file system of a trial; `failure` says why there is none."""

    def __init__(self, ground, *words, source="tmpfs"):
        self.path = ground.folder("mount")
        done = subprocess.run(["mount", *words, source, self.path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.failure = done.stdout.decode().strip() or "not allowed" if done.returncode else None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.failure is None:
            self.unmount()

    def unmount(self):
        for _ in range(50):
            if subprocess.run(["umount", self.path], stderr=subprocess.DEVNULL).returncode == 0:
                self.failure = "unmounted"
                return
            wait_until(lambda: False, 0.1)
        subprocess.run(["umount", "-l", self.path])

    def remount(self, words):
        return subprocess.run(["mount", "-o", f"remount,{words}", self.path], stderr=subprocess.DEVNULL).returncode == 0


def full(ground):
    """A file system of 1 MB fills up; then there is room again."""
    ground.begin("a full file system")
    for plan in (
        ["--kind", "journal", "--compactions", 0, "--size", 2000],
        ["--kind", "mixed", "--compactions", 2, "--size", 9000],
        ["--kind", "document", "--size", 120000],
        ["--kind", "mixed", "--lanes", 4, "--size", 3000],
    ):
        with Mount(ground, "-t", "tmpfs", "-o", "size=1m") as mount:
            if mount.failure:
                return ground.skip("a full file system", f"mount: {mount.failure}")
            _fill(ground, mount, plan)


def _fill(ground, mount, plan):
    folder, log = os.path.join(mount.path, "kept"), os.path.join(ground.folder("log"), "log")
    ballast = os.path.join(mount.path, "ballast")
    with open(ballast, "wb") as file:
        file.write(bytes(500_000))
    open(log, "w").close()
    writer = ground.start(["write", folder, *plan], log)
    faults = []
    try:
        if not wait_until(lambda: len(lines_of(log, "refused")) >= 20, 60):
            faults.append("nothing was refused: the trial proves nothing")
        refused = lines_of(log, "refused")
        strange = [line for line in refused if "No space left" not in line]
        faults += [f"refused for another reason: {line}" for line in strange[:3]]
        code, lines = ground.run(["open", folder])
        if code != 3 or "in use" not in lines[-1]:
            faults.append(f"another process on the full disk ended with {code}: {lines[-1:]}")
        os.remove(ballast)
        before = len(lines_of(log, "ack"))
        if not wait_until(lambda: len(lines_of(log, "ack")) > before + 3):
            faults.append("with room again, nothing more was acknowledged")
        if plan[1] != "document":  # that one always has the room it had; the journals fill it again
            wait_until(lambda: len(lines_of(log, "refused")) > len(refused) + 20)
    finally:
        end(writer)
    # Opening where there is no room: an error with a name, or all there is.
    opened = log + "-opened"
    opener = ground.start(["open", folder], opened)
    faults += lines_of(log, "wrong", "error")
    wait_until(lambda: lines_of(opened, "open", "error"))
    end(opener)
    said = lines_of(opened, "open", "error")[-1:]
    if not said or (said[0].startswith("error") and "No space left" not in said[0]):
        faults.append(f"opened on the full disk: {said}")
    mount.remount("size=8m")
    wrong, _ = ground.verify(folder, log, plan)
    faults += wrong
    fact = f"{len(lines_of(log, 'ack'))} acknowledged, {len(lines_of(log, 'refused'))} refused; opening: {said[0][:60]}"
    ground.told(" ".join(map(str, plan)), faults, fact)


def read_only(ground):
    ground.begin("a file system that is read-only")
    plan = ["--kind", "mixed"]
    with Mount(ground, "-t", "tmpfs", "-o", "size=8m") as mount:
        if mount.failure:
            return ground.skip("a read-only file system", f"mount: {mount.failure}")
        folder, log = os.path.join(mount.path, "kept"), os.path.join(ground.folder("log"), "log")
        open(log, "w").close()
        ground.run(["write", folder, "--records", 60, *plan], log)
        if not mount.remount("ro"):
            return ground.skip("a read-only file system", "it can't be remounted")
        code, lines = ground.run(["write", folder, "--log", log, "--records", 5, *plan])
        faults = [] if code == 3 and "Read-only file system" in lines[-1] else [f"ended with {code}: {lines[-1:]}"]
        ground.told("opening is refused", faults, lines[-1][:120])
        mount.remount("rw")
        wrong, _ = ground.verify(folder, log, plan)
        ground.told("all is there when it may be written again", wrong + lines_of(log, "wrong", "refused"))


def without_rights(ground):
    """As a user who is not root: root may do everything."""
    ground.begin("a folder without rights")
    plan = ["--kind", "mixed"]
    base = ground.folder("rights")
    log = os.path.join(base, "log")
    os.chmod(ground.work, 0o755)
    os.chmod(base, 0o755)
    open(log, "w").close()
    before = []
    if os.geteuid() == 0:
        before = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        code, lines = ground.run(["help", "-"], before=before)
        if code != 2:
            return ground.skip("a folder without rights", f"the probe does not run as another user: {lines[-1:]}")
    folder = os.path.join(base, "kept")
    os.mkdir(folder, 0o700)
    if before:
        os.chown(folder, 65534, 65534)
    ground.run(["write", folder, "--records", 60, *plan], log, before=before)
    folders = [path for path, _, _ in os.walk(folder, topdown=False)]
    for mode, name in ((0o500, "may not write"), (0o000, "may not even look")):
        for path in folders:
            os.chmod(path, mode)
        code, lines = ground.run(["write", folder, "--log", log, "--records", 40, *plan], log, before=before)
        refused = [line for line in lines if line.startswith(("refused", "error"))]
        for path in reversed(folders):
            os.chmod(path, 0o700)
        faults = [] if refused and all("Permission denied" in line for line in refused) else [f"{code}: {lines[-1:]}"]
        ground.told(f"mode {mode:03o}: {name}", faults, refused[0][:120] if refused else "")
    code, lines = ground.run(["verify", folder, "--log", log, *plan], before=before)
    wrong = [line for line in lines if line.startswith("wrong")] + lines_of(log, "wrong")
    ground.told("all is there when it may be written again", wrong or ([] if code == 0 else lines[-1:]))

