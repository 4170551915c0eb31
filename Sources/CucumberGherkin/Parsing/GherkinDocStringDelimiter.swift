extension Gherkin {
    /// The delimiter of a doc string.
    enum DocStringDelimiter {
        case quotes
        case backticks
        /// In Markdown, whose code blocks may contain three.
        case fourBackticks

        /// The possible opening delimiters, in the order they are tried.
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

        /// The delimiter's escaped form inside the doc string, if it has one.
        var escapedMark: StaticString? {
            switch self {
            case .quotes: #"\"\"\""#
            case .backticks: #"\`\`\`"#
            case .fourBackticks: nil
            }
        }
    }
}
