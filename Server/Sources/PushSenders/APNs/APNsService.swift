#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One of Apple's two environments, over one HTTP/2 connection of its own.
public struct APNsService: PushService {
    public let name: String
    private let origin: String
    private let topic: String
    private let token: APNsProviderToken
    private let client: PushHTTPClient

    /// - Parameters:
    ///   - endpoint: ``PushEndpoint/apnsSandbox`` or ``PushEndpoint/apnsProduction``.
    ///   - timeout: how long an attempt may take.
    /// - Throws: ``PushSettingsError`` where key or certificates are none.
    public init(
        _ settings: APNsSettings,
        at endpoint: PushEndpoint,
        timeout: Duration
    ) throws(PushSettingsError) {
        name = endpoint.host
        origin = settings.origin ?? "https://\(endpoint.host)"
        topic = settings.topic
        token = try APNsProviderToken(
            privateKey: settings.privateKey,
            keyID: settings.keyID,
            teamID: settings.teamID
        )
        client = try PushHTTPClient.made(trustRoots: settings.trustRoots, timeout: timeout)
    }

    public func attempt(_ delivery: PushDelivery, at now: Date) async -> PushVerdict {
        let request: APNsRequest
        do throws(APNsRequest.RequestError) {
            request = try APNsRequest(delivery, topic: topic)
        } catch {
            return error.verdict
        }
        do {
            let text = try await token.text(at: now)
            guard let answer = try await post(request, with: text, at: now) else { return .delivered }
            guard answer.handling == .refresh else { return answer.verdict }
            switch try await token.replacement(of: text, at: now) {
            case .tooSoon(let wait):
                return .retry(.service, reason: "\(answer.reason) for a token that is not expired", after: wait)
            case .token(let text):
                return try await post(request, with: text, at: now)?.verdict ?? .delivered
            }
        } catch let failure as PushHTTPError {
            return .retry(.service, reason: failure.description, after: nil)
        } catch {
            return .misconfigured(reason: "the provider token cannot be signed")
        }
    }

    /// Closes the connection. Nothing can be sent any more.
    public func shutdown() async { await client.shutdown() }

    /// - Returns: nil for what was delivered.
    private func post(
        _ request: APNsRequest,
        with token: String,
        at now: Date
    ) async throws(PushHTTPError) -> APNsAnswer? {
        let headers = request.headers + [("authorization", "bearer \(token)")]
        let answer = try await client.post(origin + request.path, headers: headers, body: request.body)
        // Only HTTP/2 is APNs: whatever answers otherwise stands in between.
        guard answer.isHTTP2 else { throw PushHTTPError(description: "the response is not HTTP/2") }
        return answer.status == 200 ? nil : APNsAnswer(answer, at: now)
    }
}

extension PushHTTPClient {
    static func made(trustRoots: String?, timeout: Duration) throws(PushSettingsError) -> PushHTTPClient {
        do {
            return try PushHTTPClient(trustRoots: trustRoots, timeout: timeout)
        } catch {
            throw PushSettingsError(["The trusted certificates contain no PEM certificate."])
        }
    }
}
