public import AppShell

/// What is wrong with an association file, at one place.
///
/// ```
/// $.applinks.details[0].components[3]: “exclude” is a text, “true”. Fix: write true or false.
/// ```
public struct AssociationIssue: Hashable, Sendable, CustomStringConvertible {
    /// `$.applinks.details[0].components[3]`
    public let place: String
    public let fact: String
    public let fix: String

    public var description: String { "\(place): \(fact). Fix: \(fix)." }
}

/// Every fault of an association file, in the order of the file.
public struct AssociationError: Error, Hashable, Sendable, CustomStringConvertible {
    public let faults: [AssociationIssue]

    public var description: String { faults.map(\.description).joined(separator: "\n") }
}
