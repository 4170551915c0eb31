// swift-tools-version: 6.2
import PackageDescription

// The same list as the root package's.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// As in Tools/.
let staticRuntime: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-static-stdlib", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections",
            "-lswiftSynchronization",
        ],
        .when(platforms: [.linux], configuration: .release)
    )
]

/// Whether to fetch and build what ours is measured beside: `BENCH_PEERS=none` leaves the instruction counts alone.
let hasPeers = Context.environment["BENCH_PEERS"] != "none"

/// Library products of the root package.
func appShell(_ names: [String]) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "AppShell") }
}

let package = Package(
    name: "AppShellBenchmarks",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "appshell-instructions", targets: ["AppShellInstructions"])],
    // Named, so that the checkout may lie in a folder of any name.
    dependencies: [.package(name: "AppShell", path: "..")],
    targets: [
        .target(name: "CAllocationCounter"),
        .target(
            name: "BenchKit",
            dependencies: ["CAllocationCounter"] + appShell(["AppShell", "CucumberExpressions"]),
            swiftSettings: settings
        ),
        // The product whose steps do nothing; without CAllocationCounter, which slows what allocates.
        .target(
            name: "IdleSuite",
            dependencies: appShell(["AppShell", "AppShellHeadless", "ScenarioRunner"]),
            swiftSettings: settings
        ),
        .executableTarget(
            name: "AppShellInstructions",
            dependencies: ["BenchKit", "IdleSuite"]
                + appShell([
                    "AppShell", "AppShellHeadless", "CucumberGherkin", "MadiniaTestKit", "ScenarioReports",
                    "ScenarioRunner",
                ]),
            swiftSettings: settings
        ),
    ]
)

if hasPeers {
    package.products += [
        .executable(name: "appshell-bench", targets: ["AppShellBench"]),
        .executable(name: "appshell-suites", targets: ["AppShellSuites"]),
        .executable(name: "process-meter", targets: ["CProcessMeter"]),
    ]
    package.dependencies += [
        .package(name: "AppShellTools", path: "../Tools"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // The peer that links are measured beside. Exactly this version: its trie is not part of what it promises.
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        // SQLite, which the storage is measured beside.
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    ]
    package.targets += [
        .executableTarget(name: "CProcessMeter"),
        .executableTarget(
            name: "AppShellBench",
            dependencies: [
                "BenchKit", "IdleSuite",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]
                + appShell([
                    "AppShell", "AppShellLive", "AppShellHeadless", "AppShellCatalogFeature", "AppShellCoachFeature",
                    "AppShellPracticeFeature", "CucumberExpressions", "CucumberGherkin", "ScenarioRunner",
                    "Madinia", "MadiniaBackend", "MadiniaTestKit", "PiTrainer", "PiTrainerTestKit",
                ]),
            swiftSettings: settings
        ),
        // The command as those who have products of their own build it; the group `runner` starts it.
        .executableTarget(
            name: "AppShellSuites",
            dependencies: ["IdleSuite", .product(name: "AppShellCommand", package: "AppShellTools")]
                + appShell(["MadiniaTestKit"]),
            swiftSettings: settings,
            linkerSettings: staticRuntime
        ),
    ]
}
