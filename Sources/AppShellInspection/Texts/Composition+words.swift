public import AppShell
import AppShellTexts

extension CompositionError {
    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String {
        let title = localized("The composition of “\(product)” has \(issues.count, "issue"):")
        return ([title] + issues.map { "  - \($0.localizedDescription)" }).joined(separator: "\n")
    }
}

extension CompositionIssue {
    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String {
        let place = module ?? localized("manifest")
        return localized(
            "[\(code)] \(place): \(KnownText.compositionFact(fact)). Fix: \(KnownText.compositionFix(fix))."
        )
    }
}
