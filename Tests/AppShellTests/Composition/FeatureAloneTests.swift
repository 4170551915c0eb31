import Testing

@testable import AppShell

/// What scripts can't see of a feature alone; Scenarios/*/features have the rest.
struct FeatureAloneTests {
    @Test("others keep what is theirs, but have no work, locks and overlays; modules without screens keep all")
    func parts() {
        let modules = ["own", "other", "service"].map { id in
            SampleModule(id) { contributions in
                if id != "service" {
                    contributions.destination(HomePlace.self, placement: .tab("home")) { _, _ in BlankScreen() }
                }
                contributions.store(StoredKey("\(id).kept"))
                contributions.startLock(NavigationLock(name: "\(id).lock", policy: .defer, reason: "why")) { true }
                contributions.task(on: .launch) {}
                contributions.start { _ in }
            }
        }
        let alone = Contributions(of: modules).alone("own")
        #expect(alone.storedKeys.map(\.module) == ["own", "other", "service"])
        #expect(alone.starts.map(\.module) == ["own", "other", "service"])
        #expect(alone.startLocks.map(\.module) == ["own", "service"])
        #expect(alone.momentWork.map(\.module) == ["own", "service"])
        #expect(alone.destinations.map(\.module) == ["own", "other"])
    }

    @Test("a feature that the product does not have is an issue that names those it has")
    func unknown() {
        let modules = [SampleModule("notes") { _ in }, SampleModule("books") { _ in }]
        let manifest = AppManifest(id: "p", name: "P", navigation: .stack(root: HomePlace().route))
        let error = #expect(throws: CompositionError.self) {
            try AppGraph(Composition(manifest: manifest, modules: modules, feature: "note"))
        }
        expectFrench(error?.issues ?? [])
        #expect(
            error?.issues.map { "\($0)" } == [
                "[feature-unknown] manifest: “note” is to be shown alone, and is no module of the product. "
                    + "Fix: name one of “notes”, “books”."
            ]
        )
    }
}
