import AppShell
public import AppShellHeadless
import AppShellInspection

/// What a run exercised of everything a product's graph offers.
public struct ProductCoverage: Sendable {
    /// Destinations that were on top, with the parameters of their routes.
    public let routes: Part<RouteForm>
    /// Destinations whose own screens were shown.
    public let screens: Part<String>
    /// Elements that were acted on; and those that were seen and enabled, but never acted on.
    public let actions: Part<CoverageRecord.Element>
    /// Patterns that opened links.
    public let links: Part<Link>
    /// Rules that opened taps on notifications.
    public let payloads: Part<Payload>
    /// Values of flags with which the app ran.
    public let flags: Part<CoverageRecord.FlagUse>
    /// Links and taps that nothing opened, sorted.
    public let strays: [CoverageRecord.Stray]

    /// The coverage of one kind of item.
    public struct Part<Item: Sendable>: Sendable {
        public let exercised: [Item]
        public let never: [Item]

        public var figure: CoverageFigure {
            CoverageFigure(covered: exercised.count, total: exercised.count + never.count)
        }

        fileprivate init(exercised: [Item], never: [Item]) {
            self.exercised = exercised
            self.never = never
        }

        fileprivate init(_ items: [Item], where isExercised: (Item) -> Bool) {
            exercised = items.filter(isExercised)
            never = items.filter { !isExercised($0) }
        }
    }

    /// The routes to one destination with the same parameter names.
    public struct RouteForm: Hashable, Sendable, CustomStringConvertible {
        public let destination: String
        /// Sorted.
        public let parameterNames: [String]
        /// How many different routes were on top.
        public let routeCount: Int

        /// `catalog.formation(key)`
        public var description: String {
            parameterNames.isEmpty ? destination : "\(destination)(\(parameterNames.joined(separator: ", ")))"
        }
    }

    /// A link pattern of the product.
    public struct Link: Hashable, Sendable {
        /// As its module wrote it.
        public let pattern: String
        public let destination: String
        /// Whether it only reads links and never prints them.
        public let isAlias: Bool
        /// A sample link that the pattern matches, if there is one.
        public let example: String?
    }

    /// A payload rule of the product.
    public struct Payload: Hashable, Sendable {
        public let version: String
        /// As a sentence.
        public let rule: String
        public let destination: String
    }

    init(_ coverageRecord: CoverageRecord, of graph: GraphSummary) {
        let modules = graph.modules
        let destinations = modules.flatMap(\.destinations).sorted { $0.name < $1.name }
        routes = Self.routes(coverageRecord, destinations)
        screens = Part(destinations.map(\.name)) { coverageRecord.screens.contains($0) }
        actions = Part(
            exercised: coverageRecord.acted.sorted(),
            never: coverageRecord.seen.subtracting(coverageRecord.acted).sorted()
        )
        links = Part(modules.flatMap(\.links).map { Link($0) }) { coverageRecord.links.contains($0.pattern) }
        let payloads = modules.flatMap(\.payloads).map { CoverageRecord.Payload($0.rule, to: $0.destination) }
        let parts = Part(payloads) { coverageRecord.payloads.contains($0) }
        self.payloads = Part(exercised: parts.exercised.map { Payload($0) }, never: parts.never.map { Payload($0) })
        let uses = graph.flags.flatMap { flag in
            flag.values.map { CoverageRecord.FlagUse(flag: flag.name, value: $0) }
        }
        flags = Part(uses) { coverageRecord.flags.contains($0) }
        strays = coverageRecord.strays.sorted()
    }

    /// A destination must be on top at least once, and each optional parameter set at least once.
    private static func routes(
        _ coverageRecord: CoverageRecord,
        _ destinations: [GraphSummary.Destination]
    ) -> Part<RouteForm> {
        let routes = Dictionary(grouping: coverageRecord.routes, by: \.name)
        var seen: [RouteForm] = []
        var never: [RouteForm] = []
        for destination in destinations {
            let counts = Dictionary(
                (routes[destination.name] ?? []).map { ($0.parameters.names, 1) },
                uniquingKeysWith: +
            )
            for names in counts.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                let count = counts[names] ?? 0
                seen.append(RouteForm(destination: destination.name, parameterNames: names, routeCount: count))
            }
            func miss(_ names: [String]) {
                never.append(RouteForm(destination: destination.name, parameterNames: names.sorted(), routeCount: 0))
            }
            if counts.isEmpty { miss(destination.parameterNames) }
            let given = Set(counts.keys.joined())
            for name in destination.optionalParameterNames where !given.contains(name) {
                miss(destination.parameterNames + [name])
            }
        }
        return Part(exercised: seen, never: never)
    }
}

extension ProductCoverage.Part<ProductCoverage.RouteForm> {
    /// How many different routes were on top, of any form.
    public var routeCount: Int { exercised.reduce(0) { $0 + $1.routeCount } }
}

extension ProductCoverage.Link {
    fileprivate init(_ link: GraphSummary.Link) {
        pattern = link.pattern.source
        destination = link.destination
        isAlias = link.isAlias
        example = link.example
    }
}

extension ProductCoverage.Payload {
    fileprivate init(_ payload: CoverageRecord.Payload) {
        version = payload.version
        rule = payload.rule
        destination = payload.destination
    }
}
