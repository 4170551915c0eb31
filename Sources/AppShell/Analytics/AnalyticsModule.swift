/// Keeps the consent, declares the events of a product, and sends those of the shell.
public struct AnalyticsModule: FeatureModule {
    /// `analytics`
    public let id = "analytics"
    private let analytics: Analytics
    private let events: [any AnalyticsEvent.Type]
    private let owner: Ownership?

    /// - Parameters:
    ///   - events: the product's own. Those that modules declare themselves are not listed again.
    ///   - owner: who looks after what the product counts.
    public init(_ analytics: Analytics, events: [any AnalyticsEvent.Type] = [], owner: Ownership? = nil) {
        self.analytics = analytics
        self.events = events
        self.owner = owner
    }

    /// One stored key, the events, and an observer of the shell.
    public func contribute(to contributions: inout Contributions) {
        let analytics = analytics
        if let owner { contributions.owner(owner) }
        contributions.store(Analytics.key)
        contributions.start { analytics.begin(with: $0.tasks) }
        for event in [ScreenShown.self, LinkOpened.self, NotificationTapped.self, ActDone.self] + events {
            contributions.event(event)
        }
        let observer = ShellEvents(analytics)
        contributions.observe { observer.send($0) }
        contributions.task(on: .launch) { observer.showFirst() }
    }
}

/// A screen has come on top.
public struct ScreenShown: AnalyticsEvent {
    /// `screen shown`
    public static let name = "screen shown"
    /// `screen`
    public static let parameters: [AnalyticsParameter] = [.destination("screen")]
    let route: Route
    /// The screen's destination.
    public var values: [String: AnalyticsValue] { ["screen": .destination(of: route)] }
}

/// A link from outside has opened a screen.
public struct LinkOpened: AnalyticsEvent {
    /// `link opened`
    public static let name = "link opened"
    /// `screen`
    public static let parameters: [AnalyticsParameter] = [.destination("screen")]
    let route: Route
    /// The screen's destination.
    public var values: [String: AnalyticsValue] { ["screen": .destination(of: route)] }
}

/// A tap on a notification has opened a screen.
public struct NotificationTapped: AnalyticsEvent {
    /// `notification tapped`
    public static let name = "notification tapped"
    /// `screen`
    public static let parameters: [AnalyticsParameter] = [.destination("screen")]
    let route: Route
    /// The screen's destination.
    public var values: [String: AnalyticsValue] { ["screen": .destination(of: route)] }
}

/// The person has acted on something on a screen, other than by typing. The element is left out: labels may be personal.
public struct ActDone: AnalyticsEvent {
    /// `act`
    public static let name = "act"
    /// `screen`
    public static let parameters: [AnalyticsParameter] = [.destination("screen")]
    let route: Route
    /// The screen's destination.
    public var values: [String: AnalyticsValue] { ["screen": .destination(of: route)] }
}

/// Makes events of what the shell reports.
private final class ShellEvents {
    private let analytics: Analytics
    private var top: Route?
    /// Whether the first screen is there: until then the app may go on to the one of a link, or of a restored state.
    private var isShown = false

    init(_ analytics: Analytics) {
        self.analytics = analytics
    }

    func send(_ event: ShellEvent) {
        switch event {
        case .started(let state), .restored(let state), .command(_, .applied(let state)):
            guard state.current != top else { return }
            top = state.current
            if isShown { analytics.send(ScreenShown(route: state.current)) }
        case .arrival(let record):
            guard let route = record.outcome.opened else { return }
            switch record.arrival.content {
            case .link: analytics.send(LinkOpened(route: route))
            case .tap: analytics.send(NotificationTapped(route: route))
            case .shortcut, .restoration: break
            }
        case .acted(let route): analytics.send(ActDone(route: route))
        case .command, .screenUnavailable: break
        }
    }

    func showFirst() {
        isShown = true
        if let top { analytics.send(ScreenShown(route: top)) }
    }
}

extension ArrivalOutcome {
    /// The route that was opened, if any was.
    fileprivate var opened: Route? {
        switch self {
        case .opened(let route), .openedInstead(let route, because: _): route
        default: nil
        }
    }
}
