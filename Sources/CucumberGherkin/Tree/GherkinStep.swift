extension Gherkin {
    /// One step, with the table or the doc string below it, or both.
    public struct Step: Sendable, Hashable {
        public internal(set) var identifier: Identifier
        public var id: String { identifier.text }
        public internal(set) var location: Location
        /// The keyword as written, with its trailing space if it has one: `Given `, `Lorsqu'`.
        public internal(set) var keyword: String
        public internal(set) var text: String
        private var argument: Argument
        public internal(set) var keywordType: StepKeywordType

        init(
            identifier: Identifier,
            location: Location,
            keyword: String,
            keywordType: StepKeywordType,
            text: String
        ) {
            self.identifier = identifier
            self.location = location
            self.keyword = keyword
            self.text = text
            self.argument = .none
            self.keywordType = keywordType
        }

        public internal(set) var dataTable: DataTable? {
            get { argument.parts.dataTable }
            set { argument = Argument(newValue, docString) }
        }

        public internal(set) var docString: DocString? {
            get { argument.parts.docString }
            set { argument = Argument(dataTable, newValue) }
        }
    }

    /// A step's table and doc string. Most steps have neither, so they are stored separately.
    private indirect enum Argument: Sendable, Hashable {
        case none
        case some(DataTable?, DocString?)

        init(_ dataTable: DataTable?, _ docString: DocString?) {
            self = dataTable == nil && docString == nil ? .none : .some(dataTable, docString)
        }

        var parts: (dataTable: DataTable?, docString: DocString?) {
            switch self {
            case .none: (nil, nil)
            case .some(let dataTable, let docString): (dataTable, docString)
            }
        }
    }

    /// The kind of step by its keyword.
    public enum StepKeywordType: String, Sendable, Hashable, CaseIterable {
        case unknown = "Unknown"
        case context = "Context"
        case action = "Action"
        case outcome = "Outcome"
        case conjunction = "Conjunction"
    }

    /// A table below a step.
    public struct DataTable: Sendable, Hashable {
        public internal(set) var location: Location
        public internal(set) var rows: [TableRow]
    }

    /// A row of a table: below a step, or in examples.
    public struct TableRow: Sendable, Hashable {
        var identifier: Identifier
        public var id: String { identifier.text }
        public internal(set) var location: Location
        public internal(set) var cells: [TableCell]
    }

    /// One cell of a row.
    public struct TableCell: Sendable, Hashable {
        /// The location of the first character that is not white space.
        public internal(set) var location: Location
        /// The text, trimmed, with `\n`, `\|` and `\\` unescaped.
        public internal(set) var value: String
    }

    /// A multi-line text below a step.
    public struct DocString: Sendable, Hashable {
        public internal(set) var location: Location
        /// The text after the opening delimiter, such as `json`.
        public internal(set) var mediaType: String?
        public internal(set) var content: String
        /// `"""` or three backticks; in Markdown also four.
        public internal(set) var delimiter: String
    }
}
