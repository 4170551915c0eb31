public import AppShell

/// Online until a call tells otherwise, for a host that can't know: Linux has no path monitor.
public struct AssumedConnectivity: Connectivity {
    public init() {}

    public var isOnline: Bool { true }
}
