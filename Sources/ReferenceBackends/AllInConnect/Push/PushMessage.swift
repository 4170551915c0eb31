/// What a notification opens; there is none that opens nothing (AIC-27).
public enum PushTarget: Hashable, Sendable, CustomStringConvertible {
    case offer(Int)
    case event(Int)
    case professional(Int)

    public var id: Int {
        switch self {
        case .offer(let id), .event(let id), .professional(let id): id
        }
    }

    public var description: String {
        switch self {
        case .offer(let id): "offer \(id)"
        case .event(let id): "event \(id)"
        case .professional(let id): "professional \(id)"
        }
    }
}

/// Where a notification is handed in (AIC-21). Each takes credentials of its own kind.
public enum PushEndpoint: String, Hashable, Sendable, Codable, CaseIterable {
    case apnsSandbox = "api.sandbox.push.apple.com"
    case apnsProduction = "api.push.apple.com"
    /// Knows no environments: Google holds Apple's credentials for both.
    case fcm = "fcm.googleapis.com"

    public init(_ kind: RegistrationData.Kind, _ environment: RegistrationData.Environment) {
        self =
            switch (kind, environment) {
            case (.apns, .sandbox): .apnsSandbox
            case (.apns, .production): .apnsProduction
            case (.fcm, _): .fcm
            }
    }

    public var host: String { rawValue }
}

/// A notification on its way to one device.
public struct PushMessage: Hashable, Sendable {
    /// The device's.
    public let token: String
    /// JSON text as the phone gets it, 4,096 bytes at most.
    public let payload: String
    /// What is written down of it.
    public let record: PushRecord

    public var target: PushTarget { record.target }
    public var kind: RegistrationData.Kind { record.kind }
    public var environment: RegistrationData.Environment { record.environment }
    public var endpoint: PushEndpoint { record.endpoint }
}

extension PushMessage: CustomStringConvertible {
    /// Without the token.
    public var description: String { record.description }
}

/// Takes what is to be sent: APNs and FCM clients where it is served, a script's phone in process.
///
/// Called outside the back end's lock, so it may call back, as for a token that the service no longer knows.
public protocol PushSender: Sendable {
    /// Takes over; returns at once, and tries again by itself what may be tried again.
    func send(_ message: PushMessage)
}
