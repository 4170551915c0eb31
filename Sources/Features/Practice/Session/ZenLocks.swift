import AppShell

/// Nothing leads away from a running session, and what arrives meanwhile waits until its summary was left (PI-S3.2): for
/// home, for another session, or for another app.
///
/// Two locks: one over all navigation while the session runs, one over arrivals until then. A session that has no key yet
/// holds none of them, whichever way led to it: there is nothing to lose. After « Recommencer » a third one keeps what
/// waited already from taking the place of the session that the person has just asked for.
final class ZenLocks {
    static let navigation = "practice.session"
    static let arrivals = "practice.summary"
    static let waiting = "practice.again"

    private let strings: SessionStrings
    /// Of the session that holds them.
    private var router: Router?
    private var holdsNavigation = false
    private var holdsArrivals = false
    private var holdsWaiting = false

    init(strings: SessionStrings) {
        self.strings = strings
    }

    func hold(_ router: Router) {
        self.router = router
        if !holdsNavigation {
            holdsNavigation = true
            router.send(.lock(NavigationLock(name: Self.navigation, policy: .defer, reason: strings.lockReason)))
        }
        guard !holdsArrivals else { return }
        holdsArrivals = true
        let reason = strings.summaryLockReason
        router.send(.lock(NavigationLock(name: Self.arrivals, policy: .defer, scope: .arrivals, reason: reason)))
    }

    /// The session has ended: its summary may be shown.
    func releaseNavigation() {
        guard holdsNavigation else { return }
        holdsNavigation = false
        router?.send(.unlock(Self.navigation))
    }

    /// Another session was asked for from the summary: what arrives opens, what waited goes on waiting.
    func keepWaiting() {
        if !holdsWaiting {
            holdsWaiting = true
            let reason = strings.summaryLockReason
            router?.send(
                .lock(NavigationLock(name: Self.waiting, policy: .defer, scope: .waitingArrivals, reason: reason))
            )
        }
        releaseArrivals()
    }

    /// What arrives opens, and what waited as well.
    func release() {
        releaseArrivals()
        guard holdsWaiting else { return }
        holdsWaiting = false
        router?.send(.unlock(Self.waiting))
    }

    private func releaseArrivals() {
        releaseNavigation()
        guard holdsArrivals else { return }
        holdsArrivals = false
        router?.send(.unlock(Self.arrivals))
    }
}
