public import Observation

/// The running app: owns the navigation state, the screens shown and what arrives.
///
/// A host adds an executor, a ``TaskScope`` and devices; it draws ``content`` and runs the actions it holds. What
/// appears after a command gets a screen, what was popped is gone, with its work cancelled.
@Observable
public final class Shell {
    @ObservationIgnored public let graph: AppGraph
    public private(set) var navigation: NavigationState
    /// Everything that arrived, in order, with what became of it.
    public private(set) var arrivals: [ArrivalRecord] = []
    /// Told of each command and arrival, for traces.
    @ObservationIgnored public var observer: (ShellEvent) -> Void = { _ in }

    @ObservationIgnored private var presentations = Presentations()
    @ObservationIgnored private let makeScope: () -> TaskScope
    @ObservationIgnored private var inbox = Inbox()
    @ObservationIgnored private var isRunning = false

    /// - Parameter makeScope: makes one scope for each screen, running on the host's actor.
    public init(graph: AppGraph, makeScope: @escaping () -> TaskScope) {
        self.graph = graph
        self.makeScope = makeScope
        navigation = graph.initialState
    }

    /// Shows the first screen, then opens what has arrived meanwhile.
    ///
    /// With an arrival the app goes straight there: the tab it starts on loads when it is looked at.
    public func start() {
        guard !isRunning else { return }
        isRunning = true
        observer(.started(navigation))
        deliverHeld()
        followNavigation()
    }

    /// Ends all work. A shell that was stopped is not started again: the process is over.
    public func stop() {
        isRunning = false
        presentations.removeAll()
    }

    /// Takes what arrived. Before ``start()``, or under a deferring lock, it is held.
    public func receive(_ arrival: Arrival) {
        guard isRunning else {
            inbox.hold(arrival)
            observer(.arrival(ArrivalRecord(arrival: arrival, outcome: .held)))
            return
        }
        deliver(arrival)
    }

    /// Carries out one command.
    @discardableResult
    public func perform(_ command: NavigationCommand) -> NavigationOutcome {
        let outcome: NavigationOutcome =
            isRunning ? navigation.apply(command, under: graph.rules) : .refused(.notRunning)
        observer(.command(command, outcome))
        if case .applied(let state) = outcome {
            navigation = state
            followNavigation()
            if case .unlock = command { deliverHeld() }
        }
        return outcome
    }

    /// Runs an action of the content on top, with the life of the screen it belongs to.
    public func run(_ action: @escaping () async -> Void) {
        presentations.top?.context.tasks(action)
    }

    /// Everything drawn now: the base and the sheets, the last one on top.
    public var content: Content {
        ShellContent(manifest: graph.manifest, navigation: navigation, router: router) { [presentations] slot in
            presentations[slot]?.screen.content
        }.app
    }

    @ObservationIgnored private lazy var router = Router(
        // A task may outlive the shell for a moment; what it asks then is refused, not a trap.
        perform: { [weak self] in self?.perform($0) ?? .refused(.notRunning) },
        placement: { [graph] in graph.placement(of: $0) }
    )

    private func followNavigation() {
        let previousTop = presentations.top?.slot
        let made = presentations.follow(navigation) { [graph, router, makeScope] slot in
            let context = ScreenContext(route: slot.route, router: router, tasks: makeScope())
            return Presentation(slot: slot, context: context, screen: graph.makeScreen(context))
        }
        for presentation in made {
            guard let screen = presentation.screen as? UnavailableScreen else { continue }
            observer(.screenUnavailable(presentation.slot.route, reason: screen.reason))
        }
        guard let top = presentations.top, top.slot != previousTop else { return }
        let screen = top.screen
        top.context.tasks { await screen.appear() }
    }

    // MARK: Arrivals

    private func deliverHeld() {
        for arrival in inbox.takeAll() { deliver(arrival) }
    }

    private func deliver(_ arrival: Arrival) {
        let outcome: ArrivalOutcome
        switch arrival {
        case .link(let link): outcome = follow(link, as: arrival)
        }
        let record = ArrivalRecord(arrival: arrival, outcome: outcome)
        if outcome != .held { arrivals.append(record) }
        observer(.arrival(record))
    }

    private func follow(_ link: String, as arrival: Arrival) -> ArrivalOutcome {
        switch graph.links.match(link) {
        case .malformed(let fault): return .ignored(because: "\(fault)")
        case .foreign(let reason): return .ignored(because: reason)
        case .unmatched(let address):
            return openUnmatched(
                "no link of the product looks like /\(address.segments.joined(separator: "/"))",
                arrival
            )
        case .matched(let route, _):
            do throws(RouteError) { try graph.validate(route) } catch { return openUnmatched("\(error)", arrival) }
            return outcome(of: router.open(route), for: arrival, route: route) { .opened($0) }
        }
    }

    private func openUnmatched(_ reason: String, _ arrival: Arrival) -> ArrivalOutcome {
        guard case .tab(let tab) = graph.manifest.links.unmatched,
            let root = graph.manifest.tabs.first(where: { $0.id == tab })?.root
        else { return .ignored(because: reason) }
        return outcome(of: perform(.open(root, tab: tab)), for: arrival, route: root) {
            .openedInstead($0, because: reason)
        }
    }

    private func outcome(
        of navigation: NavigationOutcome,
        for arrival: Arrival,
        route: Route,
        opened: (Route) -> ArrivalOutcome
    ) -> ArrivalOutcome {
        switch navigation {
        case .applied, .refused(.alreadyOnTop): return opened(route)
        case .refused(let refusal): return .ignored(because: "\(refusal)")
        case .deferred:
            inbox.hold(arrival)
            return .held
        }
    }
}

/// What the shell tells its observer.
public enum ShellEvent: Hashable, Sendable {
    case started(NavigationState)
    case command(NavigationCommand, NavigationOutcome)
    case arrival(ArrivalRecord)
    /// A screen that could not be made, and the screen that says so stands there.
    case screenUnavailable(Route, reason: String)
}
