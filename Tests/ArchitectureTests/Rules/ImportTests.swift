import Testing

@testable import AppShellArchitecture

/// Every form of an import, and which ones the layers allow.
@Suite struct ImportTests {
    @Test(arguments: [
        ("import AppShellLive", ["AppShellLive"]),
        ("public import AppShellLive", ["AppShellLive"]),
        ("package import AppShellLive", ["AppShellLive"]),
        ("internal import AppShellLive", ["AppShellLive"]),
        ("fileprivate import AppShellLive", ["AppShellLive"]),
        ("private import AppShellLive", ["AppShellLive"]),
        ("@testable import AppShellLive", ["AppShellLive"]),
        ("@preconcurrency public import AppShellLive", ["AppShellLive"]),
        ("@_exported import AppShellLive", ["AppShellLive"]),
        ("@_spi(Testing) import AppShellLive", ["AppShellLive"]),
        ("@_spi(A)@preconcurrency\nimport\n  AppShellLive", ["AppShellLive"]),
        ("import struct AppShellLive.Clock", ["AppShellLive"]),
        ("import func AppShellLive.now", ["AppShellLive"]),
        ("import AppShellLive.Clocks", ["AppShellLive"]),
        ("import AppShellLive; import AppShellHeadless", ["AppShellLive", "AppShellHeadless"]),
        ("import/* a */AppShellLive", ["AppShellLive"]),
        ("import `AppShellLive`", ["AppShellLive"]),
        ("#if DEBUG\n    import AppShellLive\n#endif", ["AppShellLive"]),
        ("let a = 1; import AppShellLive", ["AppShellLive"]),
        ("// import AppShellLive", []),
        ("/* import AppShellLive */", []),
        ("let a = \"import AppShellLive\"", []),
        ("let a = \"\"\"\nimport AppShellLive\n\"\"\"", []),
        ("case .import: f(import: a, import: b)", []),
        ("func f(import name: String) {}", []),
        ("let `import` = 1", []),
        ("important AppShellLive", []),
    ])
    func reads(_ text: String, _ modules: [String]) {
        #expect(ImportScanner.imports(in: SwiftSource(path: "a", text: text)).map(\.module) == modules)
    }

    /// What each place may import: everything else of ours is a breach.
    @Test(arguments: [
        ("Sources/AppShell/Links/X.swift", []),
        ("Sources/Features/Catalog/X.swift", ["AppShell"]),
        ("Sources/AppShellLive/X.swift", ["AppShell"]),
        ("Sources/AppShellHeadless/X.swift", ["AppShell"]),
        ("Sources/AppShellUIModel/X.swift", ["AppShell"]),
        ("Sources/AppShellUI/X.swift", ["AppShell", "AppShellLive"]),
        ("Sources/CucumberGherkin/X.swift", []),
        ("Sources/ScenarioReports/X.swift", ["CucumberExpressions", "CucumberGherkin", "PiDigits"]),
        (
            "Sources/ScenarioRunner/X.swift",
            ["AppShell", "CucumberExpressions", "CucumberGherkin", "AppShellHeadless", "ScenarioReports"]
        ),
        ("Sources/ReferenceBackends/Madinia/X.swift", ["AppShell", "PiDigits"]),
        ("Sources/Madinia/X.swift", ["AppShell", "AppShellBlogFeature", "AppShellCatalogFeature", "PiDigits"]),
        (
            "Sources/TestKits/Madinia/X.swift",
            [
                "AppShell", "AppShellBlogFeature", "AppShellCatalogFeature", "CucumberExpressions", "CucumberGherkin",
                "AppShellHeadless",
                "Madinia", "MadiniaBackend", "PiDigits", "ScenarioReports", "ScenarioRunner",
            ]
        ),
        ("Sources/PiDigits/X.swift", ["PiDigits"]),
    ])
    func keepsTheLayers(_ path: String, _ allowed: [String]) {
        let found = ArchitectureRules.check(path: path, text: Self.everything)
        #expect(found.allSatisfy { $0.rule == .imports })
        let refused = found.map { $0.fact.split(separator: " ")[1] }
        #expect(Set(refused.map(String.init)) == Set(Self.ours).subtracting(allowed))
    }

    @Test func letsBenchmarksMeasureFeatures() {
        let path = "Benchmarks/Sources/A/X.swift"
        #expect(ArchitectureRules.check(path: path, text: Self.everything + "\nimport Hummingbird").isEmpty)
    }

