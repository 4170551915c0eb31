public import Observation

/// The running app. Owns the navigation state, the screens and the arrivals.
///
/// A host adds an executor, a ``TaskScope`` and devices. It draws ``content`` and runs its actions. After a command,
/// what appeared has a screen, and the screens that were popped are gone, their work cancelled.
@Observable
public final class Shell {
    /// The composed product.
    @ObservationIgnored public let graph: AppGraph
    /// Where the person is.
    public internal(set) var navigation: NavigationState
    /// Where the app is in its life.
    public internal(set) var phase = ShellPhase.notStarted
    var inbox: Inbox
    /// The host's: hears of each command, arrival and act, for traces. Modules have ``Contributions/observe(_:)``.
    @ObservationIgnored public var observer: (ShellEvent) -> Void = { _ in }

    /// The label of the field on the top screen that has the keyboard; nil while the keyboard is away.
    ///
    /// Hosts set it. The shell resets it when another screen comes on top.
    public var focusedField: String?

    /// The message that passes at the moment; see ``ScreenContext/toast(_:)``.
    public internal(set) var toast: Toast?
    /// The number of the last one.
    @ObservationIgnored var lastToast = 0
    @ObservationIgnored var toastEnd: Task<Void, Never>?

    private(set) var screens = ScreenCache()
    @ObservationIgnored private let makeScope: () -> TaskScope
    @ObservationIgnored private var isShowingScreens = false
    /// For work that lives as long as the app.
    @ObservationIgnored let tasks: TaskScope
    @ObservationIgnored var delivery = ArrivalDelivery.idle

    /// - Parameters:
    ///   - graph: the product to run.
    ///   - makeScope: makes one scope for each screen, running on the host's actor.
    public init(graph: AppGraph, makeScope: @escaping () -> TaskScope) {
        self.graph = graph
        self.makeScope = makeScope
        tasks = makeScope()
        navigation = graph.initialState
        inbox = Inbox(policy: graph.manifest.arrivals)
    }

    /// Opens what arrived before the start, or restores the saved state, or shows the first screen.
    ///
    /// An arrival opens directly: the initial tab doesn't load until it is selected.
    public func start() {
        guard phase == .notStarted else { return }
        // First of all: what a module stores comes after it.
        if let moves = graph.formerKeyMoves { tasks { await moves.run() } }
        // Not in the foreground yet: a start that navigates is refused, or it would get past locks and arrivals.
        let appStart = AppStart(tasks: tasks, router: router)
        for owned in graph.contributions.starts { owned.entry(appStart) }
        phase = .foreground
        for start in graph.contributions.startLocks where start.entry.isHeld() {
            navigation.locks.append(start.entry.lock)
        }
        tell(.started(navigation))
        deliverHeld()
        showScreens()
        runWork(of: .launch)
        followConnection()
    }

    @discardableResult
    private func runWork(of moment: AppMoment) -> [Task<Void, Never>] {
        graph.contributions.momentWork.filter { $0.entry.moment == moment }.compactMap { tasks($0.entry.work) }
    }

    /// The system gives the app some seconds in the background. Returns when the modules have loaded what is new; a task
    /// that is cancelled, because the time is over, cancels that.
    public func refreshInBackground() async {
        guard phase == .background else { return }
        let work = runWork(of: .refresh)
        await withTaskCancellationHandler {
            for task in work { await task.value }
        } onCancel: {
            for task in work { task.cancel() }
        }
    }

    /// Cancels all work. A stopped shell can't be started again.
    public func stop() {
        phase = .stopped
        for record in inbox.held { setOutcome(.ignored(because: "\(NavigationRefusal.notRunning)"), of: record) }
        screens.removeAll()
        tasks.cancelAll()
    }

