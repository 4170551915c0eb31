#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A product, composed and validated. Hosts accept nothing else.
///
/// Each validator checks one rule that the compiler can't check. All issues are reported at once.
public struct AppGraph {
    /// The product's manifest, with the texts of the user's language.
    public let manifest: AppManifest
    /// The link patterns of all modules.
    public let links: LinkTable
    /// The payload rules of all modules.
    public let payloads: PayloadTable
    /// The constraints of the navigation state.
    public let rules: NavigationRules
    /// The navigation state of a first launch.
    public let initialState: NavigationState
    /// The flags of the product with their values for this launch.
    public let flags: [(flag: FlagDeclaration, value: String)]
    package let contributions: Contributions
    /// By their names.
    package let destinations: [String: Contribution<Contributions.DestinationEntry>]
    let directory: RouteDirectory
    let shortcutsByID: [String: Shortcut]
    /// Nil in tests without a clock.
    let clock: (any AppClock)?
    /// Nil if the device doesn't report it: the network is then assumed to be available.
    let connectivity: (any Connectivity)?
    /// Nil if no key has a former name.
    private(set) var formerKeyMoves: FormerKeyMoves?

    /// Composes a product.
    ///
    /// - Throws: ``CompositionError`` with every issue of the composition.
    public init(_ product: any Product.Type, in environment: AppEnvironment) throws(CompositionError) {
        try self.init(product, in: environment, isValid: false)
    }

    /// Composes a product, and validates it unless the host already did.
    ///
    /// - Parameter isValid: whether this product was composed before with these flags and had no issues.
    /// - Throws: ``CompositionError`` with every issue of the composition.
    package init(
        _ product: any Product.Type,
        in environment: AppEnvironment,
        isValid: Bool
    ) throws(CompositionError) {
        let environment = environment.prepared(for: product)
        try self.init(
            Composition(product, in: environment),
            isValid: isValid,
            clock: environment.clock,
            connectivity: environment.device.connectivity
        )
        let moved = contributions.storedKeys.map(\.entry).filter { !$0.formerly.isEmpty }
        if !moved.isEmpty {
            formerKeyMoves = FormerKeyMoves(
                keys: moved,
                storage: environment.storage,
                diagnostics: environment.diagnostics
            )
        }
    }

    init(
        _ composition: Composition,
        isValid: Bool = false,
        clock: (any AppClock)? = nil,
        connectivity: (any Connectivity)? = nil
    ) throws(CompositionError) {
        let issues = isValid ? [] : composition.issues
        guard issues.isEmpty, let initialState = composition.initialState else {
            throw CompositionError(product: composition.manifest.id, issues: issues)
        }
        manifest = composition.manifest
        links = composition.linkTable
        payloads = composition.payloadTable
        rules = NavigationRules(destinations: Set(composition.destinationsByName.keys))
        self.initialState = composition.startingOnFeature(initialState, under: rules)
        flags = composition.flags.map { ($0, composition.settings.value(of: $0)) }
        contributions = composition.contributions
        destinations = composition.destinationsByName
        directory = RouteDirectory(destinations, links: links)
        shortcutsByID = Dictionary(contributions.shortcuts.map { ($0.entry.id, $0.entry) }) { first, _ in first }
        self.clock = clock
        self.connectivity = connectivity
    }

    /// Every issue of a product's composition; empty if the product can run.
    public static func issues(of product: any Product.Type, in environment: AppEnvironment) -> [CompositionIssue] {
        Composition(product, in: environment.prepared(for: product)).issues
    }

    /// The time of day.
    var now: Date { clock?.now ?? .distantPast }

    /// The identifiers of the modules, in the product's order.
    public var modules: [String] { contributions.moduleIDs }

    /// The names of all destinations, sorted.
    package var destinationNames: [String] { destinations.keys.sorted() }

    /// The categories of notification that a person can switch off, in the order of the modules.
    var notificationCategories: [NotificationCategory] { contributions.notificationCategories.map(\.entry) }

    /// Where a route opens from outside; nil if no module contributes its destination.
    public func placement(of route: Route) -> Placement? { directory.placement(of: route) }

    /// - Throws: ``RouteError`` if the route's parameters don't make its destination.
    package func validate(_ route: Route) throws(RouteError) { _ = try directory.destination(of: route) }

    /// Why a route can't be restored; nil if it can.
    func restorationIssue(of route: Route) -> RestorationIssue.Reason? {
        guard let entry = destinations[route.name]?.entry else { return .unknownDestination }
        guard entry.isDurable else { return .transient }
        do throws(RouteError) { _ = try entry.read(route.parameters) } catch { return .unusable(error) }
        return nil
    }

    /// The replacement of a route of an earlier release; any other route unchanged.
    func current(_ route: Route) -> Route {
        guard let former = contributions.formerDestinations.first(where: { $0.entry.name == route.name })?.entry else {
            return route
        }
        do throws(RouteError) { return try former.convert(route.parameters) } catch { return route }
    }

    /// The screen of a route, or an error screen with the reason it can't be made.
    ///
    /// - Parameter destination: the route's, if already parsed.
    func makeScreen(_ context: ScreenContext, of destination: (any Destination)?) -> any Screen {
        guard let entry = destinations[context.route.name]?.entry else {
            let reason = "no module contributes “\(context.route.name)”"
            return UnavailableScreen(reason: reason, strings: manifest.strings)
        }
        do {
            return try entry.makeScreen(destination, context)
        } catch {
            return UnavailableScreen(reason: "\(error)", strings: manifest.strings)
        }
    }
}

extension AppEnvironment {
    /// The environment of a product's modules: with the product's texts, and a storage that also reads keys under their
    /// former names and reports unreadable data.
    fileprivate func prepared(for product: any Product.Type) -> AppEnvironment {
        var environment = speaking(product.languages)
        environment.storage = storage.followingFormerKeys(reportingTo: diagnostics)
        return environment
    }
}

/// Looks up the destinations of routes and the routes of links.
///
/// Routers retain it, modules may retain routers, and the graph retains the modules. It must retain neither screens nor
/// modules, or they would never be released.
struct RouteDirectory {
    let links: LinkTable
    private let placements: [String: Placement]
    private let readers: [String: (RouteParameters) throws(RouteError) -> any Destination]

    init(_ destinations: [String: Contribution<Contributions.DestinationEntry>], links: LinkTable) {
        self.links = links
        placements = destinations.mapValues(\.entry.placement)
        readers = destinations.mapValues(\.entry.read)
    }

    /// Where a route opens from outside; nil if no module contributes its destination.
    func placement(of route: Route) -> Placement? { placements[route.name] }

    /// The typed destination of a route; nil if no module contributes it.
    ///
    /// - Throws: ``RouteError`` if the parameters don't make the destination.
    func destination(of route: Route) throws(RouteError) -> (any Destination)? {
        try readers[route.name]?(route.parameters)
    }

    /// The route of a link; nil if the link isn't the product's or its destination rejects the parameters.
    func route(of link: String) -> Route? {
        guard case .matched(let route, _) = links.match(link) else { return nil }
        do throws(RouteError) { _ = try destination(of: route) } catch { return nil }
        return route
    }
}
