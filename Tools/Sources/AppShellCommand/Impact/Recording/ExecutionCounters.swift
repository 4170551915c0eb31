import AppShellTexts
import CExecutionCounters
import Foundation

/// Which functions have run in this process, counted by the compiler's own instrumentation.
enum ExecutionCounters {
    /// The flags that build a program with counters.
    static let buildFlags =
        "-Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping -Xcc -DAPPSHELL_RECORDS_IMPACT"

    /// - Throws: ``CommandError`` if this program has none.
    static func require() throws(CommandError) {
        guard !execution_counters_exist() else { return execution_counters_keep_from_disk() }
        throw CommandError(
            localized("--record-impact: this program does not count which functions run.") + " "
                + (ProgramName.short == "appshell"
                    ? localized("Run ./appshell, which builds one that does.")
                    : localized("Build it with --scratch-path .build-impact \(buildFlags)."))
        )
    }

    /// The names of all functions, in the order of ``ran``: see `execution_counters_name`.
    static var names: [UInt64] { (0..<execution_counters_count()).map { execution_counters_name($0) } }

    /// What has run so far.
    static var ran: FunctionSet {
        var set = FunctionSet()
        for index in 0..<execution_counters_count() where execution_counters_ran(index) { set.insert(index) }
        return set
    }
}
