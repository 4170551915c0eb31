public import Observation

/// The running app: owns the navigation state, the screens shown and what arrives.
///
/// A host adds an executor, a ``TaskScope`` and devices; it draws ``content`` and runs the actions it holds. What
/// appears after a command gets a screen, what was popped is gone, with its work cancelled.
@Observable
public final class Shell {
    @ObservationIgnored public let graph: AppGraph
    public private(set) var navigation: NavigationState
    /// Everything that arrived and is not held any more, in order, with what became of it.
    public private(set) var arrivals: [ArrivalRecord] = []
    /// Told of each command and arrival, for traces.
    @ObservationIgnored public var observer: (ShellEvent) -> Void = { _ in }

    @ObservationIgnored private var presentations = Presentations()
    @ObservationIgnored private let makeScope: () -> TaskScope
    @ObservationIgnored private var inbox = Inbox()
    @ObservationIgnored private var phase = Phase.new

    private enum Phase {
        case new, running, stopped
    }

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
        guard phase == .new else { return }
        phase = .running
        observer(.started(navigation))
        deliverHeld()
        followNavigation()
    }

    /// Ends all work. A shell that was stopped is not started again: the process is over.
    public func stop() {
        phase = .stopped
        for arrival in inbox.takeAll() { record(arrival, .ignored(because: "\(NavigationRefusal.notRunning)")) }
        presentations.removeAll()
    }

    /// Takes what arrived. Before ``start()``, or under a deferring lock, it is held.
    public func receive(_ arrival: Arrival) {
        switch phase {
        case .new:
            inbox.hold(arrival)
            record(arrival, .held)
        case .running: deliver(arrival)
        case .stopped: record(arrival, .ignored(because: "\(NavigationRefusal.notRunning)"))
        }
    }

    /// Carries out one command.
    @discardableResult
    public func perform(_ command: NavigationCommand) -> NavigationOutcome {
        perform(command, from: nil)
    }

    /// - Parameter slot: the screen that asks; what it asks counts while it is on top.
    private func perform(_ command: NavigationCommand, from slot: ScreenSlot?) -> NavigationOutcome {
        let outcome: NavigationOutcome
        if phase != .running {
            outcome = .refused(.notRunning)
        } else if let slot, slot != presentations.top?.slot, !command.concernsLocks {
            outcome = .refused(.notOnTop(slot.route, top: navigation.current))
        } else {
            outcome = navigation.apply(command, under: graph.rules)
        }
        observer(.command(command, outcome))
        if case .applied(let state) = outcome {
            let isShownAgain = state == navigation
            navigation = state
            followNavigation()
            // Opened again where it stands already, say by a link after an error: the screen may try anew.
            if isShownAgain { appearAgain() }
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

    /// The shell's own, for what it draws and what arrives.
    @ObservationIgnored private lazy var router = makeRouter(for: nil)

    private func makeRouter(for slot: ScreenSlot?) -> Router {
        Router(
            // A task may outlive the shell for a moment; what it asks then is refused, not a trap.
            perform: { [weak self] in self?.perform($0, from: slot) ?? .refused(.notRunning) },
            placement: { [graph] in graph.placement(of: $0) }
        )
    }

    private func followNavigation() {
        let previousTop = presentations.top?.slot
        let made = presentations.follow(navigation) { slot in
            let context = ScreenContext(route: slot.route, router: makeRouter(for: slot), tasks: makeScope())
            return Presentation(slot: slot, context: context, screen: graph.makeScreen(context))
        }
        for presentation in made {
            guard let screen = presentation.screen as? UnavailableScreen else { continue }
            observer(.screenUnavailable(presentation.slot.route, reason: screen.reason))
        }
        if presentations.top?.slot != previousTop { appearAgain() }
    }

    private func appearAgain() {
        guard let top = presentations.top else { return }
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
        record(arrival, outcome)
    }

    private func record(_ arrival: Arrival, _ outcome: ArrivalOutcome) {
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

extension NavigationCommand {
    fileprivate var concernsLocks: Bool {
        switch self {
        case .lock, .unlock: true
        default: false
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
