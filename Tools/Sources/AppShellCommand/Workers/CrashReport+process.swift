import AppShellTexts
import Foundation
import ScenarioRunner

extension CrashReport {
    private static let maximumLineCount = 12

    /// - Parameters:
    ///   - status: as `waitpid` gives it.
    ///   - reason: why the process was stopped by this one; nil where it was not.
    ///   - output: what the process printed during the attempt.
    init(status: Int32, reason: BilingualText?, output: [UInt8]) {
        self.init(fact: reason ?? BilingualText(Self.fact(status)), output: Self.lastLines(of: output))
    }

    private static func fact(_ status: Int32) -> String {
        let signal = status & 0x7F
        guard signal != 0 else { return localized("The process ended itself with code \((status >> 8) & 0xFF)") }
        let names: [Int32: String] = [
            SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP", SIGILL: "SIGILL",
            SIGINT: "SIGINT", SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGQUIT: "SIGQUIT", SIGSEGV: "SIGSEGV",
            SIGSYS: "SIGSYS", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP", SIGXCPU: "SIGXCPU",
        ]
        let name = names[signal].map { "\(signal) (\($0))" } ?? "\(signal)"
        return localized("The process was ended by signal \(name)")
    }

    /// The end of what it printed, where Swift says why it traps.
    private static func lastLines(of output: [UInt8]) -> BilingualText? {
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
            // The addresses of a stack differ from run to run.
            .prefix { !$0.hasPrefix("Current stack trace:") }
            .map { line in
                String(line.unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\t" })
            }
        guard !lines.isEmpty else { return nil }
        let last = lines.suffix(maximumLineCount).map { "  \($0)" }.joined(separator: "\n")
        return BilingualText(localized("It printed last:") + "\n" + last)
    }
}
