import AppShell

/// Nothing leads away from a running session, and what arrives meanwhile waits until its summary was read (PI-S3.2).
///
/// Two locks: one over all navigation while the session runs, one over arrivals until the person is back at home.
final class ZenLocks {
    static let navigation = "practice.session"
    static let arrivals = "practice.summary"

    private let words: SessionWords
    private var holdsNavigation = false
    private var holdsArrivals = false

    init(words: SessionWords) {
        self.words = words
    }

    func hold(_ router: Router) {
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
    func releaseNavigation(_ router: Router) {
        guard holdsNavigation else { return }
        holdsNavigation = false
        router.send(.unlock(Self.navigation))
    }

    func release(_ router: Router) {
        releaseNavigation(router)
        guard holdsArrivals else { return }
        holdsArrivals = false
        router.send(.unlock(Self.arrivals))
    }
}
