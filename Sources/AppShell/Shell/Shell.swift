public import Observation

/// The running app: owns the navigation state, the screens shown and what arrives.
///
/// A host adds an executor, a ``TaskScope`` and devices; it draws ``content`` and runs the actions it holds. What
/// appears after a command gets a screen, what was popped is gone, with its work cancelled.
@Observable
public final class Shell {
    @ObservationIgnored public let graph: AppGraph
    public internal(set) var navigation: NavigationState
    public internal(set) var phase = ShellPhase.notStarted
    var inbox: Inbox
    /// Told of each command and arrival, for traces.
    @ObservationIgnored public var observer: (ShellEvent) -> Void = { _ in }

    /// The label of the field on top that is being typed into: the keyboard is up.
    ///
    /// Hosts set it. It is nil again once another screen is on top.
    public var focusedField: String?

    @ObservationIgnored private var presentations = ScreenCache()
    @ObservationIgnored private let makeScope: () -> TaskScope
    /// For work that lives as long as the app.
    @ObservationIgnored let tasks: TaskScope
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored var delivery = ArrivalDelivery.idle

    /// - Parameter makeScope: makes one scope for each screen, running on the host's actor.
    public init(graph: AppGraph, makeScope: @escaping () -> TaskScope) {
        self.graph = graph
        self.makeScope = makeScope
        tasks = makeScope()
        navigation = graph.initialState
        inbox = Inbox(policy: graph.manifest.arrivals)
    }

    /// Opens what has arrived meanwhile, or goes on where the app was left, or shows its first screen.
    ///
    /// With an arrival the app goes straight there: the tab it starts on loads when it is looked at.
    public func start() {
        guard phase == .notStarted else { return }
        phase = .foreground
        let appStart = AppStart(tasks: tasks, router: router)
        for owned in graph.composition.starts { owned.entry(appStart) }
        for start in graph.composition.startLocks where start.entry.isHeld() {
            navigation.locks.append(start.entry.lock)
        }
        observer(.started(navigation))
        deliverHeld()
        followNavigation()
        runWork(of: .launch)
        followConnection()
    }

    private func runWork(of moment: AppMoment) {
        for owned in graph.composition.momentWork where owned.entry.moment == moment {
            tasks(owned.entry.work)
        }
    }

    /// Ends all work. A shell that was stopped is not started again: the process is over.
    public func stop() {
        phase = .stopped
        for record in inbox.held { settle(record, .ignored(because: "\(NavigationRefusal.notRunning)")) }
        presentations.removeAll()
        tasks.cancelAll()
    }

    /// The person has gone to another app; what arrives now is opened when this one comes back.
    public func enterBackground() {
        guard phase == .foreground else { return }
        phase = .background
        runWork(of: .background)
    }

    /// The app is on the screen again.
    public func enterForeground() {
        guard phase == .background else { return }
        phase = .foreground
        deliverHeld()
        runWork(of: .foreground)
        resumeScreens()
    }

    /// Carries out one command.
    @discardableResult
    public func perform(_ command: NavigationCommand) -> NavigationOutcome {
        perform(command, from: nil)
    }

    /// - Parameter slot: the screen that asks; what it asks counts while it is on top.
    private func perform(_ command: NavigationCommand, from slot: ScreenSlot?) -> NavigationOutcome {
        let outcome: NavigationOutcome
        if !phase.isRunning {
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

    /// Whether a screen is there already.
    var isShown: Bool { presentations.top != nil }

    /// Runs an act of the screen on top, which a person has done so many times in one go.
    ///
    /// Acts take effect in the order in which they come. An immediate one has taken effect when this returns, unless one
    /// that waits for its task came before it. Once an act has taken the screen away, the rest does nothing.
    public func run(_ act: Content.Act, times: Int = 1) {
        guard let tasks = presentations.top?.context.tasks else { return }
        for _ in 0..<times { tasks.run(act) }
    }

    /// Everything drawn now: the base and the sheets, the last one on top.
    public var content: Content {
        // Back in the foreground all is drawn anew: the day and the time zone may be others.
        _ = phase
        return ShellContent(
            manifest: graph.manifest,
            overlays: graph.composition.overlays.map(\.entry),
            navigation: navigation,
            focusedField: focusedField,
            router: router
        ) { [presentations] slot in
            presentations[slot]?.screen.content
        }.app
    }

    /// The shell's own, for what it draws and what arrives.
    @ObservationIgnored lazy var router = makeRouter(for: nil)

    private func makeRouter(for slot: ScreenSlot?) -> Router {
        Router(
            // A task may outlive the shell for a moment; what it asks then is refused, not a trap.
            perform: { [weak self] in self?.perform($0, from: slot) ?? .refused(.notRunning) },
            // Not the graph: its modules may keep a router.
            placement: { [directory = graph.directory] in directory.placement(of: $0) },
            printLink: { [directory = graph.directory] in directory.links.link(to: $0) },
            readLink: { [directory = graph.directory] in directory.route(of: $0) },
            isAtTop: { [weak self] in slot == nil || slot == self?.presentations.top?.slot }
        )
    }

    func followNavigation() {
        guard !isFollowing else { return }
        isFollowing = true
        let previousTop = presentations.top?.slot
        // One at a time: a screen that is made may give a lock back, and what waited for it navigates meanwhile.
        while let slot = presentations.follow(navigation).first { present(slot) }
        isFollowing = false
        if presentations.top?.slot != previousTop {
            focusedField = nil
            appearAgain()
        }
    }

    private func present(_ slot: ScreenSlot) {
        let context = ScreenContext(route: slot.route, router: makeRouter(for: slot), tasks: makeScope())
        let screen = graph.makeScreen(context)
        presentations.add(PlacedScreen(slot: slot, context: context, screen: screen))
        guard let screen = screen as? UnavailableScreen else { return }
        observer(.screenUnavailable(slot.route, reason: screen.reason))
    }

    /// What a person sees is brought up to date: the app, or the network, is back.
    func resumeScreens() {
        guard phase == .foreground else { return }
        for presentation in presentations.visible {
            let (screen, tasks) = (presentation.screen, presentation.context.tasks)
            tasks {
                // Looked at only now: what a link has just opened, or a module refreshes, is loading already.
                if self.graph.connectivity?.isOnline ?? true {
                    for recovery in screen.content.recoveries { tasks(recovery) }
                }
                await screen.resume()
            }
        }
    }

    private func appearAgain() {
        guard let top = presentations.top else { return }
        let screen = top.screen
        top.context.tasks { await screen.appear() }
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

/// Where the app is in its life.
public enum ShellPhase: String, Hashable, Sendable {
    case notStarted, foreground, background, stopped

    var isRunning: Bool { self == .foreground || self == .background }
}

/// What the shell tells its observer.
public enum ShellEvent: Hashable, Sendable {
    case started(NavigationState)
    /// What was saved is brought back.
    case restored(NavigationState)
    case command(NavigationCommand, NavigationOutcome)
    case arrival(ArrivalRecord)
    /// A screen that could not be made, and the screen that says so stands there.
    case screenUnavailable(Route, reason: String)
}
