import AppShell

/// A link as the system compares it with an association file: split, and otherwise as it is written.
///
/// Looser than ``LinkAddress``, on purpose: what the system hands over and what the app then makes of it are two questions.
struct AssociationLink: Hashable, Sendable {
    /// With its port, unless that is the scheme's own; in lower case.
    let host: String
    /// Without slashes at its end; so `https://a.fr` and `https://a.fr/` are one, and so are `/blog` and `/blog/`.
    let path: [UInt8]
    /// Empty where there is none.
    let query: [UInt8]
    /// Empty where there is none.
    let fragment: [UInt8]

    /// RFC 9110, 4.1: what every recipient should at least take is 8,000 bytes.
    static let maximumLength = 8_000

    struct Refusal: Error, Hashable, Sendable {
        let reason: String
    }

    /// “Universal links are HTTPS or HTTP URLs” (WWDC 2020, 10098).
    ///
    /// Bytes that no URL has (space, control characters, what is not ASCII) are percent-encoded first: “URLs are always
    /// ASCII”, the same session says, and so is what the system is given.
    init(_ link: String) throws(Refusal) {
        var bytes: [UInt8] = []
        guard link.utf8.count <= Self.maximumLength else {
            throw Refusal(reason: "the link has more than \(Self.maximumLength) bytes")
        }
        for byte in link.utf8 {
            if byte <= 0x20 || byte >= 0x7F { bytes += byte.percentEncoded } else { bytes.append(byte) }
        }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
            throw Refusal(reason: "the link has no scheme")
        }
        let scheme = String(decoding: bytes[..<colon].map(\.lowercasedASCII), as: UTF8.self)
        guard scheme == "https" || scheme == "http" else {
            throw Refusal(reason: "the scheme “\(scheme.clipped)” is neither https nor http")
        }
        var rest = bytes[(colon + 1)...]
        guard rest.starts(with: "//".utf8) else { throw Refusal(reason: "the link has no host") }
        rest = rest.dropFirst(2)
        let authority = rest.prefix { !"/?#".utf8.contains($0) }
        rest = rest[authority.endIndex...]
        guard !authority.contains(UInt8(ascii: "@")) else { throw Refusal(reason: "the link carries a user name") }
        var host = String(decoding: authority.map(\.lowercasedASCII), as: UTF8.self)
        let ownPort = scheme == "https" ? ":443" : ":80"
        if host.hasSuffix(ownPort) { host.removeLast(ownPort.utf8.count) }
        guard !host.isEmpty else { throw Refusal(reason: "the link has no host") }
        self.host = host

        var path = rest.prefix { !"?#".utf8.contains($0) }
        rest = rest[path.endIndex...]
        while path.last == UInt8(ascii: "/") { path.removeLast() }
        self.path = Array(path)
        let query = rest.first == UInt8(ascii: "?") ? rest.dropFirst().prefix { $0 != UInt8(ascii: "#") } : []
        self.query = Array(query)
        fragment = Array(rest.drop { $0 != UInt8(ascii: "#") }.dropFirst())
    }

    /// The query's items, as written: `a=1&b` is a with `1` and b with nothing.
    var items: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] {
        query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: true).map { item in
            let name = item.prefix { $0 != UInt8(ascii: "=") }
            return (name, item[name.endIndex...].dropFirst())
        }
    }

    /// What bytes decode to; as they are where that is no text. `+` stays a plus, as it does in URLComponents.
    static func decoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        let bytes = Array(bytes)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%") {
                guard index + 2 < bytes.count, let high = bytes[index + 1].hexadecimalValue,
                    let low = bytes[index + 2].hexadecimalValue
                else { return bytes }
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(validating: decoded, as: UTF8.self) == nil ? bytes : decoded
    }
}

extension UInt8 {
    /// `%2F`
    var percentEncoded: [UInt8] {
        let digits = Array("0123456789ABCDEF".utf8)
        return [UInt8(ascii: "%"), digits[Int(self >> 4)], digits[Int(self & 15)]]
    }
}
