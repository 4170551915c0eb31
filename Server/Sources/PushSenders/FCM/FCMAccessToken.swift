import AppShell
import JWTKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The access token that a service account sends with: asked for with an assertion that the account has signed (RS256),
/// and used until shortly before it expires.
///
/// RFC 7523, 2.1; Google, "Using OAuth 2.0 for server to server applications".
actor FCMAccessToken {
    /// Why there is none.
    enum TokenError: Error {
        case failed(PushVerdict)
    }

    private struct Issued {
        let text: String
        let date: Date
        let lifetime: Double

        func isUsable(at now: Date, margin: Double) -> Bool {
            let age = now.timeIntervalSince(date)
            return age >= -margin && age < lifetime - margin
        }
    }

    private struct Claims: JWTPayload {
        let iss: String
        let scope: String
        let aud: String
        let iat: Int
        let exp: Int

        func verify(using algorithm: some JWTAlgorithm) {}
    }

    private static let scope = "https://www.googleapis.com/auth/firebase.messaging"
    /// So many seconds before it expires another one is asked for.
    private static let margin = 60.0

    private let settings: FCMSettings
    private let key: Insecure.RSA.PrivateKey
    private let client: PushHTTPClient
    private var issued: Issued?
    private var asking: Task<Result<Issued, TokenError>, Never>?
    private var hasEnded = false

    init(_ settings: FCMSettings, client: PushHTTPClient) throws(PushSettingsError) {
        do {
            key = try Insecure.RSA.PrivateKey(pem: settings.privateKey)
        } catch {
            // Not the error: it may quote the text.
            throw PushSettingsError([
                "The private key of \(settings.clientEmail) is not a PEM RSA key of at least 2,048 bits."
            ])
        }
        self.settings = settings
        self.client = client
    }

    /// The token to send with.
    ///
    /// - Parameter rejected: one that FCM does not take any more.
    func text(at now: Date, insteadOf rejected: String? = nil) async throws(TokenError) -> String {
        if let issued, issued.text != rejected, issued.isUsable(at: now, margin: FCMAccessToken.margin) {
            return issued.text
        }
        guard !hasEnded else {
            throw .failed(.retry(.service, reason: "access token: the service is stopping", after: nil))
        }
        // Requests that need one at the same time share it.
        if asking == nil {
            asking = Task {
                let result = await self.ask(at: now)
                self.settle(result)
                return result
            }
        }
        guard let asking else { return "" }
        return try await asking.value.get().text
    }

    /// Breaks off asking, for good: whoever waits for a token gets none.
    func shutdown() {
        hasEnded = true
        asking?.cancel()
    }

    private func settle(_ result: Result<Issued, TokenError>) {
        issued = try? result.get()
        asking = nil
    }

    private func ask(at now: Date) async -> Result<Issued, TokenError> {
        let seconds = Int(now.timeIntervalSince1970)
        let claims = Claims(
            iss: settings.clientEmail,
            scope: FCMAccessToken.scope,
            aud: settings.tokenURL,
            iat: seconds,
            exp: seconds + 3_600
        )
        let assertion: String
        do {
            let id = settings.privateKeyID.map { JWKIdentifier(string: $0) }
            let keys = await JWTKeyCollection().add(rsa: key, digestAlgorithm: .sha256, kid: id)
            assertion = try await keys.sign(claims, kid: id)
        } catch {
            return .failure(.failed(.misconfigured(reason: "the assertion cannot be signed")))
        }
        let form = "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=\(assertion)"
        let headers = [("content-type", "application/x-www-form-urlencoded")]
        do throws(PushHTTPError) {
            return read(try await client.post(settings.tokenURL, headers: headers, body: [UInt8](form.utf8)), at: now)
        } catch {
            return .failure(.failed(.retry(.service, reason: "access token: \(error)", after: nil)))
        }
    }

    /// RFC 6749, 5.1 and 5.2.
    private func read(_ answer: PushHTTPAnswer, at now: Date) -> Result<Issued, TokenError> {
        let body = try? JSONValue(parsing: answer.body)
        let error = String((body?["error"]?.stringValue ?? "no reason given").prefix(64))
        let reason = "access token: \(answer.status) \(error)"
        switch answer.status {
        case 200:
            guard let text = body?["access_token"]?.stringValue, !text.isEmpty else {
                return .failure(
                    .failed(.retry(.service, reason: "access token: missing from the response", after: nil))
                )
            }
            let lifetime = body?["expires_in"]?.numberValue?.double ?? 3_600
            return .success(Issued(text: text, date: now, lifetime: lifetime))
        case 429, 500...599:
            let after = answer.retryAfter(at: now)
            return .failure(.failed(.retry(.service, reason: reason, after: after)))
        default:
            return .failure(
                .failed(.misconfigured(reason: "\(reason): is it this project's account, and is the clock right?"))
            )
        }
    }
}
