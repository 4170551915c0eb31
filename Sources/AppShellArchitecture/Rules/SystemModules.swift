/// Modules that come with the toolchain or with Apple's systems.
enum SystemModules {
    static let toolchain: Set<String> = [
        "Swift", "RegexBuilder", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "Observation", "Synchronization", "Dispatch", "Glibc",
        "Musl", "Darwin", "Security", "Testing", "XCTest",
    ]

    /// Those of the toolchain that reach past the environment.
    static let impure: Set<String> = ["Dispatch", "Security", "Testing", "XCTest"]

    /// Apple's frameworks, each behind its own `#if canImport(…)`.
    static let apple: Set<String> = [
        "AVFoundation", "AVKit", "Accessibility", "AppKit", "AuthenticationServices", "BackgroundTasks", "Charts",
        "CloudKit",
        "Combine", "CoreFoundation", "CoreHaptics", "CoreLocation",
        "CryptoKit", "LocalAuthentication", "MapKit", "MessageUI", "Network", "ObjectiveC", "OSLog", "PhotosUI",
        "SafariServices", "StoreKit", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WatchKit",
        "WebKit", "WidgetKit", "os",
    ]

    /// What is wrong with an impure module of the toolchain, or one of Apple's; nil for any other module.
    static func objection(to found: Import, isPure: Bool, mayNameHost: Bool) -> ImportObjection? {
        let fact = "import \(found.module)"
        if impure.contains(found.module), isPure {
            return ImportObjection("\(fact) reaches past the environment", fix: "keep it to Live, Headless or tests")
        }
        guard apple.contains(found.module) else { return nil }
        if !mayNameHost {
            let fix = "put a protocol in AppShell/Device and its real side in Live"
            return ImportObjection("\(fact) names a host", fix: fix)
        }
        guard !found.isConditional(on: found.module) else { return nil }
        let fix = "put it behind #if canImport(\(found.module))"
        return ImportObjection("\(fact) stands on Apple systems only", fix: fix)
    }
}
