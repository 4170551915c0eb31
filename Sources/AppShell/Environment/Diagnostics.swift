/// Where an app tells its developers what a person need not know: a record of a list that can't be read, say.
///
/// The trace of a script shows it as `diagnostic`; on a device it goes to the system's log.
public protocol Diagnostics: Sendable {
    func report(_ diagnostic: Diagnostic)
}

/// One thing that went wrong and that the app got over.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// Where: a call without its secrets, such as `GET /formations`; a file; a module.
    public let location: String
    /// What is wrong and what was done about it, without anything a person typed.
    public let text: String

    public init(location: String, text: String) {
        self.location = location
        self.text = text
    }

    public var description: String { "\(location): \(text)" }
}

/// Tells nobody.
public struct NoDiagnostics: Diagnostics {
    public init() {}

    public func report(_ diagnostic: Diagnostic) {}
}
