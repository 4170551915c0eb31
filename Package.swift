// swift-tools-version: 6.2
import PackageDescription

// Every Swift target takes this one list: without NonisolatedNonsendingByDefault, a target would move the screens it
// declares off their host's actor.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A module in `Sources/<name>`, or in the folder that `path` names.
func module(_ name: String, _ dependencies: [String] = [], path: String? = nil) -> Target {
    .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, path: path, swiftSettings: settings)
}

/// `AppShell<name>Feature` in `Sources/Features/<name>`. A feature imports AppShell and nothing else of ours.
func feature(_ name: String) -> Target {
    module("AppShell\(name)Feature", ["AppShell"], path: "Sources/Features/\(name)")
}

/// A product: AppShell, the features named and its own data.
func product(_ name: String, features: [String], data: [String] = []) -> Target {
    module(name, ["AppShell"] + features.map { "AppShell\($0)Feature" } + data)
}

/// `<product>Backend` in `Sources/ReferenceBackends/<product>`.
func backend(_ product: String, _ dependencies: [String] = []) -> Target {
    module("\(product)Backend", ["AppShell"] + dependencies, path: "Sources/ReferenceBackends/\(product)")
}

/// `<product>TestKit` in `Sources/TestKits/<product>`.
func testKit(_ product: String, _ dependencies: [String]) -> Target {
    let all =
        ["AppShell", "AppShellExploration", "AppShellHeadless", "AppShellTexts", "ScenarioRunner", product]
        + dependencies
    return module("\(product)TestKit", all, path: "Sources/TestKits/\(product)")
}

/// Data in C: `#embed` puts the files into the program, so that nothing is looked up at run time.
func data(_ name: String, embedding files: [String]) -> Target {
    .target(name: name, exclude: files)
}

/// Tests in `Tests/<name>`.
func tests(_ name: String, _ dependencies: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings)
}

/// `AppShell<name>FeatureTests`.
func featureTests(_ name: String) -> Target {
    tests("AppShell\(name)FeatureTests", ["AppShell", "AppShellHeadless", "AppShell\(name)Feature"])
}

let features = [
    "Account", "Blog", "Catalog", "Coach", "Contact", "Directory", "Engagement", "Notifications", "Practice",
    "Settings", "Stats",
]

// Each is a library product of the same name.
let libraries =
    features.map(feature) + [
        module("AppShell"),
        module("AppShellLive", ["AppShell"]),
        module("AppShellUIModel", ["AppShell"]),
        // Empty where there is no SwiftUI; Apple/test compiles it there.
        module("AppShellUI", ["AppShell", "AppShellLive", "AppShellUIModel"]),
        module("AppShellInspection", ["AppShell", "AppShellTexts"]),
        module("AppShellTexts"),
        module("AppShellHeadless", ["AppShell", "AppShellInspection", "AppShellTexts"]),
        module("AppShellExploration", ["AppShell", "AppShellHeadless", "AppShellInspection", "AppShellTexts"]),

        product("AllInConnect", features: ["Account", "Directory", "Notifications", "Settings"]),
        product("Madinia", features: ["Blog", "Catalog", "Coach", "Contact", "Notifications", "Settings"]),
        product("PiTrainer", features: ["Engagement", "Practice", "Settings", "Stats"], data: ["PiTrainerDigits"]),
        backend("AllInConnect"),
        backend("Madinia", ["AppShellHashing"]),

        module("CucumberExpressions"),
        module("CucumberGherkin"),
        module("ScreenRendering", ["CScreenAssets"]),
        module(
            "ScenarioReports",
            [
                "AppShellHashing", "AppShellTexts", "CReportAssets", "CucumberExpressions", "CucumberGherkin",
                "ScreenRendering",
            ]
        ),
        module(
            "ScenarioRunner",
            [
                "AppShell", "AppShellExploration", "AppShellHeadless", "AppShellInspection", "AppShellTexts",
                "CucumberExpressions", "CucumberGherkin", "ScenarioReports", "ScreenRendering",
            ]
        ),
        // For test targets alone, in other repositories too: they import Testing.
        module(
            "AppShellTesting",
            [
                "AppShell", "AppShellHeadless", "AppShellInspection", "AppShellTexts", "CucumberGherkin",
                "ScenarioReports", "ScenarioRunner",
            ]
        ),
        module("AppShellArchitecture"),
        testKit("AllInConnect", ["AllInConnectBackend"]),
        testKit("Madinia", ["MadiniaBackend"]),
        testKit("PiTrainer", ["PiTrainerDigits"]),
    ]

// What tests import to run scripts.
let runner = ["CucumberGherkin", "ScenarioReports", "ScenarioRunner"]

let internals = [
    module("AppShellHashing"),
    data("CReportAssets", embedding: ["exploration.css", "exploration.js", "js", "report.css", "report.html"]),
    data("CScreenAssets", embedding: ["screen.css", "screen.js"]),
    data("PiTrainerDigits", embedding: ["e.txt", "phi.txt", "pi.txt"]),
    // What the tests of script languages share.
    module("ScriptTestSupport", path: "Tests/ScriptTestSupport"),
    // An app with the elements that no product has, for tests of what scripts say of them.
    module("MailSample", ["AppShell", "AppShellHeadless", "ScenarioRunner"], path: "Tests/MailSample"),
]

