import AppShell

/// The path and query of a request, as far as the handlers need them.
struct RequestTarget {
    /// As the request wrote it, without origin and query.
    let path: String
    /// Below the API's base path, decoded; nil for a path elsewhere or one that can't be decoded.
    let segments: [String]?
    private let query: [String: String]

    init(_ url: String, below basePath: String) {
        let parts = url.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = RequestTarget.path(parts.first ?? "")
        self.path = String(path)
        segments = path.hasPrefix(basePath + "/") ? RequestTarget.segments(path.dropFirst(basePath.count)) : nil
        var query: [String: String] = [:]
        for pair in parts.dropFirst().flatMap({ $0.split(separator: "&") }) {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = sides.first.flatMap({ PercentEncoding.decoded($0.utf8) }) else { continue }
            query[name] = sides.dropFirst().first.map { PercentEncoding.decoded($0.utf8) ?? "\u{FFFD}" } ?? ""
        }
        self.query = query
    }

    /// The path of a URL, as the URL writes it, without origin, query and fragment.
    static func path(_ url: Substring) -> Substring {
        let location = url.prefix { $0 != "?" && $0 != "#" }
        guard !location.hasPrefix("/"), let scheme = location.firstRange(of: "://") else { return location }
        return location[scheme.upperBound...].drop { $0 != "/" }
    }

    /// A query item; nil where it is absent or empty, which Spring takes for the same.
    func item(_ name: String) -> String? {
        query[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func segments(_ path: Substring) -> [String]? {
        let segments = path.split(separator: "/").map { PercentEncoding.decoded($0.utf8) }
        return segments.contains(nil) ? nil : segments.compactMap(\.self)
    }
}
