/// The layout of a package that makes apps with AppShell: which of its targets are features, products and so on, and what each
/// may import.
///
/// A target is what its name and its dependencies say: `…Feature` a feature, `…Backend` a back end, `…TestKit` a test kit,
/// what depends on features and on no host a product, what depends on nothing of AppShell a library. All the rest may do
/// everything.
public struct PackageLayout: SourceLayout {
    /// What a target is.
    public enum Kind: String, Sendable, CaseIterable {
        case feature
        case product
        case backend
        case testKit
        /// Knows nothing of AppShell, such as data or a design's figures.
        case library
        /// A product with its features and its test kit, in one target.
        case whole
        /// A program, or what joins the app to the world.
        case host
        case tests
    }

    let kinds: [String: Kind]
    private let targets: [Manifest.Target]

    /// - Parameter kinds: of targets whose names and dependencies don't tell.
    init(_ manifest: Manifest, kinds: [String: Kind] = [:]) {
        targets = manifest.targets
        var found = kinds
        for target in targets where found[target.name] == nil { found[target.name] = Self.kind(of: target) }
        for target in targets where found[target.name] == nil {
            let joinsFeatures = target.dependencies.contains { found[$0] == .feature || Self.isFeature($0) }
            found[target.name] = joinsFeatures && !target.namesHost ? .product : .host
        }
        if !found.values.contains(where: { $0 == .feature || $0 == .product }) {
            for target in targets where found[target.name] == .host && target.dependencies.contains("AppShell") {
                found[target.name] = kinds[target.name] ?? .whole
            }
        }
        self.kinds = found
    }

    func traits(ofPath path: String) -> SourceTraits? {
        guard let kind = target(ofPath: path).flatMap({ kinds[$0.name] }) else { return nil }
        switch kind {
        case .feature, .product: return SourceTraits(isPure: true, holdsScreens: true)
        case .backend: return SourceTraits(isPure: true)
        case .whole: return SourceTraits(holdsScreens: true)
        case .testKit, .library, .host: return SourceTraits()
        case .tests: return SourceTraits(isTest: true)
        }
    }

    func objection(to found: Import, inPath path: String) -> ImportObjection? {
        guard let target = target(ofPath: path), let kind = kinds[target.name] else { return nil }
        let module = found.module
        if module == target.name { return nil }
        if let other = kinds[module] {
            guard Self.mayImport(other, from: kind) else {
                return ImportObjection("import \(module): a \(kind) imports no \(other)", fix: Self.fix(of: kind))
            }
            guard !target.dependencies.contains(module) else { return nil }
            return ImportObjection(
                "import \(module) is no dependency of \(target.name)",
                fix: "declare it in Package.swift: it compiles only while something else has built that module"
            )
        }
        if Self.framework.contains(module) || module.hasPrefix("AppShell") {
            return Self.mayImport(framework: module, from: kind)
                ? nil : ImportObjection("import \(module): a \(kind) does without it", fix: Self.fix(of: kind))
        }
        guard [.feature, .product, .backend].contains(kind) else { return nil }
        return SystemModules.objection(to: found, isPure: true, mayNameHost: kind == .product)
    }

    func target(ofPath path: String) -> Manifest.Target? {
        targets.filter { path.hasPrefix($0.folder + "/") }.max { $0.folder.count < $1.folder.count }
    }
}

extension PackageLayout {
    /// The framework's modules that have no prefix.
    private static let framework: Set<String> = [
        "CucumberExpressions", "CucumberGherkin", "ScenarioReports", "ScenarioRunner", "ScreenRendering",
    ]

    /// A feature of the framework's own: `AppShellSettingsFeature`.
    private static func isFeature(_ name: String) -> Bool { name.hasSuffix("Feature") }

    /// What a target is by itself; nil where that depends on the others.
    private static func kind(of target: Manifest.Target) -> Kind? {
        switch target.kind {
        case .test: return .tests
        case .executable, .plugin, .macro: return .host
        case .system, .binary: return .library
        case .regular: break
        }
        if isFeature(target.name) { return .feature }
        if target.name.hasSuffix("Backend") { return .backend }
        if target.name.hasSuffix("TestKit") { return .testKit }
        let ours = target.dependencies.filter { $0.hasPrefix("AppShell") || framework.contains($0) }
        return ours.isEmpty && !target.dependencies.contains(where: isFeature) ? .library : nil
    }

    private static func mayImport(_ other: Kind, from kind: Kind) -> Bool {
        switch kind {
        case .feature, .backend, .library: other == .library
        case .product: other == .library || other == .feature
        case .testKit, .whole, .host: other != .tests
        case .tests: true
        }
    }

    private static func mayImport(framework module: String, from kind: Kind) -> Bool {
        switch kind {
        case .feature, .backend: module == "AppShell"
        case .product: module == "AppShell" || isFeature(module)
        case .library: false
        case .testKit, .whole, .host, .tests: true
        }
    }

    private static func fix(of kind: Kind) -> String {
        switch kind {
        case .feature: "a feature imports AppShell and libraries; let the product hand in what it needs of others"
        case .product: "a product imports AppShell, features and libraries; hosts and test kits import it"
        case .backend: "a back end imports AppShell and libraries"
        case .library: "a library knows nothing of AppShell; name the target …Feature, or give its kind"
        case .testKit, .whole, .host, .tests: "only tests import tests"
        }
    }
}

extension Manifest.Target {
    /// Whether it depends on what runs an app.
    fileprivate var namesHost: Bool {
        !dependencies.isDisjoint(with: [
            "AppShellCommand", "AppShellHeadless", "AppShellLive", "AppShellTesting", "AppShellUI", "AppShellWebHost",
            "ScenarioRunner",
        ])
    }
}
