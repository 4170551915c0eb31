import Testing

@testable import AppShell

struct LockTests {
    private let refusing = NavigationLock(name: "zen", policy: .refuse, reason: "a session runs")
    private let deferring = NavigationLock(name: "form", policy: .defer, reason: "a form is being sent")

    @Test("SHELL-1: under locks nothing moves; a refusing one wins over a deferring one, the oldest of a kind speaks")
    func precedence() {
        NavigationProperty { state, setting in
            let locks = state.locks.filter { $0.scope == .navigation }
            guard let first = locks.first else { return nil }
            let expected: NavigationOutcome =
                locks.first { $0.policy == .refuse }.map { .refused(.locked($0)) } ?? .deferred(first)
            for command in setting.everyMove {
                let outcome = state.apply(command, under: setting.rules)
                if outcome != expected { return "\(command): \(outcome) instead of \(expected)" }
            }
            return nil
        }.check(sequences: 300)
    }

    @Test("SHELL-1: locks over arrivals alone hold no command still")
    func arrivals() {
        NavigationProperty { state, setting in
            guard state.isFree, !state.locks.isEmpty else { return nil }
            var unlocked = state
            unlocked.locks = []
            for command in setting.everyMove {
                var outcome = state.apply(command, under: setting.rules)
                if case .applied(var next) = outcome {
                    next.locks = []
                    outcome = .applied(next)
                }
                if outcome != unlocked.apply(command, under: setting.rules) { return "\(command): \(outcome)" }
            }
            return nil
        }.check(sequences: 300)
    }

    @Test("a refusing lock wins in either order")
    func either() throws {
        let setting = NavigationSetting.tabbed()
        for locks in [[refusing, deferring], [deferring, refusing]] {
            let locked = try locks.reduce(setting.fresh) { state, lock in
                try #require(state.apply(.lock(lock), under: setting.rules).state)
            }
            #expect(locked.apply(.pop, under: setting.rules) == .refused(.locked(refusing)))
        }
    }

    @Test("locks can be taken and given back while others hold")
    func nested() throws {
        let setting = NavigationSetting.tabbed()
        var state = setting.fresh
        for command in [NavigationCommand.lock(refusing), .lock(deferring), .unlock("zen")] {
            state = try #require(state.apply(command, under: setting.rules).state)
        }
        #expect(state.locks == [deferring])
        #expect(state.apply(.push(Route(name: "b")), under: setting.rules) == .deferred(deferring))
    }

    @Test("a lock that is held is not taken twice, even with another policy")
    func held() throws {
        let setting = NavigationSetting.tabless()
        let locked = try #require(setting.fresh.apply(.lock(refusing), under: setting.rules).state)
        let other = NavigationLock(name: "zen", policy: .defer, reason: "another")
        #expect(locked.apply(.lock(other), under: setting.rules) == .refused(.lockHeld("zen")))
    }

    @Test("a lock that is not held is not given back")
    func unknown() throws {
        let setting = NavigationSetting.tabless()
        #expect(setting.fresh.apply(.unlock("zen"), under: setting.rules) == .refused(.noSuchLock("zen")))
        let locked = try #require(setting.fresh.apply(.lock(deferring), under: setting.rules).state)
        #expect(locked.apply(.unlock("zen"), under: setting.rules) == .refused(.noSuchLock("zen")))
    }

    @Test("each refusal says in words why nothing moved")
    func words() {
        let route = Route(name: "catalog.item", parameters: ["key": "starter"])
        let strings: [(NavigationRefusal, String)] = [
            (.atRoot(route), "catalog.item(key: starter) is the root of its stack: there is nothing to go back to"),
            (.noSheet, "no sheet is shown"),
            (.unknownTab("x"), "the product has no tab “x”"),
            (.unknownDestination("x"), "no module contributes a destination “x”"),
            (.alreadyOnTop(route), "catalog.item(key: starter) is on top already"),
            (.notOnTop(route, top: Route(name: "home")), "catalog.item(key: starter) is not on top, home is"),
            (.coveredBySheet(route), "the sheet catalog.item(key: starter) covers the tabs"),
            (.tooDeep(limit: 64), "a stack holds 64 screens at most"),
            (.locked(refusing), "locked by “zen”: a session runs"),
            (.lockHeld("zen"), "the lock “zen” is held already"),
            (.noSuchLock("zen"), "no lock “zen” is held"),
            (.notRunning, "the app is not running"),
        ]
        for (refusal, text) in strings { #expect(refusal.description == text) }
    }
}
