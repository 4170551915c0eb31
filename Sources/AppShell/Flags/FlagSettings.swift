/// What the flags of an app are set to: by a tester, or else by the build, or else by their defaults.
///
/// A text that is no value of its flag counts for nothing; ``AppGraph/issues(of:in:)`` tells of those of the build.
public struct FlagSettings: Hashable, Sendable {
    /// By the build, or a file that comes with it: flag names, and values as ``FlagValue/flagText`` writes them.
    public var build: [String: String]
    /// By a tester or a script.
    public var tester: [String: String] = [:]
    /// Takes the names of flags that are read although the product does not list them.
    package var undeclared: UndeclaredFlags?

    /// What the build sets.
    public init(build: [String: String] = [:]) {
        self.build = build
    }

    /// What a flag is set to.
    public subscript<Value>(flag: FeatureFlag<Value>) -> Value {
        undeclared?.note(flag.name)
        for case let text? in [tester[flag.name], build[flag.name]] {
            if let value = Value.allValues.first(where: { $0.flagText == text }) { return value }
        }
        return flag.defaultValue
    }

    /// What a flag is set to, as a text: one of its values.
    public func value(of flag: FlagDeclaration) -> String {
        for case let text? in [tester[flag.name], build[flag.name]] where flag.values.contains(text) { return text }
        return flag.defaultValue
    }
}

/// Takes the flags that are read and that the product does not list.
package struct UndeclaredFlags: Hashable, Sendable {
    let declared: Set<String>
    let take: @Sendable (String) -> Void

    package init(declared: Set<String>, take: @escaping @Sendable (String) -> Void) {
        self.declared = declared
        self.take = take
    }

    func note(_ name: String) {
        if !declared.contains(name) { take(name) }
    }

    package static func == (one: UndeclaredFlags, other: UndeclaredFlags) -> Bool { one.declared == other.declared }

    package func hash(into hasher: inout Hasher) { hasher.combine(declared) }
}
