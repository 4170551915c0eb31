/// A text as a `{string}` of a step.
enum QuotedText {
    /// In quotes that the text does not have; nil where no step can say it in one line: a line break, a last backslash,
    /// or one before a quote.
    static func of(_ text: String) -> String? {
        text.contains(where: \.isNewline) ? nil : withLineBreaks(text)
    }

    /// The same for a text that may have line breaks, which the examples of an outline can say.
    static func withLineBreaks(_ text: String) -> String? {
        // A backslash before a quote stands for the quote alone.
        guard !text.hasSuffix("\\"), !text.contains("\\\""), !text.contains("\\'") else { return nil }
        if !text.contains("\"") { return "\"\(text)\"" }
        if !text.contains("'") { return "'\(text)'" }
        return "\"\(text.replacing("\"", with: "\\\""))\""
    }

    /// A label: all white space in it is alike to a script.
    static func ofLabel(_ label: String) -> String? {
        of(label.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
}
