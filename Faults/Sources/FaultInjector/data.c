// The calls that change what is in a file: write, pwrite, writev, pwritev, ftruncate, fsync, fdatasync.
#define _GNU_SOURCE
#include "internal.h"
#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/// Writes as the rules say: at an offset, or, with -1, at the file's own place.
static ssize_t judged_write(int fd, const void *bytes, size_t length, long long offset) {
    char path[PATH_MAX];
    if (fd == 1) {
        fault_lock();
        long written = syscall(SYS_write, fd, bytes, length);
        if (written > 0 && fault_is_recording())
            fault_record("A\t%.*s", (int)(written - (((const char *)bytes)[written - 1] == '\n')), (const char *)bytes);
        fault_unlock();
        return written;
    }
    if (!fault_path_of(fd, path, sizeof path))
        return offset < 0 ? syscall(SYS_write, fd, bytes, length) : syscall(SYS_pwrite64, fd, bytes, length, offset);
    fault_lock();
    struct fault_verdict verdict = fault_judge(CALL_WRITE, path);
    ssize_t result;
    if (verdict.action == ACTION_FAIL) {
        errno = verdict.code;
        result = -1;
    } else {
        bool part = verdict.action == ACTION_SHORT || verdict.action == ACTION_KILL_MID;
        size_t some = part && length > 1 ? length / 2 : length;
        long long place = offset;
        if (offset < 0) place = syscall(SYS_lseek, fd, 0L, SEEK_CUR);
        if (syscall(SYS_fcntl, fd, F_GETFL) & O_APPEND) {
            struct stat status;
            if (syscall(SYS_fstat, fd, &status) == 0) place = status.st_size;
        }
        result = offset < 0 ? syscall(SYS_write, fd, bytes, some) : syscall(SYS_pwrite64, fd, bytes, some, offset);
        int code = errno;
        if (result > 0) fault_record_write(fault_inode(fd), place, bytes, (size_t)result);
        if (verdict.action >= ACTION_KILL) fault_die();
        errno = code;
    }
    fault_unlock();
    return result;
}

static ssize_t judged_vector(int fd, const struct iovec *parts, int count, long long offset) {
    size_t length = 0, used = 0;
    for (int i = 0; i < count; i++) length += parts[i].iov_len;
    char *bytes = malloc(length + 1);
    if (!bytes) return errno = ENOMEM, -1;
    for (int i = 0; i < count; used += parts[i++].iov_len) memcpy(bytes + used, parts[i].iov_base, parts[i].iov_len);
    ssize_t result = judged_write(fd, bytes, length, offset);
    free(bytes);
    return result;
}

ssize_t write(int fd, const void *bytes, size_t length) { return judged_write(fd, bytes, length, -1); }
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) { return judged_write(fd, bytes, length, offset); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) {
    return judged_write(fd, bytes, length, offset);
}
ssize_t writev(int fd, const struct iovec *parts, int count) { return judged_vector(fd, parts, count, -1); }
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
    return judged_vector(fd, parts, count, offset);
}
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off_t offset) {
    return judged_vector(fd, parts, count, offset);
}

int ftruncate(int fd, off_t length) {
    char path[PATH_MAX];
    if (!fault_path_of(fd, path, sizeof path)) return (int)syscall(SYS_ftruncate, fd, length);
    fault_lock();
    struct fault_verdict verdict = fault_judge(CALL_TRUNCATE, path);
    int result = -1;
    if (verdict.action == ACTION_FAIL) {
        errno = verdict.code;
    } else {
        result = (int)syscall(SYS_ftruncate, fd, length);
        if (result == 0) fault_record("T\t%llu\t%lld", (unsigned long long)fault_inode(fd), (long long)length);
        if (verdict.action >= ACTION_KILL) fault_die();
    }
    fault_unlock();
    return result;
}

int ftruncate64(int fd, off_t length) { return ftruncate(fd, length); }

/// A sync that a rule lets fail is not done: what it was for may be lost for good, as after a failure of the disk.
static int judged_sync(int fd, long call) {
    char path[PATH_MAX];
    if (!fault_path_of(fd, path, sizeof path)) return (int)syscall(call, fd);
    fault_lock();
    struct fault_verdict verdict = fault_judge(CALL_SYNC, path);
    int result = -1;
    if (verdict.action == ACTION_FAIL) {
        errno = verdict.code;
    } else {
        result = (int)syscall(call, fd);
        if (verdict.action >= ACTION_KILL) fault_die();
    }
    int code = errno;
    fault_record("S\t%llu\t%d", (unsigned long long)fault_inode(fd), result == 0 ? 0 : 1);
    errno = code;
    fault_unlock();
    return result;
}

int fsync(int fd) { return judged_sync(fd, SYS_fsync); }
int fdatasync(int fd) { return judged_sync(fd, SYS_fdatasync); }
#endif
