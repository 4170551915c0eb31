/// A messaging service that reaches this device through a push service, under a token of its own: Firebase Cloud Messaging.
public protocol DeviceMessaging: Sendable {
    /// The current token, opaque text; nil without such a service, or before its first token.
    var token: String? { get }

    /// Each new token from now on, until the task that reads it is cancelled.
    func tokens() -> AsyncStream<String>
}

/// A device that is reached by the push service alone.
public struct UnavailableMessaging: DeviceMessaging {
    /// For a device without a messaging service.
    public init() {}

    /// Never one.
    public var token: String? { nil }

    /// No tokens: the stream ends at once.
    public func tokens() -> AsyncStream<String> { AsyncStream { $0.finish() } }
}
