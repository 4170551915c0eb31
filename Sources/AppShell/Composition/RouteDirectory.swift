/// Where routes open, and which links lead to them.
///
/// Knows no screen and no module: routers hold it, modules may keep routers, and the app's graph holds the modules.
struct RouteDirectory {
    let links: LinkTable
    private let placements: [String: Placement]
    private let validators: [String: (RouteParameters) throws(RouteError) -> Void]

    init(_ destinations: [String: Contributions.Owned<Contributions.DestinationEntry>], links: LinkTable) {
        self.links = links
        placements = destinations.mapValues(\.entry.placement)
        validators = destinations.mapValues(\.entry.validate)
    }

    /// Where a route opens from outside; nil where nobody contributes it.
    func placement(of route: Route) -> Placement? { placements[route.name] }

    /// Whether the route's parameters make its destination.
    func validate(_ route: Route) throws(RouteError) {
        try validators[route.name]?(route.parameters)
    }

    /// What a link leads to; nil for one that is not the product's, or that no destination takes.
    func route(of link: String) -> Route? {
        guard case .matched(let route, _) = links.match(link) else { return nil }
        do throws(RouteError) { try validate(route) } catch { return nil }
        return route
    }
}
