import AppShell

/// Equal values are written alike, in every process: sets as sorted lists. Where the order of keys matters too, the
/// encoder sorts them.
extension CoverageRecord: Codable {
    private enum CodingKeys: String, CodingKey {
        case routes, screens, seen, acted, links, payloads, strays, flags
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            routes: try container.decode(Set<Route>.self, forKey: .routes),
            screens: try container.decode(Set<String>.self, forKey: .screens),
            seen: try container.decode(Set<Element>.self, forKey: .seen),
            acted: try container.decode(Set<Element>.self, forKey: .acted),
            links: try container.decode(Set<String>.self, forKey: .links),
            payloads: try container.decode(Set<Payload>.self, forKey: .payloads),
            strays: try container.decode(Set<Stray>.self, forKey: .strays),
            // Records from before there were flags have none.
            flags: try container.decodeIfPresent(Set<FlagUse>.self, forKey: .flags) ?? []
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(routes.sorted(by: Self.precedes), forKey: .routes)
        try container.encode(screens.sorted(), forKey: .screens)
        try container.encode(seen.sorted(), forKey: .seen)
        try container.encode(acted.sorted(), forKey: .acted)
        try container.encode(links.sorted(), forKey: .links)
        try container.encode(payloads.sorted(), forKey: .payloads)
        try container.encode(strays.sorted(), forKey: .strays)
        if !flags.isEmpty { try container.encode(flags.sorted(), forKey: .flags) }
    }

    /// By name, then parameter by parameter.
    private static func precedes(_ left: Route, _ right: Route) -> Bool {
        func key(_ route: Route) -> [String] {
            [route.name] + route.parameters.names.flatMap { [$0, route.parameters[$0] ?? ""] }
        }
        return key(left).lexicographicallyPrecedes(key(right))
    }
}