    /// The person left for another app. What arrives now opens when this one comes back.
    ///
    /// - Returns: the modules' work, for a host that has to ask for time.
    @discardableResult
    public func enterBackground() -> [Task<Void, Never>] {
        guard phase == .foreground else { return [] }
        phase = .background
        return runWork(of: .background)
    }

    /// The app is back on the screen.
    public func enterForeground() {
        guard phase == .background else { return }
        phase = .foreground
        deliverHeld()
        runWork(of: .foreground)
        resumeScreens()
    }

    /// Carries out one command, shows the screens of the new state, and reports the outcome to ``observer``.
    @discardableResult
    public func perform(_ command: NavigationCommand) -> NavigationOutcome {
        perform(command, from: nil)
    }

    /// - Parameters:
    ///   - slot: the screen that asks, which may navigate only while it is on top; nil: anybody else.
    ///   - destination: what the command opens, where it was read already.
    func perform(
        _ command: NavigationCommand,
        from slot: ScreenSlot?,
        opening destination: (any Destination)? = nil
    ) -> NavigationOutcome {
        let outcome: NavigationOutcome
        if !phase.isRunning {
            outcome = .refused(.notRunning)
        } else if let slot, slot != screens.top?.slot, !command.concernsLocks {
            outcome = .refused(.notOnTop(slot.route, top: navigation.current))
        } else if slot == nil, command.leavesOnTop, let dialog = screens.top?.screen.content.dialog {
            outcome = .refused(.dialogShown(dialog.label))
        } else {
            outcome = navigation.apply(command, under: graph.rules)
        }
        tell(.command(command, outcome))
        if case .applied(let state) = outcome {
            let isShownAgain = state == navigation
            navigation = state
            showScreens(opening: destination)
            // A link may open what is on top already, after an error say: the screen tries again.
            if isShownAgain { appearOnTop() }
            if case .unlock = command { deliverHeld() }
        }
        return outcome
    }

    /// Whether the first screen was made.
    var isShown: Bool { screens.top != nil }

    /// Runs an act of the screen on top, `times` times in one go.
    ///
    /// Acts take effect in the order in which they come. An immediate one has taken effect when this returns, unless an
    /// act that waits for its task came before it. Once an act has removed the screen, the rest does nothing.
    public func run(_ act: Content.Act, times: Int = 1) { run(act, times: times, isReported: true) }

    func run(_ act: Content.Act, times: Int, isReported: Bool) {
        guard let top = screens.top else { return }
        for _ in 0..<times where screens[top.slot] != nil {
            if isReported { tell(.acted(on: top.slot.route)) }
            top.context.tasks.run(act)
        }
    }

    /// Tells the host, then the modules.
    func tell(_ event: ShellEvent) {
        observer(event)
        for observer in graph.contributions.observers { observer.entry(event) }
    }

    /// Everything on display: the base and the sheets, the last one on top.
    public var content: Content {
        // Redraws in the foreground: the day and the time zone may have changed.
        _ = phase
        return shellContent.app
    }

    var shellContent: ShellContent {
        ShellContent(
            manifest: graph.manifest,
            overlays: graph.contributions.overlays.map(\.entry),
            badges: graph.contributions.badges.map(\.entry),
            navigation: navigation,
            focusedField: focusedField,
            toast: toast,
            router: router
        ) { [screens] slot in
            screens[slot]?.screen.content
        }
    }

    /// What the living screens would show that are not on display: under others, or on other tabs. The oldest first.
    package var undrawnContents: [Content] { screens.undrawn.map(\.screen.content) }

    /// For the shell's own bars, overlays and modules.
    @ObservationIgnored lazy var router = makeRouter(for: nil)

    private func makeRouter(for slot: ScreenSlot?) -> Router {
        Router(
            // A task may outlive the shell for a moment.
            perform: { [weak self] in self?.perform($0, from: slot) ?? .refused(.notRunning) },
            // The directory, not the graph: modules may keep a router.
            placement: { [directory = graph.directory] in directory.placement(of: $0) },
            printLink: { [directory = graph.directory] in directory.links.link(to: $0) },
            readLink: { [directory = graph.directory] in directory.route(of: $0) },
            isAtTop: { [weak self] in slot == nil || slot == self?.screens.top?.slot },
            showToast: { [weak self] in self?.show(toast: $0) }
        )
    }

