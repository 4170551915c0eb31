import AppShell
import Testing

/// An app as the laws are tried on: with tabs or without, of few routes, so that sequences meet.
struct NavigationSetting {
    let fresh: NavigationState
    let tabs: [TabID]
    let rules: NavigationRules

    static let known = ["a", "b", "c"].flatMap { name in
        [Route(name: name)] + ["1", "é/2"].map { Route(name: name, parameters: ["key": $0]) }
    }
    static let unknown = Route(name: "nobody's")

    static func tabbed(depth: Int = 64) -> NavigationSetting {
        let tabs: [TabID] = ["one", "two", "three"]
        let roots = zip(tabs, ["a", "b", "c"]).map { (id: $0, root: Route(name: $1)) }
        let fresh = NavigationState(tabs: roots, selected: "one") ?? NavigationState(root: unknown)
        return NavigationSetting(fresh: fresh, tabs: tabs, rules: rules(depth: depth))
    }

    static func tabless(depth: Int = 64) -> NavigationSetting {
        NavigationSetting(fresh: NavigationState(root: Route(name: "a")), tabs: [], rules: rules(depth: depth))
    }

    private static func rules(depth: Int) -> NavigationRules {
        NavigationRules(destinations: ["a", "b", "c"], maximumDepth: depth)
    }

    static func random(_ generator: inout SplitMix64) -> NavigationSetting {
        let depth = generator.one(of: [1, 2, 3, 64])
        return generator.chance(75) ? tabbed(depth: depth) : tabless(depth: depth)
    }

    func randomCommand(_ generator: inout SplitMix64) -> NavigationCommand {
        let route = generator.chance(95) ? generator.one(of: NavigationSetting.known) : NavigationSetting.unknown
        let tab: TabID? = generator.chance(5) ? "missing" : tabs.isEmpty ? nil : generator.one(of: tabs)
        let lock = generator.one(of: ["l", "m"])
        switch generator.number(0...22) {
        case 0...5: return .push(route)
        case 6...8: return .present(route)
        case 9...10: return .select(tab ?? "missing")
        case 11: return .pop
        case 12: return .popToRoot
        case 13: return .dismiss
        case 14: return .close(route)
        case 15...16: return .open(route, tab: tab)
        case 17:
            let policy: NavigationLock.Policy = generator.chance(50) ? .refuse : .defer
            let scope: NavigationLock.Scope = generator.chance(60) ? .navigation : .arrivals
            return .lock(NavigationLock(name: lock, policy: policy, scope: scope, reason: "because"))
        case 18: return .openSheet(route)
        case 19: return .replace(route)
        case 20: return .reset
        default: return .unlock(lock)
        }
    }

    /// Every command of one kind each, on any route and tab there is.
    var everyMove: [NavigationCommand] {
        let routes = NavigationSetting.known + [NavigationSetting.unknown]
        let places: [TabID?] = [nil, "missing"] + tabs
        return routes.flatMap { [.push($0), .present($0), .close($0), .replace($0)] as [NavigationCommand] }
            + routes.flatMap { route in places.map { .open(route, tab: $0) } }
            + places.compactMap { $0.map(NavigationCommand.select) }
            + routes.map(NavigationCommand.openSheet)
            + [.pop, .popToRoot, .dismiss, .reset]
    }
}

/// What must hold at every state that commands can reach; says what is wrong where it does not.
struct NavigationProperty {
    let issue: (NavigationState, NavigationSetting) -> String?

    init(_ issue: @escaping (NavigationState, NavigationSetting) -> String?) {
        self.issue = issue
    }

    struct Failure: CustomStringConvertible {
        let seed: UInt64
        let commands: [NavigationCommand]
        let issue: String

        var description: String {
            "seed \(seed), after \(commands.count) commands \(commands): \(issue)"
        }
    }

    /// Tries hundreds of random sequences; fails with the seed and the shortest sequence of the first that breaks it.
    func check(sequences: Int = 600, sourceLocation: SourceLocation = #_sourceLocation) {
        if let failure = failure(sequences: sequences) {
            Issue.record("\(failure)", sourceLocation: sourceLocation)
        }
    }

    func failure(sequences: Int) -> Failure? {
        for seed in 1...UInt64(sequences) {
            var generator = SplitMix64(seed: seed)
            let setting = NavigationSetting.random(&generator)
            let commands = (0..<generator.number(0...30)).map { _ in setting.randomCommand(&generator) }
            guard issue(after: commands, in: setting) != nil else { continue }
            let shortest = simplified(shrunk(commands, in: setting), in: setting)
            return Failure(
                seed: seed,
                commands: shortest,
                issue: issue(after: shortest, in: setting) ?? "it did not fail again"
            )
        }
        return nil
    }

    /// The first issue on the way from the fresh state.
    private func issue(after commands: [NavigationCommand], in setting: NavigationSetting) -> String? {
        var state = setting.fresh
        if let issue = issue(state, setting) { return "at \(state): \(issue)" }
        for command in commands {
            guard case .applied(let next) = state.apply(command, under: setting.rules) else { continue }
            state = next
            if let issue = issue(state, setting) { return "at \(state): \(issue)" }
        }
        return nil
    }

    /// Takes away runs of commands, long ones first, as long as what remains still fails.
    private func shrunk(_ commands: [NavigationCommand], in setting: NavigationSetting) -> [NavigationCommand] {
        var commands = commands
        var length = max(1, commands.count / 2)
        while true {
            var hasShrunk = false
            var start = 0
            while start < commands.count {
                var fewer = commands
                fewer.removeSubrange(start..<min(start + length, commands.count))
                if issue(after: fewer, in: setting) != nil {
                    commands = fewer
                    hasShrunk = true
                } else {
                    start += length
                }
            }
            if length == 1 && !hasShrunk { return commands }
            length = max(1, length / 2)
        }
    }

    /// Takes one command away where another one in a second one's place makes up for it.
    private func simplified(_ commands: [NavigationCommand], in setting: NavigationSetting) -> [NavigationCommand] {
        for gap in commands.indices {
            var fewer = commands
            fewer.remove(at: gap)
            for place in fewer.indices {
                for command in setting.everyMove {
                    var other = fewer
                    other[place] = command
                    if issue(after: other, in: setting) != nil {
                        return simplified(shrunk(other, in: setting), in: setting)
                    }
                }
            }
        }
        return commands
    }
}

extension NavigationState {
    /// Whether no lock holds commands still.
    var isFree: Bool { !locks.contains { $0.scope == .navigation } }
}

extension NavigationOutcome {
    var state: NavigationState? {
        if case .applied(let state) = self { state } else { nil }
    }
}
