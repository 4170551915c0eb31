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
                "[former-destination-duplicate] b: the former destination “start” is contributed by “a” and by “b”. "
                    + "Fix: drop one of the two.",
                "[former-destination-used] a: the former destination “home” is contributed as a destination too. "
                    + "Fix: take away one of the two.",
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

    @Test("a former key has a name and a schema, and the living one reads the form that it gets")
    func unreadKeys() {
        let modules = [
            SampleModule("a") { contributions in
                contributions.store(StoredKey("a.one", formerly: FormerKey("", since: "1.4.0")))
                contributions.store(StoredKey("a.two", formerly: FormerKey("two", schema: 0, since: "1.4.0")))
                contributions.store(StoredKey("a.three", formerly: FormerKey("three", schema: 2, since: "1.4.0")))
                contributions.store(StoredKey("a.four", schema: 3, formerly: FormerKey("four", since: "1.4.0")))
                contributions.store(
                    StoredKey("a.five", schema: 3, formerly: FormerKey("five", since: "1.4.0")) { value, _ in value }
                )
                contributions.store(
                    StoredKey("a.six", formerly: FormerKey("six", schema: 2, since: "1.4", becomes: 1))
                )
            }
        ]
        #expect(
            issues(modules) == [
                "[former-key-invalid] a: a key has no name. Fix: give it one, such as catalog.filters.",
                "[former-key-invalid] a: “two” has schema 0. Fix: number schemas from 1 to 4294967295.",
                "[former-key-schema] a: the former key “three” becomes schema 2 of “a.three”, which has schema 1. "
                    + "Fix: convert it into a schema from 1 to 1, and name that in becomes.",
                "[former-key-schema] a: the former key “four” becomes schema 1 of “a.four”, which does not migrate it. "
                    + "Fix: give the key a migration, or convert it into schema 3 and name that in becomes.",
            ]
        )
    }

    @Test("since names a version")
    func releases() {
        let home = { (parameters: RouteParameters) throws(RouteError) in try HomePlace(parameters: parameters) }
        let modules = [
            SampleModule("a") { contributions in
                contributions.blank(HomePlace.self)
                contributions.link("/home", to: HomePlace.self)
                contributions.formerLink("/start", since: "", to: HomePlace.self)
                contributions.formerLink("/begin", since: "2", to: HomePlace.self)
                contributions.formerDestination("start", since: "1..4", home)
                contributions.store(
                    StoredKey("a.one", formerly: FormerKey("two", since: "soon"), FormerKey("one", since: "1.4.0"))
                )
            }
        ]
        func issue(_ name: String, _ since: String) -> String {
            "[former-since-invalid] a: what was “\(name)” has another name since “\(since)”, which is no version. "
                + "Fix: name the release, such as 1.4.0."
        }
        #expect(issues(modules) == [issue("/start", ""), issue("start", "1..4"), issue("two", "soon")])
    }
}
