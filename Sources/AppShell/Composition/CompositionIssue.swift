/// One issue of a composition: what, where, and how to fix it.
public struct CompositionIssue: Hashable, Sendable, CustomStringConvertible {
    /// Stable, for tools: `link-overlap`.
    public let code: String
    /// The module that causes it; nil for the manifest.
    public let module: String?
    /// What is wrong.
    public let fact: String
    /// What to do about it.
    public let fix: String

    /// An issue of a module, or of the manifest where the module is nil.
    public init(code: String, module: String?, fact: String, fix: String) {
        self.code = code
        self.module = module
        self.fact = fact
        self.fix = fix
    }

    /// `[link-overlap] blog: … Fix: …`
    public var description: String {
        "[\(code)] \(module ?? "manifest"): \(fact). Fix: \(fix)."
    }
}

/// A product that can't run, with every issue found.
public struct CompositionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// As commands name it: `madinia`.
    public let product: String
    /// Never empty.
    public let issues: [CompositionIssue]

    /// All issues, one a line, below a line that counts them.
    public var description: String {
        let count = issues.count == 1 ? "1 issue" : "\(issues.count) issues"
        return (["The composition of “\(product)” has \(count):"] + issues.map { "  - \($0)" })
            .joined(separator: "\n")
    }
}
