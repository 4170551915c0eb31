extension Gherkin {
    /// What opens and closes a doc string.
    enum DocStringDelimiter {
        case quotes
        case backticks
        /// In Markdown, where three may stand in what is quoted.
        case fourBackticks

        /// What may open a doc string, in the order in which it is tried.
        static func all(inMarkdown: Bool) -> [DocStringDelimiter] {
            inMarkdown ? [.quotes, .fourBackticks, .backticks] : [.quotes, .backticks]
        }

        var mark: StaticString {
            switch self {
            case .quotes: "\"\"\""
            case .backticks: "```"
            case .fourBackticks: "````"
            }
        }

        /// How the delimiter is written inside a doc string that it delimits, if it can be.
        var escapedMark: StaticString? {
            switch self {
            case .quotes: #"\"\"\""#
            case .backticks: #"\`\`\`"#
            case .fourBackticks: nil
            }
        }
    }
}
