@testable import AppShellArchitecture

/// The layers of this repository, as the rules of every repository ask for them.
struct HouseLayout: SourceLayout {
    /// Further modules of ours, such as helpers of the tests; the tree gives its targets' names.
    var others: Set<String> = []

    func traits(ofPath path: String) -> SourceTraits? {
        guard let layer = Layout.layer(ofPath: path) else { return nil }
        return SourceTraits(
            isPure: layer.isPure,
            holdsScreens: layer.holdsScreens,
            startsTasks: layer == .appShell,
            avoidsFoundation: layer.avoidsFoundation,
            isTest: layer == .tests
        )
    }

    /// Rules 1 and 2: imports run one way, and the root links nothing from anyone else.
    func objection(to found: Import, inPath path: String) -> ImportObjection? {
        guard let layer = Layout.layer(ofPath: path) else { return nil }
        let fact = "import \(found.module)"
        if let module = Layout.layer(ofModule: found.module) {
            return Layout.mayImport(module, from: layer)
                ? nil : ImportObjection("\(fact) runs against the layers", fix: Layout.allowance(of: layer))
        }
        if [.tools, .server, .benchmarks, .fuzzing].contains(layer)
            || (layer == .tests && (others.contains(found.module) || !path.hasPrefix("Tests/")))
        {
            return nil
        }
        let isProduct = Layout.products.contains { layer == .product($0) }
        if SystemModules.toolchain.contains(found.module) || SystemModules.apple.contains(found.module) {
            return SystemModules.objection(to: found, isPure: layer.isPure, mayNameHost: !layer.isPure || isProduct)
        }
        return ImportObjection(
            "\(fact) is foreign to the root package",
            fix: "use the toolchain's modules and ours only"
        )
    }
}

extension Layer {
    fileprivate var holdsScreens: Bool {
        switch self {
        case .feature, .product: true
        default: false
        }
    }

    /// Rule 6: Live has all of Foundation, and the host for Apple's systems, which have nothing else; so has what only tests
    /// link.
    fileprivate var avoidsFoundation: Bool {
        isRootSource && ![.live, .ui, .testing, .architecture].contains(self)
    }
}

extension ArchitectureRules {
    static func check(path: String, text: String, others: Set<String> = []) -> [Breach] {
        check(SwiftSource(path: path, text: text), HouseLayout(others: others))
    }
}
