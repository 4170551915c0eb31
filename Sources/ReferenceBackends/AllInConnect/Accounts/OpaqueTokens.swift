import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Tokens that say nothing and stand in a table.
///
/// Counted, so that a script sees the same ones each time; they can be guessed, and belong in process only.
public final class OpaqueTokens: TokenAuthority {
    private struct Entry {
        let claims: TokenClaims
        let issue: Date
    }

    private struct Table {
        var entries: [String: Entry] = [:]
        var count = 0
        var sweptCount = OpaqueTokens.smallestSweptCount
    }

    private let table = Mutex(Table())
    private let lifetime: Double
    /// So many tokens, and the expired ones are swept out.
    private static let smallestSweptCount = 1_000

    /// - Parameter lifetime: of a token, in seconds; a day by default.
    public init(lifetime: Double = 86_400) {
        self.lifetime = lifetime
    }

    public func issue(_ claims: TokenClaims, at date: Date) -> String {
        table.withLock { table in
            table.count += 1
            if table.entries.count >= table.sweptCount {
                table.entries = table.entries.filter { isValid($0.value, at: date) }
                table.sweptCount = max(OpaqueTokens.smallestSweptCount, 2 * table.entries.count)
            }
            let token = "opaque-\(claims.userID)-\(table.count)"
            table.entries[token] = Entry(claims: claims, issue: date)
            return token
        }
    }

    public func claims(of token: String, at date: Date) -> TokenClaims? {
        table.withLock { table in
            table.entries[token].flatMap { isValid($0, at: date) ? $0.claims : nil }
        }
    }

    /// A clock that was set back voids no token.
    private func isValid(_ entry: Entry, at date: Date) -> Bool {
        date.timeIntervalSince(entry.issue) < lifetime
    }
}
