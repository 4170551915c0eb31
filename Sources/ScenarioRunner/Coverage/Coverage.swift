/// What a run's scenarios and the tests' names show of the requirements, and what was exercised on the way.
public struct Coverage: Sendable {
    /// Nothing ran, so nothing is shown.
    public let isDryRun: Bool
    /// The products that were run, in that order, then the shell.
    public let groups: [Group]
    /// Tags that look like ids of requirements and are none.
    public let unknownTags: [UnknownID]
    /// The same of the names of tests.
    public let unknownTestIDs: [UnknownID]

    /// The requirements of one product, or of the shell.
    public struct Group: Sendable {
        public let name: String
        /// What the ids begin with: `MAD-`.
        public let prefix: String
        /// In the order of the list; one for each kind that can be looked up.
        public let items: [Item]
        /// nil for the shell, and where nothing was collected.
        public let coverageRecord: ProductCoverage?

        /// The kinds there are items of, in their order.
        public var kinds: [Requirement.Kind] { Requirement.Kind.allCases.filter { !items(of: $0).isEmpty } }

        public func items(of kind: Requirement.Kind) -> [Item] { items.filter { $0.kind == kind } }
    }

    /// One requirement as one of its kinds.
    public struct Item: Sendable {
        public let requirement: Requirement
        public let kind: Requirement.Kind
        public let status: Status
        /// The scenarios or tests that carry it, those that failed alone where some did: `FILE:LINE`.
        public let places: [String]
    }

    public enum Status: String, Sendable {
        /// At least one scenario that carries it passed and none failed; or a test's name carries it.
        case covered
        /// A scenario that carries it did not pass.
        case failed
        /// Only scenarios that did not run carry it.
        case notRun
        case missing
    }

    /// An id that is in no row, and where it stands.
    public struct UnknownID: Sendable {
        public let id: String
        public let places: [String]
        /// The nearest id there is.
        public let suggestion: String?
    }

    /// Whether every requirement of these kinds is covered and no tag is misspelt.
    public func isComplete(for kinds: [Requirement.Kind]) -> Bool {
        let items = groups.flatMap(\.items).filter { kinds.contains($0.kind) }
        return unknownTags.isEmpty && items.allSatisfy { $0.status == .covered }
    }
}

/// A test, as its source names it.
public struct CoverageTest: Hashable, Sendable {
    public let name: String
    /// `FILE:LINE`
    public let place: String
    /// Whether it is a test of a reference back end.
    public let isOfBackend: Bool

    public init(name: String, place: String, isOfBackend: Bool) {
        self.name = name
        self.place = place
        self.isOfBackend = isOfBackend
    }
}
