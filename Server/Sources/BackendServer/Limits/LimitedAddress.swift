#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Whom a limit counts as one caller: an IPv4 address; of an IPv6 address the /64, which one line is given whole and may
/// call from at will (RFC 6177). An IPv4 address that is written as IPv6 (`::ffff:192.0.2.1`; RFC 4291, 2.5.5.2) is IPv4.
enum LimitedAddress {
    /// - Parameter address: as numbers; what is none stays as it is.
    static func key(_ address: String) -> String {
        // Without the zone of a link-local address.
        let text = String(address.prefix { $0 != "%" })
        var parsed = in6_addr()
        guard inet_pton(AF_INET6, text, &parsed) == 1 else { return address }
        let bytes = withUnsafeBytes(of: parsed) { [UInt8]($0) }
        if bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]) {
            return bytes.suffix(4).map { "\($0)" }.joined(separator: ".")
        }
        let groups = stride(from: 0, to: 8, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
        return groups.joined(separator: ":") + "::/64"
    }
}
