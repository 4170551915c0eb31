import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An answer of APNs that is no 200: `{"reason": "Unregistered", "timestamp": 1454948015990}`.
struct APNsAnswer {
    let status: Int
    /// As it came: it may be one that is not known here.
    let reason: String
    /// When the device token became invalid; with 410.
    let unknownSince: Date?
    let retryAfter: Duration?

    init(_ answer: PushHTTPAnswer, at now: Date) {
        let body = try? JSONValue(parsing: answer.body)
        status = answer.status
        // What a stranger on the way answers in APNs' place is cut short before it is logged.
        reason = String((body?["reason"]?.stringValue ?? "no reason given").prefix(64))
        unknownSince = body?["timestamp"]?.numberValue?.double.map { Date(timeIntervalSince1970: $0 / 1_000) }
        retryAfter = answer.retryAfter(at: now)
    }

    var handling: APNsReason.Handling {
        APNsReason(rawValue: reason)?.handling ?? APNsReason.handling(ofUnknownReasonWith: status)
    }

    /// The verdict where no new provider token may help.
    var verdict: PushVerdict {
        let reason = "\(status) \(reason)"
        return switch handling {
        case .dropToken: .dropToken(reason: reason, unknownSince: unknownSince)
        case .retry(let scope): .retry(scope, reason: reason, after: retryAfter)
        case .giveUp: .giveUp(reason: reason)
        case .giveUpAsMisconfigured:
            .giveUp(reason: "\(reason): a configuration error; do the topic and environment match the app?")
        case .stop: .misconfigured(reason: reason)
        case .refresh:
            .misconfigured(reason: "\(reason) for a new token: is this machine's clock right?")
        }
    }
}
