#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Firebase Cloud Messaging, of one project: `POST /v1/projects/{project}/messages:send`.
public struct FCMService: PushService {
    public let name: String
    private let url: String
    private let token: FCMAccessToken
    private let client: PushHTTPClient

    /// - Parameter timeout: how long an attempt may take.
    /// - Throws: ``PushSettingsError`` where key or certificates are none.
    public init(_ settings: FCMSettings, timeout: Duration) throws(PushSettingsError) {
        name = PushEndpoint.fcm.host
        let isProject = settings.projectID.utf8.allSatisfy {
            "abcdefghijklmnopqrstuvwxyz0123456789-:.".utf8.contains($0)
        }
        guard isProject, !settings.projectID.isEmpty else {
            throw PushSettingsError([
                "The project id “\(settings.projectID)” is invalid: use lower-case letters, digits and hyphens."
            ])
        }
        url = "\(settings.origin ?? "https://\(name)")/v1/projects/\(settings.projectID)/messages:send"
        client = try PushHTTPClient.made(trustRoots: settings.trustRoots, timeout: timeout)
        token = try FCMAccessToken(settings, client: client)
    }

    public func attempt(_ delivery: PushDelivery, at now: Date) async -> PushVerdict {
        let message: FCMMessage
        do throws(FCMMessage.MessageError) {
            message = try FCMMessage(delivery)
        } catch {
            return error.verdict
        }
        do {
            let text = try await token.text(at: now)
            guard let answer = try await post(message, with: text, at: now) else { return .delivered }
            guard answer.handling == .refresh else { return answer.verdict }
            let newText = try await token.text(at: now, insteadOf: text)
            return try await post(message, with: newText, at: now)?.verdict ?? .delivered
        } catch let failure as PushHTTPError {
            return .retry(.service, reason: failure.description, after: nil)
        } catch FCMAccessToken.TokenError.failed(let verdict) {
            return verdict
        } catch {
            return .retry(.service, reason: "no response", after: nil)
        }
    }

    /// Closes the connections. Nothing can be sent any more.
    public func shutdown() async {
        await token.shutdown()
        await client.shutdown()
    }

    /// - Returns: nil for what was delivered.
    private func post(
        _ message: FCMMessage,
        with token: String,
        at now: Date
    ) async throws(PushHTTPError) -> FCMAnswer? {
        let headers = [
            ("authorization", "Bearer \(token)"),
            ("content-type", "application/json; charset=utf-8"),
        ]
        let answer = try await client.post(url, headers: headers, body: message.body)
        return answer.status == 200 ? nil : FCMAnswer(answer, at: now)
    }
}
