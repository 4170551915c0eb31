/// A breach that stands for a reason. One that excuses nothing any more is a breach itself.
public struct ArchitectureException: Equatable, Sendable {
    let rule: ArchitectureRule
    /// A file, or a folder with `/` at its end.
    let path: String
    /// A part of the breach's fact, such as `import Foundation`; empty for any fact.
    let fact: String
    let reason: String

    /// - Parameters:
    ///   - path: from the package: a file, or a folder with `/` at its end.
    ///   - fact: a part of the breach's fact, such as `import Foundation`; empty for any fact.
    public init(rule: ArchitectureRule, path: String, fact: String = "", reason: String) {
        self.rule = rule
        self.path = path
        self.fact = fact
        self.reason = reason
    }

    func excuses(_ breach: Breach) -> Bool {
        breach.rule == rule && (fact.isEmpty || breach.fact.contains(fact))
            && (path.hasSuffix("/") ? breach.path.hasPrefix(path) : breach.path == path)
    }

    static func unexcused(_ breaches: [Breach], by exceptions: [ArchitectureException]) -> [Breach] {
        breaches.filter { breach in !exceptions.contains { $0.excuses(breach) } }
    }

    static func stale(_ exceptions: [ArchitectureException], given breaches: [Breach]) -> [ArchitectureException] {
        exceptions.filter { exception in !breaches.contains(where: exception.excuses) }
    }
}
