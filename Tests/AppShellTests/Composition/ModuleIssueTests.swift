import Testing

@testable import AppShell

/// Issues of modules and destinations, word for word.
struct ModuleIssueTests {
    @Test("SHELL-6: module-duplicate")
    func duplicateModule() {
        // Once, whatever the module declares.
        #expect(
            issues(.sample(), [soundModule, soundModule]) == [
                "[module-duplicate] core: two modules are called “core”."
                    + " Fix: give one of them another id, or list the module once."
            ]
        )
    }

    @Test("SHELL-6: destination-duplicate")
    func duplicateDestination() {
        let other = SampleModule("other") { $0.blank(ItemPlace.self) }
        #expect(
            issues(.sample(), [soundModule, other]) == [
                "[destination-duplicate] other: the destination “item” is contributed by “core” and by “other”."
                    + " Fix: rename one: the names of a module begin with its id."
            ]
        )
    }

    @Test("SHELL-6: placement-unknown-tab")
    func unknownTab() {
        let other = SampleModule("other") { $0.blank(ItemPlace.self, .tab("two"), isInternal: true) }
        let home = SampleModule("core") { $0.blank(HomePlace.self) }
        #expect(
            issues(.sample(), [home, other]) == [
                "[placement-unknown-tab] other: “item” opens on the tab “two”, which the product does not have."
                    + " Fix: name one of “one”."
            ]
        )
        let tabless = AppManifest(id: "sample", name: "Sample", navigation: .stack(root: HomePlace().route))
        #expect(
            issues(tabless, [SampleModule("core") { $0.blank(HomePlace.self, .tab("one")) }]) == [
                "[placement-unknown-tab] core: “home” opens on the tab “one”, which the product does not have."
                    + " Fix: place it on .stack or .sheet: the app has no tabs."
            ]
        )
    }
}

/// A destination that nothing leads to, or that something leads to against its module's word.
struct ReachIssueTests {
    @Test("SHELL-6: destination-unreachable")
    func unreachable() {
        let other = SampleModule("other") { $0.blank(Note.self, .sheet) }
        #expect(
            issues(.sample(), [soundModule, other]) == [
                "[destination-unreachable] other: nothing leads to the destination “note”: no link, payload, shortcut"
                    + " or tab. Fix: contribute a link to it, or declare it isInternal if screens alone open it."
            ]
        )
    }

    @Test("SHELL-6: destination-internal")
    func internalAndLinked() {
        let other = SampleModule("other") {
            $0.blank(Note.self, .sheet, isInternal: true)
            $0.link("/note", to: Note.self)
        }
        #expect(
            issues(.sample(), [soundModule, other]) == [
                "[destination-internal] other: the destination “note” is declared internal, and the link “/note” of"
                    + " “other” leads to it. Fix: drop isInternal, or what leads to it."
            ]
        )
    }

    @Test("a link, a payload, a shortcut or a tab is a way to a destination, and screens may be the only one")
    func ways() {
        let rule = PayloadRule(when: ["type": ["note"]])
        let declarations: [(inout Contributions) -> Void] = [
            {
                $0.blank(Note.self, .sheet); $0.link("/note", to: Note.self)
            },
            {
                $0.blank(Note.self, .sheet); $0.payload(rule, to: Note.self)
            },
            {
                $0.blank(Note.self, .sheet); $0.shortcut("note", title: "Note", symbol: "pencil", to: Note())
            },
            { $0.blank(Note.self, .sheet, isInternal: true) },
        ]
        for declare in declarations { #expect(issues(.sample(), [soundModule, SampleModule("other", declare)]) == []) }
    }
}
