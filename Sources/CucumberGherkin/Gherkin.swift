/// The tree of a feature file, named and structured as in Cucumber Messages.
///
/// ``GherkinParser`` builds it; elsewhere it is read-only.
public enum Gherkin {}

extension Gherkin {
    /// A location in a feature file.
    ///
    /// Lines and columns count from 1, up to 4,294,967,295; columns count Unicode code points.
    public struct Location: Sendable, Hashable {
        // A tree has one location per word, so each takes half the usual space.
        private var storedLine: UInt32
        /// 0 if absent.
        private var storedColumn: UInt32

        public init(line: Int, column: Int? = nil) {
            storedLine = UInt32(clamping: line)
            storedColumn = UInt32(clamping: column ?? 0)
        }

        public var line: Int {
            get { Int(storedLine) }
            set { storedLine = UInt32(clamping: newValue) }
        }

        /// Absent at the end of the file.
        public var column: Int? {
            get { storedColumn == 0 ? nil : Int(storedColumn) }
            set { storedColumn = UInt32(clamping: newValue ?? 0) }
        }
    }

    /// A whole feature file.
    ///
    /// A file with only comments and blank lines has no feature.
    public struct Document: Sendable, Hashable {
        public internal(set) var uri: String
        public internal(set) var feature: Feature?
        public internal(set) var comments: [Comment]
    }

    /// A comment: the whole line with its indentation.
    public struct Comment: Sendable, Hashable {
        public internal(set) var location: Location
        public internal(set) var text: String
    }

    /// A tag with its `@`.
    public struct Tag: Sendable, Hashable {
        var identifier: Identifier
        public var id: String { identifier.text }
        public internal(set) var location: Location
        public internal(set) var name: String
    }
}
