/// The tree of a feature file, with the names and parts of Cucumber Messages.
///
/// ``GherkinParser`` makes it; from outside it can only be read.
public enum Gherkin {}

extension Gherkin {
    /// A place in a feature file.
    ///
    /// Lines and columns count from 1, to 4,294,967,295; columns count Unicode code points.
    public struct Location: Sendable, Hashable {
        // A tree has as many places as it has words: they are kept in half the room.
        private var storedLine: UInt32
        /// 0 where there is none.
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
    /// A file of nothing but comments and blank lines has no feature.
    public struct Document: Sendable, Hashable {
        public internal(set) var uri: String
        public internal(set) var feature: Feature?
        public internal(set) var comments: [Comment]
    }

    /// A comment: the whole line as written, its indentation included.
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
