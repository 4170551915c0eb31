/// Why a link can't be read. Offsets are in bytes from the link's beginning.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No text at all.
    case empty
    /// Longer than ``LinkAddress/maximumLength``.
    case tooLong(bytes: Int)
    /// More path segments than ``LinkAddress/maximumSegments``.
    case tooManySegments
    /// No scheme and colon at the beginning, such as `https:`.
    case noScheme
    /// Nothing between `://` and the path.
    case noHost
    /// A user name before the host, as in `user@host`.
    case userInfo
    /// A port other than the scheme's own, or one on a custom scheme.
    case port(String)
    /// A host with characters that no host name has.
    case invalidHost(String)
    /// A control character, a space, a backslash or another byte that no link has.
    case forbiddenCharacter(UInt8, offset: Int)
    /// A `%` that no two hexadecimal digits follow.
    case invalidEscape(offset: Int)
    /// A segment whose bytes, decoded, are not UTF-8.
    case invalidText(offset: Int)
    /// Two slashes in a row.
    case emptySegment(offset: Int)
    /// A segment `.` or `..`, written plainly or escaped.
    case dotSegment(offset: Int)

    /// What is wrong, in a sentence that quotes the link only where it must, clipped.
    public var description: String {
        switch self {
        case .empty: "the link is empty"
        case .tooLong(let bytes): "the link has \(bytes) bytes; \(LinkAddress.maximumLength) at most are read"
        case .tooManySegments: "the link has more than \(LinkAddress.maximumSegments) path segments"
        case .noScheme: "the link has no scheme (https://…)"
        case .noHost: "the link has no host"
        case .userInfo: "the link carries a user name (user@host), which no link of ours does"
        case .port(let port): "the link names the port “\(port.clipped)”"
        case .invalidHost(let host): "“\(host.clipped)” is not a host name"
        case .forbiddenCharacter(let byte, let offset):
            "the byte 0x\(String(byte, radix: 16, uppercase: true)) at \(offset) is not allowed in a link"
        case .invalidEscape(let offset): "the % at \(offset) is not followed by two hexadecimal digits"
        case .invalidText(let offset): "the segment at \(offset) does not decode to text"
        case .emptySegment(let offset): "the path has an empty segment at \(offset) (//)"
        case .dotSegment(let offset): "the path has a dot segment at \(offset) (. or ..)"
        }
    }
}
