/// The CI build that a run is part of.
public struct CIBuild: Hashable, Sendable {
    /// The server's product: `GitHub Actions`.
    public var name: String
    /// The address of the build's page.
    public var url: String?
    /// The build's number or name.
    public var buildNumber: String?
    public var git: Git?

    public init(name: String, url: String? = nil, buildNumber: String? = nil, git: Git? = nil) {
        self.name = name
        self.url = url
        self.buildNumber = buildNumber
        self.git = git
    }

    /// What was checked out.
    public struct Git: Hashable, Sendable {
        /// Without credentials.
        public var remote: String
        public var revision: String
        public var branch: String?
        public var tag: String?

        public init(remote: String, revision: String, branch: String? = nil, tag: String? = nil) {
            self.remote = remote
            self.revision = revision
            self.branch = branch
            self.tag = tag
        }
    }

    /// Detects the server by environment variables, as Cucumber's ci-environment does.
    ///
    /// - Parameters:
    ///   - environment: an empty value counts as absent.
    ///   - headOfPullRequest: reads the revision of a pull request from the event file of GitHub Actions at that path. The
    ///     revision that is checked out is a temporary merge.
    /// - Returns: nil on no known server.
    public init?(
        environment: [String: String],
        headOfPullRequest: (_ path: String) -> String? = { _ in nil }
    ) {
        let variables = CIVariables(environment)
        guard let server = CIServer.all.first(where: { $0.url(variables) != nil }) else { return nil }
        self.init(name: server.name, url: server.url(variables), buildNumber: server.buildNumber(variables))
        var revision = server.revision(variables)
        if variables["GITHUB_EVENT_NAME"] == "pull_request", let path = variables["GITHUB_EVENT_PATH"] {
            revision = headOfPullRequest(path) ?? revision
        }
        guard let remote = server.remote(variables), let revision else { return }
        git = Git(
            remote: remote.withoutUserInfo,
            revision: revision,
            branch: server.branch(variables),
            tag: server.tag(variables)
        )
    }
}

/// A process's variables, as the table of servers asks for them.
struct CIVariables {
    private let values: [String: String]

    init(_ values: [String: String]) {
        self.values = values.filter { !$0.value.isEmpty }
    }

    subscript(name: String) -> String? { values[name] }

    /// The first variable, by name, that begins and ends so.
    subscript(prefix: String, suffix: String) -> String? {
        values.keys.filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) && $0.count >= prefix.count + suffix.count }
            .min().flatMap { values[$0] }
    }

    /// Fills `${NAME}` in; nil where one of them is absent.
    func callAsFunction(_ template: String) -> String? {
        var text = ""
        var rest = template[...]
        while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            guard let value = values[String(rest[start.upperBound..<end])] else { return nil }
            text += rest[..<start.lowerBound] + value
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }
}

extension String {
    /// What follows a prefix; nil where it does not begin so.
    func after(prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }

    /// What stands before the last of these texts; nil where it is nowhere, or nothing follows it.
    func before(last text: String) -> String? {
        guard let range = ranges(of: text).last(where: { $0.upperBound < endIndex }) else { return nil }
        return String(self[..<range.lowerBound])
    }

    /// A URL without the user and the password before its host.
    var withoutUserInfo: String {
        guard let scheme = firstRange(of: "://") else { return self }
        let authority = self[scheme.upperBound...].prefix { !"/?#".contains($0) }
        guard let at = authority.lastIndex(of: "@") else { return self }
        return String(self[..<scheme.upperBound] + self[index(after: at)...])
    }
}
