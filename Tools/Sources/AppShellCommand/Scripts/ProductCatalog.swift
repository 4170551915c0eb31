import AppShell
import AppShellHeadless
import AppShellInspection
import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner
import Synchronization

/// The products, and which of them a script is for.
enum ProductCatalog {
    /// Set once, before parsing arguments, since the parser creates the commands.
    private static let installed = Mutex<[any TestKit.Type]>([])

    static var kits: [any TestKit.Type] { installed.withLock { $0 } }

    /// - Throws: ``CommandError`` without products, or if two have the same id.
    static func install(_ kits: [any TestKit.Type]) throws(CommandError) {
        guard !kits.isEmpty else {
            throw CommandError(localized("There are no products: pass their test kits to AppShellTool.main(for:)."))
        }
        var known: Set<String> = []
        for kit in kits where !known.insert(kit.productID.lowercased()).inserted {
            throw CommandError(
                localized("Two products have the id “\(kit.productID)”. Change one of them in its manifest.")
            )
        }
        installed.withLock { $0 = kits }
    }

    // Closures, not key paths: the compiler (6.3) crashes on \.productID of a metatype.
    static var names: String { kits.map { $0.productID }.joined(separator: ", ") }

    /// - Throws: ``CommandError`` that lists the products.
    static func kit(named name: String) throws(CommandError) -> any TestKit.Type {
        guard let kit = kits.first(where: { $0.productID.lowercased() == name.lowercased() }) else {
            let nearest = Suggestions.nearest(to: name, among: kits.map { $0.productID }).first
            throw CommandError(localized("Unknown product “\(name)”; available: \(names).") + didYouMean(nearest))
        }
        return kit
    }

    /// - Parameter module: the id of a feature.
    /// - Returns: the products that have it.
    /// - Throws: ``CommandError`` that lists all features.
    static func kits(withFeature module: String) throws(CommandError) -> [any TestKit.Type] {
        let features = kits.map { kit in (kit: kit, modules: kit.modules) }
        let having = features.filter { $0.modules.contains(module) }.map(\.kit)
        guard having.isEmpty else { return having }
        let nearest = Suggestions.nearest(to: module, among: features.flatMap(\.modules)).first
        let lists = features.map { "\n  \($0.kit.productID): \($0.modules.joined(separator: ", "))" }.joined()
        throw CommandError(localized("No product has a feature “\(module)”.") + didYouMean(nearest) + lists)
    }

    /// The product of a script: by the nearest folder named after one, by its requirement tags, or the only one.
    static func kit(of feature: LoadedFeature) throws -> any TestKit.Type {
        if let kit = namedKit(of: feature) { return kit }
        if kits.count == 1 { return kits[0] }
        throw CommandError(
            localized(
                """
                \(feature.uri): it is unclear which product this script is for. Use --product (\(names)), or move the \
                file to a folder named after the product.
                """
            )
        )
    }

    /// The product by the script's own folder or tags, if any.
    static func namedKit(of feature: LoadedFeature) -> (any TestKit.Type)? {
        if let kit = kit(byFolderOf: feature.uri) { return kit }
        let tags = feature.pickles.flatMap { $0.tags.map(\.name) }
        let tagged = kits.filter { kit in tags.contains { $0.hasPrefix("@" + kit.requirementPrefix) } }
        return tagged.count == 1 ? tagged[0] : nil
    }

    /// The product by the nearest folder named after one, if any.
    ///
    /// - Parameter uri: a relative path may begin within that folder, where the command was called.
    static func kit(byFolderOf uri: String) -> (any TestKit.Type)? {
        if let kit = kit(among: folders(of: uri)) { return kit }
        guard !uri.hasPrefix("/") else { return nil }
        let around = folders(of: URL(fileURLWithPath: uri).standardizedFileURL.path)
        // Above the folder of all scripts, one may have a product's name by chance.
        return kit(among: around.lastIndex(of: "scenarios").map { around[$0...] } ?? around)
    }

    private static func folders(of path: String) -> ArraySlice<String> {
        path.split(separator: "/").dropLast().map { $0.lowercased() }[...]
    }

    /// By the last of the folders that is named after a product.
    private static func kit(among folders: ArraySlice<String>) -> (any TestKit.Type)? {
        folders.reversed().lazy.compactMap { folder in kits.first { $0.productID.lowercased() == folder } }.first
    }
}

extension TestKit {
    /// The ids of the product's modules.
    fileprivate static var modules: [String] {
        let session = makeSession()
        defer { session.end() }
        return session.modules
    }

    /// The product, composed as in that session's app.
    ///
    /// - Throws: ``CommandError`` with every issue.
    static func graph(in session: HeadlessSession) throws(CommandError) -> AppGraph {
        do throws(CompositionError) {
            return try AppGraph(product, in: session.environment)
        } catch {
            throw CommandError(error.localizedDescription)
        }
    }
}

extension ProductScripts {
    /// Composes the product once, so that no scenario repeats its issues.
    ///
    /// - Throws: ``CommandError`` with every issue.
    func requireSoundProduct() throws(CommandError) { _ = try kit.graph(in: kit.makeSession()) }

    /// - Throws: ``CommandError`` with every invalid definition.
    func requireUsableSteps() throws(CommandError) {
        guard !library.errors.isEmpty else { return }
        throw CommandError(
            localized("The steps of \(kit.productID) are invalid:") + "\n"
                + library.errors.map(\.description).joined(separator: "\n")
        )
    }
}
