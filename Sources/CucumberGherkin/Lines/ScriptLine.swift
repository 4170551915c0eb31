extension Gherkin {
    /// A line of a feature file as an editor needs it: what it is, and where its parts are, also in a file that does not
    /// parse.
    public struct ScriptLine: Sendable, Hashable {
        public enum Kind: Sendable, Hashable {
            case blank
            case comment
            /// `# language: fr`
            case language
            case tags
            case feature, background, rule, scenario, examples
            case step(StepKeywordType)
            case row
            /// A line that opens or closes a doc string.
            case delimiter
            /// A line of a doc string.
            case docString
            /// A description, or what is no Gherkin.
            case other
        }

        public let kind: Kind
        /// Without the line break, in bytes of UTF-8 from the start of the file.
        public let range: Range<Int>
        /// As written: with its trailing space for a step, without the colon for a title; empty for other lines.
        public let keyword: String
        /// Where the keyword starts, or the text of a line without one.
        public let content: Int
        /// After the keyword, and a title's colon, up to the end of the line, with the white space on both sides.
        public let body: Range<Int>
        /// The body, trimmed.
        public let text: Range<Int>

        /// Whether it is a title.
        public var isTitle: Bool {
            switch kind {
            case .feature, .background, .rule, .scenario, .examples: true
            default: false
            }
        }

        /// Whether it is a step.
        public var isStep: Bool {
            if case .step = kind { true } else { false }
        }
    }
}
