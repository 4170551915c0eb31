import AppShell
import AppShellHeadless
import ScenarioRunner

/// What a product contributes, with something to open for each of it.
///
/// The one place of the suite that looks behind the public API: destinations with their parameters.
struct ProductFacts: Sendable {
    /// A destination, with a route to it.
    struct Place: Sendable {
        let route: Route
        let placement: Placement
        let isDurable: Bool
    }

    let manifest: AppManifest
    let links: LinkTable
    let payloads: PayloadTable
    let initialState: NavigationState
    /// Every destination, by its name.
    let places: [Place]
    /// At least one for each link pattern, payload rule and shortcut.
    let samples: [Sample]
    /// What no sample could be made for.
    let issues: [String]

    init(_ graph: AppGraph, values: SampleValues) {
        manifest = graph.manifest
        links = graph.links
        payloads = graph.payloads
        initialState = graph.initialState
        var issues: [String] = []
        var samples: [Sample] = []
        for entry in graph.links.entries {
            let found = Sample.links(of: entry, in: graph, values: values)
            if found.isEmpty {
                issues.append("no link of the pattern \(entry.pattern.source) makes \(entry.destination)")
            }
            samples += found
        }
        for entry in graph.payloads.entries {
            let found = Sample.taps(of: entry, in: graph, values: values)
            if found.isEmpty { issues.append("no payload of the rule \(entry.rule) makes \(entry.destination)") }
            samples += found
        }
        for shortcut in graph.contributions.shortcuts.map(\.entry) {
            samples.append(Sample("shortcut \(shortcut.id)", .shortcut(shortcut.id), shortcut.route, in: graph))
        }
        places = graph.destinationNames.compactMap { name in
            guard let place = Place(name, in: graph, values: values) else {
                issues.append("no sample values make \(name)")
                return nil
            }
            return place
        }
        self.samples = samples
        self.issues = issues
    }

    /// The samples without those that differ by nothing but their host or scheme: for what does not read links.
    var mainSamples: [Sample] { samples.filter { !$0.isVariant } }

    /// A route to somewhere else than these.
    func route(otherThan routes: [Route]) -> Route? {
        places.map(\.route).first { !routes.contains($0) }
    }
}

extension ProductFacts.Place {
    fileprivate init?(_ name: String, in graph: AppGraph, values: SampleValues) {
        guard let entry = graph.destinations[name]?.entry else { return nil }
        let candidates = entry.parameterNames.map { parameter in
            (parameter, values.candidates(parameter, graph.kind(of: parameter, of: name)))
        }
        guard let parameters = SampleValues.usable(candidates, by: entry.validate).first else { return nil }
        route = Route(name: name, parameters: parameters)
        placement = entry.placement
        isDurable = entry.isDurable
    }
}

extension AppGraph {
    /// What links and payloads say of a parameter.
    fileprivate func kind(of parameter: String, of destination: String) -> ParameterKind {
        let inLinks = links.entries.filter { $0.destination == destination }
            .flatMap(\.pattern.parameters).filter { $0.name == parameter }.map(\.kind)
        let inPayloads = payloads.entries.filter { $0.destination == destination }
            .flatMap(\.rule.parameters).filter { $0.name == parameter }.flatMap(\.sources).map(\.kind)
        return (inLinks + inPayloads).first ?? .text
    }
}

extension ProductSubject {
    /// The facts of the product as its own session composes it.
    func facts() throws -> ProductFacts {
        let graph = try AppGraph(kit.product, in: kit.makeSession().environment)
        return ProductFacts(graph, values: SampleValues(own: values))
    }
}
