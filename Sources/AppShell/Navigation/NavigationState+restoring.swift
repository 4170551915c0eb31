extension NavigationState {
    /// This state, the one of a fresh app, with what a saved one still has to offer.
    ///
    /// The tabs and their roots are today's: a new version may have others. A stack is brought back up to the first
    /// screen that is unknown, unusable or transient, and what stood above goes with it, since it was reached through
    /// it. Locks are not brought back: whoever held them is gone.
    ///
    /// - Parameter fault: why a route can't be brought back; nil for one that can.
    func restoring(
        _ saved: NavigationState,
        under rules: NavigationRules,
        fault: @escaping (Route) -> RestorationIssue.Reason?
    ) -> (state: NavigationState, dropped: [RestorationIssue]) {
        var state = self
        var sieve = RestorationSieve(limit: rules.maximumDepth, fault: fault)
        for stack in saved.stacks {
            guard let index = state.stacks.firstIndex(where: { $0.tab == stack.tab }) else {
                sieve.drop(stack.routes, because: stack.tab.map { .unknownTab($0) } ?? .noStack)
                continue
            }
            let root = state.stacks[index].root
            state.stacks[index].pushed = sieve.keep(stack.pushed, above: root)
        }
        if let selected = saved.selected, state.stacks.contains(where: { $0.tab == selected }) {
            state.selected = selected
        }
        state.sheets = sieve.keep(sheets: saved.sheets)
        return (state, sieve.dropped)
    }
}

/// Lets the routes through that can be brought back.
private struct RestorationSieve {
    let limit: Int
    let fault: (Route) -> RestorationIssue.Reason?
    private(set) var dropped: [RestorationIssue] = []

    init(limit: Int, fault: @escaping (Route) -> RestorationIssue.Reason?) {
        self.limit = limit
        self.fault = fault
    }

    mutating func drop(_ routes: some Sequence<Route>, because reason: RestorationIssue.Reason) {
        for route in routes { dropped.append(RestorationIssue(route: route, reason: reason)) }
    }

    /// The routes up to the first that can't be brought back.
    mutating func keep(_ routes: [Route], above root: Route) -> [Route] {
        var kept: [Route] = []
        for (index, route) in routes.enumerated() {
            // The root may have become what stood above it.
            if route == kept.last ?? root { continue }
            guard let reason = kept.count + 1 < limit ? fault(route) : .tooDeep else {
                kept.append(route)
                continue
            }
            drop([route], because: reason)
            drop(routes[(index + 1)...], because: .aboveDropped)
            break
        }
        return kept
    }

    mutating func keep(sheets: [NavigationStack]) -> [NavigationStack] {
        var kept: [NavigationStack] = []
        for (index, sheet) in sheets.enumerated() {
            guard let reason = kept.count < limit ? fault(sheet.root) : .tooDeep else {
                kept.append(NavigationStack(root: sheet.root, pushed: keep(sheet.pushed, above: sheet.root)))
                continue
            }
            drop([sheet.root], because: reason)
            drop(sheet.pushed + sheets[(index + 1)...].flatMap(\.routes), because: .aboveDropped)
            break
        }
        return kept
    }
}
