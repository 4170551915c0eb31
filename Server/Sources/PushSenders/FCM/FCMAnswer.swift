import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An answer of FCM that is no 200: `{"error": {"code", "message", "status", "details": […]}}`.
struct FCMAnswer {
    /// What a sender does about it.
    enum Handling: Hashable {
        case dropToken
        case retry(PushVerdict.Scope)
        /// With an access token that is new.
        case refresh
        /// Our message was wrong: it would be the next time.
        case giveUp
        /// The same, and it is the project that does not fit: the token may be good.
        case giveUpAsMisconfigured
        /// Account, project, or Apple's credentials at Google are.
        case stop
    }

    let status: Int
    let code: FCMErrorCode?
    /// google.rpc's word for it: UNAUTHENTICATED, PERMISSION_DENIED, NOT_FOUND, …
    let rpcStatus: String
    /// The fields that were wrong, of google.rpc.BadRequest.
    let fields: [String]
    let retryAfter: Duration?

    init(_ answer: PushHTTPAnswer, at now: Date) {
        let error = (try? JSONValue(parsing: answer.body))?["error"]
        status = answer.status
        rpcStatus = String((error?["status"]?.stringValue ?? "no reason given").prefix(64))
        let details = error?["details"]?.arrayValue ?? []
        code = details.lazy.compactMap { $0["errorCode"]?.stringValue }.first.flatMap(FCMErrorCode.init)
        fields = details.flatMap { $0["fieldViolations"]?.arrayValue ?? [] }.compactMap { $0["field"]?.stringValue }
        retryAfter = answer.retryAfter(at: now)
    }

    var handling: Handling {
        switch code {
        case .unregistered: return .dropToken
        case .senderIDMismatch: return .giveUpAsMisconfigured
        // As FCM's own code it means the token; a field that is wrong comes with BadRequest instead.
        case .invalidArgument: return isTokenAtFault ? .dropToken : .giveUp
        case .quotaExceeded, .unavailable: return .retry(.service)
        case .internal: return .retry(.device)
        case .thirdPartyAuthError: return .stop
        case .unspecified, nil: break
        }
        switch status {
        case 400: return fields.contains("message.token") ? .dropToken : .giveUp
        case 401: return .refresh
        // Without a code of FCM's it is the account or the project that is refused or unknown.
        case 403, 404: return .stop
        case 429: return .retry(.service)
        case 500: return .retry(.device)
        case 501...599: return .retry(.service)
        default: return .giveUp
        }
    }

    private var isTokenAtFault: Bool { fields.isEmpty || fields.contains("message.token") }

    /// The verdict where no new access token may help.
    var verdict: PushVerdict {
        let reason = "\(status) \(code?.rawValue ?? rpcStatus)"
        return switch handling {
        case .dropToken: .dropToken(reason: reason, unknownSince: nil)
        // "Error: 429 without Retry-After: wait a minute at least" (Google, "Best practices when sending at scale").
        case .retry(let scope):
            .retry(scope, reason: reason, after: retryAfter ?? (status == 429 ? .seconds(60) : nil))
        case .giveUp: .giveUp(reason: fields.isEmpty ? reason : "\(reason) (\(fields.joined(separator: ", ")))")
        case .giveUpAsMisconfigured:
            .giveUp(reason: "\(reason): a configuration error; is it the app's own project?")
        case .stop: .misconfigured(reason: reason)
        case .refresh: .misconfigured(reason: "\(reason) for a new access token")
        }
    }
}
