/// One screen of a feature.
///
/// A screen is an `@Observable final class` with async methods and no actor annotation: with
/// NonisolatedNonsendingByDefault an async method runs on its caller's actor, so the same screen serves the headless
/// host and a MainActor host alike. While it awaits, another tap can come in: every write guards itself.
///
/// An action without `await` takes effect at once; one with `await` runs in a task (see ``Content/Act``). Write actions and tasks as closures **without a capture list**, `{ await self.load() }`: Swift 6.3 takes a closure
/// with one, `{ [store] in … }`, off its caller's actor. Content lives for a moment, and a scope is cancelled with its
/// screen, so capturing `self` keeps nothing alive. An architecture test holds features and products to it.
public protocol Screen: AnyObject {
    /// A pure view of the state.
    var content: Content { get }

    /// The screen has come on top: for the first time, when what covered it is gone, or when a link leads to it again. A
    /// load that failed is worth another try.
    func appear() async

    /// The app is back in the foreground, or the network is back, while the screen is drawn: what it shows may be old.
    /// What is drawn as failed or stale recovers by itself: see ``Content/recovery``.
    func resume() async
}

extension Screen {
    /// Does nothing.
    public func appear() async {}

    /// Does nothing.
    public func resume() async {}
}

/// What the shell hands a screen when it makes it.
public final class ScreenContext {
    /// The route this screen shows.
    public let route: Route
    /// How the screen asks for navigation.
    public let router: Router
    /// For work that outlives the call that starts it. Cancelled when the screen is gone.
    public let tasks: TaskScope

    init(route: Route, router: Router, tasks: TaskScope) {
        self.route = route
        self.router = router
        self.tasks = tasks
    }

    /// Shows a message that passes, in place of the one before; also after this screen is gone. See ``Toast``.
    public func toast(_ text: String) { router.toast(text) }

    /// Closes this very screen; refused where another one is on top.
    @discardableResult
    public func close() -> NavigationOutcome {
        router.send(.close(route))
    }
}

/// How a screen asks for navigation.
///
/// Bound to its screen: a command while another screen is on top is refused and recorded, so that a late answer does not
/// push onto whatever the person looks at by then.
public final class Router {
    private let perform: (NavigationCommand) -> NavigationOutcome
    private let placement: (Route) -> Placement?
    private let printLink: (Route) -> String?
    private let readLink: (String) -> Route?
    private let isAtTop: () -> Bool
    private let showToast: (String) -> Void

    /// - Parameters:
    ///   - perform: carries a command out.
    ///   - placement: where a destination opens from outside; nil for one that nobody contributes.
    ///   - printLink: the canonical link to a route.
    ///   - readLink: what a link of the product's leads to.
    ///   - isAtTop: whether the screen it is bound to is the one on top.
    ///   - showToast: shows a message that passes.
    init(
        perform: @escaping (NavigationCommand) -> NavigationOutcome,
        placement: @escaping (Route) -> Placement?,
        printLink: @escaping (Route) -> String? = { _ in nil },
        readLink: @escaping (String) -> Route? = { _ in nil },
        isAtTop: @escaping () -> Bool = { true },
        showToast: @escaping (String) -> Void = { _ in }
    ) {
        self.perform = perform
        self.placement = placement
        self.printLink = printLink
        self.readLink = readLink
        self.isAtTop = isAtTop
        self.showToast = showToast
    }

    /// Whether its screen is on top; an answer may come after the person has gone on.
    public var isOnTop: Bool { isAtTop() }

    /// Shows a message that passes, whatever is on top; see ``Toast``.
    public func toast(_ text: String) { showToast(text) }

    /// Carries a command out.
    @discardableResult
    public func send(_ command: NavigationCommand) -> NavigationOutcome { perform(command) }

    /// Pushes above what is shown, so that back returns here.
    @discardableResult
    public func push(_ destination: some Destination) -> NavigationOutcome { perform(.push(destination.route)) }

    /// Shows a screen in place of this one, so that back leads to where this one came from.
    @discardableResult
    public func replace(with destination: some Destination) -> NavigationOutcome {
        perform(.replace(destination.route))
    }

    /// Shows a sheet above what is shown.
    @discardableResult
    public func present(_ destination: some Destination) -> NavigationOutcome { perform(.present(destination.route)) }

    /// Shows a tab.
    @discardableResult
    public func select(_ tab: TabID) -> NavigationOutcome { perform(.select(tab)) }

    /// Goes there as a link would: on the destination's own tab.
    @discardableResult
    public func open(_ destination: some Destination) -> NavigationOutcome { open(destination.route) }

    /// Goes to a route as a link would.
    @discardableResult
    public func open(_ route: Route) -> NavigationOutcome {
        // Refused by the shell where nobody contributes it, so that whoever observes the shell hears of it.
        perform(placement(route)?.command(toOpen: route) ?? .push(route))
    }

    /// The canonical link to a destination, as it is shared; nil where no link of the product leads there.
    public func link(to destination: some Destination) -> String? { printLink(destination.route) }

    /// Opens a link in a text, if it is one of the product's own.
    ///
    /// - Returns: nil for any other link, which belongs in the browser.
    @discardableResult
    public func follow(_ link: String) -> NavigationOutcome? { readLink(link).map { open($0) } }
}
