/// A link taken apart: scheme, host, and the path's segments, decoded.
///
/// Read by ``init(_:)`` from UTF-8 bytes under these rules, so that what is accepted is what it looks like:
/// - at most 2,048 bytes and 32 segments; no space, control character or backslash anywhere;
/// - `scheme://host/path?query#fragment`; scheme and host in any case; a port only if it is the scheme's own; no
///   user-info; the host is ASCII (an international one in its `xn--` form);
/// - the path is split first and percent-decoded once after, so `%2F` never splits; empty and dot segments are
///   refused, escaped or not, and so are bad escapes, control characters and bytes that are not UTF-8;
/// - one trailing slash does not matter.
///
/// For a scheme other than `https` and `http` the host is the first segment: `allinconnect://offers/12`.
public struct LinkAddress: Hashable, Sendable {
    /// In lower case.
    public let scheme: String
    /// In lower case; empty for a scheme of one's own, whose first segment it is.
    public let host: String
    /// Decoded.
    public let segments: [String]
    /// As written, without the `?`; nil where there is none.
    public let query: String?
    /// As written, without the `#`; nil where there is none.
    public let fragment: String?

    public static let maximumLength = 2_048
    public static let maximumSegments = 32

    /// - Throws: ``LinkFault`` that says what is wrong and where.
    public init(_ link: String) throws(LinkFault) {
        var reader = LinkReader(bytes: Array(link.utf8))
        let parts = try reader.read()
        scheme = parts.scheme
        host = parts.host
        segments = parts.segments
        query = parts.query
        fragment = parts.fragment
    }
}

/// Why a link can't be read. Offsets are in bytes from the link's beginning.
public enum LinkFault: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    case tooLong(bytes: Int)
    case tooManySegments
    case noScheme
    case noHost
    case userInfo
    case port(String)
    case invalidHost(String)
    case forbiddenCharacter(UInt8, offset: Int)
    case invalidEscape(offset: Int)
    case invalidText(offset: Int)
    case emptySegment(offset: Int)
    case dotSegment(offset: Int)

    public var description: String {
        switch self {
        case .empty: "the link is empty"
        case .tooLong(let bytes): "the link has \(bytes) bytes; \(LinkAddress.maximumLength) at most are read"
        case .tooManySegments: "the link has more than \(LinkAddress.maximumSegments) path segments"
        case .noScheme: "the link has no scheme (https://…)"
        case .noHost: "the link has no host"
        case .userInfo: "the link carries a user name (user@host), which no link of ours does"
        case .port(let port): "the link names the port “\(port)”"
        case .invalidHost(let host): "“\(host)” is not a host name"
        case .forbiddenCharacter(let byte, let offset):
            "the byte 0x\(String(byte, radix: 16, uppercase: true)) at \(offset) has no place in a link"
        case .invalidEscape(let offset): "the % at \(offset) is not followed by two hexadecimal digits"
        case .invalidText(let offset): "the segment at \(offset) does not decode to text"
        case .emptySegment(let offset): "the path has an empty segment at \(offset) (//)"
        case .dotSegment(let offset): "the path has a dot segment at \(offset) (. or ..)"
        }
    }
}
