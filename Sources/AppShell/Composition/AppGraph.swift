/// A product, composed and found valid: the only thing a host accepts.
///
/// What the compiler can't see is checked here, one validator a rule, and all faults come at once.
public struct AppGraph {
    public let manifest: AppManifest
    /// The identifiers of the modules, in the product's order.
    public let modules: [String]
    public let links: LinkTable
    public let rules: NavigationRules
    /// Where a fresh app starts.
    public let initialState: NavigationState
    private let destinations: [String: Contributions.DestinationEntry]

    /// Composes a product.
    ///
    /// - Throws: ``CompositionError`` with every fault of the composition.
    public init(_ product: any Product.Type, in environment: AppEnvironment) throws(CompositionError) {
        try self.init(manifest: product.manifest, modules: product.modules(in: environment))
    }

    init(manifest: AppManifest, modules: [any FeatureModule]) throws(CompositionError) {
        let composition = Composition(manifest: manifest, modules: modules)
        let issues = composition.issues
        guard issues.isEmpty, let initialState = composition.initialState else {
            throw CompositionError(product: manifest.id, issues: issues)
        }
        self.manifest = manifest
        self.modules = modules.map(\.id)
        self.initialState = initialState
        destinations = Dictionary(composition.destinations.map { ($0.entry.name, $0.entry) }) { first, _ in first }
        links = composition.composedLinks.table
        rules = NavigationRules(destinations: Set(destinations.keys))
    }

    /// The names of all destinations, sorted.
    public var destinationNames: [String] { destinations.keys.sorted() }

    /// Where a route opens from outside; nil where nobody contributes it.
    public func placement(of route: Route) -> Placement? {
        destinations[route.name]?.placement
    }

    /// Whether the route's parameters make its destination.
    func validate(_ route: Route) throws(RouteError) {
        try destinations[route.name]?.validate(route.parameters)
    }

    /// The screen of a route; one that says why where it can't be made.
    func makeScreen(_ context: ScreenContext) -> any Screen {
        guard let entry = destinations[context.route.name] else {
            let reason = "no module contributes “\(context.route.name)”"
            return UnavailableScreen(reason: reason, words: manifest.words)
        }
        do {
            return try entry.makeScreen(context.route, context)
        } catch {
            return UnavailableScreen(reason: "\(error)", words: manifest.words)
        }
    }
}

/// Stands where a screen could not be made.
final class UnavailableScreen: Screen {
    let reason: String
    private let words: ShellWords

    init(reason: String, words: ShellWords) {
        self.reason = reason
        self.words = words
    }

    var content: Content {
        .screen(words.unavailable) { Content.empty(words.unavailable, message: reason) }
    }
}
