extension Gherkin {
    /// One step, with the table or the doc string below it, or both.
    public struct Step: Sendable, Hashable {
        public var id: String
        public var location: Location
        /// The keyword as written, with the space that belongs to it: `Given `, `Lorsqu'`.
        public var keyword: String
        public var keywordType: StepKeywordType
        public var text: String
        public var dataTable: DataTable?
        public var docString: DocString?
    }

    /// What a step's keyword says of it.
    public enum StepKeywordType: String, Sendable, Hashable, CaseIterable {
        case unknown = "Unknown"
        case context = "Context"
        case action = "Action"
        case outcome = "Outcome"
        case conjunction = "Conjunction"
    }

    /// A table below a step.
    public struct DataTable: Sendable, Hashable {
        public var location: Location
        public var rows: [TableRow]
    }

    public struct TableRow: Sendable, Hashable {
        public var id: String
        public var location: Location
        public var cells: [TableCell]
    }

    public struct TableCell: Sendable, Hashable {
        public var location: Location
        /// The text with `\n`, `\|` and `\\` undone and the space around it gone.
        public var value: String
    }

    /// A text of several lines below a step.
    public struct DocString: Sendable, Hashable {
        public var location: Location
        /// What follows the opening delimiter, such as `json`.
        public var mediaType: String?
        public var content: String
        /// `"""` or three backticks.
        public var delimiter: String
    }
}
