import AppShell

/// Nothing leads away from a running session, and what arrives meanwhile waits until its summary was left (PI-S3.2): for
/// home, for another session, or for another app.
///
/// Two locks: one over all navigation while the session runs, one over arrivals until then. A session that has no key yet
/// holds none, whichever way led to it: there is nothing to lose.
final class ZenLocks {
    static let navigation = "practice.session"
    static let arrivals = "practice.summary"

    private let words: SessionWords
    /// Of the session that holds them.
    private var router: Router?
    private var holdsNavigation = false
    private var holdsArrivals = false

    init(words: SessionWords) {
        self.words = words
    }

    func hold(_ router: Router) {
        self.router = router
        if !holdsNavigation {
            holdsNavigation = true
            router.send(.lock(NavigationLock(name: Self.navigation, policy: .defer, reason: words.lockReason)))
        }
        guard !holdsArrivals else { return }
        holdsArrivals = true
        let reason = words.summaryLockReason
        router.send(.lock(NavigationLock(name: Self.arrivals, policy: .defer, scope: .arrivals, reason: reason)))
    }

    /// The session has ended: its summary may be shown.
    func releaseNavigation() {
        guard holdsNavigation else { return }
        holdsNavigation = false
        router?.send(.unlock(Self.navigation))
    }

    func release() {
        releaseNavigation()
        guard holdsArrivals else { return }
        holdsArrivals = false
        router?.send(.unlock(Self.arrivals))
    }
}
