import AppShell

/// A product with the link patterns it is given, each with a destination of its own.
enum PatternProduct: Product {
    /// A destination's patterns: the canonical one, then its aliases. Set for the length of a composition.
    @TaskLocal static var patterns: [[String]] = []

    static let policy = LinkPolicy(hosts: ["madinia.fr", "www.madinia.fr", "xn--caf-dma.fr"], schemes: ["madinia"])

    static var manifest: AppManifest {
        AppManifest(id: "patterns", name: "Patterns", navigation: .stack(root: Start().route), links: policy)
    }

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] { [PatternModule(patterns: patterns)] }

    /// The table of these patterns, at most ``Slots/count`` destinations.
    ///
    /// - Throws: ``CompositionError`` where they can't stand together.
    static func table(_ patterns: [[String]]) throws(CompositionError) -> LinkTable {
        let result: Result<LinkTable, CompositionError> = $patterns.withValue(patterns) {
            do throws(CompositionError) {
                return .success(try AppGraph(PatternProduct.self, in: .still).links)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

private struct PatternModule: FeatureModule {
    let id = "patterns"
    let patterns: [[String]]

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Start.self, placement: .stack) { _, _ in BlankScreen() }
        for (patterns, slot) in zip(patterns, Slots.all) { add(patterns, to: slot, in: &contributions) }
    }

    private func add<D: Destination>(_ patterns: [String], to _: D.Type, in contributions: inout Contributions) {
        guard let canonical = patterns.first else { return }
        contributions.destination(D.self, placement: .stack) { _, _ in BlankScreen() }
        contributions.link(canonical, aliases: Array(patterns.dropFirst()), to: D.self)
    }
}

private struct Start: Destination {
    static let name = "start"

    init() {}
    init(parameters: RouteParameters) throws(RouteError) {}
}

final class BlankScreen: Screen {
    var content: Content { .screen("Blank") {} }
}
