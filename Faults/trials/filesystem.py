"""A file system that keeps what POSIX promises and nothing more: what may be on the disk when the power goes.

A write to a file is certain once that file was synced, a name once its folder was. Whatever is not certain may be on the
disk or not, in any combination and any order, and a write also in part. What was outstanding when a sync failed is
never made certain by a later sync (the kernel has marked it clean): only by being written anew.
"""

import os

PENDING, DURABLE, FORSAKEN = range(3)


class Change:
    """One change of one inode: bytes at an offset, a length, or names that are set or taken away at once."""

    __slots__ = ("kind", "place", "content", "state")

    def __init__(self, kind, place, content=None, state=PENDING):
        self.kind, self.place, self.content, self.state = kind, place, content, state


class Inode:
    __slots__ = ("is_folder", "changes", "base")

    def __init__(self, is_folder, base=None):
        self.is_folder, self.changes = is_folder, []
        self.base = base if base is not None else ({} if is_folder else b"")

    def image(self, chosen):
        """The content with the durable changes and the chosen others, in their order."""
        if self.is_folder:
            names = dict(self.base)
            for change in self.changes:
                if change.state == DURABLE or change in chosen:
                    names.update(change.content)
            return {name: inode for name, inode in names.items() if inode is not None}
        content = bytearray(self.base)
        for change in self.changes:
            variant = "whole" if change.state == DURABLE else chosen.get(change)
            if variant is not None:
                _apply(content, change, variant)
        return bytes(content)

    def settle(self):
        """Durable changes before any other become part of the base: nothing can come between them any more."""
        count = 0
        while count < len(self.changes) and self.changes[count].state == DURABLE:
            count += 1
        if count:
            rest, self.changes = self.changes[count:], self.changes[:count]
            base = self.image({})
            self.base, self.changes = base, rest


def _apply(content, change, variant):
    if change.kind == "length":
        del content[change.place:]
        content.extend(bytes(change.place - len(content)))
        return
    data = change.content
    if variant == "zeros":  # the length reached the disk, the bytes did not
        data = bytes(len(data))
    elif variant == "garbage":
        data = bytes((byte * 7 + 13) & 255 for byte in data)
    elif isinstance(variant, tuple):
        kind, count = variant
        if kind == "first":
            data = data[:count]
        elif kind == "first, then zeros":
            data = data[:count] + bytes(len(data) - count)
        else:  # the last bytes came first
            data = bytes(count) + data[count:]
    if change.place > len(content):
        content.extend(bytes(change.place - len(content)))
    content[change.place:change.place + len(data)] = data


class FileSystem:
    """Fed with the injector's record, line by line."""

    def __init__(self, root):
        self.root, self.inodes = root, {}
        self.top = self._load(root)
        self.unknown = []

    def _load(self, path):
        status = os.lstat(path)
        if os.path.isdir(path):
            inode = Inode(True, {name: self._load(os.path.join(path, name)) for name in os.listdir(path)})
        else:
            with open(path, "rb") as file:
                inode = Inode(False, file.read())
        self.inodes[status.st_ino] = inode
        return inode

    def _folder_of(self, path):
        """The folder of a path as the process sees it, and the name in it; None for what lies elsewhere."""
        inner = os.path.relpath(path, self.root).split("/")
        if inner[0] == "..":
            return None
        folder = self.top
        for name in inner[:-1]:
            folder = self._seen(folder)[name]
        return folder, inner[-1]

    @staticmethod
    def _seen(folder):
        return folder.image({change: "whole" for change in folder.changes})

    def take(self, line):
        """One line of the record."""
        kind, *fields = line.split("\t")
        if kind in "CM":
            inode = self.inodes[int(fields[0])] = Inode(kind == "M")
            folder, name = self._folder_of(fields[1])
            folder.changes.append(Change("names", None, {name: inode}))
        elif kind == "W":
            change = Change("bytes", int(fields[1]), bytes.fromhex(fields[2]))
            self.inodes[int(fields[0])].changes.append(change)
        elif kind == "T":
            self.inodes[int(fields[0])].changes.append(Change("length", int(fields[1])))
        elif kind == "S":
            self._sync(self.inodes.get(int(fields[0])), fields[1] == "0")
        elif kind == "R":
            self._rename(*fields)
        elif kind == "L":
            (from_folder, from_name), (to_folder, to_name) = self._folder_of(fields[0]), self._folder_of(fields[1])
            to_folder.changes.append(Change("names", None, {to_name: self._seen(from_folder)[from_name]}))
        elif kind == "U":
            folder, name = self._folder_of(fields[0])
            folder.changes.append(Change("names", None, {name: None}))
        elif kind == "X":
            self.unknown.append(fields[0])

    def _sync(self, inode, succeeded):
        if inode is None:
            return
        for change in inode.changes:
            if change.state == PENDING:
                change.state = DURABLE if succeeded else FORSAKEN
        inode.settle()

    def _rename(self, source, target):
        (from_folder, from_name), (to_folder, to_name) = self._folder_of(source), self._folder_of(target)
        inode = self._seen(from_folder)[from_name]
        if from_folder is to_folder:
            from_folder.changes.append(Change("names", None, {from_name: None, to_name: inode}))
        else:
            self.unknown.append("a rename from one folder to another")

    def open_changes(self):
        """What is not certain, the inodes in the order they are met."""
        found, met, queue = [], set(), [self.top]
        while queue:
            inode = queue.pop(0)
            if id(inode) in met:
                continue
            met.add(id(inode))
            found += [change for change in inode.changes if change.state != DURABLE]
            if inode.is_folder:
                queue += [i for i in inode.base.values() if i]
                queue += [i for change in inode.changes for i in change.content.values() if i]
        return found

    def tree(self, chosen, inode=None):
        """What is on the disk: nested dictionaries with the files' bytes."""
        inode = inode or self.top
        if not inode.is_folder:
            return inode.image(chosen)
        return {name: self.tree(chosen, child) for name, child in sorted(inode.image(chosen).items())}


def write_tree(tree, path):
    os.mkdir(path, 0o700)
    for name, content in tree.items():
        inner = os.path.join(path, name)
        if isinstance(content, dict):
            write_tree(content, inner)
        else:
            with open(os.open(inner, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(content)


def read_tree(path):
    if os.path.isdir(path):
        return {name: read_tree(os.path.join(path, name)) for name in sorted(os.listdir(path))}
    with open(path, "rb") as file:
        return file.read()
