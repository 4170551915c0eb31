public import AppShell
import Synchronization

/// What happened, in order, at virtual times. The same script gives the same trace, byte for byte.
public final class Trace: Sendable {
    /// The kind of an event.
    public enum Kind: String, Hashable, Sendable {
        case app, navigation, arrival, request, response, phone, server, diagnostic
    }

    /// One line of the trace.
    public struct Event: Hashable, Sendable, CustomStringConvertible {
        /// Virtual time since the session began.
        public let time: Duration
        /// What kind of thing happened.
        public let kind: Kind
        /// What happened, in one line.
        public let text: String

        public var description: String {
            let milliseconds = time.components.seconds * 1_000 + time.components.attoseconds / 1_000_000_000_000_000
            let fraction = String(milliseconds % 1_000 + 1_000).dropFirst()
            return "\(milliseconds / 1_000).\(fraction) \(kind.rawValue): \(text)"
        }
    }

    private let clock: VirtualClock
    private let state = Mutex<[Event]>([])
    private let isKept = Atomic(true)

    init(clock: VirtualClock) {
        self.clock = clock
    }

    /// Keeps no event from now on: writing them takes a twentieth of a launch.
    package func stop() { isKept.store(false, ordering: .relaxed) }

    /// Adds an event at the current virtual time.
    public func record(_ kind: Kind, _ text: @autoclosure () -> String) {
        guard isKept.load(ordering: .relaxed) else { return }
        // One event a line: a payload may hold line breaks.
        let event = Event(time: clock.elapsed, kind: kind, text: Self.line(text()))
        state.withLock { $0.append(event) }
    }

    private static func line(_ text: String) -> String {
        // Cutting a text into characters costs more than all else, and few have several lines.
        guard text.unicodeScalars.contains(where: isNewline) else { return text }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎")
    }

    /// As ``Character/isNewline``.
    private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// All events, in order.
    public var events: [Event] { state.withLock { $0 } }

    /// The number of events.
    public var count: Int { state.withLock { $0.count } }

    /// The events after the first `count`.
    public func events(after count: Int) -> ArraySlice<Event> { state.withLock { $0.dropFirst(count) } }

    /// One event a line.
    public var text: String { events.map { "\($0)\n" }.joined() }
}

extension Trace: Diagnostics {
    public func report(_ diagnostic: Diagnostic) { record(.diagnostic, "\(diagnostic)") }
}