let testTargets =
    features.map(featureTests) + [
        tests("AppShellTests", ["AppShell", "AppShellInspection", "AppShellTexts"]),
        tests("AppShellInspectionTests", ["AppShell", "AppShellInspection", "AppShellTexts"]),
        tests("AppShellHashingTests", ["AppShellHashing"]),
        tests("AppShellTextsTests", ["AppShellTexts"]),
        tests("AppShellLiveTests", ["AppShell", "AppShellHeadless", "AppShellLive"]),
        tests("AppShellUIModelTests", ["AppShell", "AppShellUIModel", "ScriptTestSupport"]),
        tests("AppShellUITests", ["AppShellUI"]),
        tests("AppShellHeadlessTests", ["AppShell", "AppShellHeadless", "AppShellTexts"]),
        tests("AppShellExplorationTests", ["AppShell", "AppShellExploration", "AppShellHeadless", "AppShellTexts"]),

        tests(
            "AllInConnectTests",
            [
                "AllInConnect", "AppShell", "AppShellHeadless", "AppShellAccountFeature",
                "AppShellDirectoryFeature", "AppShellNotificationsFeature",
            ]
        ),
        tests(
            "MadiniaTests",
            [
                "Madinia", "AppShell", "AppShellHeadless", "AppShellBlogFeature", "AppShellCatalogFeature",
                "AppShellCoachFeature", "AppShellContactFeature", "AppShellNotificationsFeature",
            ]
        ),
        tests(
            "PiTrainerTests",
            [
                "PiTrainer", "PiTrainerDigits", "AppShell", "AppShellHashing", "AppShellHeadless",
                "AppShellPracticeFeature",
            ]
        ),
        tests("AllInConnectBackendTests", ["AllInConnectBackend", "AppShell"]),
        tests("MadiniaBackendTests", ["MadiniaBackend", "AppShell"]),

        tests("CucumberExpressionsTests", ["CucumberExpressions", "ScriptTestSupport"]),
        tests("CucumberGherkinTests", ["CucumberGherkin", "ScriptTestSupport"]),
        tests(
            "ScenarioReportsTests",
            [
                "ScenarioReports", "AppShellHashing", "AppShellTexts", "CReportAssets", "CucumberExpressions",
                "CucumberGherkin",
                "ScreenRendering", "ScriptTestSupport",
            ]
        ),
        tests("ScreenRenderingTests", ["ScreenRendering", "CScreenAssets"]),
        tests(
            "ScenarioRunnerTests",
            [
                "ScenarioRunner", "ScenarioReports", "ScreenRendering", "AppShell", "AppShellExploration",
                "AppShellHeadless", "AppShellTexts", "CucumberExpressions", "CucumberGherkin", "MailSample",
                "ScriptTestSupport",
            ]
        ),
        tests("AppShellTestingTests", ["AppShellTesting", "AppShell", "AppShellHeadless"] + runner),
        tests("AppShellArchitectureTests", ["AppShellArchitecture"]),
        tests("AllInConnectTestKitTests", ["AllInConnectTestKit", "AppShellTesting"]),
        tests(
            "MadiniaTestKitTests",
            ["MadiniaTestKit", "Madinia", "MadiniaBackend", "AppShell", "AppShellTesting"]
        ),
        tests("PiTrainerTestKitTests", ["PiTrainerTestKit", "AppShellTesting"]),

        // Across modules.
        tests("ArchitectureTests", ["AppShellArchitecture"]),
        tests(
            "DocumentationTests",
            ["AppShell", "AppShellHeadless", "AppShellLive", "AppShellTesting", "CucumberExpressions"] + runner
        ),
        tests(
            "MustFailTests",
            ["AllInConnectTestKit", "MadiniaTestKit", "MailSample", "PiTrainerTestKit"] + runner
        ),
        tests(
            "ProductSuiteTests",
            [
                "AllInConnectTestKit", "MadiniaTestKit", "PiTrainerTestKit", "AppShell", "AppShellHeadless",
                "AppShellTesting", "AppShellTexts", "CucumberExpressions",
            ] + runner
        ),
        tests(
            "ServedBackendTests",
            [
                "AllInConnectBackend", "AllInConnectTestKit", "MadiniaBackend", "MadiniaTestKit", "AppShell",
                "AppShellHeadless", "AppShellLive",
            ] + runner
        ),
    ]

// No package dependencies, on purpose: an app that links a product links nothing from anyone else.
let package = Package(
    name: "AppShell",
    platforms: [.macOS(.v15), .iOS(.v17)],
    products: libraries.map { .library(name: $0.name, targets: [$0.name]) },
    targets: libraries + internals + testTargets,
    cLanguageStandard: .c2x
)
