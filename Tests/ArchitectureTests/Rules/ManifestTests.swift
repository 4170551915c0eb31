import Foundation
import Testing

@testable import AppShellArchitecture

/// What a manifest declares, and where it breaks a rule.
@Suite struct ManifestTests {
    @Test func acceptsAGoodManifest() {
        #expect(check(Self.targets).isEmpty)
    }

    @Test func readsADump() throws {
        let dump = """
            {
              "name": "AppShellTools",
              "dependencies": [
                {"fileSystem": [{"path": "/checkout", "nameForTargetDependencyResolutionOnly": "AppShell", "traits": []}]},
                {"sourceControl": [{"identity": "a", "location": {"remote": [{"urlString": "https://a"}]}}]}
              ],
              "targets": [
                {
                  "name": "A", "type": "executable", "packageAccess": true, "path": "Sources/Folder",
                  "dependencies": [{"byName": ["B", null]}, {"product": ["C", "AppShell", null, null]}],
                  "settings": [
                    {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}},
                    {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-a", "b"]}}},
                    {"tool": "linker", "kind": {"unsafeFlags": {"_0": ["-c"]}}}
                  ]
                },
                {"name": "B", "type": "test", "dependencies": [], "settings": []}
              ]
            }
            """
        let manifest = try Manifest(path: "Tools/Package.swift", dump: Data(dump.utf8))
        #expect(manifest.folder == "Tools/")
        #expect(manifest.dependencies == [.init(name: "AppShell", path: "/checkout"), .init(name: nil, path: nil)])
        #expect(manifest.targets.map(\.name) == ["A", "B"])
        #expect(manifest.targets.map(\.kind) == [.executable, .test])
        #expect(manifest.targets.map(\.folder) == ["Sources/Folder", "Tests/B"])
        #expect(manifest.targets[0].dependencies == ["B", "C"])
        #expect(manifest.targets[0].settings.map(\.description) == ["swiftLanguageMode(6)", "unsafeFlags(-a, b)"])
    }

    @Test func refusesOtherJSON() {
        #expect(throws: DecodingError.self) { try Manifest(path: "Package.swift", dump: Data("{}".utf8)) }
    }

    @Test(arguments: ManifestRule.required)
    func findsMissingSettings(_ setting: Manifest.Setting) {
        let targets = changed("AppShell") { target in target.settings.removeAll { $0 == setting } }
        #expect(check(targets).map(\.fact) == ["AppShell lacks \(setting)"])
    }

    @Test func findsDifferentSettings() {
        let other = Manifest.Setting(name: "define", values: ["X"])
        let targets = changed("AppShellTests") { $0.settings.append(other) }
        #expect(check(targets).map(\.fact) == ["AppShellTests and AppShell have different settings"])
    }

    @Test func findsUnsafeFlagsOfTheRoot() {
        let flags = Manifest.Setting(name: "unsafeFlags", values: ["-Ounchecked"])
        let targets = changed("AppShell") { $0.settings.append(flags) }
        let fact = "AppShell has unsafe flags, so that no package can depend on this one by its URL"
        #expect(check(targets).map(\.fact).contains(fact))
    }

    @Test(arguments: [
        ("AppShellCatalogFeatureTests", "AppShellCatalogFeature has no test target"),
        ("AppShellTests", "AppShell has no test target"),
    ])
    func findsTargetsWithoutTests(_ name: String, _ fact: String) {
        #expect(check(Self.targets.filter { $0.name != name }).map(\.fact).contains(fact))
        #expect(check(changed(name) { $0.dependencies = [] }).map(\.fact).contains(fact))
    }

    @Test func asksOneTestOfDataInC() {
        let targets = changed("AppShellTests") { $0.dependencies.remove("CPi") }
        #expect(check(targets).map(\.fact) == ["CPi has no test target"])
    }

