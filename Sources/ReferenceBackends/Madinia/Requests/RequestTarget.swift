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
        let end = url.utf8.firstIndex(of: UInt8(ascii: "?")) ?? url.endIndex
        let location = url[..<end]
        let path = RequestTarget.path(of: location)
        guard path.utf8.starts(with: basePath.utf8),
            path.utf8.dropFirst(basePath.utf8.count).first == UInt8(ascii: "/")
        else { return nil }
        self.location = String(location)
        let segments = path.utf8.dropFirst(basePath.utf8.count).split(separator: UInt8(ascii: "/"))
            .map { PercentEncoding.decoded(Substring($0).utf8) }
        guard !segments.contains(nil) else { return nil }
        self.segments = segments.compactMap(\.self)
        var query: [String: String] = [:]
        for pair in url[end...].dropFirst().split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = sides.first.flatMap({ PercentEncoding.decoded($0.utf8) }) else { continue }
            query[name] = sides.dropFirst().first.flatMap { PercentEncoding.decoded($0.utf8) } ?? ""
        }
        self.query = query
    }

    /// What follows scheme and authority, if there are any: the API lives at the root of its host.
    static func path(of location: Substring) -> Substring {
        let bytes = location.utf8
        guard bytes.first != UInt8(ascii: "/"), let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            bytes[colon...].starts(with: "://".utf8)
        else { return location }
        return Substring(bytes[colon...].dropFirst(3).drop { $0 != UInt8(ascii: "/") })
    }

    /// A query item that is a whole number of at least 1.
    func number(_ name: String) -> Int? {
        query[name].flatMap(Int.init).flatMap { $0 >= 1 ? $0 : nil }
    }
}