    /// Makes the screens that the navigation state shows and drops those that it lost.
    ///
    /// - Parameter destination: what was just opened, where it was read already.
    private func showScreens(opening destination: (any Destination)? = nil) {
        guard !isShowingScreens else { return }
        isShowingScreens = true
        let previousTop = screens.top?.slot
        // One at a time: making a screen may remove a lock, and what it held back navigates meanwhile.
        while let slot = screens.follow(navigation).first { makeScreen(in: slot, of: destination) }
        isShowingScreens = false
        if screens.top?.slot != previousTop {
            focusedField = nil
            appearOnTop()
        }
    }

    /// - Parameter destination: what was just opened, where it was read already.
    private func makeScreen(in slot: ScreenSlot, of destination: (any Destination)?) {
        let context = ScreenContext(route: slot.route, router: makeRouter(for: slot), tasks: makeScope())
        let screen = graph.makeScreen(context, of: destination?.route == slot.route ? destination : nil)
        screens.add(PlacedScreen(slot: slot, context: context, screen: screen))
        if let screen = screen as? UnavailableScreen {
            tell(.screenUnavailable(slot.route, reason: screen.reason))
        }
    }

    /// Makes the screen of a slot that is not on display, unless there is one. It does not appear.
    func makeUndrawnScreen(in slot: ScreenSlot) {
        guard phase.isRunning, !isShowingScreens, screens[slot] == nil else { return }
        isShowingScreens = true
        makeScreen(in: slot, of: nil)
        isShowingScreens = false
        // Making it may have navigated.
        showScreens()
    }

    private func appearOnTop() {
        guard let top = screens.top else { return }
        let screen = top.screen
        top.context.tasks { await screen.appear() }
    }

    /// Refreshes the visible screens: the app, or the network, is back.
    func resumeScreens() {
        guard phase == .foreground else { return }
        for placed in screens.visible {
            let (screen, tasks) = (placed.screen, placed.context.tasks)
            tasks {
                // Read inside the task: a link or a module may have started the load already. Whatever the phone reports of
                // its network, as a call is tried: a VPN may connect on demand.
                for recovery in screen.content.recoveries { tasks(recovery) }
                await screen.resume()
            }
        }
    }
}

extension NavigationCommand {
    /// Whether a person leaves what is on top by it, back or down.
    fileprivate var leavesOnTop: Bool {
        switch self {
        case .pop, .popToRoot, .dismiss: true
        default: false
        }
    }

    fileprivate var concernsLocks: Bool {
        switch self {
        case .lock, .unlock: true
        default: false
        }
    }
}

/// Where the app is in its life.
public enum ShellPhase: String, Hashable, Sendable {
    /// Before ``Shell/start()``.
    case notStarted
    /// On the screen, or running without being on it.
    case foreground, background
    /// After ``Shell/stop()``.
    case stopped

    var isRunning: Bool { self == .foreground || self == .background }
}

/// What the shell reports to its observer.
public enum ShellEvent: Hashable, Sendable {
    /// The app starts in this state.
    case started(NavigationState)
    /// A saved state replaced the one of the start.
    case restored(NavigationState)
    /// A command, with its outcome.
    case command(NavigationCommand, NavigationOutcome)
    /// An arrival, whenever its outcome changes.
    case arrival(ArrivalRecord)
    /// The person acts on something while this route is on top. Typing into a field is not reported; a slider is once its
    /// drag has ended.
    case acted(on: Route)
    /// A screen could not be made. One that gives the reason replaces it.
    case screenUnavailable(Route, reason: String)
}