    @Test func asksNothingOfOtherPackagesInC() {
        let manifest = Manifest(path: "Faults/Package.swift", targets: [.init(name: "FaultInjector")], dependencies: [])
        #expect(ManifestRule.check(manifest, files: ["Faults/Sources/FaultInjector/rules.c"]).isEmpty)
    }

    @Test func findsAPackageWithoutTargets() {
        let manifest = Manifest(path: "Package.swift", targets: [], dependencies: [])
        #expect(
            ManifestRule.check(manifest, files: []).map(\.description) == [
                "Package.swift:1: [targets] the package has no target; declare its targets"
            ]
        )
    }

    @Test func findsWhatTheRootDependsOn() {
        let binary = Manifest.Target(name: "Blob", kind: .binary, settings: ManifestRule.required)
        let found = check(Self.targets + [binary], dependencies: [.init(name: nil, path: nil)])
        let facts = ["the root package depends on a package", "the root package depends on the binary Blob"]
        #expect(found.filter { $0.rule == .dependencies }.map(\.fact) == facts)
    }

    @Test func findsTargetsWithoutFiles() {
        let targets = Self.targets + [.init(name: "NewTests", kind: .test, settings: ManifestRule.required)]
        #expect(check(targets).map(\.fact) == ["NewTests has no file"])
    }

    @Test func findsFilesOutsideTargets() {
        let found = check(Self.targets, more: ["Tests/NewTests/X.swift", "Sources/AppShellX/X.swift"])
        #expect(found.map(\.path) == ["Tests/NewTests/X.swift", "Sources/AppShellX/X.swift"])
    }

    @Test(arguments: [
        (Manifest.Dependency(name: nil, path: "/checkout"), 1),
        (Manifest.Dependency(name: "AppShell", path: "/checkout"), 0),
        (Manifest.Dependency(name: nil, path: "/checkout/Tools"), 0),
        (Manifest.Dependency(name: nil, path: nil), 0),
    ])
    func namesTheRootFromOtherPackages(_ dependency: Manifest.Dependency, _ count: Int) {
        let target = Manifest.Target(name: "A", kind: .executable, settings: ManifestRule.required)
        let manifest = Manifest(path: "Tools/Package.swift", targets: [target], dependencies: [dependency])
        let found = ManifestRule.check(manifest, files: ["Tools/Sources/A/X.swift"], root: "/checkout")
        #expect(found.count == count)
    }

    private func check(
        _ targets: [Manifest.Target],
        dependencies: [Manifest.Dependency] = [],
        more: [String] = []
    ) -> [Breach] {
        let manifest = Manifest(path: "Package.swift", targets: targets, dependencies: dependencies)
        return ManifestRule.check(manifest, files: Self.files + more)
    }

    /// The good targets, one of them changed.
    private func changed(_ name: String, _ change: (inout Manifest.Target) -> Void) -> [Manifest.Target] {
        Self.targets.map { target in
            var target = target
            if target.name == name { change(&target) }
            return target
        }
    }

    private static let files = [
        "Sources/AppShell/X.swift", "Sources/Features/Catalog/X.swift", "Sources/CPi/pi.c",
        "Tests/AppShellTests/X.swift", "Tests/AppShellCatalogFeatureTests/X.swift",
    ]
    private static let targets = [
        Manifest.Target(name: "AppShell", settings: ManifestRule.required),
        Manifest.Target(
            name: "AppShellCatalogFeature",
            path: "Sources/Features/Catalog",
            dependencies: ["AppShell"],
            settings: ManifestRule.required
        ),
        Manifest.Target(name: "CPi"),
        Manifest.Target(
            name: "AppShellTests",
            kind: .test,
            dependencies: ["AppShell", "CPi", "Odd"],
            settings: ManifestRule.required
        ),
        Manifest.Target(
            name: "AppShellCatalogFeatureTests",
            kind: .test,
            dependencies: ["AppShellCatalogFeature"],
            settings: ManifestRule.required
        ),
    ]
}
