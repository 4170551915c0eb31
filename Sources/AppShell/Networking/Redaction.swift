/// Removes credentials from what traces, logs, reports and error texts show of a call (MAD-NFR7).
///
/// One rule serves header fields, query items, body fields and path segments. It hides a value whose name suggests a
/// credential (`Authorization`, `Cookie`, `X-API-Key`, `device_token`, `password`) and a value that looks like one: a run of
/// 20 letters, digits and underscores that includes a digit, or any run of 32. Slugs, numbers and UUIDs, such as an
/// `Idempotency-Key`, stay readable. Bodies are never shown.
///
/// ```swift
/// Redaction.url("https://api.example/devices/3f9a…40 more…?page=2&access_token=abc")
/// // "https://api.example/devices/***?page=2&access_token=***"
/// ```
public enum Redaction {
    /// Replaces what is hidden.
    public static let mark = "***"

    /// In letters, digits and underscores.
    private static let shortestSecret = 20
    private static let parts = [
        "authorization", "cookie", "token", "password", "passwd", "motdepasse", "passphrase", "secret", "apikey",
        "accesskey", "privatekey", "jwt", "credential", "signature", "sessid", "sessionid",
    ]
    /// Last words of a name that suggest a credential: `X-Functions-Key`, `X-Auth`.
    private static let endings: Set<String> = ["key", "auth"]
    private static let wholes: Set<String> = [
        "auth", "key", "pwd", "pass", "pin", "otp", "code", "sig", "session", "xsession",
    ]

    /// Whether the values of that name are hidden. Ignores case, hyphens and underscores.
    public static func hides(_ name: String) -> Bool {
        let words = name.lowercased().utf8.split { !$0.isASCIILetterOrDigit }
            .map { String(decoding: Array($0), as: UTF8.self) }
        let name = words.joined()
        if wholes.contains(name) || parts.contains(where: { name.contains($0) }) { return true }
        return words.count > 1 && words.last.map(endings.contains) == true && name != "idempotencykey"
    }

    /// The value, or ``mark`` if its name or its form suggests a credential.
    public static func value(_ value: String, of name: String) -> String {
        if hides(name) || looksSecret(value) { return mark }
        return value.contains(where: { "?=@".contains($0) }) || value.contains("://") ? url(value) : value
    }

    /// ``mark`` with a short hash that tells values apart: `***(3f9a)`. Values under eight bytes get none, since a hash
    /// would reveal a PIN.
    public static func fingerprint(of value: String) -> String {
        guard value.utf8.count >= 8 else { return mark }
        // FNV-1a: the same in every process.
        let hash = value.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String((hash >> 16) ^ (hash & 0xFFFF), radix: 16)
        return mark + "(" + String(repeating: "0", count: 4 - digits.count) + digits + ")"
    }

    /// A URL, or a part of one, without user-info, fragment and secrets in its path and query.
    public static func url(_ text: String) -> String {
        guard mayHoldSecret(text) else { return text }
        let text = withoutUserInfo(text)
        let hasFragment = text.contains("#")
        let parts = text.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var shown = location(parts.first ?? "")
        if parts.count > 1 { shown += "?" + pieces(parts[1], separators: "&") }
        return hasFragment ? shown + "#" + mark : shown
    }

    /// False for most URLs that hold no secret: traces ask at each call.
    private static func mayHoldSecret(_ text: String) -> Bool {
        var run = 0
        for byte in text.utf8 {
            if "@?#=".utf8.contains(byte) { return true }
            run = byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") ? run + 1 : 0
            if run >= shortestSecret { return true }
        }
        return false
    }

    /// Finds `user:password@` without a scheme too, and if it contains characters that end an authority. A colon before
    /// digits begins a port.
    private static func withoutUserInfo(_ text: String) -> String {
        let start = text.firstRange(of: "//")?.upperBound ?? text.startIndex
        guard let end = text[start...].lastIndex(of: "@") else { return text }
        let before = text[start..<end]
        guard let colon = before.firstIndex(of: ":") else { return text }
        let next = before.index(after: colon)
        if next < before.endIndex, before[next].isNumber, before.contains("/") || before.contains("?") { return text }
        return text[..<start] + mark + text[end...]
    }

    /// Scheme, authority and path.
    private static func location(_ text: Substring) -> String {
        guard let start = text.firstRange(of: "://")?.upperBound else { return pieces(text, separators: "/;") }
        let authority = text[start...].prefix { $0 != "/" }
        let host = authority.lastIndex(of: "@").map { mark + authority[$0...] } ?? String(authority)
        return String(text[..<start]) + host + pieces(text[authority.endIndex...], separators: "/;")
    }

    /// Redacts each piece between separators.
    private static func pieces(_ text: Substring, separators: String) -> String {
        var shown = ""
        var rest = text
        while true {
            let piece = rest.prefix { !separators.contains($0) }
            shown += self.piece(piece)
            guard piece.endIndex < rest.endIndex else { return shown }
            shown.append(rest[piece.endIndex])
            rest = rest[rest.index(after: piece.endIndex)...]
        }
    }

    /// Redacts `name=value` or a value. Percent-encoded text may hide a name or a URL.
    private static func piece(_ text: Substring) -> String {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard sides.count == 2 else { return looksSecret(String(text)) ? mark : String(text) }
        let isHidden = hides(sides[0]) || sides[0].contains("%") || (sides[1].contains("%") && hides(sides[1]))
        // Nested fields are not parsed.
        let isNested = ["{", "\"", "%7B", "%7b", "%22"].contains { sides[1].contains($0) }
        return sides[0] + "=" + (isHidden || isNested || looksSecret(sides[1]) ? mark : sides[1])
    }

    private static func looksSecret(_ value: String) -> Bool {
        value.utf8.split { !$0.isASCIILetterOrDigit && $0 != UInt8(ascii: "_") }.contains { run in
            run.count >= 32 || (run.count >= shortestSecret && run.contains(where: \.isASCIIDigit))
        }
    }
}

extension UInt8 {
    fileprivate var isASCIILetterOrDigit: Bool {
        isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
