// What the parts of the injector share.
#pragma once
#if defined(__linux__)
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Which calls a rule means.
enum fault_call {
    CALL_WRITE, CALL_SYNC, CALL_OPEN, CALL_RENAME, CALL_TRUNCATE, CALL_UNLINK, CALL_MKDIR, CALL_LINK, CALL_COUNT
};

/// What becomes of a call: done, failed with an errno, cut short, or the end of the process before, in or after it.
enum fault_action { ACTION_NONE, ACTION_FAIL, ACTION_SHORT, ACTION_KILL, ACTION_KILL_MID, ACTION_KILL_AFTER };

struct fault_verdict {
    enum fault_action action;
    int code;
};

/// Holds the lock while a call is judged, done and recorded, so that the record has the order of the calls.
void fault_lock(void);
void fault_unlock(void);

/// Whether a path lies in the folder under trial.
bool fault_concerns(const char *path);
/// The path of an open file; false where it is none or lies elsewhere.
bool fault_path_of(int fd, char *path, size_t size);
/// An absolute path, from one that may be relative to a folder that is open.
void fault_absolute(int folder, const char *path, char *absolute, size_t size);

struct fault_verdict fault_judge(enum fault_call call, const char *path);
void fault_die(void) __attribute__((noreturn));

/// One line of the record; nothing where none is kept.
void fault_record(const char *format, ...) __attribute__((format(printf, 1, 2)));
void fault_record_write(ino_t file, long long offset, const void *bytes, size_t length);
ino_t fault_inode(int fd);
bool fault_is_recording(void);
#endif
