/// A messaging service that reaches this device through a push service, under a token of its own: Firebase Cloud Messaging.
public protocol DeviceMessaging: Sendable {
    /// The token as it is now; nil where there is no such service, or it has given none yet. Opaque text, in any case.
    var token: String? { get }

    /// Tells of each new token from now on. Ends with the task that reads it; one that ends by itself has nothing to tell.
    func tokens() -> AsyncStream<String>
}

/// A device that is reached by the push service alone.
public struct UnavailableMessaging: DeviceMessaging {
    public init() {}

    public var token: String? { nil }

    public func tokens() -> AsyncStream<String> { AsyncStream { $0.finish() } }
}
