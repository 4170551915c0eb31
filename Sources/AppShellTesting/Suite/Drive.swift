import AppShell
import AppShellHeadless
import ScenarioRunner
import Testing

/// One phone with the product, driven as the suite needs it.
///
/// What a person can't do with every product alike, pushing a screen or opening a sheet, is asked of the shell.
final class Drive {
    let subject: ProductSubject
    let session: HeadlessSession

    init(_ subject: ProductSubject) {
        self.subject = subject
        session = subject.kit.makeSession()
    }

    deinit {
        session.end()
    }

    /// Starts the app, and brings the person past what it is locked by.
    func launch(with arrival: Arrival? = nil) throws {
        try session.launch(with: arrival)
        try enter()
    }

    func enter() throws {
        guard try !session.navigation().locks.isEmpty else { return }
        try subject.enter(session)
        let locks = try session.navigation().locks.map(\.name)
        try #require(locks == [], "\(subject) stays locked: let its ProductSubject enter")
    }

    @discardableResult
    func perform(_ command: NavigationCommand) throws -> NavigationOutcome {
        try session.act { $0.perform(command) }
    }

    /// Shows a route where a person would come upon it: a sheet as a sheet, anything else above what is shown.
    @discardableResult
    func show(_ route: Route, _ placement: Placement) throws -> NavigationOutcome {
        try perform(placement == .sheet ? .present(route) : .push(route))
    }

    /// Left for another app, ended by the system, and opened again.
    func comeBackAfterKill(with arrival: Arrival? = nil) throws {
        try session.enterBackground()
        session.kill(by: .system)
        try session.launch(with: arrival)
    }

    /// What became of the arrivals, but for the restoration.
    func records() throws -> [ArrivalRecord] {
        try session.arrivals().filter { if case .restoration = $0.arrival.content { false } else { true } }
    }

    /// Why the layer on top is not the screen of that route; nil where it is.
    func issueOfScreen(_ route: Route) throws -> String? {
        let content = try session.content()
        guard let top = content.children.last else { return "nothing is drawn" }
        guard top.id == route.name else { return "\(top.id ?? "nothing") is drawn in place of \(route)" }
        let screen = top.children.first { $0.role == .screen }
        if screen?.label == session.manifest.strings.unavailable { return "\(route) can't be shown:\n\(top.outline)" }
        return screen == nil ? "\(route) has no screen" : nil
    }
}

/// What the app does when something arrives.
enum Situation: Hashable, Sendable {
    case cold
    /// Not running, and left elsewhere before.
    case coldWithSavedState
    case background
    case foreground
    case underSheet
    case onTab(TabID)
    /// Every tab was left above its root.
    case deep

    static func all(of facts: ProductFacts) -> [Situation] {
        [.cold, .coldWithSavedState, .background, .foreground, .underSheet, .deep]
            + facts.manifest.tabs.map { .onTab($0.id) }
    }

    var moment: ArrivalMoment {
        switch self {
        case .cold, .coldWithSavedState: .cold
        case .background: .background
        case .foreground, .underSheet, .onTab, .deep: .foreground
        }
    }

    /// Whether nothing but what arrives decides where the app ends: else other tabs keep what they had.
    var isFresh: Bool { self != .deep }
}

extension Drive {
    /// Delivers the arrival in that situation.
    ///
    /// - Parameter other: somewhere else than the arrival leads to.
    /// - Returns: where the app was; that of a fresh app for one that was not running.
    func deliver(_ arrival: Arrival, in situation: Situation, other: Route?) throws -> NavigationState {
        if situation == .cold {
            try launch(with: arrival)
            return try fresh()
        }
        try launch()
        switch situation {
        case .cold, .foreground: break
        case .coldWithSavedState:
            if let other { try perform(.push(other)) }
            try comeBackAfterKill(with: arrival)
            try enter()
            return try fresh()
        case .background:
            let before = try session.navigation()
            try session.enterBackground()
            try session.receive(arrival)
            return before
        case .underSheet: if let other { try perform(.present(other)) }
        case .onTab(let tab): try perform(.select(tab))
        case .deep:
            for tab in session.manifest.tabs {
                try perform(.select(tab.id))
                if let other { try perform(.push(other)) }
            }
            if session.manifest.tabs.isEmpty, let other { try perform(.push(other)) }
        }
        let before = try session.navigation()
        try session.receive(arrival)
        return before
    }

    private func fresh() throws -> NavigationState {
        let drive = Drive(subject)
        try drive.launch()
        return try drive.session.navigation()
    }
}
