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
    name: "AppShellFaults",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "storage-probe", targets: ["StorageProbe"]),
        // Loaded before the C library, by LD_PRELOAD.
        .library(name: "FaultInjector", type: .dynamic, targets: ["FaultInjector"]),
    ],
    dependencies: [
        // Named, so that the checkout may lie in a folder of any name.
        .package(name: "AppShell", path: "..")
    ],
    targets: [
        .target(name: "FaultInjector"),
        .executableTarget(
            name: "StorageProbe",
            dependencies: [
                .product(name: "AppShell", package: "AppShell"),
                .product(name: "Live", package: "AppShell"),
            ],
            swiftSettings: settings
        ),
    ]
)
