/// How far a run and the tests' names cover the requirements, and what the run exercised.
public struct Coverage: Sendable {
    /// A dry run covers nothing.
    public let isDryRun: Bool
    /// The products that ran, in that order, then the shell.
    public let groups: [Group]
    /// Tags that look like requirement ids but name none.
    public let unknownTags: [UnknownID]
    /// Test names that do the same.
    public let unknownTestIDs: [UnknownID]

    /// The requirements of one product or of the shell.
    public struct Group: Sendable {
        public let name: String
        /// The prefix of its ids: `MAD-`.
        public let prefix: String
        /// In the order of the list, one item for each kind that can be checked.
        public let items: [Item]
        /// nil for the shell, and if nothing was collected.
        public let coverageRecord: ProductCoverage?

        /// The kinds that have items, in their order.
        public var kinds: [Requirement.Kind] { Requirement.Kind.allCases.filter { !items(of: $0).isEmpty } }

        public func items(of kind: Requirement.Kind) -> [Item] { items.filter { $0.kind == kind } }
    }

    /// A requirement under one of its kinds.
    public struct Item: Sendable {
        public let requirement: Requirement
        public let kind: Requirement.Kind
        public let status: Status
        /// The scenarios or tests that carry it, or only the failed ones if any failed: `FILE:LINE`.
        public let locations: [String]
    }

    public enum Status: String, Sendable {
        /// At least one of its scenarios passed and none failed, or a test's name carries it.
        case covered
        /// One of its scenarios did not pass.
        case failed
        /// None of its scenarios ran.
        case notRun
        case missing
    }

    /// An unknown id, and where it is.
    public struct UnknownID: Sendable {
        public let id: String
        public let locations: [String]
        /// The nearest known id.
        public let suggestion: String?
    }

    /// Whether every requirement of these kinds is covered and no id is misspelt.
    public func isComplete(for kinds: [Requirement.Kind]) -> Bool {
        let items = groups.flatMap(\.items).filter { kinds.contains($0.kind) }
        return unknownTags.isEmpty && items.allSatisfy { $0.status == .covered }
    }
}

/// A test, by the name in its source.
public struct CoverageTest: Hashable, Sendable {
    public let name: String
    /// `FILE:LINE`
    public let location: String
    /// What it tests.
    public let subject: Subject

    /// What a test tests, as far as requirements tell their tests apart.
    public enum Subject: Hashable, Sendable {
        /// A reference back end.
        case backend
        /// The web host, in a browser.
        case web
        /// Anything else.
        case code
    }

    public init(name: String, location: String, of subject: Subject = .code) {
        self.name = name
        self.location = location
        self.subject = subject
    }
}
