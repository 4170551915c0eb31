/// Why a link can't be read. Offsets are in bytes from the link's beginning.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
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
        case .port(let port): "the link names the port “\(port.clipped)”"
        case .invalidHost(let host): "“\(host.clipped)” is not a host name"
        case .forbiddenCharacter(let byte, let offset):
            "the byte 0x\(String(byte, radix: 16, uppercase: true)) at \(offset) has no place in a link"
        case .invalidEscape(let offset): "the % at \(offset) is not followed by two hexadecimal digits"
        case .invalidText(let offset): "the segment at \(offset) does not decode to text"
        case .emptySegment(let offset): "the path has an empty segment at \(offset) (//)"
        case .dotSegment(let offset): "the path has a dot segment at \(offset) (. or ..)"
        }
    }
}
