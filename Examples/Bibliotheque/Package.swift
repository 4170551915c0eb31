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

let package = Package(
    name: "Bibliotheque",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        // What the app for Apple's systems links.
        .library(name: "Bibliotheque", targets: ["Bibliotheque"]),
        .executable(name: "bibliotheque", targets: ["BibliothequeCommand"]),
    ],
    dependencies: [
        // In a repository of its own the framework comes by its URL and version, and Tools by the path of a checkout.
        .package(name: "AppShell", path: "../.."),
        .package(name: "AppShellTools", path: "../../Tools"),
    ],
    targets: [
        // Two features that don't know each other.
        module("BooksFeature", []),
        module("LoansFeature", []),
        module("Bibliotheque", ["BooksFeature", "LoansFeature"]),
        module("BibliothequeBackend", []),
        module(
            "BibliothequeTestKit",
            ["Bibliotheque", "BibliothequeBackend"],
            framework: ["AppShell", "AppShellHeadless", "ScenarioRunner"]
        ),
        .executableTarget(
            name: "BibliothequeCommand",
            dependencies: ["BibliothequeTestKit", .product(name: "AppShellCommand", package: "AppShellTools")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BibliothequeTests",
            dependencies: ["Bibliotheque", "BibliothequeBackend", "BibliothequeTestKit"]
                + appShell([
                    "AppShell", "AppShellArchitecture", "AppShellHeadless", "AppShellTesting", "ScenarioRunner",
                ]),
            swiftSettings: settings
        ),
    ]
)
