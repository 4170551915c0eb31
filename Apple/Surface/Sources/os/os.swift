func surface() -> Never { fatalError("a surface has no behaviour") }

/// https://developer.apple.com/documentation/os/osallocatedunfairlock
@available(iOS 16, macOS 13, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {}

@available(iOS 16, macOS 13, *)
extension OSAllocatedUnfairLock where State == () {
    /// https://developer.apple.com/documentation/os/osallocatedunfairlock/init()
    public init() { surface() }
    /// https://developer.apple.com/documentation/os/osallocatedunfairlock/lock()
    public func lock() { surface() }
    /// https://developer.apple.com/documentation/os/osallocatedunfairlock/unlock()
    public func unlock() { surface() }
}

@available(iOS 16, macOS 13, *)
extension OSAllocatedUnfairLock where State: Sendable {
    /// https://developer.apple.com/documentation/os/osallocatedunfairlock/init(initialstate:)
    public init(initialState: State) { surface() }
}

@available(iOS 16, macOS 13, *)
extension OSAllocatedUnfairLock {
    /// https://developer.apple.com/documentation/os/osallocatedunfairlock/withlock(_:)
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { surface() }
}

/// https://developer.apple.com/documentation/os/logger
@available(iOS 14, macOS 11, *)
public struct Logger: Sendable {
    /// https://developer.apple.com/documentation/os/logger/init(subsystem:category:)
    public init(subsystem: String, category: String) { surface() }
    /// https://developer.apple.com/documentation/os/logger/notice(_:)
    public func notice(_ message: OSLogMessage) { surface() }
}

/// https://developer.apple.com/documentation/os/oslogprivacy
@available(iOS 14, macOS 11, *)
public struct OSLogPrivacy: Sendable {
    /// https://developer.apple.com/documentation/os/oslogprivacy/public
    public static var `public`: OSLogPrivacy { surface() }
}

/// https://developer.apple.com/documentation/os/oslogmessage
@available(iOS 14, macOS 11, *)
public struct OSLogMessage: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { surface() }
    public init(stringInterpolation: OSLogInterpolation) { surface() }
}

/// https://developer.apple.com/documentation/os/osloginterpolation
@available(iOS 14, macOS 11, *)
public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { surface() }
    public mutating func appendLiteral(_ literal: String) { surface() }
    public mutating func appendInterpolation(_ string: @autoclosure @escaping () -> String, privacy: OSLogPrivacy) {
        surface()
    }
}
