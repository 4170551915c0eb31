/// Takes reports for developers, such as an item of a list that can't be read.
///
/// Scripts show them in the trace, as `diagnostic`; devices write them to the system's log.
public protocol Diagnostics: Sendable {
    /// Takes one report.
    func report(_ diagnostic: Diagnostic)
}

/// An error that the app handled.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// Where: a call without its secrets, such as `GET /formations`; a file; a module.
    public let location: String
    /// A stable code for counting and filtering, if the kind of issue has one: `stored-unreadable`.
    public let code: String?
    /// What is wrong and how the app handled it, without anything the person typed.
    public let text: String

    /// - Parameters:
    ///   - location: a call without its secrets, a file or a module.
    ///   - text: without anything the person typed.
    public init(location: String, code: String? = nil, text: String) {
        self.location = location
        self.code = code
        self.text = text
    }

    /// `GET /formations: record 2 can't be read and is left out: title: missing`
    public var description: String { "\(location): \(text)" }
}

/// Drops all reports.
public struct NoDiagnostics: Diagnostics {
    /// Takes reports and keeps none.
    public init() {}

    /// Drops the report.
    public func report(_ diagnostic: Diagnostic) {}
}
