/// A link taken apart: scheme, host, and the path's segments, decoded.
///
/// Read from UTF-8 bytes under these rules, so that what is accepted is what it looks like:
/// - at most 2,048 bytes and 32 segments; no space, control character or backslash anywhere;
/// - `scheme://host/path?query#fragment`; scheme and host in any case; a port only if it is the scheme's own; no
///   user-info; the host is ASCII (an international one in its `xn--` form);
/// - the path is split first and percent-decoded once after, so `%2F` never splits; empty and dot segments are
///   refused, escaped or not, and so are bad escapes, control characters and bytes that are not UTF-8;
/// - one trailing slash does not matter.
///
/// For a scheme other than `https` and `http` the host is the first segment: `allinconnect://offers/12`.
///
/// ``LinkTable/match(_:)`` reads links with the same scanner and makes an address only of those that match nothing.
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

    /// In bytes.
    public static let maximumLength = 2_048
    /// A link with more path segments is refused.
    public static let maximumSegments = 32

    /// - Throws: ``LinkError`` that says what is wrong and where.
    public init(_ link: String) throws(LinkError) {
        self = try link.withUTF8Bytes { Self.read($0, isText: true) }.get()
    }

    /// Reads a link from bytes, which may be anything.
    ///
    /// - Throws: ``LinkError`` that says what is wrong and where.
    public init(utf8 link: UnsafeBufferPointer<UInt8>) throws(LinkError) {
        self = try Self.read(link, isText: false).get()
    }

    private static func read(_ link: UnsafeBufferPointer<UInt8>, isText: Bool) -> Result<LinkAddress, LinkError> {
        LinkScanner.withLink(link, isText: isText, failed: { .failure($0) }) { .success(LinkAddress($0)) }
    }

    init(_ link: ScannedLink) {
        scheme = link.scheme
        host = link.isWeb ? link.host : ""
        segments = link.segments.map { String(decoding: link.bytes(of: $0), as: UTF8.self) }
        query = link.query.map { String(decoding: $0, as: UTF8.self) }
        fragment = link.fragment.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension LinkAddress: CustomStringConvertible {
    /// The canonical spelling of what was read.
    public var description: String {
        let path = segments.map { PercentEncoding.encoded($0) }.joined(separator: "/")
        let origin = host.isEmpty ? "\(scheme)://" : "\(scheme)://\(host)/"
        return origin + path + (query.map { "?\($0)" } ?? "") + (fragment.map { "#\($0)" } ?? "")
    }
}
