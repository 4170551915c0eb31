// Runs a program and prints how long it took and how much CPU time, in nanoseconds, and the most memory that one of its
// processes had resident, in bytes.
//
// In C, since it has to hold next to nothing: on Linux the peak of a process begins with that of the one it was started
// by, and a Swift process with Foundation holds as much as what is measured here.

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static long long nanoseconds(struct timeval time) {
    return time.tv_sec * 1000000000LL + time.tv_usec * 1000LL;
}

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

/// Whether the program ended well; else it is said why not.
static int measure(char **command) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = 0;
    long long start = now();
    int code = posix_spawnp(&process, command[0], &actions, NULL, command, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (code != 0) {
        fprintf(stderr, "%s: %s\n", command[0], strerror(code));
        return 0;
    }
    int status = 0;
    struct rusage usage;
    while (wait4(process, &status, 0, &usage) < 0) {
        if (errno != EINTR) {
            perror("wait4");
            return 0;
        }
    }
    long long wall = now() - start;
    if (status != 0) {
        fprintf(stderr, "%s ended with status %d\n", command[0], status);
        return 0;
    }
#ifdef __APPLE__
    long long peak = usage.ru_maxrss;
#else
    long long peak = usage.ru_maxrss * 1024LL;
#endif
    printf("%lld %lld %lld\n", wall, nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), peak);
    return 1;
}

int main(int count, char **arguments) {
    if (count < 3) {
        fprintf(stderr, "usage: process-meter FOLDER PROGRAM [ARGUMENT…]\n");
        return 2;
    }
    if (chdir(arguments[1]) != 0) {
        perror(arguments[1]);
        return 2;
    }
    return measure(arguments + 2) ? 0 : 1;
}
