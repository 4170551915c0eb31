// swift-tools-version: 6.2
import PackageDescription

// Without NonisolatedNonsendingByDefault a screen's closures leave the actor of their host.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library in `Sources/<name>`.
func module(_ name: String, _ dependencies: [String], framework: [String] = ["AppShell"]) -> Target {
    .target(
        name: name,
        dependencies: dependencies.map { .byName(name: $0) } + appShell(framework),
        swiftSettings: settings
    )
}

/// Libraries of the framework.
func appShell(_ names: [String]) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "AppShell") }
}

// All of them the framework's: the product has none of its own.
let features = ["Blog", "Catalog", "Contact", "Directory", "Notifications", "Settings"].map { "AppShell\($0)Feature" }

let package = Package(
    name: "Mairie",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        // What the app for Apple's systems links.
        .library(name: "Mairie", targets: ["Mairie"]),
        .executable(name: "mairie", targets: ["MairieCommand"]),
    ],
    dependencies: [
        // In a repository of its own the framework comes by its URL and version, and Tools by the path of a checkout.
        .package(name: "AppShell", path: "../.."),
        .package(name: "AppShellTools", path: "../../Tools"),
    ],
    targets: [
        module("Mairie", [], framework: ["AppShell"] + features),
        module("MairieBackend", []),
        module(
            "MairieTestKit",
            ["Mairie", "MairieBackend"],
            framework: ["AppShell", "AppShellHeadless", "ScenarioRunner"]
        ),
        .executableTarget(
            name: "MairieCommand",
            dependencies: ["MairieTestKit", .product(name: "AppShellCommand", package: "AppShellTools")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MairieTests",
            dependencies: ["MairieTestKit"] + appShell(["AppShellArchitecture", "AppShellTesting"]),
            swiftSettings: settings
        ),
    ]
)
