/// A scenario made ready to run: background steps in front, placeholders filled in, tags inherited.
public struct Pickle: Sendable, Hashable {
    public var id: String
    public var uri: String
    /// Where the scenario is, or the row of examples that fills it in.
    public var location: Gherkin.Location
    public var name: String
    public var language: String
    public var steps: [PickleStep]
    public var tags: [PickleTag]
    /// The scenario and, of an outline, the row.
    public var astNodeIds: [String]
}

/// A tag of a pickle, with its `@`.
public struct PickleTag: Sendable, Hashable {
    public var name: String
    public var astNodeId: String
}

/// A step of a pickle.
public struct PickleStep: Sendable, Hashable {
    /// What the step's keyword says of it; a conjunction takes after the step before it.
    public enum StepType: String, Sendable, Hashable, CaseIterable {
        case unknown = "Unknown"
        case context = "Context"
        case action = "Action"
        case outcome = "Outcome"
    }

    /// The table and the doc string below a step: one of them or both.
    public struct Argument: Sendable, Hashable {
        public var dataTable: DataTable?
        public var docString: DocString?
    }

    public struct DataTable: Sendable, Hashable {
        public var rows: [[String]]
        /// Its place among the two arguments, from 1, if there are two.
        public var argumentIndex: Int?
    }

    public struct DocString: Sendable, Hashable {
        public var mediaType: String?
        public var content: String
        /// Its place among the two arguments, from 1, if there are two.
        public var argumentIndex: Int?
    }

    public var id: String
    public var text: String
    public var type: StepType
    public var argument: Argument?
    /// The step and, of an outline, the row.
    public var astNodeIds: [String]
}
