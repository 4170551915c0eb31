extension NavigationState {
    /// The outcome of a command on this state. Pure: equal inputs give equal outcomes.
    public func apply(_ command: NavigationCommand, under rules: NavigationRules) -> NavigationOutcome {
        if let outcome = heldByLock(command) { return outcome }
        var next = self
        let refusal =
            switch command {
            case .select(let tab): next.select(tab)
            case .push(let route): next.push(route, under: rules)
            case .replace(let route): next.replace(route, under: rules)
            case .pop: next.pop()
            case .popToRoot: next.popToRoot()
            case .present(let route): next.present(route, under: rules)
            case .dismiss: next.dismiss()
            case .close(let route): next.close(route)
            case .open(let route, let tab): next.open(route, tab: tab, under: rules)
            case .openSheet(let route): next.openSheet(route, under: rules)
            case .reset: next.reset()
            case .lock(let lock): next.add(lock)
            case .unlock(let name): next.removeLock(named: name)
            }
        if let refusal { return .refused(refusal) }
        return .applied(next)
    }

    /// A refusing lock takes precedence over a deferring one.
    private func heldByLock(_ command: NavigationCommand) -> NavigationOutcome? {
        switch command {
        case .lock, .unlock: return nil
        default: break
        }
        guard let lock = lock(over: [.navigation]) else { return nil }
        return lock.policy == .refuse ? .refused(.locked(lock)) : .deferred(lock)
    }

    /// The lock that holds arrivals back, before they become commands.
    var arrivalLock: NavigationLock? { lock(over: [.navigation, .arrivals]) }

    /// The lock that holds back arrivals that an earlier lock deferred.
    var waitingArrivalLock: NavigationLock? { lock(over: [.navigation, .arrivals, .waitingArrivals]) }

    private func lock(over scopes: Set<NavigationLock.Scope>) -> NavigationLock? {
        let locks = locks.filter { scopes.contains($0.scope) }
        return locks.first { $0.policy == .refuse } ?? locks.first
    }

    private mutating func select(_ tab: TabID) -> NavigationRefusal? {
        guard let index = stacks.firstIndex(where: { $0.tab == tab }), selected != nil else { return .unknownTab(tab) }
        if let sheet = sheets.last { return .coveredBySheet(sheet.current) }
        if selected == tab {
            guard !stacks[index].pushed.isEmpty else { return .alreadyOnTop(stacks[index].root) }
            stacks[index].pushed = []
        }
        selected = tab
        return nil
    }

    private mutating func push(_ route: Route, under rules: NavigationRules) -> NavigationRefusal? {
        guard rules.destinations.contains(route.name) else { return .unknownDestination(route.name) }
        guard current != route else { return .alreadyOnTop(route) }
        guard top.pushed.count + 1 < rules.maximumDepth else { return .tooDeep(limit: rules.maximumDepth) }
        updateTop { $0.pushed.append(route) }
        return nil
    }

    private mutating func replace(_ route: Route, under rules: NavigationRules) -> NavigationRefusal? {
        guard rules.destinations.contains(route.name) else { return .unknownDestination(route.name) }
        guard current != route else { return .alreadyOnTop(route) }
        guard !top.pushed.isEmpty else { return .atRoot(top.root) }
        updateTop { stack in
            stack.pushed.removeLast()
            // A route is never twice in a row on a stack.
            if stack.current != route { stack.pushed.append(route) }
        }
        return nil
    }

    private mutating func pop() -> NavigationRefusal? {
        guard !top.pushed.isEmpty else { return .atRoot(top.root) }
        updateTop { $0.pushed.removeLast() }
        return nil
    }

    private mutating func popToRoot() -> NavigationRefusal? {
        guard !top.pushed.isEmpty else { return .atRoot(top.root) }
        updateTop { $0.pushed = [] }
        return nil
    }

    private mutating func present(_ route: Route, under rules: NavigationRules) -> NavigationRefusal? {
        guard rules.destinations.contains(route.name) else { return .unknownDestination(route.name) }
        guard current != route else { return .alreadyOnTop(route) }
        guard sheets.count < rules.maximumDepth else { return .tooDeep(limit: rules.maximumDepth) }
        sheets.append(NavigationStack(root: route))
        return nil
    }

    private mutating func dismiss() -> NavigationRefusal? {
        guard sheets.popLast() != nil else { return .noSheet }
        return nil
    }

    private mutating func close(_ route: Route) -> NavigationRefusal? {
        guard current == route else { return .notOnTop(route, top: current) }
        if !top.pushed.isEmpty { return pop() }
        return sheets.isEmpty ? .atRoot(route) : dismiss()
    }

    private mutating func open(_ route: Route, tab: TabID?, under rules: NavigationRules) -> NavigationRefusal? {
        guard rules.destinations.contains(route.name) else { return .unknownDestination(route.name) }
        var index = selectedIndex
        if let tab {
            guard let tabIndex = stacks.firstIndex(where: { $0.tab == tab }), selected != nil else {
                return .unknownTab(tab)
            }
            index = tabIndex
            selected = tab
        } else if selected != nil {
            return .noTabNamed(route)
        }
        let isRoot = stacks[index].root == route
        guard isRoot || rules.maximumDepth > 1 else { return .tooDeep(limit: rules.maximumDepth) }
        sheets = []
        stacks[index].pushed = isRoot ? [] : [route]
        return nil
    }

    private mutating func openSheet(_ route: Route, under rules: NavigationRules) -> NavigationRefusal? {
        guard rules.destinations.contains(route.name) else { return .unknownDestination(route.name) }
        sheets = [NavigationStack(root: route)]
        return nil
    }

    private mutating func reset() -> NavigationRefusal? {
        guard !sheets.isEmpty || stacks.contains(where: { !$0.pushed.isEmpty }) else { return .atRoot(current) }
        sheets = []
        for index in stacks.indices { stacks[index].pushed = [] }
        return nil
    }

    private mutating func add(_ lock: NavigationLock) -> NavigationRefusal? {
        guard !locks.contains(where: { $0.name == lock.name }) else { return .lockHeld(lock.name) }
        locks.append(lock)
        return nil
    }

    private mutating func removeLock(named name: String) -> NavigationRefusal? {
        guard let index = locks.firstIndex(where: { $0.name == name }) else { return .noSuchLock(name) }
        locks.remove(at: index)
        return nil
    }

    private mutating func updateTop(_ change: (inout NavigationStack) -> Void) {
        if sheets.isEmpty {
            change(&stacks[selectedIndex])
        } else {
            change(&sheets[sheets.count - 1])
        }
    }
}
