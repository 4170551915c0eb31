// The calls that change which names there are: open, mkdir, rename, link, unlink, and those that the record can't express.
#define _GNU_SOURCE
#include "internal.h"
#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int judged_open(int folder, const char *name, int flags, mode_t mode) {
    char path[PATH_MAX * 2];
    fault_absolute(folder, name, path, sizeof path);
    if (!fault_concerns(path)) return (int)syscall(SYS_openat, folder, name, flags, mode);
    fault_lock();
    struct fault_verdict verdict = fault_judge(CALL_OPEN, path);
    int fd = -1;
    if (verdict.action == ACTION_FAIL) {
        errno = verdict.code;
    } else {
        bool was_there = syscall(SYS_faccessat, folder, name, F_OK) == 0;
        fd = (int)syscall(SYS_openat, folder, name, flags, mode);
        int code = errno;
        if (fd >= 0 && (flags & O_CREAT) && !was_there)
            fault_record("C\t%llu\t%s", (unsigned long long)fault_inode(fd), path);
        if (fd >= 0 && (flags & O_TRUNC) && was_there) fault_record("T\t%llu\t0", (unsigned long long)fault_inode(fd));
        if (fd >= 0 && (flags & O_TMPFILE) == O_TMPFILE) fault_record("X\tO_TMPFILE");
        if (verdict.action >= ACTION_KILL) fault_die();
        errno = code;
    }
    fault_unlock();
    return fd;
}

#define MODE_OF(flags)                                                  \
    mode_t mode = 0;                                                    \
    if ((flags) & O_CREAT || ((flags) & O_TMPFILE) == O_TMPFILE) {      \
        va_list arguments;                                              \
        va_start(arguments, flags);                                     \
        mode = (mode_t)va_arg(arguments, int);                          \
        va_end(arguments);                                              \
    }

int open(const char *path, int flags, ...) {
    MODE_OF(flags)
    return judged_open(AT_FDCWD, path, flags, mode);
}
int open64(const char *path, int flags, ...) {
    MODE_OF(flags)
    return judged_open(AT_FDCWD, path, flags, mode);
}
int openat(int folder, const char *path, int flags, ...) {
    MODE_OF(flags)
    return judged_open(folder, path, flags, mode);
}
int openat64(int folder, const char *path, int flags, ...) {
    MODE_OF(flags)
    return judged_open(folder, path, flags, mode);
}
int creat(const char *path, mode_t mode) { return judged_open(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
    char one[PATH_MAX * 2], other[PATH_MAX * 2];
    fault_absolute(from_folder, from, one, sizeof one);
    fault_absolute(to_folder, to, other, sizeof other);
    if (!fault_concerns(one) && !fault_concerns(other))
        return (int)syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
    fault_lock();
    struct fault_verdict verdict = fault_judge(CALL_RENAME, other);
    int result = -1;
    if (verdict.action == ACTION_FAIL) {
        errno = verdict.code;
    } else {
        result = (int)syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
        if (result == 0) fault_record("R\t%s\t%s", one, other);
        if (result == 0 && (flags & 2)) fault_record("X\trename that exchanges");
        if (verdict.action >= ACTION_KILL) fault_die();
    }
    fault_unlock();
    return result;
}

int rename(const char *from, const char *to) { return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0); }
int renameat(int from_folder, const char *from, int to_folder, const char *to) {
    return renameat2(from_folder, from, to_folder, to, 0);
}

int unlinkat(int folder, const char *name, int flags) {
    char path[PATH_MAX * 2];
    fault_absolute(folder, name, path, sizeof path);
    if (!fault_concerns(path)) return (int)syscall(SYS_unlinkat, folder, name, flags);
    fault_lock();
    struct fault_verdict verdict = fault_judge(CALL_UNLINK, path);
    int result = -1;
    if (verdict.action == ACTION_FAIL) {
        errno = verdict.code;
    } else {
        result = (int)syscall(SYS_unlinkat, folder, name, flags);
        if (result == 0) fault_record("U\t%s", path);
        if (verdict.action >= ACTION_KILL) fault_die();
    }
    fault_unlock();
    return result;
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }
int remove(const char *path) {
    int result = unlinkat(AT_FDCWD, path, 0);
    return result != 0 && errno == EISDIR ? unlinkat(AT_FDCWD, path, AT_REMOVEDIR) : result;
}

int mkdirat(int folder, const char *name, mode_t mode) {
    char path[PATH_MAX * 2];
    fault_absolute(folder, name, path, sizeof path);
    if (!fault_concerns(path)) return (int)syscall(SYS_mkdirat, folder, name, mode);
    fault_lock();
    struct fault_verdict verdict = fault_judge(CALL_MKDIR, path);
    int result = -1;
    if (verdict.action == ACTION_FAIL) {
        errno = verdict.code;
    } else {
        result = (int)syscall(SYS_mkdirat, folder, name, mode);
        int fd = result == 0 ? (int)syscall(SYS_openat, folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
        if (result == 0) fault_record("M\t%llu\t%s", (unsigned long long)fault_inode(fd), path);
        if (fd >= 0) syscall(SYS_close, fd);
        if (verdict.action >= ACTION_KILL) fault_die();
    }
    fault_unlock();
    return result;
}

int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
    char one[PATH_MAX * 2], other[PATH_MAX * 2];
    fault_absolute(from_folder, from, one, sizeof one);
    fault_absolute(to_folder, to, other, sizeof other);
    if (!fault_concerns(other)) return (int)syscall(SYS_linkat, from_folder, from, to_folder, to, flags);
    fault_lock();
    struct fault_verdict verdict = fault_judge(CALL_LINK, other);
    int result = -1;
    if (verdict.action == ACTION_FAIL) {
        errno = verdict.code;
    } else {
        result = (int)syscall(SYS_linkat, from_folder, from, to_folder, to, flags);
        if (result == 0) fault_record("L\t%s\t%s", one, other);
        if (verdict.action >= ACTION_KILL) fault_die();
    }
    fault_unlock();
    return result;
}
int link(const char *from, const char *to) { return linkat(AT_FDCWD, from, AT_FDCWD, to, 0); }

void *mmap(void *address, size_t length, int protection, int flags, int fd, off_t offset) {
    char path[PATH_MAX];
    if (fd >= 0 && (flags & MAP_SHARED) && (protection & PROT_WRITE) && fault_path_of(fd, path, sizeof path))
        fault_record("X\tmmap %s", path);
    return (void *)syscall(SYS_mmap, address, length, protection, flags, fd, offset);
}
#endif
