#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A device that may be sent notifications: one row a token, one row a device (AIC-1, AIC-4).
public struct RegistrationData: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case apns = "APNS"
        case fcm = "FCM"

        /// Nothing else tells them apart: APNs tokens are lower-case hexadecimal, of any length; FCM's are mixed.
        public init(token: String) {
            self = token.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) } ? .apns : .fcm
        }
    }

    /// Which of Apple's two services knows a token (AIC-21).
    public enum Environment: String, Hashable, Sendable, Codable, CaseIterable {
        case sandbox = "SANDBOX"
        case production = "PRODUCTION"
    }

    /// As the push service gave it; opaque, and never logged.
    public let token: String
    public let userID: Int
    public let environment: Environment
    /// nil where the phone sent none.
    public let deviceID: String?
    /// When the phone sent it last.
    public let date: Date

    public var kind: Kind { Kind(token: token) }

    /// Whether this is the same member's same device.
    public func isDevice(of other: RegistrationData) -> Bool {
        userID == other.userID && deviceID != nil && deviceID == other.deviceID
    }

    public init(token: String, userID: Int, environment: Environment, deviceID: String?, date: Date) {
        self.token = token
        self.userID = userID
        self.environment = environment
        self.deviceID = deviceID
        self.date = date
    }
}

extension RegistrationData: CustomStringConvertible {
    /// Without the token.
    public var description: String {
        "\(kind.rawValue) \(environment.rawValue) of user \(userID)"
    }
}
