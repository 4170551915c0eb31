import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What APNs asks of a request: Apple, "Sending notification requests to APNs".
struct APNsRules: Sendable {
    let knowledge: SimulatedAPNs.Knowledge
    let tokens: ProviderTokenRules
    let now: @Sendable () -> Date

    /// A refusal.
    struct Refusal: Error {
        let status: Int
        let reason: String
        var timestamp: Int?

        init(_ status: Int, _ reason: String, timestamp: Int? = nil) {
            self.status = status
            self.reason = reason
            self.timestamp = timestamp
        }
    }

    func response(to request: SimulatedRequest, _ script: SimulatedScript) async -> HTTP2Server.Response {
        let id = request["apns-id"] ?? UUID().uuidString.lowercased()
        var reaction = SimulatedReaction.accept
        var answer = SimulatedAnswer(status: 200)
        do throws(Refusal) {
            try await check(request)
            reaction = script.nextReaction()
            if case .answer(let told) = reaction { answer = told }
            if reaction == .hold { await script.hold() }
        } catch {
            answer = SimulatedAnswer(refusal: error.status, error.reason, timestamp: error.timestamp)
        }
        answer.headers["apns-id"] = id
        if !answer.body.isEmpty { answer.headers["content-type"] = "application/json" }
        return HTTP2Server.Response(reaction: reaction, answer: answer)
    }

    private func check(_ request: SimulatedRequest) async throws(Refusal) {
        guard request.method == "POST" else { throw Refusal(405, "MethodNotAllowed") }
        guard request.path.hasPrefix("/3/device/") else { throw Refusal(404, "BadPath") }
        let token = String(request.path.dropFirst("/3/device/".count))
        guard !token.contains("/"), !token.contains("?") else { throw Refusal(404, "BadPath") }
        let names = request.headers.map(\.name).filter { $0.hasPrefix("apns-") || $0 == "authorization" }
        guard Set(names).count == names.count else { throw Refusal(400, "DuplicateHeaders") }
        try await tokens.check(request["authorization"], at: now())
        try check(topic: request["apns-topic"])
        try checkHeaders(of: request)
        try check(token: token, for: request["apns-topic"] ?? "")
        try check(payload: request.body)
    }

    private func check(topic: String?) throws(Refusal) {
        guard let topic, !topic.isEmpty else { throw Refusal(400, "MissingTopic") }
        let isTopic = topic.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || byte == 0x2D || byte == 0x2E
        }
        guard isTopic, topic.contains(".") else { throw Refusal(400, "BadTopic") }
        guard knowledge.topics.contains(topic) else { throw Refusal(400, "TopicDisallowed") }
    }

    private func checkHeaders(of request: SimulatedRequest) throws(Refusal) {
        let types = [
            "alert", "background", "location", "voip", "complication", "fileprovider", "mdm", "liveactivity",
            "pushtotalk", "widgets",
        ]
        guard let type = request["apns-push-type"], types.contains(type) else { throw Refusal(400, "InvalidPushType") }
        if let text = request["apns-expiration"] {
            // Seconds since 1970: neither a span nor milliseconds, which Apple would take and misunderstand.
            let span = -86_400.0...366.0 * 86_400
            guard text == "0" || isDecimal(text), let seconds = Double(text),
                seconds == 0 || span.contains(seconds - now().timeIntervalSince1970)
            else { throw Refusal(400, "BadExpirationDate") }
        }
        let priority = request["apns-priority"] ?? "10"
        guard ["10", "5", "1"].contains(priority), type != "background" || priority != "10" else {
            throw Refusal(400, "BadPriority")
        }
        if let id = request["apns-collapse-id"], !(1...64).contains(id.utf8.count) {
            throw Refusal(400, "BadCollapseId")
        }
        if let id = request["apns-id"], UUID(uuidString: id)?.uuidString.lowercased() != id {
            throw Refusal(400, "BadMessageId")
        }
    }

    private func isDecimal(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) } && !text.hasPrefix("0")
    }

    private func check(token: String, for topic: String) throws(Refusal) {
        guard !token.isEmpty else { throw Refusal(400, "MissingDeviceToken") }
        guard token.utf8.allSatisfy({ "0123456789abcdefABCDEF".utf8.contains($0) }) else {
            throw Refusal(400, "BadDeviceToken")
        }
        if let date = knowledge.unregistered[token] {
            throw Refusal(410, "Unregistered", timestamp: Int(date.timeIntervalSince1970 * 1_000))
        }
        guard let tokens = knowledge.tokens else { return }
        guard let known = tokens[token] else { throw Refusal(400, "BadDeviceToken") }
        guard known == topic else { throw Refusal(400, "DeviceTokenNotForTopic") }
    }

    /// What is no JSON object with `aps` says nothing to the phone: Apple has no reason of its own for it.
    private func check(payload: [UInt8]) throws(Refusal) {
        guard payload.count <= 4_096 else { throw Refusal(413, "PayloadTooLarge") }
        guard let payload = try? JSONValue(parsing: payload), payload["aps"]?.objectValue != nil else {
            throw Refusal(400, "PayloadEmpty")
        }
    }
}
