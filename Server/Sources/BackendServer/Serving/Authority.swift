/// The host and port of a Host header (RFC 9110, 7.2).
enum Authority {
    static func isValid(_ text: String) -> Bool {
        text.utf8.count <= 255
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
                    UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
                    true
                default: false
                }
            }
    }

    /// Whether this names the machine itself: a page of the internet whose name leads here (DNS rebinding) does not.
    static func isLoopback(_ text: String) -> Bool {
        let host = text.hasPrefix("[") ? text.prefix { $0 != "]" }.dropFirst() : text.prefix { $0 != ":" }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        let isIPv4 = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
        return host.lowercased() == "localhost" || host == "::1" || isIPv4 && parts[0] == "127"
    }
}
