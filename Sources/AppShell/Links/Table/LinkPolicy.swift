/// Which links are the product's own.
public struct LinkPolicy: Hashable, Sendable {
    /// What an own link opens that no pattern fits.
    public enum Unmatched: Hashable, Sendable {
        /// That tab, as it was left; the reason is recorded.
        case tab(TabID)
        /// Nothing changes; the reason is recorded.
        case ignore
    }

    /// Hosts of https links, in lower case, the canonical one first.
    public let hosts: [String]
    /// Schemes of one's own, in lower case, the canonical one first.
    public let schemes: [String]
    /// What an own link opens that no pattern fits.
    public let unmatched: Unmatched
    /// Whether the system offers the app the passwords that are saved for the hosts, where the app has a password field.
    public let sharesPasswords: Bool

    /// The links of these hosts and schemes; none by default.
    public init(
        hosts: [String] = [],
        schemes: [String] = [],
        unmatched: Unmatched = .ignore,
        sharesPasswords: Bool = false
    ) {
        self.hosts = hosts
        self.schemes = schemes
        self.unmatched = unmatched
        self.sharesPasswords = sharesPasswords
    }
}

extension LinkPolicy {
    /// Whether a text is a host name as links are compared: ASCII, in lower case, no dot at either end.
    static func isHost(_ text: String) -> Bool {
        let bytes = text.utf8
        return bytes.allSatisfy { ($0.isASCIILetter && $0 >= 0x61) || $0.isASCIIDigit || $0 == 0x2D || $0 == 0x2E }
            && !bytes.isEmpty && bytes.first != 0x2E && bytes.last != 0x2E
    }

    /// Whether a text is a scheme of one's own, as links are compared: RFC 3986, 3.1, in lower case, and not the web's.
    static func isOwnScheme(_ text: String) -> Bool {
        let bytes = text.utf8
        guard let first = bytes.first, (0x61...0x7A).contains(first), text != "https", text != "http" else {
            return false
        }
        return bytes.allSatisfy { ($0.isASCIILetter && $0 >= 0x61) || $0.isASCIIDigit || "+-.".utf8.contains($0) }
    }
}
