import AppShellTexts
import ScenarioReports
import ScenarioRunner

/// The products given by `--product`. Scripts without a known product belong to them too.
struct ChosenProducts {
    /// In the order given, each once; empty without `--product`.
    let kits: [any TestKit.Type]

    /// - Throws: ``CommandError`` that lists the products.
    init(_ names: [String]) throws(CommandError) {
        var kits: [any TestKit.Type] = []
        for name in names {
            let kit = try ProductCatalog.kit(named: name)
            if !kits.contains(where: { $0 == kit }) { kits.append(kit) }
        }
        self.kits = kits
    }

    /// The only one chosen, if it is one.
    var only: (any TestKit.Type)? { kits.count == 1 ? kits[0] : nil }

    /// Whether to include scripts of a product; nil for scripts that no folder or tag assigns.
    func include(_ named: (any TestKit.Type)?) -> Bool {
        guard let named, !kits.isEmpty else { return true }
        return kits.contains { $0 == named }
    }

    /// The product of a script.
    ///
    /// - Throws: ``CommandError`` if it is unclear.
    func kit(of feature: LoadedFeature) throws -> any TestKit.Type {
        try only ?? ProductCatalog.kit(of: feature)
    }

    /// `madinia or pitrainer`
    var names: String { kits.map { $0.productID }.joined(separator: localized(" or ")) }
}
