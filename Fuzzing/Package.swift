// swift-tools-version: 6.2
import PackageDescription

// The same list as the root package's, and libFuzzer's flag.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    // libFuzzer brings the main function: appshell-fuzz has none.
    .unsafeFlags(["-parse-as-library"]),
]

/// Library products of the root package.
func appShell(_ names: [String]) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "AppShell") }
}

let package = Package(
    name: "AppShellFuzzing",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "appshell-fuzz", targets: ["AppShellFuzz"]),
        // Apart: it builds half the repository, instrumented.
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
            dependencies: appShell([
                "AppShell", "AppShellInspection", "CucumberExpressions", "CucumberGherkin", "ScenarioReports",
            ]),
            swiftSettings: settings
        ),
        .target(
            name: "ProductFuzzTargets",
            dependencies: ["FuzzTargets"]
                + appShell([
                    "AppShell", "AppShellHeadless", "CucumberGherkin", "MadiniaTestKit", "ScenarioReports",
                    "ScenarioRunner",
                ]),
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
            dependencies: ["FuzzTargets"]
                + appShell(["AppShell", "AppShellInspection", "CucumberExpressions", "CucumberGherkin"]),
            swiftSettings: settings
        ),
    ]
)
