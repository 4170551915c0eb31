import AppShellInspection
import Testing

@testable import AppShell

/// What had another name in an earlier release.
struct FormerIssueTests {
    private func issues(_ modules: [any FeatureModule]) -> [String] {
        let manifest = AppManifest(id: "p", name: "P", navigation: .tabs([], selected: "none"))
        let issues = Composition(manifest: manifest, modules: modules).issues
        expectFrench(issues)
        return issues.filter { $0.code.hasPrefix("former") }.map { "\($0)" }
    }

    @Test("a former destination has one replacement that is there, and is in use no more")
    func destinations() {
        let home = { (parameters: RouteParameters) throws(RouteError) in try HomePlace(parameters: parameters) }
        let item = { (parameters: RouteParameters) throws(RouteError) in try ItemPlace(parameters: parameters) }
        let modules = [
            SampleModule("a") { contributions in
                contributions.blank(HomePlace.self)
                contributions.formerDestination("start", since: "1.4.0", home)
                contributions.formerDestination("home", since: "1.4.0", home)
            },
            SampleModule("b") { contributions in
                contributions.formerDestination("start", since: "1.4.0", home)
                contributions.formerDestination("thing", since: "1.4.0", item)
            },
        ]
        #expect(
            issues(modules) == [
                "[former-destination-used] a: the former destination “home” is contributed as a destination too. "
                    + "Fix: take away one of the two.",
                "[former-destination-duplicate] b: the former destination “start” is contributed by “a” and by “b”. "
                    + "Fix: drop one of the two.",
                "[former-destination-lost] b: the former destination “thing” is replaced by “item”, which no module "
                    + "contributes. Fix: contribute the destination, or name another one.",
            ]
        )
    }

    @Test("a former key is the former name of one key, and no key of today")
    func keys() {
        let modules = [
            SampleModule("a") { contributions in
                contributions.store(StoredKey("a.one", formerly: FormerKey("old", since: "1.4.0")))
                contributions.store(StoredKey("a.two", formerly: FormerKey("old", since: "1.4.0")))
                contributions.store(StoredKey("a.three", formerly: FormerKey("a.one", since: "1.4.0")))
            }
        ]
        #expect(
            issues(modules) == [
                "[former-key-duplicate] a: “old” is the former name of “a.one” and of “a.two”. "
                    + "Fix: drop one of the two.",
                "[former-key-used] a: “a.one”, the former name of “a.three”, is a stored key too. "
                    + "Fix: take away one of the two.",
            ]
        )
    }
}
