import AppShell
import Testing

/// The laws of DESIGN, "Navigation is one value", at every state that random sequences reach.
struct NavigationLawTests {
    @Test("SHELL-1: present, then dismiss, is identity")
    func presentDismiss() {
        NavigationProperty { state, setting in
            for route in NavigationSetting.known {
                guard let presented = state.apply(.present(route), under: setting.rules).state else { continue }
                if presented.current != route { return "\(route) is not on top of \(presented)" }
                let outcome = presented.apply(.dismiss, under: setting.rules)
                if outcome != .applied(state) { return "after \(route): \(outcome)" }
            }
            return nil
        }.check()
    }

    @Test("SHELL-1: push, then pop, is identity")
    func pushPop() {
        NavigationProperty { state, setting in
            for route in NavigationSetting.known {
                guard let pushed = state.apply(.push(route), under: setting.rules).state else { continue }
                if pushed.current != route { return "\(route) is not on top of \(pushed)" }
                let outcome = pushed.apply(.pop, under: setting.rules)
                if outcome != .applied(state) { return "after \(route): \(outcome)" }
            }
            return nil
        }.check()
    }

    @Test("SHELL-1: lock, then unlock, is identity")
    func lockUnlock() {
        NavigationProperty { state, setting in
            let lock = NavigationLock(name: "new", policy: .refuse, reason: "because")
            guard let locked = state.apply(.lock(lock), under: setting.rules).state else { return "not locked" }
            let outcome = locked.apply(.unlock("new"), under: setting.rules)
            return outcome == .applied(state) ? nil : "\(outcome)"
        }.check()
    }

    @Test("SHELL-1: pop at a root is refused, and so is going back to the root")
    func popAtRoot() {
        NavigationProperty { state, setting in
            guard state.isFree, state.top.pushed.isEmpty else { return nil }
            for command in [NavigationCommand.pop, .popToRoot] {
                let outcome = state.apply(command, under: setting.rules)
                if outcome != .refused(.atRoot(state.current)) { return "\(command): \(outcome)" }
            }
            return nil
        }.check()
    }

    @Test("SHELL-1: going back to the root is popping until it is refused")
    func popToRoot() {
        NavigationProperty { state, setting in
            guard state.isFree, !state.top.pushed.isEmpty else { return nil }
            var popped = state
            while let next = popped.apply(.pop, under: setting.rules).state { popped = next }
            let outcome = state.apply(.popToRoot, under: setting.rules)
            return outcome == .applied(popped) ? nil : "\(outcome) instead of \(popped)"
        }.check()
    }

    @Test("SHELL-1: a reset closes every sheet and pops every stack to its root; the selected tab stays")
    func reset() {
        NavigationProperty { state, setting in
            guard state.isFree else { return nil }
            let outcome = state.apply(.reset, under: setting.rules)
            var emptied = state
            while let next = emptied.apply(.dismiss, under: setting.rules).state { emptied = next }
            // Tab after tab, the one that was selected last.
            let others = state.stacks.compactMap(\.tab).filter { $0 != state.selected }
            for tab in others + [state.selected].compactMap(\.self) {
                emptied = emptied.apply(.select(tab), under: setting.rules).state ?? emptied
                emptied = emptied.apply(.popToRoot, under: setting.rules).state ?? emptied
            }
            emptied = emptied.apply(.popToRoot, under: setting.rules).state ?? emptied
            if emptied == state { return outcome == .refused(.atRoot(state.current)) ? nil : "\(outcome)" }
            return outcome == .applied(emptied) ? nil : "\(outcome) instead of \(emptied)"
        }.check()
    }

    @Test("SHELL-1: apply is pure: equal inputs give equal outcomes, and what is refused or deferred leaves no mark")
    func purity() {
        NavigationProperty { state, setting in
            let before = state
            for command in setting.everyMove {
                let outcome = state.apply(command, under: setting.rules)
                if state != before { return "\(command) changed the state itself" }
                if outcome != before.apply(command, under: setting.rules) { return "\(command) has two outcomes" }
                // These go where one is already, too.
                if case .open = command { continue }
                if case .openSheet = command { continue }
                if outcome == .applied(state) { return "\(command) was applied and changed nothing" }
            }
            return nil
        }.check(sequences: 300)
    }

