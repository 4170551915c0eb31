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
        guard request.method == method, path.hasPrefix("/") || path.contains("://") else { return false }
        let url = request.url.prefix { $0 != "?" && $0 != "#" }
        guard url != path, Self.path(of: url) != path else { return true }
        let bases = bases.map { base in String(base.last == "/" ? base.dropLast() : base[...]) }
        guard let base = bases.filter({ url.hasPrefix($0 + "/") }).max(by: { $0.count < $1.count }) else {
            return url.hasSuffix(path)
        }
        return url == base + path
    }

    private static func path(of url: Substring) -> Substring {
        let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
        return url[(url[start...].firstIndex(of: "/") ?? url.endIndex)...]
    }

    /// `GET /formations`
    public var description: String { "\(method.rawValue) \(path)" }
}
