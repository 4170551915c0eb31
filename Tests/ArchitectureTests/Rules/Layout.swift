/// The layers of the repository. A module's name and a file's path both say which one.
enum Layer: Hashable, Sendable {
    case appShell
    /// What tools and tests ask of an app's links and payloads; no app links it.
    case inspection
    case live
    /// What native views bind to, and their devices' figures, as plain Swift.
    case uiModel
    /// The host for Apple's systems.
    case ui
    case headless
    /// Does all that can be done to a headless app.
    case exploration
    /// What tools say to people, in their language.
    case texts
    /// A language of scripts, which knows no app: Gherkin, Cucumber Expressions.
    case script(String)
    /// Screens as HTML.
    case screenRendering
    /// What a run says of itself, and all forms of it.
    case scenarioReports
    case scenarioRunner
    /// What tests of this and other repositories have in common: it alone imports Testing.
    case testing
    /// The rules, for any repository.
    case architecture
    case feature(String)
    case product(String)
    case backend(String)
    case testKit(String)
    /// A data-only target, such as PiDigits, or a function of bytes: it imports nothing of ours.
    case data(String)
    case tools
    case server
    case benchmarks
    case fuzzing
    case faults
    case tests

    /// Never reads the real world or chance.
    var isPure: Bool {
        switch self {
        case .appShell, .feature, .product, .backend, .data: true
        default: false
        }
    }

    /// Part of the root package's Sources/.
    var isRootSource: Bool {
        switch self {
        case .tools, .server, .benchmarks, .fuzzing, .faults, .tests: false
        default: true
        }
    }
}

/// Which layer a module or a folder belongs to, and what it may import.
enum Layout {
    static let products: Set<String> = ["Madinia", "PiTrainer", "AllInConnect"]

    /// The layer of one of our modules; nil for anyone else's.
    static func layer(ofModule name: String) -> Layer? {
        switch name {
        case "AppShell": .appShell
        case "AppShellInspection": .inspection
        case "AppShellLive": .live
        case "AppShellUIModel": .uiModel
        case "AppShellUI": .ui
        case "AppShellHeadless": .headless
        case "AppShellExploration": .exploration
        case "AppShellTexts": .texts
        case "ScenarioReports": .scenarioReports
        case "ScenarioRunner": .scenarioRunner
        case "ScreenRendering": .screenRendering
        case "AppShellTesting": .testing
        case "AppShellArchitecture": .architecture
        case "AppShellHashing", "CReportAssets", "CScreenAssets": .data(name)
        case _ where products.contains(name): .product(name)
        default: layer(ofSuffixed: name)
        }
    }

    private static func layer(ofSuffixed name: String) -> Layer? {
        if name.hasPrefix("Cucumber") { return .script(name) }
        let kinds: [(suffix: String, layer: (String) -> Layer)] = [
            ("Feature", Layer.feature), ("Backend", Layer.backend), ("TestKit", Layer.testKit), ("Digits", Layer.data),
        ]
        guard let kind = kinds.first(where: { name.hasSuffix($0.suffix) }) else { return nil }
        return kind.layer(stem(name, kind.suffix))
    }

    /// The layer of a file's folder; nil if no rule knows it.
    static func layer(ofPath path: String) -> Layer? {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count > 1 else { return nil }
        if parts.contains("Tests") { return .tests }
        switch parts[0] {
        case "Tools": return .tools
        case "Server": return .server
        case "Benchmarks": return .benchmarks
        case "Fuzzing": return .fuzzing
        case "Faults": return .faults
        case "Sources" where parts.count > 2: return layer(ofSource: Array(parts.dropFirst()))
        default: return nil
        }
    }

    private static func layer(ofSource parts: [String]) -> Layer? {
        let inner = parts.count > 2 ? parts[1] : nil
        switch parts[0] {
        case "Features": return inner.map { .feature(stem($0, "Feature")) }
        case "ReferenceBackends": return inner.map { .backend(stem($0, "Backend")) }
        case "TestKits": return inner.map { .testKit(stem($0, "TestKit")) }
        case let folder: return layer(ofModule: folder)
        }
    }

