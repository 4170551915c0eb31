import Foundation
import ScenarioRunner

/// Why a worker ended in the midst of a scenario, in words.
struct DeathCertificate {
    /// As `waitpid` gives it.
    let status: Int32
    /// Why it was stopped from here; nil where it was not.
    let reason: String?
    let printed: [UInt8]

    private static let mostLines = 12

    var collapse: EngineResult.Collapse { EngineResult.Collapse(fact: fact, lastWords: lastWords) }

    /// Where there is no scenario to tell it of.
    var text: String { fact + "." + (lastWords.map { "\n" + $0 } ?? "") }

    private var fact: String {
        if let reason { return reason }
        let signal = status & 0x7F
        guard signal != 0 else { return "The process ended itself with code \((status >> 8) & 0xFF)" }
        return "The process was ended by signal \(signal)\(Self.name(of: signal))"
    }

    private static func name(of signal: Int32) -> String {
        let names: [Int32: String] = [
            SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP", SIGILL: "SIGILL",
            SIGINT: "SIGINT", SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGQUIT: "SIGQUIT", SIGSEGV: "SIGSEGV",
            SIGSYS: "SIGSYS", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP", SIGXCPU: "SIGXCPU",
        ]
        return names[signal].map { " (\($0))" } ?? ""
    }

    /// What it printed last: Swift says there why it traps.
    private var lastWords: String? {
        let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
            // Addresses differ from run to run, and name nothing.
            .prefix { !$0.hasPrefix("Current stack trace:") }
            .map { line in
                String(line.unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\t" })
            }
        guard !lines.isEmpty else { return nil }
        return "It printed last:\n" + lines.suffix(Self.mostLines).map { "  \($0)" }.joined(separator: "\n")
    }
}