    @Test(arguments: ["Tools/Sources/A/X.swift", "Server/Sources/A/X.swift", "Fuzzing/Sources/A/X.swift"])
    func keepsFeaturesBehindProducts(_ path: String) {
        let found = ArchitectureRules.check(path: path, text: Self.everything + "\nimport Hummingbird")
        #expect(found.map(\.fact).allSatisfy { $0.contains("Feature") })
        #expect(found.count == 2)
    }

    @Test func letsTestsImportEverythingOfOurs() {
        let path = "Tests/MadiniaTests/X.swift"
        #expect(ArchitectureRules.check(path: path, text: Self.everything + "\nimport Testing").isEmpty)
        #expect(ArchitectureRules.check(path: path, text: "import Helpers", others: ["Helpers"]).isEmpty)
        #expect(ArchitectureRules.check(path: path, text: "import Helpers").count == 1)
    }

    @Test(arguments: [
        ("import Alamofire", true),
        ("#if canImport(Alamofire)\nimport Alamofire\n#endif", true),
        ("import UIKit", true),
        ("#if canImport(UIKit)\nimport UIKit\n#endif", false),
        ("#if os(iOS) && canImport( UIKit )\nimport UIKit\n#endif", false),
        ("#if !canImport(UIKit)\nimport UIKit\n#endif", true),
        ("#if canImport(UIKit)\n#else\nimport UIKit\n#endif", true),
        ("#if canImport(UIKit)\n#endif\nimport UIKit", true),
        ("#if os(Linux)\nimport Glibc\n#elseif canImport(AppKit)\nimport AppKit\n#endif", false),
        ("import Glibc\nimport Dispatch\nimport Security\nimport Synchronization", false),
    ])
    func keepsForeignersOut(_ text: String, _ isBreach: Bool) {
        #expect(ArchitectureRules.check(path: "Sources/AppShellLive/X.swift", text: text).isEmpty != isBreach)
    }

    @Test func keepsHostsAndThreadsOutOfFeatures() {
        let text = "#if canImport(UIKit)\nimport UIKit\n#endif\nimport Dispatch\nimport Observation"
        let path = "Sources/Features/Blog/X.swift"
        #expect(ArchitectureRules.check(path: path, text: text).map(\.line) == [2, 4])
    }

    @Test(arguments: [
        ("import Foundation", [1]),
        ("import FoundationEssentials\npublic import FoundationInternationalization", []),
        ("import struct Foundation.Date\nimport FoundationNetworking", [1, 2]),
        ("#if canImport(FoundationEssentials)\nimport FoundationEssentials\n#else\nimport Foundation\n#endif", []),
        ("#if canImport(FoundationEssentials)\nimport Foundation\n#endif", [2]),
        ("#if canImport(Darwin)\nimport Foundation\n#else\nimport FoundationEssentials\n#endif", []),
        ("#if canImport(Darwin)\nimport FoundationEssentials\n#else\nimport Foundation\n#endif", [4]),
    ])
    func prefersEssentials(_ text: String, _ lines: [Int]) {
        let places = [
            "AppShell", "Features/Blog", "PiTrainer", "ReferenceBackends/Madinia", "AppShellHeadless", "ScenarioRunner",
            "TestKits/PiTrainer",
        ]
        for place in places {
            let found = ArchitectureRules.check(path: "Sources/\(place)/X.swift", text: text)
            #expect(found.map(\.line) == lines && found.allSatisfy { $0.rule == .foundation })
        }
        #expect(ArchitectureRules.check(path: "Sources/AppShellLive/X.swift", text: text).isEmpty)
        #expect(ArchitectureRules.check(path: "Tools/Sources/A/X.swift", text: text).isEmpty)
    }

    @Test func leavesTestsOfOtherPackagesTheirs() {
        let text = "import AsyncHTTPClient\nimport GRDB"
        #expect(ArchitectureRules.check(path: "Server/Tests/BackendServerTests/X.swift", text: text).isEmpty)
        let found = ArchitectureRules.check(path: "Tests/AppShellLiveTests/X.swift", text: text)
        #expect(found.map(\.rule) == [.imports, .imports])
    }

    private static let ours = [
        "AppShell", "AppShellLive", "AppShellHeadless", "ScenarioRunner", "AppShellCatalogFeature",
        "AppShellBlogFeature", "Madinia", "PiTrainer",
        "MadiniaBackend", "AllInConnectBackend", "PiTrainerTestKit", "PiDigits", "CucumberGherkin", "ScenarioReports",
        "CucumberExpressions",
    ]
    private static let everything = ours.map { "import \($0)" }.joined(separator: "\n")
}
