public import AppShell

/// The calls of one method and path, as a script names them: `GET "/formations"`.
///
/// A path is relative to the URL of the app's back end: `/formations` matches `https://api.madinia.fr/api/v1/formations`
/// but not `…/articles/7/formations`. The whole path, `/api/v1/formations`, and the whole URL match too. Queries and
/// fragments are ignored.
public struct CallTarget: Hashable, Sendable, CustomStringConvertible {
    /// The method of the calls.
    public let method: HTTPRequest.Method
    /// Relative, absolute or a URL.
    public let path: String

    /// - Parameter path: relative to the back end's URL, absolute, or a URL.
    public init(_ method: HTTPRequest.Method, _ path: String) {
        self.method = method
        self.path = path
    }

    /// - Parameter bases: the URLs of the app's back end. For a call to another URL the last segments are compared.
    public func matches(_ request: HTTPRequest, under bases: [String]) -> Bool {
        guard request.method == method, path.utf8.first == Self.slash || path.contains("://") else { return false }
        // By bytes: each call is compared with each target that has faults.
        let path = path.utf8
        let url = request.url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        guard !url.elementsEqual(path), !Self.path(of: url).elementsEqual(path) else { return true }
        var ofBase: Substring.UTF8View.SubSequence?
        for base in bases {
            let base = base.utf8.last == Self.slash ? base.utf8.dropLast() : base.utf8[...]
            guard url.starts(with: base), url.dropFirst(base.count).first == Self.slash else { continue }
            let rest = url.dropFirst(base.count)
            if rest.count < ofBase?.count ?? .max { ofBase = rest }
        }
        if let ofBase { return ofBase.elementsEqual(path) }
        return url.count >= path.count && url.suffix(path.count).elementsEqual(path)
    }

    /// Whether it is of a route, `GET /articles/{key}`, below one of the URLs; true for a call elsewhere.
    package func isOf(_ route: String, under bases: [String]) -> Bool {
        let prefixes = bases.flatMap { base in
            let base = base.hasSuffix("/") ? String(base.dropLast()) : base
            return [base, String(decoding: Self.path(of: base.utf8[...]), as: UTF8.self)]
        }
        // The longest address that fits is the one that was meant, as in ``matches(_:under:)``.
        let fitting = prefixes.filter { !$0.isEmpty && path.hasPrefix($0 + "/") }
        let rest = path.dropFirst(fitting.map(\.count).max() ?? 0)
        guard !rest.contains("://") else { return true }
        let wanted = route.split(separator: " ", maxSplits: 1)
        guard wanted.count == 2, wanted[0] == method.rawValue else { return false }
        // With the empty segments of `/articles/` and `//articles`, which no call of the route has.
        let segments = rest.split(separator: "/", omittingEmptySubsequences: false)
        let patterns = wanted[1].split(separator: "/", omittingEmptySubsequences: false)
        return segments.count == patterns.count
            && zip(segments, patterns).allSatisfy { $0 == $1 || $1.hasPrefix("{") && !$0.isEmpty }
    }

    private static let slash = UInt8(ascii: "/")

    private static func path(of url: Substring.UTF8View) -> Substring.UTF8View {
        var start = url.startIndex
        if let colon = url.firstIndex(of: UInt8(ascii: ":")), url[colon...].starts(with: "://".utf8) {
            start = url.index(colon, offsetBy: 3)
        }
        return url[(url[start...].firstIndex(of: slash) ?? url.endIndex)...]
    }

    /// `GET /formations`
    public var description: String { "\(method.rawValue) \(path)" }
}
