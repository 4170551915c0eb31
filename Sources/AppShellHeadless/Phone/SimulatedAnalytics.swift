public import AppShell
import Synchronization

/// The service that takes the app's events. It outlives the app's process.
public final class SimulatedAnalytics: AnalyticsSink {
    private let state = Mutex<[SentEvent]>([])
    private let trace: Trace

    init(trace: Trace) {
        self.trace = trace
    }

    /// All that was sent, in order.
    public var sent: [SentEvent] { state.withLock(\.self) }

    public func take(_ event: SentEvent) {
        state.withLock { $0.append(event) }
        trace.record(.app, "event \(event)")
    }

    public func forget() {
        trace.record(.app, "the consent to send events is withdrawn")
    }
}

/// The service as one process of the app has it: an event that no module declares, as it is, is a mistake, sent or not.
final class AnalyticsAccess: AnalyticsWatcher {
    private let sink: any AnalyticsSink
    private let mistakes: ModuleMistakes
    private let declared = Mutex<Set<AnalyticsDeclaration>>([])

    init(to sink: any AnalyticsSink, mistakes: ModuleMistakes) {
        self.sink = sink
        self.mistakes = mistakes
    }

    func declare(_ events: [AnalyticsDeclaration]) {
        declared.withLock { $0 = Set(events) }
    }

    func isAboutToSend(_ event: AnalyticsDeclaration) {
        if declared.withLock({ !$0.contains(event) }) { mistakes.note(.undeclaredEvent(event.name)) }
    }

    func take(_ event: SentEvent) { sink.take(event) }

    func forget() { sink.forget() }
}
