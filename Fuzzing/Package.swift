// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    // libFuzzer brings the main function: appshell-fuzz has none.
    .unsafeFlags(["-parse-as-library"]),
]

let package = Package(
    name: "AppShellFuzzing",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "appshell-fuzz", targets: ["AppShellFuzz"]),
        // Apart: it builds half the house, instrumented.
        .executable(name: "appshell-fuzz-product", targets: ["AppShellFuzzProduct"]),
        .executable(name: "appshell-linear", targets: ["AppShellLinear"]),
    ],
    dependencies: [
        // Named, so that the checkout may lie in a folder of any name.
        .package(name: "AppShell", path: "..")
    ],
    targets: [
        .target(
            name: "FuzzTargets",
            dependencies: [
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "AppShellInspection", package: "AppShell"),
                .product(name: "CucumberExpressions", package: "AppShell"),
                .product(name: "CucumberGherkin", package: "AppShell"),
                .product(name: "ScenarioReports", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "ProductFuzzTargets",
            dependencies: [
                "FuzzTargets",
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "CucumberGherkin", package: "AppShell"),
                .product(name: "AppShellHeadless", package: "AppShell"),
                .product(name: "MadiniaTestKit", package: "AppShell"),
                .product(name: "ScenarioReports", package: "AppShell"),
                .product(name: "ScenarioRunner", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(name: "AppShellFuzz", dependencies: ["FuzzTargets"], swiftSettings: settings),
        .executableTarget(
            name: "AppShellFuzzProduct",
            dependencies: ["FuzzTargets", "ProductFuzzTargets"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "AppShellLinear",
            dependencies: [
                "FuzzTargets",
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "AppShellInspection", package: "AppShell"),
                .product(name: "CucumberExpressions", package: "AppShell"),
                .product(name: "CucumberGherkin", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
    ]
)
