import ScenarioReports
import ScenarioRunner

/// The products that `--product` names: scripts of any of them, and those that nothing says whose they are.
struct ChosenProducts {
    /// In the order in which they were named, each once; empty where none was.
    let kits: [any TestKit.Type]

    /// - Throws: ``CommandError`` that names the products there are.
    init(_ names: [String]) throws(CommandError) {
        var kits: [any TestKit.Type] = []
        for name in names {
            let kit = try ProductCatalog.kit(named: name)
            if !kits.contains(where: { $0 == kit }) { kits.append(kit) }
        }
        self.kits = kits
    }

    /// The one that was chosen, where only one was.
    var only: (any TestKit.Type)? { kits.count == 1 ? kits[0] : nil }

    /// Whether scripts of a product are wanted; nil for a script that no folder or tag gives to one.
    func include(_ named: (any TestKit.Type)?) -> Bool {
        guard let named, !kits.isEmpty else { return true }
        return kits.contains { $0 == named }
    }

    /// The product of a script.
    ///
    /// - Throws: ``CommandError`` where it is not clear.
    func kit(of feature: LoadedFeature) throws -> any TestKit.Type {
        try only ?? ProductCatalog.kit(of: feature)
    }

    /// ` of madinia or pitrainer`; empty where none was named.
    var words: String { kits.isEmpty ? "" : " of " + kits.map { $0.productID }.joined(separator: " or ") }
}
