// swift-tools-version: 6.2
import PackageDescription

// One list for every target: a target without NonisolatedNonsendingByDefault would move the screens it declares off
// their host's actor.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

// No package dependencies, on purpose: an app that links a product links nothing from anyone else.
let package = Package(
    name: "AppShell",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "AppShell", targets: ["AppShell"]),
        .library(name: "AppShellInspection", targets: ["AppShellInspection"]),
        .library(name: "AppShellLive", targets: ["AppShellLive"]),
        .library(name: "AppShellAccountFeature", targets: ["AppShellAccountFeature"]),
        .library(name: "AppShellBlogFeature", targets: ["AppShellBlogFeature"]),
        .library(name: "AppShellCatalogFeature", targets: ["AppShellCatalogFeature"]),
        .library(name: "AppShellCoachFeature", targets: ["AppShellCoachFeature"]),
        .library(name: "AppShellContactFeature", targets: ["AppShellContactFeature"]),
        .library(name: "AppShellDirectoryFeature", targets: ["AppShellDirectoryFeature"]),
        .library(name: "AppShellEngagementFeature", targets: ["AppShellEngagementFeature"]),
        .library(name: "AppShellNotificationsFeature", targets: ["AppShellNotificationsFeature"]),
        .library(name: "AppShellPracticeFeature", targets: ["AppShellPracticeFeature"]),
        .library(name: "AppShellSettingsFeature", targets: ["AppShellSettingsFeature"]),
        .library(name: "AppShellStatsFeature", targets: ["AppShellStatsFeature"]),
        .library(name: "AllInConnect", targets: ["AllInConnect"]),
        .library(name: "Madinia", targets: ["Madinia"]),
        .library(name: "PiTrainer", targets: ["PiTrainer"]),
        .library(name: "CucumberExpressions", targets: ["CucumberExpressions"]),
        .library(name: "CucumberGherkin", targets: ["CucumberGherkin"]),
        .library(name: "AppShellHeadless", targets: ["AppShellHeadless"]),
        .library(name: "ScenarioReports", targets: ["ScenarioReports"]),
        .library(name: "ScenarioRunner", targets: ["ScenarioRunner"]),
        .library(name: "AllInConnectBackend", targets: ["AllInConnectBackend"]),
        .library(name: "MadiniaBackend", targets: ["MadiniaBackend"]),
        .library(name: "AllInConnectTestKit", targets: ["AllInConnectTestKit"]),
        .library(name: "MadiniaTestKit", targets: ["MadiniaTestKit"]),
        .library(name: "PiTrainerTestKit", targets: ["PiTrainerTestKit"]),
    ],
    targets: [
        .target(name: "AppShell", swiftSettings: settings),
        .target(name: "AppShellInspection", dependencies: ["AppShell"], swiftSettings: settings),
        .target(name: "AppShellLive", dependencies: ["AppShell"], swiftSettings: settings),
        .target(
            name: "AppShellAccountFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Account",
            swiftSettings: settings
        ),
        .target(
            name: "AppShellBlogFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Blog",
            swiftSettings: settings
        ),
        .target(
            name: "AppShellCatalogFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Catalog",
            swiftSettings: settings
        ),
        .target(
            name: "AppShellCoachFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Coach",
            swiftSettings: settings
        ),
        .target(
            name: "AppShellContactFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Contact",
            swiftSettings: settings
        ),
        .target(
            name: "AppShellDirectoryFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Directory",
            swiftSettings: settings
        ),
        .target(
            name: "AppShellEngagementFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Engagement",
            swiftSettings: settings
        ),
        .target(
            name: "AppShellNotificationsFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Notifications",
            swiftSettings: settings
        ),
        .target(
            name: "AppShellPracticeFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Practice",
            swiftSettings: settings
        ),
        .target(
            name: "AppShellSettingsFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Settings",
            swiftSettings: settings
        ),
        .target(
            name: "AppShellStatsFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Stats",
            swiftSettings: settings
        ),
        .target(
            name: "AllInConnect",
            dependencies: [
                "AppShellAccountFeature", "AppShell", "AppShellDirectoryFeature", "AppShellNotificationsFeature",
                "AppShellSettingsFeature",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Madinia",
            dependencies: [
                "AppShell", "AppShellBlogFeature", "AppShellCatalogFeature", "AppShellCoachFeature",
                "AppShellContactFeature", "AppShellNotificationsFeature",
                "AppShellSettingsFeature",
            ],
            swiftSettings: settings
        ),
        // Data alone, in C: `#embed` puts it into the program, so that no file is looked up at run time.
        .target(name: "PiTrainerDigits", exclude: ["e.txt", "phi.txt", "pi.txt"]),
        .target(
            name: "PiTrainer",
            dependencies: [
                "AppShell", "AppShellEngagementFeature", "PiTrainerDigits", "AppShellPracticeFeature",
                "AppShellSettingsFeature",
                "AppShellStatsFeature",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "AllInConnectBackend",
            dependencies: ["AppShell"],
            path: "Sources/ReferenceBackends/AllInConnect",
            swiftSettings: settings
        ),
        .target(
            name: "MadiniaBackend",
            dependencies: ["AppShell"],
            path: "Sources/ReferenceBackends/Madinia",
            swiftSettings: settings
        ),
        .target(name: "AppShellHeadless", dependencies: ["AppShell", "AppShellInspection"], swiftSettings: settings),
        .target(name: "CucumberExpressions", swiftSettings: settings),
        .target(name: "CucumberGherkin", swiftSettings: settings),
        // The HTML report's page, in C as well.
        .target(name: "CReportAssets", exclude: ["js", "report.css", "report.html"]),
        .target(
            name: "ScenarioReports",
            dependencies: ["CReportAssets", "CucumberExpressions", "CucumberGherkin"],
            swiftSettings: settings
        ),
        .target(
            name: "ScenarioRunner",
            dependencies: [
                "AppShell", "AppShellInspection", "CucumberExpressions", "CucumberGherkin", "AppShellHeadless",
                "ScenarioReports",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "AllInConnectTestKit",
            dependencies: ["AllInConnect", "AllInConnectBackend", "AppShell", "AppShellHeadless", "ScenarioRunner"],
            path: "Sources/TestKits/AllInConnect",
            swiftSettings: settings
        ),
        .target(
            name: "MadiniaTestKit",
            dependencies: ["AppShell", "Madinia", "MadiniaBackend", "AppShellHeadless", "ScenarioRunner"],
            path: "Sources/TestKits/Madinia",
            swiftSettings: settings
        ),
        .target(
            name: "PiTrainerTestKit",
            dependencies: ["AppShell", "AppShellHeadless", "PiTrainer", "PiTrainerDigits", "ScenarioRunner"],
            path: "Sources/TestKits/PiTrainer",
            swiftSettings: settings
        ),

        .testTarget(name: "AppShellTests", dependencies: ["AppShell", "AppShellInspection"], swiftSettings: settings),
        .testTarget(
            name: "AppShellInspectionTests",
            dependencies: ["AppShell", "AppShellInspection"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellLiveTests",
            dependencies: ["AppShell", "AppShellHeadless", "AppShellLive"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellAccountFeatureTests",
            dependencies: ["AppShellAccountFeature", "AppShell", "AppShellHeadless"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellBlogFeatureTests",
            dependencies: ["AppShell", "AppShellBlogFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellCatalogFeatureTests",
            dependencies: ["AppShell", "AppShellCatalogFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellCoachFeatureTests",
            dependencies: ["AppShell", "AppShellCoachFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellContactFeatureTests",
            dependencies: ["AppShell", "AppShellContactFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellDirectoryFeatureTests",
            dependencies: ["AppShell", "AppShellDirectoryFeature", "AppShellHeadless"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellEngagementFeatureTests",
            dependencies: ["AppShell", "AppShellEngagementFeature", "AppShellHeadless"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellNotificationsFeatureTests",
            dependencies: ["AppShell", "AppShellHeadless", "AppShellNotificationsFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellPracticeFeatureTests",
            dependencies: ["AppShell", "AppShellHeadless", "AppShellPracticeFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellSettingsFeatureTests",
            dependencies: ["AppShell", "AppShellHeadless", "AppShellSettingsFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellStatsFeatureTests",
            dependencies: ["AppShell", "AppShellHeadless", "AppShellStatsFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AllInConnectTests",
            dependencies: [
                "AppShellAccountFeature", "AllInConnect", "AppShell", "AppShellHeadless",
                "AppShellDirectoryFeature", "AppShellNotificationsFeature",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MadiniaTests",
            dependencies: [
                "AppShell", "AppShellBlogFeature", "AppShellCatalogFeature", "AppShellCoachFeature",
                "AppShellContactFeature", "AppShellHeadless", "Madinia",
                "AppShellNotificationsFeature",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AllInConnectBackendTests",
            dependencies: ["AllInConnectBackend", "AppShell"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MadiniaBackendTests",
            dependencies: ["AppShell", "MadiniaBackend"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellHeadlessTests",
            dependencies: ["AppShell", "AppShellHeadless"],
            swiftSettings: settings
        ),
        // What the tests of script languages share.
        .target(name: "ScriptTestSupport", path: "Tests/ScriptTestSupport", swiftSettings: settings),
        .testTarget(
            name: "CucumberExpressionsTests",
            dependencies: ["ScriptTestSupport", "CucumberExpressions"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CucumberGherkinTests",
            dependencies: ["ScriptTestSupport", "CucumberGherkin"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ScenarioReportsTests",
            dependencies: [
                "CReportAssets", "ScriptTestSupport", "CucumberExpressions", "CucumberGherkin", "ScenarioReports",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ScenarioRunnerTests",
            dependencies: [
                "AppShell", "ScriptTestSupport", "CucumberExpressions", "CucumberGherkin", "AppShellHeadless",
                "ScenarioReports", "ScenarioRunner",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ServedBackendTests",
            dependencies: [
                "AllInConnectBackend", "AllInConnectTestKit", "AppShell", "CucumberGherkin", "AppShellHeadless",
                "AppShellLive",
                "MadiniaBackend", "MadiniaTestKit", "ScenarioReports", "ScenarioRunner",
            ],
            swiftSettings: settings
        ),
        // What the tests of the products' scripts share.
        .target(
            name: "ProductTestSupport",
            dependencies: ["CucumberGherkin", "ScenarioReports", "ScenarioRunner"],
            path: "Tests/ProductTestSupport",
            swiftSettings: settings
        ),
        .testTarget(
            name: "AllInConnectTestKitTests",
            dependencies: ["AllInConnectTestKit", "ProductTestSupport", "ScenarioRunner"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MadiniaTestKitTests",
            dependencies: [
                "AppShell", "Madinia", "MadiniaBackend", "MadiniaTestKit", "ProductTestSupport", "ScenarioRunner",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PiTrainerTests",
            dependencies: ["AppShell", "AppShellHeadless", "PiTrainer", "PiTrainerDigits", "AppShellPracticeFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PiTrainerTestKitTests",
            dependencies: ["PiTrainerTestKit", "ProductTestSupport", "ScenarioRunner"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "AppShell", "CucumberExpressions", "CucumberGherkin", "AppShellHeadless", "AppShellLive",
                "ScenarioReports",
                "ScenarioRunner",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ProductSuiteTests",
            dependencies: [
                "AllInConnectTestKit", "AppShell", "CucumberGherkin", "AppShellHeadless", "MadiniaTestKit",
                "PiTrainerTestKit",
                "ScenarioReports", "ScenarioRunner",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MustFailTests",
            dependencies: [
                "AllInConnectTestKit", "CucumberGherkin", "MadiniaTestKit", "PiTrainerTestKit", "ScenarioReports",
                "ScenarioRunner",
            ],
            swiftSettings: settings
        ),
        .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    ],
    cLanguageStandard: .c2x
)
