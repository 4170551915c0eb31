// swift-tools-version: 6.2
import PackageDescription

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

let package = Package(
    name: "AppShellBenchmarks",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "appshell-bench", targets: ["AppShellBench"]),
        .executable(name: "appshell-instructions", targets: ["AppShellInstructions"]),
        .executable(name: "appshell-suites", targets: ["AppShellSuites"]),
        .executable(name: "process-meter", targets: ["CProcessMeter"]),
    ],
    dependencies: [
        // Named, so that the checkout may lie in a folder of any name.
        .package(name: "AppShell", path: ".."),
        .package(name: "AppShellTools", path: "../Tools"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // The peer that links are measured beside. Exactly this version: its trie is not part of what it promises.
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        // SQLite, which the storage is measured beside.
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    ],
    targets: [
        .target(name: "CAllocationCounter"),
        .executableTarget(name: "CProcessMeter"),
        .target(
            name: "BenchKit",
            dependencies: ["CAllocationCounter", .product(name: "AppShell", package: "AppShell")],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "AppShellBench",
            dependencies: [
                "BenchKit",
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "AppShellLive", package: "AppShell"),
                .product(name: "AppShellCatalogFeature", package: "AppShell"),
                .product(name: "AppShellCoachFeature", package: "AppShell"),
                .product(name: "CucumberExpressions", package: "AppShell"),
                .product(name: "CucumberGherkin", package: "AppShell"),
                .product(name: "AppShellHeadless", package: "AppShell"),
                .product(name: "Madinia", package: "AppShell"),
                .product(name: "MadiniaBackend", package: "AppShell"),
                .product(name: "MadiniaTestKit", package: "AppShell"),
                .product(name: "PiTrainer", package: "AppShell"),
                .product(name: "PiTrainerTestKit", package: "AppShell"),
                .product(name: "AppShellPracticeFeature", package: "AppShell"),
                .product(name: "ScenarioRunner", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
        // The command as those who have products of their own build it; the group `runner` starts it.
        .executableTarget(
            name: "AppShellSuites",
            dependencies: [
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "AppShellCommand", package: "AppShellTools"),
                .product(name: "AppShellHeadless", package: "AppShell"),
                .product(name: "MadiniaTestKit", package: "AppShell"),
                .product(name: "ScenarioRunner", package: "AppShell"),
            ],
            swiftSettings: settings,
            linkerSettings: staticRuntime
        ),
        .executableTarget(
            name: "AppShellInstructions",
            dependencies: ["BenchKit", .product(name: "AppShell", package: "AppShell")],
            swiftSettings: settings
        ),
    ]
)