    /// `Catalog` of `AppShellCatalogFeature`, and `Madinia` of `MadiniaBackend`.
    private static func stem(_ name: String, _ suffix: String) -> String {
        guard name.hasSuffix(suffix) else { return name }
        let stem = name.dropLast(suffix.count)
        return String(stem.hasPrefix("AppShell") ? stem.dropFirst("AppShell".count) : stem)
    }

    /// Whether a file of one layer may import a module of another.
    static func mayImport(_ module: Layer, from layer: Layer) -> Bool {
        switch (layer, module) {
        case (.tests, _): true
        // What a feature's engine costs is measured where it is, without an app around it.
        case (.benchmarks, .feature): true
        case (.tools, .feature), (.server, .feature): false
        case (.fuzzing, .feature), (.faults, .feature): false
        case (.tools, _), (.server, _), (.benchmarks, _), (.fuzzing, _), (.faults, _): true
        case (.data, .data): true
        case (.appShell, _), (.data, _), (.script, _), (.texts, _), (.architecture, _): false
        case (.inspection, .texts), (.headless, .texts), (.exploration, .texts), (.testKit, .texts): true
        case (.scenarioRunner, .texts), (.scenarioReports, .texts): true
        case (.screenRendering, .data): true
        case (.screenRendering, _): false
        case (.scenarioReports, .script), (.scenarioReports, .data), (.scenarioReports, .screenRendering): true
        case (.scenarioReports, _): false
        case (_, .appShell): true
        case (.ui, .uiModel), (.ui, .live): true
        case (.headless, .inspection), (.scenarioRunner, .inspection), (.testKit, .inspection): true
        case (.exploration, .headless), (.exploration, .inspection): true
        case (.scenarioRunner, .headless), (.scenarioRunner, .exploration), (.scenarioRunner, .script): true
        case (.scenarioRunner, .scenarioReports), (.scenarioRunner, .screenRendering): true
        case (.product, .feature), (.product, .data), (.backend, .data): true
        case (.testKit, .exploration): true
        case (.testing, .headless), (.testing, .scenarioRunner), (.testing, .scenarioReports), (.testing, .script): true
        case (.testing, .texts), (.testing, .inspection): true
        case (.testKit, .headless), (.testKit, .scenarioRunner), (.testKit, .scenarioReports), (.testKit, .script): true
        case (.testKit, .feature), (.testKit, .data): true
        case (.testKit(let kit), .product(let name)), (.testKit(let kit), .backend(let name)): kit == name
        default: false
        }
    }

    /// What a layer may import of ours, in words.
    static func allowance(of layer: Layer) -> String {
        switch layer {
        case .appShell: "AppShell imports none of ours"
        case .texts: "AppShellTexts imports none of ours"
        case .architecture: "AppShellArchitecture imports none of ours"
        case .testing:
            "AppShellTesting imports AppShell, its headless host, what inspects a product and runs scripts, and texts"
        case .data: "a data-only target imports none of ours"
        case .feature: "a feature imports AppShell only; let the product map what two features share"
        case .product: "a product imports AppShell, features and data-only targets"
        case .script: "a language of scripts imports none of ours"
        case .scenarioRunner:
            "ScenarioRunner imports AppShell, its inspection, headless host and exploration, what reports and draws, languages and texts"
        case .screenRendering: "ScreenRendering imports its style sheet only, and knows no app"
        case .scenarioReports:
            "ScenarioReports imports the languages of scripts, ScreenRendering and the page's data, and knows no app"
        case .testKit(let name):
            "\(name)TestKit imports \(name), \(name)Backend, AppShell, Headless, ScenarioRunner, Cucumber… and features"
        case .tools, .server, .benchmarks, .fuzzing, .faults: "a tool reaches features through a product or its TestKit"
        case .headless: "Headless imports AppShell, AppShellInspection and texts"
        case .exploration: "AppShellExploration imports AppShell, its inspection, its headless host and texts"
        case .backend: "a back end imports AppShell and data-only targets"
        case .inspection: "AppShellInspection imports AppShell and texts"
        case .ui: "AppShellUI imports AppShell, AppShellUIModel and AppShellLive"
        case .live, .uiModel, .tests: "this target imports AppShell only"
        }
    }
}
