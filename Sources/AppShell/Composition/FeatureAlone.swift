// One feature alone: the composed app with the screens and the work of one module and of modules without screens. Other
// features keep their storage and closures, show an `ElsewhereScreen` for each of their screens, and do no work.
extension Contributions {
    /// - Parameter module: the id of the feature.
    func alone(_ module: String) -> Contributions {
        var alone = self
        let others = Set(destinations.map(\.module)).subtracting([module])
        let own = destinations.filter { $0.module == module && $0.entry.parameterNames.isEmpty }
        // Internal destinations are offered only if the feature has no others.
        let reachable = own.filter { !$0.entry.isInternal }
        let ways = (reachable.isEmpty ? own : reachable).map { Route(name: $0.entry.name) }
        alone.destinations = destinations.map { owned in
            guard others.contains(owned.module) else { return owned }
            return Contribution(module: owned.module, entry: owned.entry.elsewhere(in: owned.module, ways: ways))
        }
        alone.startLocks = startLocks.filter { !others.contains($0.module) }
        alone.overlays = overlays.filter { !others.contains($0.module) }
        alone.badges = badges.filter { !others.contains($0.module) }
        alone.momentWork = momentWork.filter { !others.contains($0.module) }
        return alone
    }
}

extension Contributions.DestinationEntry {
    fileprivate func elsewhere(in module: String, ways: [Route]) -> Self {
        Self(
            type: type,
            name: name,
            parameterNames: parameterNames,
            optionalParameterNames: optionalParameterNames,
            placement: placement,
            isDurable: isDurable,
            isInternal: isInternal,
            read: read,
            makeScreen: { _, context in ElsewhereScreen(module: module, ways: ways, context: context) }
        )
    }
}

extension Composition {
    /// Selects the first tab whose root belongs to the feature, if there is one.
    func startingOnFeature(_ state: NavigationState, under rules: NavigationRules) -> NavigationState {
        guard let feature,
            let tab = state.stacks.first(where: { destinationsByName[$0.root.name]?.module == feature })?.tab,
            case .applied(let selected) = state.apply(.select(tab), under: rules)
        else { return state }
        return selected
    }
}

/// A placeholder for a screen of another module: its route, and buttons that open the feature.
final class ElsewhereScreen: Screen {
    private let module: String
    private let ways: [Route]
    private let context: ScreenContext

    init(module: String, ways: [Route], context: ScreenContext) {
        self.module = module
        self.ways = ways
        self.context = context
    }

    var content: Content {
        let route = context.route
        var screen = Content.screen(route.name) {
            Content.empty("\(route)", message: module)
            for way in ways { Content.button("→ \(way.name)") { self.context.router.open(way) } }
        }
        screen.id = Content.elsewhereID
        return screen
    }
}

extension Content {
    /// The ``id`` of a placeholder screen, which shows names of the code.
    package static let elsewhereID = "elsewhere"
}

extension CompositionIssue {
    static func unknownFeature(_ feature: String, among modules: [String]) -> CompositionIssue {
        CompositionIssue(
            code: "feature-unknown",
            module: nil,
            fact: "“\(feature)” is to be shown alone, and is no module of the product",
            fix: "name one of \(modules.map { "“\($0)”" }.joined(separator: ", "))"
        )
    }
}
