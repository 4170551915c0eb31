import Testing

@testable import AppShell

/// Faults of modules and destinations, word for word.
struct ModuleFaultTests {
    @Test("SHELL-6: module-duplicate")
    func duplicateModule() {
        let other = SampleModule("core") { _ in }
        #expect(
            faults(.sample(), [soundModule, other]) == [
                "[module-duplicate] core: two modules are called “core”."
                    + " Mend: give one of them another id, or list the module once."
            ]
        )
    }

    @Test("SHELL-6: destination-duplicate")
    func duplicateDestination() {
        let other = SampleModule("other") { $0.blank(ItemPlace.self) }
        #expect(
            faults(.sample(), [soundModule, other]) == [
                "[destination-duplicate] other: the destination “item” is contributed by “core” and by “other”."
                    + " Mend: rename one: the names of a module begin with its id."
            ]
        )
    }

    @Test("SHELL-6: placement-unknown-tab")
    func unknownTab() {
        let other = SampleModule("other") { $0.blank(ItemPlace.self, .tab("two")) }
        let home = SampleModule("core") { $0.blank(HomePlace.self) }
        #expect(
            faults(.sample(), [home, other]) == [
                "[placement-unknown-tab] other: “item” opens on the tab “two”, which the product does not have."
                    + " Mend: name one of “one”."
            ]
        )
        let tabless = AppManifest(id: "sample", name: "Sample", navigation: .stack(root: HomePlace().route))
        #expect(
            faults(tabless, [SampleModule("core") { $0.blank(HomePlace.self, .tab("one")) }]) == [
                "[placement-unknown-tab] core: “home” opens on the tab “one”, which the product does not have."
                    + " Mend: place it on .stack or .sheet: the app has no tabs."
            ]
        )
    }
}
