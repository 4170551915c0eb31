/// Where the person is in home → session → summary → home (PI-S3.0).
///
/// A value with the events it takes; what is not legal in a state gives nil, and nothing happens.
public enum PracticeFlow: Hashable, Sendable {
    case home
    /// The session's screen is there, and waits for the first digit.
    case ready(constant: String)
    /// Between the first digit and the end: nothing leads away (zen mode).
    case running(constant: String)
    case summary(constant: String)

    public enum Event: Hashable, Sendable {
        /// The session's screen of a constant was opened.
        case enter(constant: String)
        /// The first digit.
        case begin
        /// An error in strict mode, the long press, or the last decimal.
        case finish
        /// Back at home.
        case arriveHome
        /// The session's screen is gone though nothing should lead away: its app ends, or its host dropped it.
        case abort
    }

    /// The state after an event; nil where it is not legal.
    public func after(_ event: Event) -> PracticeFlow? {
        switch (self, event) {
        case (.home, .enter(let constant)), (.ready, .enter(let constant)), (.summary, .enter(let constant)):
            .ready(constant: constant)
        case (.ready(let constant), .begin): .running(constant: constant)
        case (.running(let constant), .finish): .summary(constant: constant)
        case (.running, .abort): .home
        case (.home, .arriveHome), (.ready, .arriveHome), (.summary, .arriveHome): .home
        default: nil
        }
    }

    var isRunning: Bool {
        if case .running = self { true } else { false }
    }
}
