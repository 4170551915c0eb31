extension LinkTable {
    /// The canonical link to a route: of the patterns that lead there, aliases aside, the first one that can carry the
    /// route, on the first of the product's hosts (or else schemes) that leads back.
    ///
    /// - Returns: nil where no pattern leads there, or no link would lead back to this very route.
    public func link(to route: Route) -> String? {
        for index in printers(of: route.name) {
            if let link = link(to: route, by: index) { return link }
        }
        return nil
    }

    /// The link that one entry prints for a route, on the first origin that leads back.
    func link(to route: Route, by entry: Int) -> String? {
        let pattern = entries[entry].pattern
        guard let path = pattern.spelled(with: route.parameters) else { return nil }
        for origin in policy.origins(of: pattern.origin) {
            let link = origin.hasSuffix("://") ? origin + path.dropFirst() : origin + path
            // Printed only if it leads back: it may be too long, or spell another pattern's literal.
            if case .matched(route, _) = match(link) { return link }
        }
        return nil
    }
}

extension LinkPolicy {
    /// What links that a pattern holds for begin with, the canonical one first.
    func origins(of origin: LinkPattern.Origin) -> [String] {
        switch origin {
        case .any: hosts.map { "https://\($0)" } + schemes.map { "\($0)://" }
        case .host(let host): hosts.contains(host) ? ["https://\(host)"] : []
        case .scheme(let scheme): schemes.contains(scheme) ? ["\(scheme)://"] : []
        }
    }

    /// Why a link is not one of the product's.
    func reasonToRefuse(_ address: LinkAddress) -> String {
        if address.scheme == "https" { return "the host “\(address.host.clipped)” is not one of this product's" }
        return "the scheme “\(address.scheme.clipped)” is not one of this product's"
    }
}
