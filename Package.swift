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
        .library(name: "Live", targets: ["Live"]),
        .library(name: "AccountFeature", targets: ["AccountFeature"]),
        .library(name: "BlogFeature", targets: ["BlogFeature"]),
        .library(name: "CatalogFeature", targets: ["CatalogFeature"]),
        .library(name: "CoachFeature", targets: ["CoachFeature"]),
        .library(name: "ContactFeature", targets: ["ContactFeature"]),
        .library(name: "EngagementFeature", targets: ["EngagementFeature"]),
        .library(name: "NotificationsFeature", targets: ["NotificationsFeature"]),
        .library(name: "OffersFeature", targets: ["OffersFeature"]),
        .library(name: "PartnersFeature", targets: ["PartnersFeature"]),
        .library(name: "PracticeFeature", targets: ["PracticeFeature"]),
        .library(name: "SettingsFeature", targets: ["SettingsFeature"]),
        .library(name: "StatsFeature", targets: ["StatsFeature"]),
        .library(name: "AllInConnect", targets: ["AllInConnect"]),
        .library(name: "Madinia", targets: ["Madinia"]),
        .library(name: "PiTrainer", targets: ["PiTrainer"]),
        .library(name: "CucumberExpressions", targets: ["CucumberExpressions"]),
        .library(name: "CucumberGherkin", targets: ["CucumberGherkin"]),
        .library(name: "Headless", targets: ["Headless"]),
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
        .target(name: "Live", dependencies: ["AppShell"], swiftSettings: settings),
        .target(
            name: "AccountFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Account",
            swiftSettings: settings
        ),
        .target(
            name: "BlogFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Blog",
            swiftSettings: settings
        ),
        .target(
            name: "CatalogFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Catalog",
            swiftSettings: settings
        ),
        .target(
            name: "CoachFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Coach",
            swiftSettings: settings
        ),
        .target(
            name: "ContactFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Contact",
            swiftSettings: settings
        ),
        .target(
            name: "EngagementFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Engagement",
            swiftSettings: settings
        ),
        .target(
            name: "NotificationsFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Notifications",
            swiftSettings: settings
        ),
        .target(
            name: "OffersFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Offers",
            swiftSettings: settings
        ),
        .target(
            name: "PartnersFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Partners",
            swiftSettings: settings
        ),
        .target(
            name: "PracticeFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Practice",
            swiftSettings: settings
        ),
        .target(
            name: "SettingsFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Settings",
            swiftSettings: settings
        ),
        .target(
            name: "StatsFeature",
            dependencies: ["AppShell"],
            path: "Sources/Features/Stats",
            swiftSettings: settings
        ),
        .target(
            name: "AllInConnect",
            dependencies: [
                "AccountFeature", "AppShell", "NotificationsFeature", "OffersFeature", "PartnersFeature",
                "SettingsFeature",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Madinia",
            dependencies: [
                "AppShell", "BlogFeature", "CatalogFeature", "CoachFeature", "ContactFeature", "NotificationsFeature",
                "SettingsFeature",
            ],
            swiftSettings: settings
        ),
        // Data alone, in C: `#embed` puts it into the program, so that no file is looked up at run time.
        .target(name: "PiTrainerDigits", exclude: ["e.txt", "phi.txt", "pi.txt"]),
        .target(
            name: "PiTrainer",
            dependencies: [
                "AppShell", "EngagementFeature", "PiTrainerDigits", "PracticeFeature", "SettingsFeature",
                "StatsFeature",
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
        .target(name: "Headless", dependencies: ["AppShell"], swiftSettings: settings),
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
            dependencies: ["AppShell", "CucumberExpressions", "CucumberGherkin", "Headless", "ScenarioReports"],
            swiftSettings: settings
        ),
        .target(
            name: "AllInConnectTestKit",
            dependencies: ["AllInConnect", "AllInConnectBackend", "AppShell", "Headless", "ScenarioRunner"],
            path: "Sources/TestKits/AllInConnect",
            swiftSettings: settings
        ),
        .target(
            name: "MadiniaTestKit",
            dependencies: ["AppShell", "Madinia", "MadiniaBackend", "Headless", "ScenarioRunner"],
            path: "Sources/TestKits/Madinia",
            swiftSettings: settings
        ),
        .target(
            name: "PiTrainerTestKit",
            dependencies: ["AppShell", "Headless", "PiTrainer", "PiTrainerDigits", "ScenarioRunner"],
            path: "Sources/TestKits/PiTrainer",
            swiftSettings: settings
        ),

        .testTarget(name: "AppShellTests", dependencies: ["AppShell"], swiftSettings: settings),
        .testTarget(name: "LiveTests", dependencies: ["AppShell", "Headless", "Live"], swiftSettings: settings),
        .testTarget(
            name: "AccountFeatureTests",
            dependencies: ["AccountFeature", "AppShell", "Headless"],
            swiftSettings: settings
        ),
        .testTarget(name: "BlogFeatureTests", dependencies: ["AppShell", "BlogFeature"], swiftSettings: settings),
        .testTarget(
            name: "CatalogFeatureTests",
            dependencies: ["AppShell", "CatalogFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CoachFeatureTests",
            dependencies: ["AppShell", "CoachFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ContactFeatureTests",
            dependencies: ["AppShell", "ContactFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "EngagementFeatureTests",
            dependencies: ["AppShell", "EngagementFeature", "Headless"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "NotificationsFeatureTests",
            dependencies: ["AppShell", "Headless", "NotificationsFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "OffersFeatureTests",
            dependencies: ["AppShell", "Headless", "OffersFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PartnersFeatureTests",
            dependencies: ["AppShell", "Headless", "PartnersFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PracticeFeatureTests",
            dependencies: ["AppShell", "Headless", "PracticeFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SettingsFeatureTests",
            dependencies: ["AppShell", "Headless", "SettingsFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "StatsFeatureTests",
            dependencies: ["AppShell", "Headless", "StatsFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AllInConnectTests",
            dependencies: [
                "AccountFeature", "AllInConnect", "AppShell", "Headless", "NotificationsFeature", "OffersFeature",
                "PartnersFeature",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MadiniaTests",
            dependencies: [
                "AppShell", "BlogFeature", "CatalogFeature", "CoachFeature", "ContactFeature", "Headless", "Madinia",
                "NotificationsFeature",
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
        .testTarget(name: "HeadlessTests", dependencies: ["AppShell", "Headless"], swiftSettings: settings),
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
                "AppShell", "ScriptTestSupport", "CucumberExpressions", "CucumberGherkin", "Headless",
                "ScenarioReports", "ScenarioRunner",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ServedBackendTests",
            dependencies: [
                "AllInConnectBackend", "AllInConnectTestKit", "AppShell", "CucumberGherkin", "Headless", "Live",
                "MadiniaBackend", "MadiniaTestKit", "ScenarioReports", "ScenarioRunner",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AllInConnectTestKitTests",
            dependencies: ["AllInConnectTestKit", "CucumberGherkin", "ScenarioReports", "ScenarioRunner"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MadiniaTestKitTests",
            dependencies: [
                "AppShell", "CucumberGherkin", "Madinia", "MadiniaBackend", "MadiniaTestKit", "ScenarioReports",
                "ScenarioRunner",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PiTrainerTests",
            dependencies: ["AppShell", "Headless", "PiTrainer", "PiTrainerDigits", "PracticeFeature"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PiTrainerTestKitTests",
            dependencies: ["CucumberGherkin", "PiTrainerTestKit", "ScenarioReports", "ScenarioRunner"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "AppShell", "CucumberExpressions", "CucumberGherkin", "Headless", "Live", "ScenarioReports",
                "ScenarioRunner",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ProductSuiteTests",
            dependencies: [
                "AllInConnectTestKit", "AppShell", "CucumberGherkin", "Headless", "MadiniaTestKit", "PiTrainerTestKit",
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
