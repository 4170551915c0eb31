import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A server that answers as Firebase Cloud Messaging does for one project, and issues the access tokens for it as
/// Google's OAuth server does, checking each as strictly.
///
/// `POST /token` and `POST /v1/projects/{project}/messages:send`, HTTP/2 over TLS 1.2 or later. What reaches ``script``
/// or ``tokenScript`` was checked first.
public final class SimulatedFCM: Sendable {
    /// What the project knows.
    public struct Knowledge: Sendable {
        public var account: FCMAccount
        /// Registration tokens; nil knows every one of more than ten characters.
        public var tokens: Set<String>?
        /// Those of apps that were deleted.
        public var unregistered: Set<String> = []
        /// Those of other projects.
        public var foreign: Set<String> = []
        /// How long an access token lives, in seconds.
        public var lifetime = 3_599

        public init(account: FCMAccount, tokens: Set<String>? = nil) {
            self.account = account
            self.tokens = tokens
        }
    }

    /// Of messages.
    public let script: SimulatedScript
    /// Of requests for access tokens.
    public let tokenScript: SimulatedScript
    private let server: HTTP2Server

    /// - Parameter now: its clock.
    public static func start(
        _ knowledge: Knowledge,
        certificate: SimulatedCertificate,
        now: @escaping @Sendable () -> Date = { Date() }
    ) async throws -> SimulatedFCM {
        let script = SimulatedScript()
        let tokenScript = SimulatedScript()
        let tokens = try await AccessTokenRules(knowledge.account, lifetime: knowledge.lifetime)
        let messages = FCMRules(knowledge: knowledge, tokens: tokens)
        let server = try await HTTP2Server.start(certificate) { request in
            let isToken = request.path == "/token"
            let script = isToken ? tokenScript : script
            script.noteArrival()
            var answer =
                isToken ? await tokens.answer(to: request, at: now()) : await messages.answer(to: request, at: now())
            var reaction = SimulatedReaction.accept
            if answer.status == 200 {
                reaction = script.nextReaction()
                if case .answer(let told) = reaction { answer = told }
                if reaction == .hold { await script.hold() }
            }
            answer.headers["content-type"] = "application/json; charset=UTF-8"
            let isAnswered = ![.hang, .hangAfterHead, .breakConnection, .goAway(accepting: false)].contains(reaction)
            script.note(request, isAnswered ? answer : nil)
            return HTTP2Server.Response(reaction: reaction, answer: answer)
        }
        return SimulatedFCM(server: server, script: script, tokenScript: tokenScript)
    }

    private init(server: HTTP2Server, script: SimulatedScript, tokenScript: SimulatedScript) {
        self.server = server
        self.script = script
        self.tokenScript = tokenScript
    }

    /// `https://localhost:…`, what its certificate is for.
    public var origin: String { "https://localhost:\(server.port)" }

    /// Where access tokens are issued. A service account's assertions name Google's own address as their audience
    /// wherever they are sent, but here it is this one.
    public var tokenURL: String { "\(origin)/token" }

    /// How many connections have spoken HTTP/2, closed ones too.
    public var connectionCount: Int { server.connectionCount }

    public func stop() async throws { try await server.stop() }
}

extension SimulatedReaction {
    /// A refusal as FCM words it.
    ///
    /// - Parameters:
    ///   - rpcStatus: google.rpc's word.
    ///   - code: FCM's own, where it has one for this.
    ///   - field: that was wrong, where it was one.
    public static func refuse(
        _ status: Int,
        _ rpcStatus: String,
        code: String? = nil,
        field: String? = nil,
        retryAfter: String? = nil
    ) -> SimulatedReaction {
        .answer(SimulatedAnswer(fcmRefusal: status, rpcStatus, code: code, field: field, retryAfter: retryAfter))
    }
}

extension SimulatedAnswer {
    init(
        fcmRefusal status: Int,
        _ rpcStatus: String,
        code: String? = nil,
        field: String? = nil,
        retryAfter: String? = nil
    ) {
        var details: [JSONValue] = []
        if let code {
            details.append([
                "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", "errorCode": .string(code),
            ])
        }
        if let field {
            details.append([
                "@type": "type.googleapis.com/google.rpc.BadRequest",
                "fieldViolations": [["field": .string(field), "description": "Invalid value"]],
            ])
        }
        let error: JSONValue = [
            "code": .number(JSONNumber(status)), "message": "Refused.", "status": .string(rpcStatus),
            "details": .array(details),
        ]
        self.init(status: status, body: JSONValue.object(JSONObject([("error", error)])).text())
        if let retryAfter { headers["retry-after"] = retryAfter }
    }
}
