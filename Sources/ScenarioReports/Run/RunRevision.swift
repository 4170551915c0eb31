import CucumberGherkin

/// What a version control system says of the files that ran.
public struct RunRevision: Hashable, Sendable {
    public var revision: String
    public var branch: String?
    /// Whether the files are as in the revision.
    public var isClean: Bool

    public init(revision: String, branch: String? = nil, isClean: Bool = true) {
        self.revision = revision
        self.branch = branch
        self.isClean = isClean
    }

    func writeFields(into writer: inout JSONWriter) {
        writer.field("revision", revision)
        writer.field("branch", ifPresent: branch)
        if !isClean { writer.field("changed", true) }
    }
}
