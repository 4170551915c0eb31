#ifndef CEXECUTION_COUNTERS_H
#define CEXECUTION_COUNTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The counters that `-profile-generate -profile-coverage-mapping` puts into a program, one record a function, in an
   order that is the same in every process of the program. */

/* Whether the program has them: it was built with those flags, and with -DAPPSHELL_RECORDS_IMPACT for C. */
bool execution_counters_exist(void);
/* Keeps the profile from being written to a file when the process ends. */
void execution_counters_keep_from_disk(void);
/* How many functions have a record; 0 without counters. */
size_t execution_counters_count(void);
/* The first eight bytes of the MD5 of a function's mangled name, little endian; index is below the count. */
uint64_t execution_counters_name(size_t index);
/* Whether any part of it has run in this process. */
bool execution_counters_ran(size_t index);

#endif
