#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A product that was composed and found valid. Hosts accept nothing else.
///
/// Checks what the compiler can't see, one validator a rule, and reports all issues at once.
public struct AppGraph {
    /// The product's own.
    public let manifest: AppManifest
    /// The link patterns of all modules.
    public let links: LinkTable
    /// The payload rules of all modules.
    public let payloads: PayloadTable
    /// What the navigation state may hold.
    public let rules: NavigationRules
    /// Where a fresh app starts.
    public let initialState: NavigationState
    /// The flags of the product, and what each is set to for this launch.
    public let flags: [(flag: FlagDeclaration, value: String)]
    package let composition: Composition
    let directory: RouteDirectory
    let shortcutsByID: [String: Shortcut]
    /// Nil where no time passes.
    let clock: (any AppClock)?
    /// Nil where the device doesn't report it. The network is then assumed to be there.
    let connectivity: (any Connectivity)?
    /// Nil where no key has a former name.
    private(set) var formerKeyMoves: FormerKeyMoves?

    /// Composes a product.
    ///
    /// - Throws: ``CompositionError`` with every issue of the composition.
    public init(_ product: any Product.Type, in environment: AppEnvironment) throws(CompositionError) {
        try self.init(product, in: environment, isValid: false)
    }

    /// Composes a product, and checks it unless a host knows that it is valid.
    ///
    /// - Parameter isValid: whether the product was composed before with these flags, and had no issue.
    /// - Throws: ``CompositionError`` with every issue of the composition.
    package init(
        _ product: any Product.Type,
        in environment: AppEnvironment,
        isValid: Bool
    ) throws(CompositionError) {
        let environment = environment.followingFormerKeys().speaking(product.languages)
        try self.init(
            manifest: product.manifest.showing(environment.flags).speaking(environment.texts),
            modules: product.modules(in: environment),
            flags: product.flags.map { ($0, environment.flags.value(of: $0)) },
            buildFlags: environment.flags.build,
            feature: environment.feature,
            spoken: SpokenLanguages(of: product),
            connectivity: environment.device.connectivity,
            isValid: isValid,
            clock: environment.clock
        )
        let moved = composition.storedKeys.map(\.entry).filter { !$0.formerly.isEmpty }
        if !moved.isEmpty {
            formerKeyMoves = FormerKeyMoves(
                keys: moved,
                storage: environment.storage,
                diagnostics: environment.diagnostics
            )
        }
    }

    init(
        manifest: AppManifest,
        modules: [any FeatureModule],
        flags: [(flag: FlagDeclaration, value: String)] = [],
        buildFlags: [String: String] = [:],
        feature: String? = nil,
        spoken: SpokenLanguages = SpokenLanguages(),
        connectivity: (any Connectivity)? = nil,
        isValid: Bool = false,
        clock: (any AppClock)? = nil
    ) throws(CompositionError) {
        var contributions = Contributions(of: modules)
        if let feature {
            guard contributions.moduleIDs.contains(feature) else {
                let issue = CompositionIssue.unknownFeature(feature, among: contributions.moduleIDs)
                throw CompositionError(product: manifest.id, issues: [issue])
            }
            contributions = contributions.alone(feature)
        }
        let composition = Composition(
            manifest: manifest,
            contributions: contributions,
            flags: flags.map(\.flag),
            buildFlags: buildFlags,
            spoken: spoken
        )
        let issues = isValid ? [] : composition.issues
        guard issues.isEmpty, let initialState = composition.initialState else {
            throw CompositionError(product: manifest.id, issues: issues)
        }
        self.manifest = manifest
        self.composition = composition
        self.flags = flags
        self.connectivity = connectivity
        self.clock = clock
        links = composition.linkTable
        payloads = composition.payloadTable
        rules = NavigationRules(destinations: Set(composition.destinationsByName.keys))
        self.initialState =
            feature.map { initialState.selecting($0, in: composition, under: rules) } ?? initialState
        directory = RouteDirectory(composition.destinationsByName, links: links)
        shortcutsByID = Dictionary(composition.shortcuts.map { ($0.entry.id, $0.entry) }) { first, _ in first }
    }

    /// Every issue of a product's composition; none for one that can run.
    public static func issues(of product: any Product.Type, in environment: AppEnvironment) -> [CompositionIssue] {
        let environment = environment.speaking(product.languages)
        return Composition(
            manifest: product.manifest.showing(environment.flags).speaking(environment.texts),
            modules: product.modules(in: environment),
            flags: product.flags,
            buildFlags: environment.flags.build,
            spoken: SpokenLanguages(of: product)
        ).issues
    }

    /// The time of day.
    var now: Date { clock?.now ?? .distantPast }

    /// The identifiers of the modules, in the product's order.
    public var modules: [String] { composition.moduleIDs }

    /// The names of all destinations, sorted.
    package var destinationNames: [String] { composition.destinationsByName.keys.sorted() }

    /// The categories of notification that a person can switch off, in the order of the modules.
    public var notificationCategories: [NotificationCategory] { composition.notificationCategories.map(\.entry) }

    /// Where a route opens from outside; nil where no module contributes its destination.
    public func placement(of route: Route) -> Placement? { directory.placement(of: route) }

    /// - Throws: ``RouteError`` where the route's parameters don't make its destination.
    package func validate(_ route: Route) throws(RouteError) { _ = try directory.destination(of: route) }

    /// Why a restored app doesn't come back to a route; nil where it does.
    func restorationIssue(of route: Route) -> RestorationIssue.Reason? {
        guard let entry = composition.destinationsByName[route.name]?.entry else { return .unknownDestination }
        guard entry.isDurable else { return .transient }
        do throws(RouteError) { _ = try entry.read(route.parameters) } catch { return .unusable(error) }
        return nil
    }

    /// The route that replaces one of an earlier release; the route itself for one of today.
    func current(_ route: Route) -> Route {
        guard let former = composition.formerDestinations.first(where: { $0.entry.name == route.name })?.entry else {
            return route
        }
        do throws(RouteError) { return try former.convert(route.parameters) } catch { return route }
    }

    /// The screen of a route; one that says why where it can't be made.
    ///
    /// - Parameter destination: the route's, where it was read already.
    func makeScreen(_ context: ScreenContext, of destination: (any Destination)?) -> any Screen {
        guard let entry = composition.destinationsByName[context.route.name]?.entry else {
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
    /// With a storage that also reads keys under their former names, and reports unreadable data.
    fileprivate func followingFormerKeys() -> AppEnvironment {
        var environment = self
        environment.storage = storage.followingFormerKeys(reportingTo: diagnostics)
        return environment
    }
}
