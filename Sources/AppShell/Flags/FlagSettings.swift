/// The settings of an app's flags. A tester's setting overrides the build's, which overrides the default.
///
/// Invalid texts are ignored; ``AppGraph/issues(of:in:)`` reports those of the build.
public struct FlagSettings: Hashable, Sendable {
    /// Set by the build: names of flags with values in the form of ``FlagValue/flagText``.
    public var build: [String: String]
    /// Set by a tester or a script.
    public var tester: [String: String] = [:]
    /// Receives the names of flags that are read without being listed in the product.
    package var undeclared: UndeclaredFlags?

    /// The settings of the build.
    public init(build: [String: String] = [:]) {
        self.build = build
    }

    /// The value of a flag.
    public subscript<Value>(flag: FeatureFlag<Value>) -> Value {
        undeclared?.note(flag.name)
        for case let text? in [tester[flag.name], build[flag.name]] {
            if let value = Value.allValues.first(where: { $0.flagText == text }) { return value }
        }
        return flag.defaultValue
    }

    /// The value of a flag as a text.
    public func value(of flag: FlagDeclaration) -> String {
        for case let text? in [tester[flag.name], build[flag.name]] where flag.values.contains(text) { return text }
        return flag.defaultValue
    }
}

/// Receives the names of flags that are read without being listed in the product.
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
