import AppShell
import Synchronization

/// The routes that were on top since the launch, the last visit of each in order.
///
/// Part of a state: what a module keeps in memory alone, such as the subject that a person looked at last, shows on no
/// screen yet, but follows from where they were.
final class VisitedRoutes: Sendable {
    private let routes = Mutex<[String]>([])

    func reset() { routes.withLock { $0 = [] } }

    func note(_ event: ShellEvent) {
        switch event {
        case .started(let state), .restored(let state), .command(_, .applied(let state)):
            let route = state.current.description
            routes.withLock { routes in
                guard routes.last != route else { return }
                routes.removeAll { $0 == route }
                routes.append(route)
            }
        case .command, .arrival, .acted, .screenUnavailable: break
        }
    }

    func add(to hash: inout StableHash) {
        for route in routes.withLock(\.self) { hash.add(route) }
    }
}
