import Testing

/// What a manifest's text says, and where it breaks a rule.
@Suite struct ManifestTests {
    @Test func acceptsAGoodManifest() {
        #expect(check(Self.list + Self.targets).isEmpty)
    }

    @Test func readsTargets() {
        let manifest = Manifest(path: "Package.swift", text: Self.list + Self.targets)
        let names = ["AppShell", "AppShellCatalogFeature", "CPi", "AppShellTests", "CatalogFeatureTests"]
        #expect(manifest.targets.map(\.name) == names)
        #expect(manifest.targets.map(\.folder).contains("Sources/Features/Catalog"))
        #expect(manifest.targets[1].dependencies == ["AppShell"])
    }

    @Test(arguments: [
        (", swiftSettings: settings),  // core", "),", "AppShell does not pass swiftSettings: settings"),
        (
            ", swiftSettings: settings),  // core", ", swiftSettings: [.swiftLanguageMode(.v6)]),",
            "AppShell does not pass swiftSettings: settings"
        ),
        (
            ", swiftSettings: settings),  // core", ", swiftSettings: settings + more),",
            "AppShell does not pass swiftSettings: settings"
        ),
        (".swiftLanguageMode(.v6)", ".swiftLanguageMode(.v5)", "the shared settings lack swiftLanguageMode(.v6)"),
        (".enable", "// .enable", "the shared settings lack NonisolatedNonsendingByDefault"),
        ("\"ExistentialAny\"", "\"Other\"", "the shared settings lack ExistentialAny"),
        ("let settings", "let others", "there is no list let settings = […]"),
        ("\"CatalogFeatureTests\"", "\"CatalogTests\"", "AppShellCatalogFeature has no test target"),
        ("\"CPi\", ", "", "CPi has no test target"),
        ("targets: [", "dependencies: [.package(url: a, from: b)], targets: [", "the root package declares .package("),
    ])
    func finds(_ good: String, _ bad: String, _ fact: String) throws {
        let text = Self.list + Self.targets
        let range = try #require(text.firstRange(of: good))
        var changed = text
        changed.replaceSubrange(range, with: bad)
        #expect(check(changed).map(\.fact).contains(fact))
    }

    @Test func asksNothingOfTargetsInC() {
        let text = #"let package = Package(targets: [.target(name: "FaultInjector")])"#
        let files = ["Faults/Sources/FaultInjector/rules.c"]
        #expect(ManifestRule.check(Manifest(path: "Faults/Package.swift", text: text), files: files).isEmpty)
    }

    @Test func findsEverythingAtOnce() {
        let text = """
            let package = Package(targets: [
                .target(name: "A"),
                .target(name: name + "B", swiftSettings: settings),
            ])
            """
        let found = ManifestRule.check(Manifest(path: "Package.swift", text: text), files: [])
        #expect(
            found.map(\.description) == [
                "Package.swift:2: [settings] A does not pass swiftSettings: settings; pass the shared list",
                "Package.swift:1: [settings] there is no list let settings = […]; declare one for all targets",
                "Package.swift:3: [targets] a target's name is no plain literal; write it out, for the rules",
                "Package.swift:2: [targets] A has no test target; add .testTarget(name: \"ATests\", …)",
            ]
        )
    }

    @Test func findsFilesOutsideTargets() {
        let found = check(Self.list + Self.targets, more: ["Tests/NewTests/X.swift", "Sources/AppShellX/X.swift"])
        #expect(found.map(\.path) == ["Tests/NewTests/X.swift", "Sources/AppShellX/X.swift"])
    }

    @Test(arguments: [
        (".package(path: \"..\")", 1), (".package(name: \"AppShell\", path: \"..\")", 0),
        (".package(url: \"a\", from: \"1.0.0\")", 0),
    ])
    func namesTheRootFromOtherPackages(_ dependency: String, _ count: Int) {
        let text = Self.list + "let p = [\(dependency), .executableTarget(name: \"A\", swiftSettings: settings)]"
        let manifest = Manifest(path: "Tools/Package.swift", text: text)
        let found = ManifestRule.check(manifest, files: ["Tools/Sources/A/X.swift"])
        #expect(found.count == count)
    }

    private func check(_ text: String, more: [String] = []) -> [Breach] {
        ManifestRule.check(Manifest(path: "Package.swift", text: text), files: Self.files + more)
    }

    private static let files = [
        "Sources/AppShell/X.swift", "Sources/Features/Catalog/X.swift", "Sources/CPi/pi.c",
        "Tests/AppShellTests/X.swift", "Tests/CatalogFeatureTests/X.swift",
    ]
    private static let list = """
        // swift-tools-version: 6.3
        import PackageDescription

        /* .target(name: "Commented") */
        let settings: [SwiftSetting] = [
            .swiftLanguageMode(.v6),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]

        """
    private static let targets = """
        let package = Package(
            name: "AppShell",
            targets: [
                .target(name: "AppShell", swiftSettings: settings),  // core
                .target(
                    name: "AppShellCatalogFeature",
                    dependencies: [.target(name: "AppShell")],
                    path: "Sources/Features/Catalog",
                    swiftSettings: settings
                ),
                .target(name: "CPi"),
                .testTarget(name: "AppShellTests", dependencies: ["AppShell", "CPi", "Odd"], swiftSettings: settings),
                .testTarget(name: "CatalogFeatureTests", dependencies: ["AppShellCatalogFeature"], swiftSettings: settings),
            ]
        )

        """
}
