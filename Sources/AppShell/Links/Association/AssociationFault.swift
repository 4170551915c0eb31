/// What is wrong with an association file, at one place.
///
/// ```
/// $.applinks.details[0].components[3]: “exclude” is a text, “true”. Mend: write true or false.
/// ```
public struct AssociationFault: Hashable, Sendable, CustomStringConvertible {
    /// `$.applinks.details[0].components[3]`
    public let place: String
    public let fact: String
    public let mend: String

    public var description: String { "\(place): \(fact). Mend: \(mend)." }
}

/// Every fault of an association file, in the order of the file.
public struct AssociationFaults: Error, Hashable, Sendable, CustomStringConvertible {
    public let faults: [AssociationFault]

    public var description: String { faults.map(\.description).joined(separator: "\n") }
}
