#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A product, composed and found valid: the only thing a host accepts.
///
/// What the compiler can't see is checked here, one validator a rule, and all issues come at once.
public struct AppGraph {
    public let manifest: AppManifest
    public let links: LinkTable
    public let payloads: PayloadTable
    public let rules: NavigationRules
    /// Where a fresh app starts.
    public let initialState: NavigationState
    let composition: Composition
    let directory: RouteDirectory
    let shortcutsByID: [String: Shortcut]
    /// The time of day, for what arrives and what is restored.
    let now: () -> Date
    /// Nil where nothing tells; then the network is taken to be there.
    let connectivity: (any Connectivity)?

    /// Composes a product.
    ///
    /// - Throws: ``CompositionError`` with every issue of the composition.
    public init(_ product: any Product.Type, in environment: AppEnvironment) throws(CompositionError) {
        let modules = product.modules(in: environment)
        let connectivity = environment.device.connectivity
        try self.init(manifest: product.manifest, modules: modules, connectivity: connectivity) {
            environment.clock.now
        }
    }

    init(
        manifest: AppManifest,
        modules: [any FeatureModule],
        connectivity: (any Connectivity)? = nil,
        now: @escaping () -> Date = { .distantPast }
    ) throws(CompositionError) {
        let composition = Composition(manifest: manifest, modules: modules)
        let issues = composition.issues
        guard issues.isEmpty, let initialState = composition.initialState else {
            throw CompositionError(product: manifest.id, issues: issues)
        }
        self.manifest = manifest
        self.composition = composition
        self.initialState = initialState
        self.connectivity = connectivity
        self.now = now
        links = composition.composedLinks.table
        directory = RouteDirectory(composition.destinationsByName, links: links)
        payloads = composition.payloadTable
        rules = NavigationRules(destinations: Set(composition.destinationsByName.keys))
        shortcutsByID = Dictionary(composition.shortcuts.map { ($0.entry.id, $0.entry) }) { first, _ in first }
    }

    /// Every issue of a product's composition; none for one that can run.
    public static func issues(of product: any Product.Type, in environment: AppEnvironment) -> [CompositionIssue] {
        Composition(manifest: product.manifest, modules: product.modules(in: environment)).issues
    }

    /// The identifiers of the modules, in the product's order.
    public var modules: [String] { composition.moduleIDs }

    /// The names of all destinations, sorted.
    public var destinationNames: [String] { composition.destinationsByName.keys.sorted() }

    /// Where a route opens from outside; nil where nobody contributes it.
    public func placement(of route: Route) -> Placement? { directory.placement(of: route) }

    /// Whether the route's parameters make its destination.
    func validate(_ route: Route) throws(RouteError) { try directory.validate(route) }

    /// Why the app does not come back to a route when it is restored; nil where it does.
    func restorationIssue(of route: Route) -> RestorationIssue.Reason? {
        guard let entry = composition.destinationsByName[route.name]?.entry else { return .unknownDestination }
        guard entry.isDurable else { return .transient }
        do throws(RouteError) { try entry.validate(route.parameters) } catch { return .unusable(error) }
        return nil
    }

    /// The screen of a route; one that says why where it can't be made.
    func makeScreen(_ context: ScreenContext) -> any Screen {
        guard let entry = composition.destinationsByName[context.route.name]?.entry else {
            let reason = "no module contributes “\(context.route.name)”"
            return UnavailableScreen(reason: reason, strings: manifest.strings)
        }
        do {
            return try entry.makeScreen(context.route, context)
        } catch {
            return UnavailableScreen(reason: "\(error)", strings: manifest.strings)
        }
    }
}
