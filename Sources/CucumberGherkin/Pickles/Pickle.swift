/// A scenario ready to run: background steps included, placeholders filled in, tags inherited.
///
/// ``PickleCompiler`` makes it; elsewhere it is read-only.
public struct Pickle: Sendable, Hashable {
    let identifier: Identifier
    public internal(set) var uri: String
    /// The location of the scenario, or of its row of examples.
    public internal(set) var location: Gherkin.Location
    public internal(set) var name: String
    public internal(set) var language: String
    public internal(set) var steps: [PickleStep]
    public internal(set) var tags: [PickleTag]
    let origin: PickleOrigin

    public var id: String { identifier.text }
    /// The scenario's id and, for an outline, the row's.
    public var astNodeIds: [String] { origin.ids }
    /// The scenario's id.
    public var scenario: Identifier { origin.node }
}

/// A tag of a pickle, with its `@`.
public struct PickleTag: Sendable, Hashable {
    public internal(set) var name: String
    let node: Identifier

    public var astNodeId: String { node.text }
}

/// The node that a pickle or step comes from and, for an outline, the row.
struct PickleOrigin: Sendable, Hashable {
    let node: Identifier
    let row: Identifier?

    var ids: [String] { row.map { [node.text, $0.text] } ?? [node.text] }
}

/// A step of a pickle.
public struct PickleStep: Sendable, Hashable {
    /// The kind of step by its keyword; a conjunction takes the previous step's.
    public enum StepType: String, Sendable, Hashable, CaseIterable {
        case unknown = "Unknown"
        case context = "Context"
        case action = "Action"
        case outcome = "Outcome"
    }

    /// The table or doc string below a step, or both.
    public struct Argument: Sendable, Hashable {
        public internal(set) var dataTable: DataTable?
        public internal(set) var docString: DocString?

        public init(dataTable: DataTable? = nil, docString: DocString? = nil) {
            self.dataTable = dataTable
            self.docString = docString
        }

        /// Puts another table in place of this one.
        public mutating func replace(_ table: DataTable) { dataTable = table }

        /// Puts another text in place of this one.
        public mutating func replace(_ text: DocString) { docString = text }
    }

    public struct DataTable: Sendable, Hashable {
        public internal(set) var rows: [[String]]
        /// Its index of the two arguments, from 1, if there are two.
        public internal(set) var argumentIndex: Int?

        public init(rows: [[String]], argumentIndex: Int? = nil) {
            self.rows = rows
            self.argumentIndex = argumentIndex
        }
    }

    public struct DocString: Sendable, Hashable {
        public internal(set) var mediaType: String?
        public internal(set) var content: String
        /// Its index of the two arguments, from 1, if there are two.
        public internal(set) var argumentIndex: Int?

        public init(mediaType: String? = nil, content: String, argumentIndex: Int? = nil) {
            self.mediaType = mediaType
            self.content = content
            self.argumentIndex = argumentIndex
        }
    }

    let identifier: Identifier
    public internal(set) var text: String
    private var boxedArgument: BoxedArgument
    let origin: PickleOrigin
    public internal(set) var type: StepType

    init(identifier: Identifier, text: String, type: StepType, argument: Argument?, origin: PickleOrigin) {
        self.identifier = identifier
        self.text = text
        self.boxedArgument = BoxedArgument(argument)
        self.origin = origin
        self.type = type
    }

    /// A step that another process has read from its script: it has no id here.
    package init(text: String, type: StepType, argument: Argument?) {
        self.init(
            identifier: .later,
            text: text,
            type: type,
            argument: argument,
            origin: PickleOrigin(node: .later, row: nil)
        )
    }

    public var id: String { identifier.text }
    /// The ids of the step and, for an outline, the row.
    public var astNodeIds: [String] { origin.ids }
    /// The id of the step as written.
    public var writtenStep: Identifier { origin.node }

    /// The same step with other words.
    public func replacing(text: String, argument: Argument?) -> PickleStep {
        PickleStep(identifier: identifier, text: text, type: type, argument: argument, origin: origin)
    }

    public internal(set) var argument: Argument? {
        get { boxedArgument.value }
        set { boxedArgument = BoxedArgument(newValue) }
    }
}

/// An optional argument in the space of a pointer: most steps have none.
private indirect enum BoxedArgument: Sendable, Hashable {
    case none
    case some(PickleStep.Argument)

    init(_ value: PickleStep.Argument?) {
        self = value.map { .some($0) } ?? .none
    }

    var value: PickleStep.Argument? {
        switch self {
        case .none: nil
        case .some(let value): value
        }
    }
}
