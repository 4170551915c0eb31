import AppShell
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A server that answers as one of Apple's two environments does, and checks as strictly, in the same order: method,
/// path, provider token, topic, push type, expiration, priority, collapse id, id, device token, payload.
///
/// HTTP/2 over TLS 1.2 or later; whoever offers HTTP/1.1 only is refused. What reaches ``script`` was checked first.
public final class SimulatedAPNs: Sendable {
    /// What this environment knows.
    public struct Knowledge: Sendable {
        public var key: APNsKey
        public var topics: Set<String>
        /// Device tokens and the topic that each is for; nil knows every token. One of the other environment is not
        /// among them.
        public var tokens: [String: String]?
        /// Those of apps that were deleted, and since when.
        public var unregistered: [String: Date] = [:]

        public init(key: APNsKey, topics: Set<String>, tokens: [String: String]? = nil) {
            self.key = key
            self.topics = topics
            self.tokens = tokens
        }
    }

    public let script: SimulatedScript
    private let server: HTTP2Server

    /// - Parameter now: its clock.
    public static func start(
        _ knowledge: Knowledge,
        certificate: SimulatedCertificate,
        now: @escaping @Sendable () -> Date = { Date() }
    ) async throws -> SimulatedAPNs {
        let script = SimulatedScript()
        let rules = APNsRules(
            knowledge: knowledge,
            tokens: try await ProviderTokenRules(knowledge.key),
            now: now
        )
        let server = try await HTTP2Server.start(certificate) { request in
            script.noteArrival()
            let response = await rules.response(to: request, script)
            let isAnswered = ![.hang, .hangAfterHead, .breakConnection, .goAway(accepting: false)].contains(
                response.reaction
            )
            script.note(request, isAnswered ? response.answer : nil)
            return response
        }
        return SimulatedAPNs(server: server, script: script)
    }

    private init(server: HTTP2Server, script: SimulatedScript) {
        self.server = server
        self.script = script
    }

    public var port: Int { server.port }

    /// `https://localhost:…`, what its certificate is for.
    public var origin: String { "https://localhost:\(port)" }

    /// How many connections have spoken HTTP/2, closed ones too.
    public var connectionCount: Int { server.connectionCount }

    /// Takes leave of every client: what is under way is still answered.
    public func goAway() async throws { try await server.goAway() }

    public func stop() async throws { try await server.stop() }
}

extension SimulatedReaction {
    /// A refusal as APNs words it.
    ///
    /// - Parameter timestamp: in milliseconds since 1970; with 410.
    public static func refuse(
        _ status: Int,
        _ reason: String,
        timestamp: Int? = nil,
        retryAfter: String? = nil
    ) -> SimulatedReaction {
        .answer(SimulatedAnswer(refusal: status, reason, timestamp: timestamp, retryAfter: retryAfter))
    }
}

extension SimulatedAnswer {
    init(refusal status: Int, _ reason: String, timestamp: Int? = nil, retryAfter: String? = nil) {
        var body: [(String, JSONValue)] = [("reason", .string(reason))]
        if let timestamp { body.append(("timestamp", .number(JSONNumber(timestamp)))) }
        self.init(status: status, body: JSONValue.object(JSONObject(body)).text())
        if let retryAfter { headers["retry-after"] = retryAfter }
    }
}
