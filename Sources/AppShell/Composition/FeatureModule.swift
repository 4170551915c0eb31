/// A feature, as a product composes it.
///
/// A module declares; it does nothing else at composition. What its screens share (a store, a service) it holds, one
/// instance a launch.
public protocol FeatureModule {
    /// Unique in a product, such as `catalog`.
    var id: String { get }

    func contribute(to contributions: inout Contributions)
}

/// What one module brings: destinations with the screens that show them, and the links that lead there.
public struct Contributions {
    struct DestinationEntry {
        let name: String
        let parameterNames: [String]
        let placement: Placement
        let makeScreen: (Route, ScreenContext) throws -> any Screen
        let validate: (RouteParameters) throws(RouteError) -> Void
    }

    struct LinkEntry {
        let pattern: String
        let destination: String
        let parameterNames: [String]
        let optionalParameterNames: [String]
        let isAlias: Bool
    }

    private(set) var destinations: [DestinationEntry] = []
    private(set) var links: [LinkEntry] = []

    init() {}

    /// Declares a destination and how its screen is made.
    ///
    /// - Parameters:
    ///   - placement: where it opens when it is reached from outside.
    ///   - makeScreen: called when the screen is shown. What it throws is shown and recorded in the screen's place.
    public mutating func destination<D: Destination>(
        _: D.Type,
        placement: Placement,
        makeScreen: @escaping (D, ScreenContext) throws -> any Screen
    ) {
        destinations.append(
            DestinationEntry(
                name: D.name,
                parameterNames: D.parameterNames.sorted(),
                placement: placement,
                makeScreen: { route, context in try makeScreen(D(parameters: route.parameters), context) },
                validate: { parameters throws(RouteError) in _ = try D(parameters: parameters) }
            )
        )
    }

    /// Declares the links that lead to a destination.
    ///
    /// - Parameters:
    ///   - pattern: the canonical one, `/formations/{key}`, as ``LinkPattern`` reads it; printed when a link to the
    ///     destination is asked for. Its parameters are the destination's own: all it needs, and optional ones.
    ///   - aliases: read as well, never printed.
    public mutating func link<D: Destination>(_ pattern: String, aliases: [String] = [], to _: D.Type) {
        for (index, source) in ([pattern] + aliases).enumerated() {
            links.append(
                LinkEntry(
                    pattern: source,
                    destination: D.name,
                    parameterNames: D.parameterNames.sorted(),
                    optionalParameterNames: D.optionalParameterNames.sorted(),
                    isAlias: index > 0
                )
            )
        }
    }
}
