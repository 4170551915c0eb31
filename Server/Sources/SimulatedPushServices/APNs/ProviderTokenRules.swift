import JWTKit
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What APNs asks of a provider token: Apple, "Establishing a token-based connection to APNs".
actor ProviderTokenRules {
    private struct Claims: JWTPayload {
        let iss: String
        let iat: Int

        func verify(using algorithm: some JWTAlgorithm) {}
    }

    private let key: APNsKey
    private let keys: JWTKeyCollection
    /// Those that were taken before.
    private var known: Set<String> = []
    private var newest: Date?

    init(_ key: APNsKey) async throws {
        self.key = key
        keys = await JWTKeyCollection()
            .add(ecdsa: try ES256PublicKey(pem: key.publicKey), kid: JWKIdentifier(string: key.keyID))
    }

    func check(_ authorization: String?, at now: Date) async throws(APNsRules.Refusal) {
        guard let authorization else { throw APNsRules.Refusal(403, "MissingProviderToken") }
        let parts = authorization.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].lowercased() == "bearer", !parts[1].isEmpty else {
            throw APNsRules.Refusal(403, "InvalidProviderToken")
        }
        let text = String(parts[1])
        let invalid = APNsRules.Refusal(403, "InvalidProviderToken")
        guard let header = try? DefaultJWTParser().parse([UInt8](text.utf8), as: Claims.self).header,
            header.alg == "ES256", header.kid == key.keyID,
            let claims = try? await keys.verify(text, as: Claims.self), claims.iss == key.teamID
        else { throw invalid }
        let age = now.timeIntervalSince1970 - Double(claims.iat)
        guard age > -300 else { throw invalid }
        guard age <= 3_600 else { throw APNsRules.Refusal(403, "ExpiredProviderToken") }
        guard !known.contains(text) else { return }
        if let newest, now.timeIntervalSince(newest) < 1_200 {
            throw APNsRules.Refusal(429, "TooManyProviderTokenUpdates")
        }
        known.insert(text)
        newest = now
    }
}
