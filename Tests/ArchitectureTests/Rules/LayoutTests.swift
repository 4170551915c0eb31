import Testing

@testable import AppShellArchitecture

/// The layer of a folder or a module, the size of files, and exceptions.
@Suite struct LayoutTests {
    @Test(arguments: [
        ("Sources/AppShell/Links/X.swift", Layer.appShell),
        ("Sources/Features/Catalog/Screens/X.swift", .feature("Catalog")),
        ("Sources/Features/AppShellCatalogFeature/X.swift", .feature("Catalog")),
        ("Sources/ReferenceBackends/MadiniaBackend/X.swift", .backend("Madinia")),
        ("Sources/ReferenceBackends/Madinia/X.swift", .backend("Madinia")),
        ("Sources/TestKits/Madinia/X.swift", .testKit("Madinia")),
        ("Sources/TestKits/MadiniaTestKit/X.swift", .testKit("Madinia")),
        ("Sources/PiTrainer/Digits/X.swift", .product("PiTrainer")),
        ("Sources/PiDigits/X.swift", .data("Pi")),
        ("Sources/CucumberGherkin/Parsing/X.swift", .script("CucumberGherkin")),
        ("Sources/AppShellUI/Host/X.swift", .ui),
        ("Sources/AppShellUIModel/Binding/X.swift", .uiModel),
        ("Tests/AppShellLiveTests/X.swift", .tests),
        ("Server/Tests/WebTests/X.swift", .tests),
        ("Tools/Sources/AppShellCommand/X.swift", .tools),
        ("Benchmarks/Links/X.swift", .benchmarks),
        ("Fuzzing/Sources/FuzzTargets/X.swift", .fuzzing),
        ("Faults/Sources/FaultInjector/X.swift", .faults),
    ])
    func findsLayers(_ path: String, _ layer: Layer) {
        #expect(Layout.layer(ofPath: path) == layer)
    }

    @Test(arguments: ["Sources/Misc/X.swift", "Sources/X.swift", "Sources/Features/X.swift"])
    func refusesUnknownFolders(_ path: String) {
        #expect(ArchitectureRules.check(path: path, text: "let a = 1").map(\.rule) == [.layers])
    }

    @Test func limitsSize() {
        let most = String(repeating: "// a\n", count: 400)
        #expect(ArchitectureRules.check(path: "Sources/AppShellLive/X.swift", text: most).isEmpty)
        #expect(ArchitectureRules.check(path: "Tests/AppShellLiveTests/X.swift", text: most + most).isEmpty)
        let found = ArchitectureRules.check(path: "Server/Sources/Web/X.swift", text: most + "// a")
        #expect(found.map(\.rule) == [.size])
        #expect(found.map(\.fact) == ["401 lines are over 400"])
    }

    @Test func excusesWhatIsListed() {
        let breaches = ArchitectureRules.check(
            path: "Sources/ScenarioRunner/Gherkin/X.swift",
            text: "import Foundation\nimport FoundationNetworking"
        )
        let file = ArchitectureException(
            rule: .foundation,
            path: "Sources/ScenarioRunner/Gherkin/X.swift",
            fact: "import Foundation ",
            reason: "test"
        )
        let folder = ArchitectureException(rule: .foundation, path: "Sources/ScenarioRunner/", reason: "test")
        let other = ArchitectureException(rule: .size, path: "Sources/ScenarioRunner/", reason: "test")
        #expect(ArchitectureException.unexcused(breaches, by: [file]).map(\.line) == [2])
        #expect(ArchitectureException.unexcused(breaches, by: [folder]).isEmpty)
        #expect(ArchitectureException.stale([file, folder, other], given: breaches) == [other])
    }
}
