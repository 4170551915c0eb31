#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The proxies in front of a host: only what they say of a client's address is believed.
public struct ProxyList: Hashable, Sendable {
    private struct Network: Hashable {
        let bytes: [UInt8]
        let bits: Int

        func contains(_ address: [UInt8]) -> Bool {
            guard address.count == bytes.count else { return false }
            return (0..<bits).allSatisfy { bit in
                (address[bit / 8] ^ bytes[bit / 8]) & (0x80 >> UInt8(bit % 8)) == 0
            }
        }
    }

    private let networks: [Network]

    public static let none = ProxyList()

    private init() {
        networks = []
    }

    /// - Parameter texts: addresses, or networks in CIDR notation: `10.0.0.0/8`, `fd00::/8`.
    /// - Throws: ``StartError`` for what is neither.
    public init(_ texts: [String]) throws(StartError) {
        var networks: [Network] = []
        for text in texts {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            guard let bytes = ProxyList.bytes(parts[0]), parts.count <= 2,
                let bits = parts.count == 1 ? bytes.count * 8 : Int(parts[1]), (0...bytes.count * 8).contains(bits)
            else {
                throw StartError("--proxy \(text): write an IP address or a network, such as 10.0.0.0/8.")
            }
            networks.append(Network(bytes: bytes, bits: bits))
        }
        self.networks = networks
    }

    func contains(_ address: String) -> Bool {
        guard !networks.isEmpty, let bytes = ProxyList.bytes(address) else { return false }
        return networks.contains { $0.contains(bytes) }
    }

    /// The address of the client behind a connection: the last one in X-Forwarded-For that is no proxy of ours. What a
    /// stranger says of itself does not count.
    ///
    /// - Parameter forwarded: the values of X-Forwarded-For, in their order.
    func client(of peer: String, forwarded: [String]) -> String {
        guard contains(peer) else { return peer }
        let hops = forwarded.flatMap { $0.split(separator: ",") }.map { $0.trimmed }
        var client = peer
        for hop in hops.reversed() {
            guard ProxyList.bytes(hop) != nil else { break }
            client = hop
            if !contains(hop) { break }
        }
        return client
    }

    /// Four or sixteen; of an IPv4 address that is written as IPv6 four.
    private static func bytes(_ text: String) -> [UInt8]? {
        var (four, sixteen) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, text, &four) == 1 { return withUnsafeBytes(of: four) { [UInt8]($0) } }
        guard inet_pton(AF_INET6, text, &sixteen) == 1 else { return nil }
        let bytes = withUnsafeBytes(of: sixteen) { [UInt8]($0) }
        let isMapped = bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF])
        return isMapped ? Array(bytes.suffix(4)) : bytes
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
