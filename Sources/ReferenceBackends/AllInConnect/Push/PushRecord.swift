#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A line of the log of sends (AIC-21): everything but the token.
public struct PushRecord: Hashable, Sendable {
    public let date: Date
    public let target: PushTarget
    public let userID: Int
    public let kind: RegistrationData.Kind
    public let environment: RegistrationData.Environment
    public let endpoint: PushEndpoint
}

extension PushRecord: CustomStringConvertible {
    /// `2026-01-06T08:00:00.000+00:00 push offer 123 to user 1 by APNS SANDBOX at api.sandbox.push.apple.com`
    public var description: String {
        "\(SpringResponse.timestamp(date)) push \(target) to user \(userID) "
            + "by \(kind.rawValue) \(environment.rawValue) at \(endpoint.host)"
    }
}
