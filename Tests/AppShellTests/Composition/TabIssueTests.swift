import Testing

@testable import AppShell

/// Issues of the tabs and their roots, word for word.
struct TabIssueTests {
    private let one = Tab(id: "one", title: "One", symbol: "1.circle", root: HomePlace())
    private let two = Tab(id: "two", title: "Two", symbol: "2.circle", root: HomePlace())

    @Test("SHELL-6: tab-duplicate")
    func duplicate() {
        #expect(
            issues(.sample(tabs: [one, two, one])) == [
                "[tab-duplicate] manifest: two tabs are called “one”. Fix: give one of them another id."
            ]
        )
    }

    @Test("SHELL-6: tab-selected-unknown")
    func selectedUnknown() {
        #expect(
            issues(.sample(tabs: [one, two], selected: "three")) == [
                "[tab-selected-unknown] manifest: the app starts on the tab “three”, which it does not have."
                    + " Fix: start on one of “one”, “two”."
            ]
        )
    }

    @Test("tab-selected-unknown: without any tab the fix does not name an empty list")
    func noTabs() throws {
        let module = SampleModule("core") { $0.blank(HomePlace.self, .stack, isInternal: true) }
        let issue = try #require(issues(.sample(tabs: []), [module]).first)
        #expect(issue.hasPrefix("[tab-selected-unknown] manifest: "))
        #expect(!issue.hasSuffix("start on one of ."))
    }

    @Test("badge-unknown-tab")
    func unknownBadge() {
        let module = SampleModule("core") {
            $0.blank(HomePlace.self)
            $0.badge(on: "one") { 1 }
            $0.badge(on: "two") { 1 }
        }
        #expect(
            issues(.sample(), [module]) == [
                "[badge-unknown-tab] core: a badge is declared for the tab “two”, which the product does not have."
                    + " Fix: name one of “one”."
            ]
        )
    }

    @Test("SHELL-6: tab-root-missing")
    func rootMissing() {
        let items = SampleModule("items") { $0.blank(ItemPlace.self, isInternal: true) }
        #expect(
            issues(.sample(), [items]) == [
                "[tab-root-missing] manifest: the root of the tab “one” is “home”, which no module contributes."
                    + " Fix: list the module that contributes it, or name another root."
            ]
        )
        let tabless = AppManifest(id: "sample", name: "Sample", navigation: .stack(root: HomePlace().route))
        #expect(
            issues(tabless, []) == [
                "[tab-root-missing] manifest: the root of the app is “home”, which no module contributes."
                    + " Fix: list the module that contributes it, or name another root."
            ]
        )
    }

    @Test("SHELL-6: tab-root-unusable")
    func rootUnusable() {
        let broken = Tab(id: "two", title: "Two", symbol: "2.circle", root: ItemPlace(number: 0))
        #expect(
            issues(.sample(tabs: [one, broken])) == [
                "[tab-root-unusable] core: the root of the tab “two”, item(number: 0), can't be made: the parameter"
                    + " “number” is “0”, not a whole number from 1 to 2^63-1 without leading zeros."
                    + " Fix: give the root the parameters it needs, or take one that needs none."
            ]
        )
    }

    @Test("SHELL-6: unmatched-unknown-tab")
    func unmatched() {
        let links = LinkPolicy(hosts: ["a.fr"], unmatched: .tab("three"))
        #expect(
            issues(.sample(tabs: [one, two], links: links)) == [
                "[unmatched-unknown-tab] manifest: a link without a match opens the tab “three”, which the product"
                    + " does not have. Fix: name one of “one”, “two”."
            ]
        )
        let tabless = AppManifest(
            id: "sample",
            name: "Sample",
            navigation: .stack(root: HomePlace().route),
            links: links
        )
        #expect(
            issues(tabless, [SampleModule("core") { $0.blank(HomePlace.self, .stack) }]) == [
                "[unmatched-unknown-tab] manifest: a link without a match opens the tab “three”, which the product"
                    + " does not have. Fix: use .ignore: the app has no tabs."
            ]
        )
    }
}
