/// What the flags of an app are set to, and by whom: of a flag that several set, the first of these counts: a tester, the
/// back end, the build, the share of installations, the default.
///
/// A text that is no value of its flag counts for nothing; ``AppGraph/issues(of:in:)`` tells of those of the build.
public struct FlagSettings: Hashable, Sendable {
    /// By the build, or a file that comes with it: flag names, and values as ``FlagValue/flagText`` writes them.
    public var build: [String: String]
    /// By the back end, as it said at an earlier launch: ``AppGraph`` reads what a ``RemoteFlagsModule`` has kept.
    public internal(set) var remote: [String: String] = [:]
    /// By a tester or a script.
    public var tester: [String: String] = [:]
    /// Names the installation, for shares; nil: it takes part in none, as under scripts.
    public var installation: String?
    /// Takes the names of flags that are read although the product does not list them.
    package var undeclared: UndeclaredFlags?

    /// What the build sets, and the installation's own identifier.
    public init(build: [String: String] = [:], installation: String? = nil) {
        self.build = build
        self.installation = installation
    }

    /// What a flag is set to.
    public subscript<Value>(flag: FeatureFlag<Value>) -> Value {
        undeclared?.note(flag.name)
        // What launches do often: without the declaration, which makes texts of all values.
        if tester[flag.name] == nil, remote[flag.name] == nil, build[flag.name] == nil,
            installation == nil || flag.shares.isEmpty
        {
            return flag.defaultValue
        }
        let text = value(of: flag.declaration)
        return Value.allValues.first { $0.flagText == text } ?? flag.defaultValue
    }

    /// What a flag is set to, as a text: one of its values.
    public func value(of flag: FlagDeclaration) -> String {
        for source in [tester, remote, build] {
            if let text = source[flag.name], flag.values.contains(text) { return text }
        }
        return installation.flatMap { flag.share(of: $0) } ?? flag.defaultValue
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

extension FlagDeclaration {
    /// The value whose share an installation is in; nil: the default. The same for good, and for each flag another one.
    func share(of installation: String) -> String? {
        // FNV-1a, as Swift's own hash differs from launch to launch.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in "\(name)/\(installation)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var rest = Int((hash ^ hash >> 32) % 100)
        for value in values {
            let share = shares[value] ?? 0
            if rest < share { return value }
            rest -= share
        }
        return nil
    }
}
