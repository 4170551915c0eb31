// swift-tools-version: 6.2
import PackageDescription

// What the apps for Apple's systems link, compiled on Linux against the declarations of ../Surface. In a package of its
// own: where a module named SwiftUI was ever built, `canImport(SwiftUI)` is true for every target of the package. The
// sources are links to those of the repository.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

func module(
    _ name: String,
    _ dependencies: [String] = [],
    surface: [String] = [],
    path: String? = nil,
    isStrict: Bool = false
) -> Target {
    .target(
        name: name,
        dependencies: dependencies.map { .byName(name: $0) }
            + surface.map { .product(name: $0, package: "Surface") },
        path: path,
        // SwiftUI marks much as `@preconcurrency`, which makes faults of isolation warnings.
        swiftSettings: isStrict ? settings + [.treatAllWarnings(as: .error)] : settings
    )
}

let features = [
    "Account", "Blog", "Catalog", "Coach", "Contact", "Directory", "Engagement", "Notifications", "Practice",
    "Settings", "Stats",
]

func product(_ name: String, features: [String], data: [String] = []) -> [Target] {
    [
        module(name, ["AppShell"] + features.map { "AppShell\($0)Feature" } + data),
        module(
            "\(name)App",
            ["AppShell", "AppShellUI", name],
            surface: ["SwiftUI"],
            path: "Sources/Apps/\(name)",
            isStrict: true
        ),
    ]
}

let package = Package(
    name: "Check",
    platforms: [.macOS(.v15), .iOS(.v17)],
    dependencies: [.package(path: "../Surface")],
    targets: [
        module("AppShell", surface: ["os"]),
        module(
            "AppShellLive",
            ["AppShell"],
            surface: ["CoreLocation", "Network", "Security", "UserNotifications", "os"],
            isStrict: true
        ),
        module("AppShellTexts", surface: ["os"], isStrict: true),
        module("AppShellUIModel", ["AppShell"], isStrict: true),
        module(
            "AppShellUI",
            ["AppShell", "AppShellLive", "AppShellUIModel"],
            surface: [
                "AVFoundation", "AVKit", "Accessibility", "BackgroundTasks", "Charts", "CoreLocation", "MapKit",
                "SwiftUI", "UIKit", "UserNotifications",
            ],
            isStrict: true
        ),
        // What docs/ios.md shows, and existing apps do.
        module(
            "Examples",
            ["AppShell", "AppShellUI", "AppShellUIModel", "Madinia"],
            surface: ["SwiftUI", "UIKit"],
            isStrict: true
        ),
        .target(name: "PiTrainerDigits", exclude: ["e.txt", "phi.txt", "pi.txt"]),
    ]
        + features.map { module("AppShell\($0)Feature", ["AppShell"], path: "Sources/Features/\($0)") }
        + product("AllInConnect", features: ["Account", "Directory", "Notifications", "Settings"])
        + product(
            "Madinia",
            features: ["Blog", "Catalog", "Coach", "Contact", "Notifications", "Settings"]
        )
        + product("PiTrainer", features: ["Engagement", "Practice", "Settings", "Stats"], data: ["PiTrainerDigits"]),
    cLanguageStandard: .c2x
)
