/// The continuous integration build that a run belongs to.
public struct CIBuild: Hashable, Sendable {
    /// The server's product: `GitHub Actions`.
    public var name: String
    /// The build's page.
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

    /// The revision that was checked out.
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

    /// Detects the server from environment variables, by the table of Cucumber's ci-environment.
    ///
    /// - Parameters:
    ///   - environment: an empty value counts as absent.
    ///   - headOfPullRequest: reads GitHub Actions' event file at a path for the pull request's own revision: the one
    /// checked out is a temporary merge.
    /// - Returns: nil outside known servers.
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

/// Environment variables, as the table of servers reads them.
struct CIVariables {
    private let values: [String: String]

    init(_ values: [String: String]) {
        self.values = values.filter { !$0.value.isEmpty }
    }

    subscript(name: String) -> String? { values[name] }

    /// The first variable with this prefix and suffix, by name.
    subscript(prefix: String, suffix: String) -> String? {
        values.keys.filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) && $0.count >= prefix.count + suffix.count }
            .min().flatMap { values[$0] }
    }

    /// Replaces `${NAME}`; nil if one is absent.
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
    /// The rest after a prefix, or nil.
    func after(prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }

    /// The text before the last of these, or nil.
    func before(last text: String) -> String? {
        guard let range = ranges(of: text).last(where: { $0.upperBound < endIndex }) else { return nil }
        return String(self[..<range.lowerBound])
    }

    /// A URL without user and password.
    var withoutUserInfo: String {
        guard let scheme = firstRange(of: "://") else { return self }
        let authority = self[scheme.upperBound...].prefix { !"/?#".contains($0) }
        guard let at = authority.lastIndex(of: "@") else { return self }
        return String(self[..<scheme.upperBound] + self[index(after: at)...])
    }
}
