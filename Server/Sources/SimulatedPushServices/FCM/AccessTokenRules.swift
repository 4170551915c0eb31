import AppShell
import JWTKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What Google's OAuth server asks of an assertion (RFC 7523, 3), and which access tokens it has issued.
actor AccessTokenRules {
    private struct Claims: JWTPayload {
        let iss: String
        let scope: String
        let aud: String
        let iat: Int
        let exp: Int

        func verify(using algorithm: some JWTAlgorithm) {}
    }

    private let account: FCMAccount
    private let lifetime: Int
    private let keys: JWTKeyCollection
    /// And until when each holds.
    private var issued: [String: Date] = [:]

    init(_ account: FCMAccount, lifetime: Int) async throws {
        self.account = account
        self.lifetime = lifetime
        keys = await JWTKeyCollection().add(
            rsa: try Insecure.RSA.PublicKey(pem: account.publicKey),
            digestAlgorithm: .sha256,
            kid: JWKIdentifier(string: account.privateKeyID)
        )
    }

    func isValid(_ token: String, at now: Date) -> Bool {
        issued[token].map { now < $0 } ?? false
    }

    func answer(to request: SimulatedRequest, at now: Date) async -> SimulatedAnswer {
        guard request.method == "POST" else { return refusal(405, "invalid_request") }
        guard request["content-type"] == "application/x-www-form-urlencoded" else {
            return refusal(400, "invalid_request")
        }
        func field(_ name: String) -> String? {
            // A form is written as the query of a URL is.
            URLComponents(string: "?\(request.text)")?.queryItems?.first { $0.name == name }?.value
        }
        guard field("grant_type") == "urn:ietf:params:oauth:grant-type:jwt-bearer" else {
            return refusal(400, "unsupported_grant_type")
        }
        guard let assertion = field("assertion"),
            let header = try? DefaultJWTParser().parse([UInt8](assertion.utf8), as: Claims.self).header,
            header.alg == "RS256", header.kid == account.privateKeyID,
            let claims = try? await keys.verify(assertion, as: Claims.self),
            claims.iss == account.clientEmail,
            claims.aud.hasPrefix("https://localhost:"), claims.aud.hasSuffix("/token"),
            claims.exp <= claims.iat + 3_600,
            abs(now.timeIntervalSince1970 - Double(claims.iat)) < 300
        else { return refusal(400, "invalid_grant") }
        guard claims.scope == "https://www.googleapis.com/auth/firebase.messaging" else {
            return refusal(400, "invalid_scope")
        }
        let token = "ya29.simulated-\(issued.count + 1)"
        issued[token] = now.addingTimeInterval(Double(lifetime))
        let body: JSONValue = [
            "access_token": .string(token), "expires_in": .number(JSONNumber(lifetime)), "token_type": "Bearer",
        ]
        return SimulatedAnswer(status: 200, body: body.text())
    }

    private func refusal(_ status: Int, _ error: String) -> SimulatedAnswer {
        let body: JSONValue = ["error": .string(error)]
        return SimulatedAnswer(status: status, body: body.text())
    }
}