    @Test("SHELL-1: no command makes or takes away a tab, changes a root, or goes beyond the greatest depth")
    func invariants() {
        NavigationProperty { state, setting in
            if state.stacks.map(\.tab) != setting.fresh.stacks.map(\.tab) { return "other tabs" }
            if state.stacks.map(\.root) != setting.fresh.stacks.map(\.root) { return "other roots" }
            if let selected = state.selected, !setting.tabs.contains(selected) { return "no such tab" }
            if setting.tabs.isEmpty != (state.selected == nil) { return "a selected tab in an app without tabs" }
            let limit = setting.rules.maximumDepth
            if (state.stacks + state.sheets).contains(where: { $0.routes.count > limit }) { return "too deep" }
            return state.sheets.count > limit ? "too many sheets" : nil
        }.check()
    }

    @Test("SHELL-1: a push or a sheet beyond the greatest depth is refused as such, a known destination assumed")
    func depth() {
        NavigationProperty { state, setting in
            guard state.isFree else { return nil }
            let limit = setting.rules.maximumDepth
            guard let route = NavigationSetting.known.first(where: { $0 != state.current }) else { return nil }
            let push = state.apply(.push(route), under: setting.rules)
            if (state.top.routes.count >= limit) != (push == .refused(.tooDeep(limit: limit))) { return "\(push)" }
            let sheet = state.apply(.present(route), under: setting.rules)
            if (state.sheets.count >= limit) != (sheet == .refused(.tooDeep(limit: limit))) { return "\(sheet)" }
            return nil
        }.check()
    }

    @Test("SHELL-1: a screen closes itself where it is on top, and nothing else")
    func close() {
        NavigationProperty { state, setting in
            guard state.isFree else { return nil }
            let isRoot = state.top.pushed.isEmpty
            let expected: NavigationOutcome =
                isRoot && state.sheets.isEmpty
                ? .refused(.atRoot(state.current))
                : state.apply(isRoot ? .dismiss : .pop, under: setting.rules)
            let outcome = state.apply(.close(state.current), under: setting.rules)
            if outcome != expected { return "\(outcome) instead of \(expected)" }
            for route in NavigationSetting.known where route != state.current {
                let outcome = state.apply(.close(route), under: setting.rules)
                if outcome != .refused(.notOnTop(route, top: state.current)) { return "\(route): \(outcome)" }
            }
            return nil
        }.check()
    }

    @Test("SHELL-1: a screen put in place of the one on top leads back to where that one came from; a root stays")
    func replace() {
        NavigationProperty { state, setting in
            guard state.isFree else { return nil }
            guard let route = NavigationSetting.known.first(where: { $0 != state.current }) else { return nil }
            let outcome = state.apply(.replace(route), under: setting.rules)
            if state.top.pushed.isEmpty {
                return outcome == .refused(.atRoot(state.top.root)) ? nil : "\(outcome) at a root"
            }
            guard case .applied(let next) = outcome else { return "\(outcome)" }
            if next.current != route { return "\(next.current) is on top" }
            let popped = state.apply(.pop, under: setting.rules)
            if case .applied(let below) = popped, below.current == route { return next == below ? nil : "\(next)" }
            if next.apply(.pop, under: setting.rules) != popped {
                return "back leads elsewhere"
            }
            return nil
        }.check()
    }

    @Test("SHELL-1: the route on top can be neither pushed, presented nor put in its own place")
    func twice() {
        NavigationProperty { state, setting in
            guard state.isFree else { return nil }
            let again: [NavigationCommand] = [.push(state.current), .present(state.current), .replace(state.current)]
            for command in again {
                let outcome = state.apply(command, under: setting.rules)
                if outcome != .refused(.alreadyOnTop(state.current)) { return "\(command): \(outcome)" }
            }
            return nil
        }.check()
    }

    @Test("SHELL-1: a destination that nobody contributes is refused by name")
    func unknownDestination() {
        NavigationProperty { state, setting in
            guard state.isFree else { return nil }
            let route = NavigationSetting.unknown
            let places: [NavigationCommand] = [.push(route), .present(route), .openSheet(route), .replace(route)]
            for command in places + [.open(route, tab: setting.tabs.first)] {
                let outcome = state.apply(command, under: setting.rules)
                if outcome != .refused(.unknownDestination("nobody's")) { return "\(command): \(outcome)" }
            }
            return nil
        }.check(sequences: 500)
    }
}
