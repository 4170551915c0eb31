// The record of every change that a process makes below FAULT_FOLDER, in order: FAULT_RECORD names the file.
//
// Lines of fields with tabs between: C inode path (a file made), M inode path (a folder made), W inode offset bytes-in-hex,
// T inode length, S inode 0|1 (synced, or failed to), R from to, L from to, U path, X call (one that this record can't express),
// A text (written to the standard output).
#define _GNU_SOURCE
#include "internal.h"
#if defined(__linux__)
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int record = -1;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void set_up(void) {
    const char *path = getenv("FAULT_RECORD");
    if (!path) return;
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    record = fd < 0 ? -1 : (int)syscall(SYS_fcntl, fd, F_DUPFD_CLOEXEC, 900);
    if (fd >= 0) syscall(SYS_close, fd);
    if (record < 0) _exit(125);
}

bool fault_is_recording(void) {
    pthread_once(&once, set_up);
    return record >= 0;
}

void fault_record(const char *format, ...) {
    if (!fault_is_recording()) return;
    char line[9000];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(line, sizeof line - 1, format, arguments);
    va_end(arguments);
    if (length < 0) return;
    if (length > (int)sizeof line - 2) length = sizeof line - 2;
    line[length++] = '\n';
    if (syscall(SYS_write, record, line, (size_t)length) != length) _exit(125);
}

void fault_record_write(ino_t file, long long offset, const void *bytes, size_t length) {
    if (!fault_is_recording()) return;
    static const char digits[] = "0123456789abcdef";
    char *line = malloc(length * 2 + 80);
    if (!line) _exit(125);
    int used = sprintf(line, "W\t%llu\t%lld\t", (unsigned long long)file, offset);
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = ((const unsigned char *)bytes)[i];
        line[used++] = digits[byte >> 4];
        line[used++] = digits[byte & 15];
    }
    line[used++] = '\n';
    if (syscall(SYS_write, record, line, (size_t)used) != used) _exit(125);
    free(line);
}

ino_t fault_inode(int fd) {
    struct stat status;
    // Not fstat: older C libraries have it as a macro of another name.
    if (syscall(SYS_fstat, fd, &status) != 0) return 0;
    return status.st_ino;
}
#endif
