import ScenarioReports

/// What git says of the working folder.
struct GitRevision {
    let revision: String
    /// Nil where HEAD is detached.
    let branch: String?
    /// Whether the files that git tracks are as in the revision.
    let isClean: Bool

    /// Nil outside a repository, before the first commit, and where there is no git.
    init?() {
        // https://git-scm.com/docs/git-status: headers begin with `# branch.`, and each changed file has a line.
        guard let git = Subprocess.find("git"),
            let status = try? Subprocess(git, ["status", "--porcelain=v2", "--branch", "--untracked-files=no"]).output()
        else { return nil }
        let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
        func header(_ name: String) -> String? {
            lines.first { $0.hasPrefix("# branch.\(name) ") }.map { String($0.dropFirst("# branch.\(name) ".count)) }
        }
        guard let revision = header("oid"), revision != "(initial)" else { return nil }
        self.revision = revision
        branch = header("head").flatMap { $0 == "(detached)" ? nil : $0 }
        isClean = lines.allSatisfy { $0.hasPrefix("#") }
    }
}

extension RunRevision {
    init(_ git: GitRevision) {
        self.init(revision: git.revision, branch: git.branch, isClean: git.isClean)
    }
}
