/// The destinations that routes lead to, and the links that lead to routes.
///
/// Routers hold it, modules may keep routers, and the graph holds the modules. So it holds neither screens nor modules.
struct RouteDirectory {
    let links: LinkTable
    private let placements: [String: Placement]
    private let readers: [String: (RouteParameters) throws(RouteError) -> any Destination]

    init(_ destinations: [String: Contributions.Owned<Contributions.DestinationEntry>], links: LinkTable) {
        self.links = links
        placements = destinations.mapValues(\.entry.placement)
        readers = destinations.mapValues(\.entry.read)
    }

    /// Where a route opens from outside; nil where no module contributes its destination.
    func placement(of route: Route) -> Placement? { placements[route.name] }

    /// The typed destination of a route; nil where no module contributes it.
    ///
    /// - Throws: ``RouteError`` where the parameters don't make the destination.
    func destination(of route: Route) throws(RouteError) -> (any Destination)? {
        try readers[route.name]?(route.parameters)
    }

    /// The route that a link leads to; nil where the link isn't the product's, or its destination refuses it.
    func route(of link: String) -> Route? {
        guard case .matched(let route, _) = links.match(link) else { return nil }
        do throws(RouteError) { _ = try destination(of: route) } catch { return nil }
        return route
    }
}
