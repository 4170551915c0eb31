import AppShell
import AppShellTexts

/// What is wrong with an association file, at one location.
///
/// ```
/// $.applinks.details[0].components[3]: “exclude” is a text, “true”. Fix: write true or false.
/// ```
public struct AssociationIssue: Hashable, Sendable, CustomStringConvertible {
    /// `$.applinks.details[0].components[3]`
    public let location: String
    /// What is wrong.
    public let fact: String
    /// What to do about it.
    public let fix: String

    public var description: String { inEnglish { localizedDescription } }

    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String {
        let (fact, fix) = (KnownText.associationFact(fact), KnownText.associationFix(fix))
        return localized("\(KnownText.jsonPlace(location)): \(fact). Fix: \(fix).")
    }
}

/// Every issue of an association file, in the order of the file.
public struct AssociationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Never empty.
    public let issues: [AssociationIssue]

    public var description: String { issues.map(\.description).joined(separator: "\n") }
}
