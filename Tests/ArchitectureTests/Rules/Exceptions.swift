/// A breach that stands for a reason.
struct ArchitectureException: Equatable, Sendable {
    let rule: Rule
    /// A file, or a folder with `/` at its end.
    let path: String
    /// A part of the breach's fact, such as `import Foundation`; empty for any fact.
    var fact = ""
    let reason: String

    func excuses(_ breach: Breach) -> Bool {
        breach.rule == rule && (fact.isEmpty || breach.fact.contains(fact))
            && (path.hasSuffix("/") ? breach.path.hasPrefix(path) : breach.path == path)
    }
}

/// All exceptions. One that excuses nothing any more fails the tests.
enum Exceptions {
    static let all: [ArchitectureException] = [
        ArchitectureException(
            rule: .imports,
            path: "Sources/AppShell/Concurrency/Lock.swift",
            fact: "import os",
            reason: "iOS 17 has no Mutex; the lock reaches no world"
        )
    ]

    static func unexcused(_ breaches: [Breach], by exceptions: [ArchitectureException] = all) -> [Breach] {
        breaches.filter { breach in !exceptions.contains { $0.excuses(breach) } }
    }

    static func stale(_ exceptions: [ArchitectureException] = all, given breaches: [Breach]) -> [ArchitectureException]
    {
        exceptions.filter { exception in !breaches.contains(where: exception.excuses) }
    }
}
