extension Gherkin {
    /// What opens and closes a doc string.
    enum DocStringDelimiter: CaseIterable {
        case quotes
        case backticks

        var mark: StaticString {
            switch self {
            case .quotes: "\"\"\""
            case .backticks: "```"
            }
        }

        /// How the delimiter is written inside a doc string that it delimits.
        var escapedMark: StaticString {
            switch self {
            case .quotes: #"\"\"\""#
            case .backticks: #"\`\`\`"#
            }
        }
    }
}
