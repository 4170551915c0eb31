// swift-tools-version: 6.2
import PackageDescription

// Declarations of Apple's frameworks, to check the types of what uses them where the frameworks are missing. Nothing runs.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Each module by those that it imports.
let modules: [(name: String, imports: [String])] = [
    ("AVFoundation", []), ("AVKit", ["AVFoundation", "SwiftUI"]), ("Accessibility", []), ("BackgroundTasks", []),
    ("Charts", ["SwiftUI"]), ("CoreLocation", []),
    ("MapKit", ["CoreLocation", "SwiftUI"]), ("Network", []),
    ("Security", []), ("SwiftUI", ["UIKit"]), ("UIKit", []), ("UserNotifications", []), ("os", []),
]

let package = Package(
    name: "Surface",
    platforms: [.macOS(.v15), .iOS(.v17)],
    products: modules.map { .library(name: $0.name, targets: [$0.name]) },
    targets: modules.map { module in
        .target(
            name: module.name,
            dependencies: module.imports.map { .byName(name: $0) },
            swiftSettings: settings
        )
    }
)
