public import Dispatch

func surface() -> Never { fatalError("a surface has no behaviour") }

/// https://developer.apple.com/documentation/network/nwpathmonitor
@available(iOS 12, macOS 10.14, *)
public final class NWPathMonitor: @unchecked Sendable {
    /// https://developer.apple.com/documentation/network/nwpathmonitor/init()
    public init() { surface() }
    /// https://developer.apple.com/documentation/network/nwpathmonitor/pathupdatehandler
    @preconcurrency public final var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { surface() }
        set { surface() }
    }
    /// https://developer.apple.com/documentation/network/nwpathmonitor/start(queue:)
    public final func start(queue: DispatchQueue) { surface() }
    /// https://developer.apple.com/documentation/network/nwpathmonitor/cancel()
    public final func cancel() { surface() }
}

/// https://developer.apple.com/documentation/network/nwpath
@available(iOS 12, macOS 10.14, *)
public struct NWPath: Sendable {
    /// https://developer.apple.com/documentation/network/nwpath/status-swift.enum
    public enum Status: Sendable, Equatable {
        /// https://developer.apple.com/documentation/network/nwpath/status-swift.enum/satisfied
        case satisfied
        /// https://developer.apple.com/documentation/network/nwpath/status-swift.enum/unsatisfied
        case unsatisfied
        /// https://developer.apple.com/documentation/network/nwpath/status-swift.enum/requiresconnection
        case requiresConnection
    }
    /// https://developer.apple.com/documentation/network/nwpath/status-swift.property
    public let status: Status
}
