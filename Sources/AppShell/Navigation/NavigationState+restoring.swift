extension NavigationState {
    /// With each route above the roots, and each of the sheets, as `current` has it.
    func replacing(by current: (Route) -> Route) -> NavigationState {
        var state = self
        for index in state.stacks.indices { state.stacks[index].pushed = stacks[index].pushed.map(current) }
        state.sheets = sheets.map { NavigationStack(root: current($0.root), pushed: $0.pushed.map(current)) }
        return state
    }

    /// This state, of a fresh app, with the stacks and sheets of a saved one as far as they can be restored.
    ///
    /// Tabs and roots stay as they are: a new version may have others. A stack is restored up to the first screen that
    /// is unknown, unusable or transient; those above were reached through it and are dropped with it. Locks are not
    /// restored, since the process that held them is gone.
    ///
    /// - Parameter issue: why a route can't be restored; nil for one that can.
    func restoring(
        _ saved: NavigationState,
        under rules: NavigationRules,
        issue: @escaping (Route) -> RestorationIssue.Reason?
    ) -> (state: NavigationState, dropped: [RestorationIssue]) {
        var state = self
        var sieve = RestorationSieve(limit: rules.maximumDepth, issue: issue)
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

/// Keeps the routes that can be restored and reports the others.
private struct RestorationSieve {
    let limit: Int
    let issue: (Route) -> RestorationIssue.Reason?
    private(set) var dropped: [RestorationIssue] = []

    init(limit: Int, issue: @escaping (Route) -> RestorationIssue.Reason?) {
        self.limit = limit
        self.issue = issue
    }

    mutating func drop(_ routes: some Sequence<Route>, because reason: RestorationIssue.Reason) {
        for route in routes { dropped.append(RestorationIssue(route: route, reason: reason)) }
    }

    /// The routes up to the first that can't be restored.
    mutating func keep(_ routes: [Route], above root: Route) -> [Route] {
        var kept: [Route] = []
        for (index, route) in routes.enumerated() {
            // In a new version the root may be the screen that used to be above it.
            if route == kept.last ?? root { continue }
            guard let reason = kept.count + 1 < limit ? issue(route) : .tooDeep else {
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
            guard let reason = kept.count < limit ? issue(sheet.root) : .tooDeep else {
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
