"""Power cuts on a real file system: ext4 on a loop device, whose image is copied while the writer stands still.

The image is what reached the disk: what the kernel still keeps in memory for the file system above it is lost.
"""

import filecmp
import os
import shutil
import signal
import subprocess
import time

from .ground import end, lines_of, wait_until
from .places import Mount

PLANS = [
    ["--kind", "mixed"],
    ["--kind", "journal", "--compactions", 4],
    ["--kind", "mixed", "--lanes", 4],
    ["--kind", "document", "--size", 9000],
]
OPTIONS = ["loop", "loop,nobarrier,data=writeback", "loop,data=journal", "loop,delalloc,commit=60,noauto_da_alloc"]


def cut(ground):
    ground.begin("power cuts on ext4, on a loop device")
    if not shutil.which("mkfs.ext4"):
        return ground.skip("power cuts on ext4", "mkfs.ext4 is not installed")
    cuts, unstable = 0, 0
    for number in range(4 if ground.short else 60):
        plan, options = PLANS[number % len(PLANS)], OPTIONS[number // len(PLANS) % len(OPTIONS)]
        image = os.path.join(ground.folder("image"), "disk")
        with open(image, "wb") as file:
            file.truncate(24_000_000)
        subprocess.run(["mkfs.ext4", "-q", "-F", image], check=True)
        with Mount(ground, "-o", options, source=image) as mount:
            if mount.failure:
                if "loop," in options and cuts:
                    ground.skip(f"ext4 with {options}", mount.failure)
                    continue
                return ground.skip("power cuts on ext4", f"mount: {mount.failure}")
            for moment in range(1 if ground.short else 3):
                unstable += not _cut(ground, mount.path, image, plan, options)
                cuts += 1
        os.remove(image)
    print(f"         {cuts} cuts; at {unstable} of them the image changed as it was copied and was copied again")


def _cut(ground, path, image, plan, options):
    """Stops a writer, copies the disk, mounts the copy and looks. Whether the first copy was of one moment."""
    folder, log = os.path.join(path, "kept"), os.path.join(ground.folder("log"), "log")
    shutil.rmtree(folder, ignore_errors=True)
    os.sync()
    open(log, "w").close()
    writer = ground.start(["write", folder, *plan], log)
    copy = image + ".copy"
    stable = True
    try:
        # A disk that is busy with something else may take seconds for the first sync.
        wait_until(lambda: lines_of(log, "ack"))
        time.sleep(ground.random.random() * 0.5)
        writer.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, writer.pid, os.WSTOPPED)
        # Copied until two copies are alike: else it would be the disk of no one moment.
        for _ in range(20):
            shutil.copyfile(image, copy)
            time.sleep(0.02)
            if filecmp.cmp(image, copy, shallow=False):
                break
            stable = False
        else:
            ground.skip("a power cut", "the image never stood still")
            return False
    finally:
        end(writer)
    acknowledged = len(lines_of(log, "ack"))
    faults = lines_of(log, "wrong", "refused", "error")
    if acknowledged == 0:
        faults.append("nothing was acknowledged: the trial proves nothing")
    with Mount(ground, "-o", "loop", source=copy) as mount:
        if mount.failure:
            faults.append(f"the copy can't be mounted: {mount.failure}")
        else:
            wrong, findings = ground.verify(os.path.join(mount.path, "kept"), log, plan, "--cut")
            faults += wrong
            ground.told(
                f"{options}, {' '.join(map(str, plan))}",
                faults,
                f"{acknowledged} acknowledged" + "".join(f"; {finding}" for finding in findings),
            )
    os.remove(copy)
    return stable
