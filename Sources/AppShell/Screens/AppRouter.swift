/// Asks for navigation that belongs to no screen, whatever the person looks at: a session that ends takes all back to
/// their roots.
///
/// Modules get theirs from ``Contributions/appRouter``. A screen navigates by its own ``Router``, which asks for nothing
/// once the person has gone on.
public final class AppRouter {
    private var router: Router?

    init() {}

    /// Carries one command out; refused while the app does not run.
    @discardableResult
    public func send(_ command: NavigationCommand) -> NavigationOutcome {
        router?.send(command) ?? .refused(.notRunning)
    }

    func begin(with router: Router) {
        self.router = router
    }
}
