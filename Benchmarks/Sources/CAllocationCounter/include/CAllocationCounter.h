#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

/// How many blocks this thread has asked the allocator for since it started (malloc, calloc, realloc, posix_memalign,
/// aligned_alloc, memalign); -1 where that can't be counted, which is everywhere but on Linux with the GNU C library.
long appshell_allocation_count(void);

#endif
