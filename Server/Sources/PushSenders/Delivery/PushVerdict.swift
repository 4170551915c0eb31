#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What follows from an attempt to hand a notification to its service. Reasons are the service's own words.
public enum PushVerdict: Hashable, Sendable {
    /// The service has it.
    case delivered
    /// The token leads nowhere: the back end forgets it.
    /// - `unknownSince`: when the service found so; nil where it does not say.
    case dropToken(reason: String, unknownSince: Date?)
    /// The same may succeed later.
    /// - `after`: the service's Retry-After; never sooner.
    case retry(Scope, reason: String, after: Duration?)
    /// This notification is invalid, and would be the next time: our mistake.
    case giveUp(reason: String)
    /// Credentials, topic or project are wrong: nothing is sent until somebody fixes the settings.
    case misconfigured(reason: String)

    /// Whom a service's refusal concerns.
    public enum Scope: Hashable, Sendable {
        /// This device or this notification: the others go on.
        case device
        /// Everyone: the sender pauses.
        case service
    }
}

/// A push service, as a queue uses it: one attempt, and what follows.
public protocol PushService: Sendable {
    /// Its host, for the log.
    var name: String { get }

    /// Hands a notification in, once. Ends soon after its task is cancelled.
    func attempt(_ delivery: PushDelivery, at now: Date) async -> PushVerdict
}
