import AppShell
import AppShellHeadless
import CucumberExpressions
import CucumberGherkin
import ScenarioReports
import ScenarioRunner
import Synchronization

/// The products there are, and which of them a script is about.
enum ProductCatalog {
    /// Set once, before the arguments are read: their parser makes the commands itself and hands them nothing.
    private static let installed = Mutex<[any TestKit.Type]>([])

    static var kits: [any TestKit.Type] { installed.withLock { $0 } }

    /// - Throws: ``CommandError`` where there is none, or two have one id.
    static func install(_ kits: [any TestKit.Type]) throws(CommandError) {
        guard !kits.isEmpty else {
            throw CommandError("There are no products: hand their test kits to AppShellTool.main(for:).")
        }
        var known: Set<String> = []
        for kit in kits where !known.insert(kit.productID.lowercased()).inserted {
            throw CommandError(
                "Two products have the id “\(kit.productID)”. Give one of them another id in its manifest."
            )
        }
        installed.withLock { $0 = kits }
    }

    // Closures, not key paths: the compiler (6.3) crashes on \.productID of a metatype.
    static var names: String { kits.map { $0.productID }.joined(separator: ", ") }

    /// - Throws: ``CommandError`` that names the products there are.
    static func kit(named name: String) throws(CommandError) -> any TestKit.Type {
        guard let kit = kits.first(where: { $0.productID.lowercased() == name.lowercased() }) else {
            let nearest = Suggestions.nearest(to: name, among: kits.map { $0.productID }).first
            let hint = nearest.map { " Did you mean “\($0)”?" } ?? ""
            throw CommandError("There is no product “\(name)”, only \(names).\(hint)")
        }
        return kit
    }

    /// The product of a script: by the nearest folder that is named like one, else by its requirement tags, else the
    /// only one there is.
    static func kit(of feature: LoadedFeature) throws -> any TestKit.Type {
        if let kit = namedKit(of: feature) { return kit }
        if kits.count == 1 { return kits[0] }
        throw CommandError(
            "\(feature.uri): it is not clear which product this script is about. Say --product (\(names)), or put the"
                + " file in a folder named like the product."
        )
    }

    /// The product that a script's own folder or tags name; nil where nothing does.
    static func namedKit(of feature: LoadedFeature) -> (any TestKit.Type)? {
        if let kit = kit(byFolderOf: feature.uri) { return kit }
        let tags = feature.pickles.flatMap { $0.tags.map(\.name) }
        let tagged = kits.filter { kit in tags.contains { $0.hasPrefix("@" + kit.requirementPrefix) } }
        return tagged.count == 1 ? tagged[0] : nil
    }

    /// The product that the nearest folder is named like; nil where none is.
    static func kit(byFolderOf uri: String) -> (any TestKit.Type)? {
        let folders = uri.split(separator: "/").dropLast().reversed().map { $0.lowercased() }
        for folder in folders {
            if let kit = kits.first(where: { $0.productID.lowercased() == folder }) { return kit }
        }
        return nil
    }
}

extension TestKit {
    /// The product, composed as that session's app is.
    ///
    /// - Throws: ``CommandError`` with every fault where it can't be.
    static func graph(in session: HeadlessSession) throws(CommandError) -> AppGraph {
        do throws(CompositionError) {
            return try AppGraph(product, in: session.environment)
        } catch {
            throw CommandError("\(error)")
        }
    }
}

extension ProductScripts {
    /// - Throws: ``CommandError`` with every fault of the definitions.
    func requireUsableSteps() throws(CommandError) {
        guard !library.faults.isEmpty else { return }
        throw CommandError(
            "The steps of \(kit.productID) can't be used:\n" + library.faults.map(\.description).joined(separator: "\n")
        )
    }
}
