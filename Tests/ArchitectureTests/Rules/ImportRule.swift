/// Rules 1 and 2: imports run one way, and the root links nothing from anyone else.
enum ImportRule {
    static let toolchain: Set<String> = [
        "Swift", "RegexBuilder", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "Observation", "Synchronization", "Dispatch", "Glibc",
        "Musl", "Darwin", "Security", "Testing", "XCTest",
    ]

    /// Apple's frameworks, each behind its own `#if canImport(…)`.
    static let apple: Set<String> = [
        "AVFoundation", "Accessibility", "AppKit", "AuthenticationServices", "BackgroundTasks", "Charts", "CloudKit",
        "Combine", "CoreFoundation", "CoreHaptics", "CoreLocation",
        "CryptoKit", "LocalAuthentication", "MapKit", "MessageUI", "Network", "ObjectiveC", "OSLog", "PhotosUI",
        "SafariServices", "StoreKit", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WatchKit",
        "WebKit", "WidgetKit", "os",
    ]

    /// Toolchain modules that reach past the environment.
    private static let impure: Set<String> = ["Dispatch", "Security", "Testing", "XCTest"]

    /// - Parameter others: further modules of ours, such as helpers of the tests; the tree gives its targets' names.
    static func check(_ source: SwiftSource, others: Set<String> = []) -> [Breach] {
        guard let layer = Layout.layer(ofPath: source.path) else { return [] }
        return ImportScanner.imports(in: source).compactMap { found in
            guard let problem = problem(with: found, in: layer, of: source.path, others: others) else { return nil }
            return Breach(
                path: source.path,
                line: found.line,
                rule: .imports,
                fact: problem.fact,
                fix: problem.fix
            )
        }
    }

    private static func problem(
        with found: Import,
        in layer: Layer,
        of path: String,
        others: Set<String>
    ) -> (fact: String, fix: String)? {
        let fact = "import \(found.module)"
        if let module = Layout.layer(ofModule: found.module) {
            return Layout.mayImport(module, from: layer)
                ? nil : ("\(fact) runs against the layers", Layout.allowance(of: layer))
        }
        if [.tools, .server, .benchmarks, .fuzzing].contains(layer)
            || (layer == .tests && (others.contains(found.module) || !path.hasPrefix("Tests/")))
        {
            return nil
        }
        if impure.contains(found.module), layer.isPure {
            return ("\(fact) reaches past the environment", "keep it to Live, Headless or tests")
        }
        if toolchain.contains(found.module) { return nil }
        guard apple.contains(found.module) else {
            return ("\(fact) is foreign to the root package", "use the toolchain's modules and ours only")
        }
        if layer.isPure, !Layout.products.contains(where: { layer == .product($0) }) {
            return ("\(fact) names a host", "put a protocol in AppShell/Device and its real side in Live")
        }
        return found.isConditional(on: found.module)
            ? nil : ("\(fact) stands on Apple systems only", "put it behind #if canImport(\(found.module))")
    }
}
