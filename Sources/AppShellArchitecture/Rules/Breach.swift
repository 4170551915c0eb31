/// Which architecture rule a breach is about.
public enum ArchitectureRule: String, CaseIterable, Sendable {
    /// Every folder belongs to a layer.
    case layers
    /// Imports run one way, and nothing foreign comes in.
    case imports
    /// FoundationEssentials by default.
    case foundation
    /// No real world and no chance.
    case purity
    /// No singletons, no global mutable state, no navigation flags.
    case state
    /// Closures of screens stay on their host's actor.
    case captures
    /// No trap on input.
    case trap
    /// No file over 400 lines.
    case size
    /// One shared list of settings for every Swift target.
    case settings
    /// What the package depends on.
    case dependencies
    /// Each target has its tests, and each file its target.
    case targets
}

/// A rule that the tree breaks: where, the fact and the fix.
struct Breach: Equatable, Sendable, CustomStringConvertible {
    let path: String
    let line: Int
    let rule: ArchitectureRule
    let fact: String
    let fix: String

    var description: String { "\(path):\(line): [\(rule.rawValue)] \(fact); \(fix)" }
}
