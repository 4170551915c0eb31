// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The released command has the runtime and Foundation in itself: each run starts several processes, and half of a start
/// would be the loader's. What one of these libraries wants of another is named, since the linker is not told of it here.
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
    name: "AppShellTools",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "appshell", targets: ["AppShellMain"]),
        // The same with a network, for --backend.
        .executable(name: "appshell-served", targets: ["AppShellServed"]),
        // For a command with products of one's own.
        .library(name: "AppShellCommand", targets: ["AppShellCommand"]),
        // For the trials of Faults/. Here, since most of them is built here already.
        .executable(name: "practice-probe", targets: ["PracticeProbe"]),
        .executable(name: "storage-probe", targets: ["StorageProbe"]),
    ],
    dependencies: [
        // Named, so that the checkout may lie in a folder of any name.
        .package(name: "AppShell", path: ".."),
        // Nothing heavier: the first ./appshell run builds all of this.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(
            name: "AppShellCommand",
            dependencies: [
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "AppShellInspection", package: "AppShell"),
                .product(name: "CucumberExpressions", package: "AppShell"),
                .product(name: "CucumberGherkin", package: "AppShell"),
                .product(name: "AppShellHeadless", package: "AppShell"),
                .product(name: "ScenarioReports", package: "AppShell"),
                .product(name: "ScenarioRunner", package: "AppShell"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "AppShellMain",
            dependencies: [
                "AppShellCommand",
                .product(name: "AllInConnectTestKit", package: "AppShell"),
                .product(name: "MadiniaTestKit", package: "AppShell"),
                .product(name: "PiTrainerTestKit", package: "AppShell"),
            ],
            swiftSettings: settings,
            linkerSettings: staticRuntime
        ),
        .executableTarget(
            name: "AppShellServed",
            dependencies: [
                "AppShellCommand",
                .product(name: "AllInConnectTestKit", package: "AppShell"),
                .product(name: "AppShellLive", package: "AppShell"),
                .product(name: "MadiniaTestKit", package: "AppShell"),
                .product(name: "PiTrainerTestKit", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
        // The same command with steps that trap, exit and hang: what a run survives is tried with real ones.
        .executableTarget(
            name: "AppShellTrials",
            dependencies: [
                "AppShellCommand",
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "AppShellHeadless", package: "AppShell"),
                .product(name: "ScenarioRunner", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "PracticeProbe",
            dependencies: [
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "AppShellHeadless", package: "AppShell"),
                .product(name: "AppShellLive", package: "AppShell"),
                .product(name: "PiTrainerTestKit", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "StorageProbe",
            dependencies: [
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "AppShellLive", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellCommandTests",
            dependencies: [
                "AppShellCommand", "AppShellMain", "AppShellServed", "AppShellTrials",
                .product(name: "AllInConnectTestKit", package: "AppShell"),
                .product(name: "MadiniaTestKit", package: "AppShell"),
                .product(name: "PiTrainerTestKit", package: "AppShell"),
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "CucumberExpressions", package: "AppShell"),
                .product(name: "CucumberGherkin", package: "AppShell"),
                .product(name: "AppShellHeadless", package: "AppShell"),
                .product(name: "ScenarioReports", package: "AppShell"),
                .product(name: "ScenarioRunner", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
    ]
)
