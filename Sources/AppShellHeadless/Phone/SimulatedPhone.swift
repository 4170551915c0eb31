public import AppShell
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The phone the app runs on, with a record of what the app did with it. Outlives the app's process.
public final class SimulatedPhone: Connectivity, Haptics, Sounds, WebPageOpener, Sharing {
    private struct State {
        var isOnline = true
        /// When the network last came or went, since the clock was made; nil: never.
        var connectionChange: Duration?
        var events: [PhoneEvent] = []
    }

    /// Its notification centre.
    public let notifications: SimulatedNotifications
    /// Its position.
    public let location: SimulatedLocation
    /// Its messaging service.
    public let messaging: SimulatedMessaging
    private let state = Mutex(State())
    private let listeners = Listeners<Bool>()
    private let clock: VirtualClock
    private let trace: Trace

    init(clock: VirtualClock, timeZone: TimeZone, trace: Trace) {
        self.clock = clock
        self.trace = trace
        notifications = SimulatedNotifications(clock: clock, timeZone: timeZone, trace: trace)
        location = SimulatedLocation(trace: trace)
        messaging = SimulatedMessaging(trace: trace)
        clock.setAlarms(notifications)
    }

    /// Where the phone is.
    public var timeZone: TimeZone { notifications.timeZone }

    /// Moves the phone to another time zone. The running app and scheduled notifications follow at once.
    public func setTimeZone(_ timeZone: TimeZone) {
        trace.record(.phone, "time zone \(timeZone.identifier)")
        notifications.move(to: timeZone)
    }

    public var isOnline: Bool { state.withLock(\.isOnline) }

    /// When the network last came or went, since the clock was made; nil: never.
    var connectionChange: Duration? { state.withLock(\.connectionChange) }

    /// Connects the phone to the network or cuts it off. The running app hears of a change at once.
    public func setOnline(_ isOnline: Bool) {
        let hasChanged = state.withLock { state in
            guard state.isOnline != isOnline else { return false }
            state.isOnline = isOnline
            state.connectionChange = clock.elapsed
            return true
        }
        trace.record(.phone, isOnline ? "online" : "offline")
        if hasChanged { listeners.yield(isOnline) }
    }

    public func changes() -> AsyncStream<Bool> { listeners.stream() }

    public func prepare() {
        record(.hapticsPrepared)
    }

    public func play(_ feedback: HapticFeedback) {
        record(.haptic(feedback))
    }

    public func prepare(_ sounds: [SoundEffect]) {
        for sound in sounds { record(.soundPrepared(sound)) }
    }

    public func play(_ sound: SoundEffect) {
        record(.sound(sound))
    }

    public func open(_ url: String) {
        record(.webPage(url))
    }

    public func share(_ item: SharedItem) {
        record(.sharing(item))
    }

    /// What the app did with the phone, in order.
    public var events: [PhoneEvent] { state.withLock(\.events) }

    /// The phone as the app's environment has it.
    public var device: Device {
        Device(
            connectivity: self,
            haptics: self,
            webPages: self,
            notifications: notifications,
            sharing: self,
            sounds: self,
            location: location,
            messaging: messaging
        )
    }

    private func record(_ event: PhoneEvent) {
        state.withLock { $0.events.append(event) }
        trace.record(.phone, "\(event)")
    }
}

/// Something an app did with its phone.
public enum PhoneEvent: Hashable, Sendable, CustomStringConvertible {
    case hapticsPrepared
    case haptic(HapticFeedback)
    case soundPrepared(SoundEffect)
    case sound(SoundEffect)
    /// A page opened in the browser, by its URL.
    case webPage(String)
    /// Something offered in the system's sharing sheet.
    case sharing(SharedItem)

    public var description: String {
        switch self {
        case .hapticsPrepared: "haptics prepared"
        case .haptic(let feedback): "haptic \(feedback.rawValue)"
        case .soundPrepared(let sound): "sound \(sound.rawValue) prepared"
        case .sound(let sound): "sound \(sound.rawValue)"
        case .webPage(let url): "web page \(url)"
        case .sharing(let item): "sharing “\(item.title)” \(item.content.summary)"
        }
    }
}

extension SharedItem.Content {
    fileprivate var summary: String {
        switch self {
        case .link(let url): url
        case .file(let file): "\(file.name) (\(file.mediaType), \(file.bytes.count) bytes)"
        }
    }
}
