public import AppShell
import Synchronization

/// The phone the app runs on: what it offers, and a record of what the app did with it.
///
/// Lives on when the app is killed.
public final class StandInPhone: Connectivity, Haptics, WebPageOpener {
    private struct State {
        var isOnline = true
        var events: [PhoneEvent] = []
    }

    private let state = Mutex(State())
    private let trace: Trace

    init(trace: Trace) {
        self.trace = trace
    }

    public var isOnline: Bool { state.withLock(\.isOnline) }

    public func setOnline(_ isOnline: Bool) {
        state.withLock { $0.isOnline = isOnline }
        trace.record(.phone, isOnline ? "online" : "offline")
    }

    public func play(_ feedback: HapticFeedback) {
        record(.haptic(feedback))
    }

    public func open(_ url: String) {
        record(.webPage(url))
    }

    /// What the app did with the phone, in order.
    public var events: [PhoneEvent] { state.withLock(\.events) }

    /// As the app sees it.
    public var device: Device { Device(connectivity: self, haptics: self, webPages: self) }

    private func record(_ event: PhoneEvent) {
        state.withLock { $0.events.append(event) }
        trace.record(.phone, "\(event)")
    }
}

/// Something an app did with its phone.
public enum PhoneEvent: Hashable, Sendable, CustomStringConvertible {
    case haptic(HapticFeedback)
    case webPage(String)

    public var description: String {
        switch self {
        case .haptic(let feedback): "haptic \(feedback.rawValue)"
        case .webPage(let url): "web page \(url)"
        }
    }
}
