/// The tree of a feature file, with the names and parts of Cucumber Messages.
public enum Gherkin {}

extension Gherkin {
    /// A place in a feature file.
    ///
    /// Lines and columns count from 1; columns count Unicode code points.
    public struct Location: Sendable, Hashable {
        public var line: Int
        /// Absent at the end of the file.
        public var column: Int?

        public init(line: Int, column: Int? = nil) {
            self.line = line
            self.column = column
        }
    }

    /// A whole feature file.
    ///
    /// A file of nothing but comments and blank lines has no feature.
    public struct Document: Sendable, Hashable {
        public var uri: String
        public var feature: Feature?
        public var comments: [Comment]
    }

    /// A comment: the whole line as written, its indentation included.
    public struct Comment: Sendable, Hashable {
        public var location: Location
        public var text: String
    }

    /// A tag with its `@`.
    public struct Tag: Sendable, Hashable {
        public var id: String
        public var location: Location
        public var name: String
    }
}
