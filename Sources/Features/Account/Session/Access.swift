import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Who is signed in, and with what.
struct Access: Hashable {
    let email: String
    let token: Secret
    /// When the token ends; nil where that is left to the back end.
    let end: Date?

    /// One that was just handed out.
    ///
    /// A token that the back end gives is good: where it seems to have ended, the phone's clock is wrong, and tells
    /// nothing of this session.
    init(email: String, token: Secret, now: Date) {
        self.email = email
        self.token = token
        end = TokenEnd.read(token).flatMap { $0 > now ? $0 : nil }
    }

    /// One that was stored.
    init(_ stored: StoredSession.Access) {
        email = stored.email
        token = Secret(stored.token)
        end = stored.ignoresEnd == true ? nil : TokenEnd.read(token)
    }

    /// RFC 7519, 4.1.4: on or after that moment it is not to be used.
    func hasEnded(at now: Date) -> Bool { end.map { $0 <= now } ?? false }

    /// Whether both are the same person's: back ends do not tell addresses apart by case.
    func belongs(to email: String) -> Bool { self.email.lowercased() == email.lowercased() }
}

/// When a token says that it ends.
enum TokenEnd {
    /// Reads `exp` of a JWT (RFC 7519, 4.1.4) without verifying anything: that is the back end's.
    ///
    /// - Returns: nil for an opaque token, one that can't be read, and one that names no end.
    static func read(_ token: Secret) -> Date? {
        let parts = token.reveal().split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let payload = bytes(base64URL: parts[1]),
            let value = try? JSONValue(parsing: payload), let seconds = value["exp"]?.numberValue?.double,
            seconds.isFinite
        else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }

    /// RFC 4648, 5, without padding.
    private static func bytes(base64URL text: Substring) -> [UInt8]? {
        guard text.utf8.count % 4 != 1, !text.contains("=") else { return nil }
        var base64 = text.map { character -> Character in
            switch character {
            case "-": "+"
            case "_": "/"
            default: character
            }
        }
        while base64.count % 4 != 0 { base64.append("=") }
        return Data(base64Encoded: String(base64)).map { Array($0) }
    }
}
