// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "AppShellTools",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "appshell", targets: ["AppShellCommand"]),
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
        .executableTarget(
            name: "AppShellCommand",
            dependencies: [
                .product(name: "AllInConnectTestKit", package: "AppShell"),
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "Headless", package: "AppShell"),
                .product(name: "Live", package: "AppShell"),
                .product(name: "ScenarioRunner", package: "AppShell"),
                .product(name: "MadiniaTestKit", package: "AppShell"),
                .product(name: "PiTrainerTestKit", package: "AppShell"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "PracticeProbe",
            dependencies: [
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "Headless", package: "AppShell"),
                .product(name: "Live", package: "AppShell"),
                .product(name: "PiTrainerTestKit", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "StorageProbe",
            dependencies: [
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "Live", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellCommandTests",
            dependencies: [
                "AppShellCommand",
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "Headless", package: "AppShell"),
                .product(name: "ScenarioRunner", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
    ]
)
