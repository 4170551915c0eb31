import AppShellHeadless
import AppShellTexts

/// A value that differs from what a step expects: both values on lines of their own, and where they begin to differ.
///
/// ```text
/// The text of the field “Nom” is not as expected.
///   expected: “Zoé”
///   actual:   “Zoe”
/// ```
///
/// One is made only where the two differ, so a step gives its text:
///
/// ```swift
/// try world.eventually { Mismatch("The number of orders", expected: count, actual: orders.count)?.description }
/// ```
///
/// It is in the language of the current `Reader`, as what a step gives to it should be.
public struct Mismatch: Hashable, Sendable, CustomStringConvertible {
    /// A row of a table that differs.
    public struct Row: Hashable, Sendable {
        /// `row 2, “email”`
        let cell: String
        let lines: [String]
    }

    private let subject: String
    private let lines: [String]
    private let details: String

    private init(subject: String, lines: [String], details: String) {
        self.subject = subject
        self.lines = lines
        self.details = details
    }

    /// Numbers.
    ///
    /// - Parameters:
    ///   - subject: the beginning of the sentence: `The number of orders`.
    ///   - details: more lines, such as a list of all values.
    /// - Returns: nil where they are equal.
    public init?(_ subject: String, expected: Int, actual: Int, details: String = "") {
        guard expected != actual else { return nil }
        self.init(subject, expected: "\(expected)", actual: "\(actual)", details: details)
    }

    /// Texts, as a person compares them; see `PlainText`.
    ///
    /// - Parameters:
    ///   - actual: nil where there is none.
    ///   - isExact: whether kinds of space and of apostrophe count.
    /// - Returns: nil where they are the same.
    public init?(
        _ subject: String,
        expectedText expected: String,
        actual: String?,
        isExact: Bool = false,
        details: String = ""
    ) {
        if let actual, isExact ? actual == expected : PlainText(actual) == PlainText(expected) { return nil }
        self.init(subject: subject, lines: Self.lines(expected, actual), details: details)
    }

    /// Values in words that the caller knows to differ.
    public init(_ subject: String, expected: String, actual: String, details: String = "") {
        self.init(subject: subject, lines: Self.lines(expected: expected, actual: actual), details: details)
    }

    /// All rows of a table that differ.
    ///
    /// - Returns: nil without any.
    public init?(_ subject: String, rows: [Row], details: String = "") {
        guard !rows.isEmpty else { return nil }
        let lines = rows.flatMap { row in ["  \(row.cell)"] + row.lines.map { "  " + $0 } }
        self.init(subject: subject, lines: lines, details: details)
    }

    public var description: String {
        let text = ([localized("\(subject) is not as expected.")] + lines).joined(separator: "\n")
        return details.isEmpty ? text : text + (details.hasPrefix("\n") ? "" : "\n") + details
    }

    private static func lines(_ expected: String, _ actual: String?) -> [String] {
        guard let actual else { return lines(expected: expected.quoted, actual: localized("none")) }
        return TextDifference(expected: expected, actual: actual).lines
    }

    private static func lines(expected: String, actual: String) -> [String] {
        [TextDifference.line(expected: expected), TextDifference.line(actual: actual)]
    }
}

extension Mismatch.Row {
    /// - Parameter cell: the row and the column: `row 2, “email”`.
    /// - Returns: nil where the two are the same, as a person compares them.
    public init?(_ cell: String, expectedText expected: String, actual: String) {
        guard PlainText(expected) != PlainText(actual) else { return nil }
        self.init(cell: cell, lines: TextDifference(expected: expected, actual: actual).lines)
    }

    /// Values in words that the caller knows to differ.
    public init(_ cell: String, expected: String, actual: String) {
        self.init(cell: cell, lines: [TextDifference.line(expected: expected), TextDifference.line(actual: actual)])
    }
}
