import AppShell
import Testing

struct SelectTests {
    private let setting = NavigationSetting.tabbed()

    private func state(after commands: [NavigationCommand]) throws -> NavigationState {
        try commands.reduce(setting.fresh) { state, command in
            try #require(state.apply(command, under: setting.rules).state, "\(command) is not applied at \(state)")
        }
    }

    @Test("SHELL-1: selecting another tab shows it as it was left")
    func keepsStacks() throws {
        let pushed = Route(name: "c", parameters: ["key": "1"])
        let back = try state(after: [.push(pushed), .select("two"), .select("one")])
        #expect(back.selected == "one")
        #expect(back.current == pushed)
    }

    @Test("SHELL-1: selecting the selected tab goes back to its root, and to nothing else")
    func again() throws {
        let b = Route(name: "b")
        let c = Route(name: "c")
        let deep = try state(after: [.select("two"), .push(c), .select("one"), .push(b), .push(c), .select("one")])
        #expect(deep.base.routes == [Route(name: "a")])
        #expect(deep.stacks[1].pushed == [c])
    }

    @Test("selecting the selected tab at its root changes nothing, and says so")
    func atRoot() {
        let outcome = setting.fresh.apply(.select("one"), under: setting.rules)
        #expect(outcome == .refused(.alreadyOnTop(Route(name: "a"))))
    }

    @Test("a sheet covers the tabs: none can be selected under it")
    func underSheet() throws {
        let sheet = Route(name: "c")
        let covered = try state(after: [.present(sheet)])
        for tab in setting.tabs {
            #expect(covered.apply(.select(tab), under: setting.rules) == .refused(.coveredBySheet(sheet)))
        }
    }

    @Test("a tab that is not there is refused, also in an app without tabs")
    func unknown() {
        let tabless = NavigationSetting.tabless()
        #expect(setting.fresh.apply(.select("four"), under: setting.rules) == .refused(.unknownTab("four")))
        #expect(tabless.fresh.apply(.select("one"), under: tabless.rules) == .refused(.unknownTab("one")))
    }

    @Test("SHELL-1: an app without tabs pushes, presents and pops on its one stack")
    func tabless() throws {
        let tabless = NavigationSetting.tabless()
        let b = Route(name: "b")
        let c = Route(name: "c")
        var state = tabless.fresh
        for command in [NavigationCommand.push(b), .present(c), .push(b), .dismiss, .pop] {
            state = try #require(state.apply(command, under: tabless.rules).state, "\(command)")
        }
        #expect(state == tabless.fresh)
        #expect(state.selected == nil)
        #expect(state.stacks.count == 1)
    }

    @Test("an app with tabs needs a tab, and starts on one of them")
    func initial() {
        #expect(NavigationState(tabs: [], selected: "one") == nil)
        #expect(NavigationState(tabs: [(id: "one", root: Route(name: "a"))], selected: "two") == nil)
        #expect(NavigationState(tabs: [(id: "one", root: Route(name: "a"))], selected: "one")?.selected == "one")
    }
}
