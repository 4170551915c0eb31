import AppShell
import Testing

/// Something that arrives, and where it must lead: made from what a product contributes.
struct Sample: Sendable {
    /// For failures: the pattern or rule, and what was made of it.
    let what: String
    let content: Arrival.Content
    let route: Route
    let placement: Placement
    /// Whether it differs from another one by nothing but its host or scheme.
    let isVariant: Bool

    init(
        _ what: String,
        _ content: Arrival.Content,
        _ route: Route,
        in graph: AppGraph,
        isVariant: Bool = false
    ) {
        self.what = what
        self.content = content
        self.route = route
        placement = graph.placement(of: route) ?? .stack
        self.isVariant = isVariant
    }

    /// As the system delivers it.
    func arrival(id: String? = nil) -> Arrival { Arrival(content, id: id) }

    var link: String? {
        if case .link(let link) = content { link } else { nil }
    }
}

extension Sample: CustomStringConvertible {
    var description: String {
        switch content {
        case .link(let link): "\(what): \(link)"
        case .tap(let payload): "\(what): \(payload.text)"
        case .shortcut, .restoration: what
        }
    }
}
