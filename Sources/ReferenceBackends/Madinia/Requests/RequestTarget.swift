import AppShell

/// The path and query of a request, as far as the handlers need them.
struct RequestTarget {
    /// Scheme, host and path, without the query: what the pages of a list are linked by.
    let location: String
    /// Below the API's base path, decoded.
    let segments: [String]
    private let query: [String: String]

    /// - Returns: nil for a path elsewhere or one that can't be decoded.
    init?(_ url: String, below basePath: String) {
        let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let location = parts.first, let base = location.firstRange(of: basePath + "/"),
            RequestTarget.isOrigin(location[..<base.lowerBound])
        else { return nil }
        self.location = String(location)
        let segments = location[base.upperBound...].split(separator: "/").map { PercentEncoding.decoded($0.utf8) }
        guard !segments.contains(nil) else { return nil }
        self.segments = segments.compactMap(\.self)
        var query: [String: String] = [:]
        for pair in parts.dropFirst().flatMap({ $0.split(separator: "&") }) {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = sides.first.flatMap({ PercentEncoding.decoded($0.utf8) }) else { continue }
            query[name] = sides.dropFirst().first.flatMap { PercentEncoding.decoded($0.utf8) } ?? ""
        }
        self.query = query
    }

    /// Nothing, or scheme and authority: the API lives at the root of its host.
    private static func isOrigin(_ text: Substring) -> Bool {
        guard !text.isEmpty else { return true }
        guard let scheme = text.firstRange(of: "://") else { return false }
        return !text[scheme.upperBound...].contains("/")
    }

    /// A query item that is a whole number of at least 1.
    func number(_ name: String) -> Int? {
        query[name].flatMap(Int.init).flatMap { $0 >= 1 ? $0 : nil }
    }
}
