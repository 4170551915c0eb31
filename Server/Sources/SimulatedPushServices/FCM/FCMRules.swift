import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What FCM asks of a message: Google, "REST Resource: projects.messages" and "FCM error codes".
struct FCMRules: Sendable {
    let knowledge: SimulatedFCM.Knowledge
    let tokens: AccessTokenRules

    func answer(to request: SimulatedRequest, at now: Date) async -> SimulatedAnswer {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
        guard request.method == "POST", parts.count == 5, parts[1] == "v1", parts[2] == "projects",
            parts[4] == "messages:send"
        else { return SimulatedAnswer(fcmRefusal: 404, "NOT_FOUND") }
        let authorization = request["authorization"]?.split(separator: " ") ?? []
        guard authorization.count == 2, authorization[0] == "Bearer",
            await tokens.isValid(String(authorization[1]), at: now)
        else { return SimulatedAnswer(fcmRefusal: 401, "UNAUTHENTICATED") }
        guard parts[3] == knowledge.account.projectID else {
            return SimulatedAnswer(fcmRefusal: 403, "PERMISSION_DENIED")
        }
        guard let body = try? JSONValue(parsing: request.body), let message = body["message"]?.objectValue else {
            return SimulatedAnswer(fcmRefusal: 400, "INVALID_ARGUMENT", field: "message")
        }
        if let field = problem(in: message) {
            return SimulatedAnswer(fcmRefusal: 400, "INVALID_ARGUMENT", field: field)
        }
        return answer(toToken: message["token"]?.stringValue ?? "")
    }

    private func answer(toToken token: String) -> SimulatedAnswer {
        if knowledge.unregistered.contains(token) {
            return SimulatedAnswer(fcmRefusal: 404, "NOT_FOUND", code: "UNREGISTERED")
        }
        if knowledge.foreign.contains(token) {
            return SimulatedAnswer(fcmRefusal: 403, "PERMISSION_DENIED", code: "SENDER_ID_MISMATCH")
        }
        guard knowledge.tokens?.contains(token) ?? (token.utf8.count > 10) else {
            return SimulatedAnswer(fcmRefusal: 400, "INVALID_ARGUMENT", code: "INVALID_ARGUMENT")
        }
        let name = "projects/\(knowledge.account.projectID)/messages/\(UUID().uuidString.lowercased())"
        return SimulatedAnswer(status: 200, body: JSONValue.object(JSONObject([("name", .string(name))])).text())
    }

    /// The first field that is not as it must be.
    private func problem(in message: JSONObject) -> String? {
        let known = ["token", "notification", "data", "apns"]
        if let stranger = message.keys.first(where: { !known.contains($0) }) { return "message.\(stranger)" }
        guard message["token"]?.stringValue != nil else { return "message.token" }
        if let notification = message["notification"] {
            for member in notification.objectValue?.members ?? []
            where !["title", "body", "image"].contains(member.key) || member.value.stringValue == nil {
                return "message.notification.\(member.key)"
            }
        }
        var size = 0
        for (index, member) in (message["data"]?.objectValue?.members ?? []).enumerated() {
            let isReserved = ["from", "message_type", "gcm"].contains(member.key) || member.key.hasPrefix("google")
            guard let value = member.value.stringValue, !isReserved else { return "message.data[\(index)].value" }
            size += member.key.utf8.count + value.utf8.count
        }
        guard size <= 4_096 else { return "message.data" }
        for member in message["apns"]?["headers"]?.objectValue?.members ?? [] where member.value.stringValue == nil {
            return "message.apns.headers.\(member.key)"
        }
        if let payload = message["apns"]?["payload"], payload.objectValue == nil { return "message.apns.payload" }
        return nil
    }
}
