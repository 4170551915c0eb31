// Which calls fail, and how: FAULT_RULES, rules with semicolons between, each CALL@FIRST[-LAST]=ACTION[~PART-OF-PATH].
//
// CALL is write, sync, open, rename, truncate, unlink, mkdir, link or any; each rule counts the calls it means, from 1, on paths
// below FAULT_FOLDER only. ACTION is the name of an errno, short, kill, killmid or killafter.
#define _GNU_SOURCE
#include "internal.h"
#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

struct rule {
    int call;  // enum fault_call, or -1 for any
    long first, last, seen;
    struct fault_verdict verdict;
    char part[64];
};

static struct rule rules[32];
static int rule_count;
static const char *folder;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static const char *const call_names[CALL_COUNT] = {
    "write", "sync", "open", "rename", "truncate", "unlink", "mkdir", "link",
};

static struct fault_verdict verdict_named(const char *name) {
    static const struct { const char *name; struct fault_verdict verdict; } known[] = {
        {"EIO", {ACTION_FAIL, EIO}}, {"ENOSPC", {ACTION_FAIL, ENOSPC}}, {"EINTR", {ACTION_FAIL, EINTR}},
        {"EDQUOT", {ACTION_FAIL, EDQUOT}}, {"EROFS", {ACTION_FAIL, EROFS}}, {"EACCES", {ACTION_FAIL, EACCES}},
        {"short", {ACTION_SHORT, 0}}, {"kill", {ACTION_KILL, 0}}, {"killmid", {ACTION_KILL_MID, 0}},
        {"killafter", {ACTION_KILL_AFTER, 0}},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].name, name) == 0) return known[i].verdict;
    fprintf(stderr, "FAULT_RULES: no action “%s”\n", name);
    _exit(125);
}

static void add_rule(const char *text) {
    char call[16] = "", action[16] = "";
    struct rule rule = {.call = -2, .last = -1};
    int used = 0;
    if (sscanf(text, "%15[a-z]@%ld%n", call, &rule.first, &used) < 2) goto bad;
    text += used;
    rule.last = rule.first;
    if (*text == '-') {
        rule.last = strtol(text + 1, (char **)&text, 10);
        if (rule.last == 0) rule.last = LONG_MAX;
    }
    if (sscanf(text, "=%15[A-Za-z]~%63s", action, rule.part) < 1) goto bad;
    if (strcmp(call, "any") == 0) rule.call = -1;
    for (int i = 0; i < CALL_COUNT; i++)
        if (strcmp(call, call_names[i]) == 0) rule.call = i;
    if (rule.call == -2 || rule_count == 32) goto bad;
    rule.verdict = verdict_named(action);
    rules[rule_count++] = rule;
    return;
bad:
    fprintf(stderr, "FAULT_RULES: “%s” is no rule\n", text);
    _exit(125);
}

static void set_up(void) {
    folder = getenv("FAULT_FOLDER");
    const char *text = getenv("FAULT_RULES");
    char *copy = text ? strdup(text) : NULL, *rest = NULL;
    for (char *rule = copy ? strtok_r(copy, ";", &rest) : NULL; rule; rule = strtok_r(NULL, ";", &rest)) add_rule(rule);
    free(copy);
}

void fault_lock(void) { pthread_mutex_lock(&lock); }
void fault_unlock(void) { pthread_mutex_unlock(&lock); }

bool fault_concerns(const char *path) {
    pthread_once(&once, set_up);
    if (!folder) return false;
    size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

bool fault_path_of(int fd, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, size - 1);
    if (length < 0) return false;
    path[length] = 0;
    return fault_concerns(path);
}

void fault_absolute(int directory, const char *path, char *absolute, size_t size) {
    char base[PATH_MAX] = "";
    if (path[0] != '/') {
        char link[64] = "/proc/self/cwd";
        if (directory != AT_FDCWD) snprintf(link, sizeof link, "/proc/self/fd/%d", directory);
        long length = syscall(SYS_readlinkat, AT_FDCWD, link, base, sizeof base - 2);
        base[length < 0 ? 0 : length] = '/';
        base[length < 0 ? 1 : length + 1] = 0;
    }
    snprintf(absolute, size, "%s%s", base, path);
}

struct fault_verdict fault_judge(enum fault_call call, const char *path) {
    struct fault_verdict verdict = {ACTION_NONE, 0};
    for (int i = 0; i < rule_count; i++) {
        struct rule *rule = &rules[i];
        if (rule->call >= 0 && rule->call != (int)call) continue;
        if (rule->part[0] && !strstr(path, rule->part)) continue;
        rule->seen++;
        if (rule->seen >= rule->first && rule->seen <= rule->last && verdict.action == ACTION_NONE)
            verdict = rule->verdict;
    }
    if (verdict.action == ACTION_KILL) fault_die();
    return verdict;
}

void fault_die(void) {
    syscall(SYS_kill, getpid(), SIGKILL);
    for (;;) pause();
}
#endif
