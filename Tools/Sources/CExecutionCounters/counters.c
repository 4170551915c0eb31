#include "CExecutionCounters.h"

#ifdef APPSHELL_RECORDS_IMPACT

/* The layout of a record is that of the compiler's own runtime: its header declares it. */
#define VALUE_PROF_KIND(Enumerator, Value, Descr) Enumerator = Value,
enum ValueKind {
#include <profile/InstrProfData.inc>
};

typedef void *IntPtrT;
typedef struct __attribute__((aligned(8))) {
#define INSTR_PROF_DATA(Type, LLVMType, Name, Initializer) Type Name;
#include <profile/InstrProfData.inc>
} Record;

/* Of compiler-rt's profile runtime. */
extern const Record *__llvm_profile_begin_data(void);
extern const Record *__llvm_profile_end_data(void);
extern void __llvm_profile_set_filename(const char *);

bool execution_counters_exist(void) { return execution_counters_count() > 0; }

void execution_counters_keep_from_disk(void) { __llvm_profile_set_filename("/dev/null"); }

size_t execution_counters_count(void) {
    return (size_t)(__llvm_profile_end_data() - __llvm_profile_begin_data());
}

uint64_t execution_counters_name(size_t index) { return __llvm_profile_begin_data()[index].NameRef; }

bool execution_counters_ran(size_t index) {
    const Record *record = __llvm_profile_begin_data() + index;
    /* Counters lie at a distance from their record. */
    const uint64_t *counters = (const uint64_t *)((uintptr_t)record + (uintptr_t)record->CounterPtr);
    for (uint32_t i = 0; i < record->NumCounters; i++) {
        if (counters[i] != 0) return true;
    }
    return false;
}

#else

bool execution_counters_exist(void) { return false; }
void execution_counters_keep_from_disk(void) {}
size_t execution_counters_count(void) { return 0; }
uint64_t execution_counters_name(size_t index) { (void)index; return 0; }
bool execution_counters_ran(size_t index) { (void)index; return false; }

#endif
