import JWTKit

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The signed token that tells APNs whose notifications these are.
///
/// Apple, "Establishing a token-based connection to APNs": ES256, `kid`, `iss`, `iat`; refused once it is an hour old,
/// and refused (429 TooManyProviderTokenUpdates) where it changes more than once in 20 minutes. It is replaced after
/// 50 minutes, and on a refusal, but never sooner than after 20.
public actor APNsProviderToken {
    /// After so many seconds a new one is made.
    public static let refreshAge = 3_000.0
    /// Never sooner than after so many.
    public static let shortestAge = 1_200.0
    /// So far the machine's clock may be set back without a new one being made.
    private static let tolerance = 60.0

    private struct Issued {
        let text: String
        let date: Date

        func age(at now: Date) -> Double { now.timeIntervalSince(date) }
    }

    private struct Claims: JWTPayload {
        let iss: String
        /// Whole seconds.
        let iat: Int

        func verify(using algorithm: some JWTAlgorithm) {}
    }

    /// What comes of asking for another one.
    public enum Replacement: Hashable, Sendable {
        case token(String)
        /// One that young may not be replaced before so much time has passed.
        case tooSoon(Duration)
    }

    private let key: ES256PrivateKey
    private let keyID: String
    private let teamID: String
    private var issued: Issued?
    private var signing: Task<Issued, any Error>?

    /// - Throws: ``PushSettingsError`` for a key that is none.
    public init(privateKey: String, keyID: String, teamID: String) throws(PushSettingsError) {
        do {
            key = try ES256PrivateKey(pem: privateKey)
        } catch {
            // Not the error: it may quote the text.
            throw PushSettingsError([
                "The APNs key \(keyID) is not a PEM P-256 private key: use the original .p8 file from Apple."
            ])
        }
        self.keyID = keyID
        self.teamID = teamID
    }

    /// The token to send with, the same for many requests.
    public func text(at now: Date) async throws -> String {
        if let issued, (-APNsProviderToken.tolerance..<APNsProviderToken.refreshAge).contains(issued.age(at: now)) {
            return issued.text
        }
        return try await issue(at: now).text
    }

    /// Another one in the place of one that APNs called expired.
    public func replacement(of rejected: String, at now: Date) async throws -> Replacement {
        if let issued {
            // Somebody else has replaced it since.
            guard issued.text == rejected else { return .token(issued.text) }
            let age = issued.age(at: now)
            guard age >= APNsProviderToken.shortestAge else {
                return .tooSoon(.seconds(APNsProviderToken.shortestAge - max(0, age)))
            }
        }
        return .token(try await issue(at: now).text)
    }

    /// Requests that need one at the same time share it.
    private func issue(at now: Date) async throws -> Issued {
        if let signing { return try await signing.value }
        let key = self.key
        let id = JWKIdentifier(string: keyID)
        let claims = Claims(iss: teamID, iat: Int(now.timeIntervalSince1970))
        let signing = Task {
            let keys = await JWTKeyCollection().add(ecdsa: key, kid: id)
            return Issued(text: try await keys.sign(claims, kid: id), date: now)
        }
        self.signing = signing
        defer { self.signing = nil }
        let issued = try await signing.value
        self.issued = issued
        return issued
    }
}
