package import AppShell

/// A product whose links are a routing table: one destination a pattern, named by the pattern's place.
package enum TableProduct: Product {
    /// Set for the length of a composition.
    @TaskLocal package static var patterns: [String] = []

    package static var manifest: AppManifest {
        AppManifest(
            id: "table",
            name: "Table",
            navigation: .stack(root: Home().route),
            links: LinkPolicy(hosts: ["madinia.fr", "www.madinia.fr"])
        )
    }

    package static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [StartModule(), TableModule(patterns: patterns)]
    }

    /// The compiled table.
    package static func links(_ table: RoutingTable) throws -> LinkTable {
        let templates = table.patterns.map(RoutingTable.template)
        return try $patterns.withValue(templates) { try AppGraph(TableProduct.self, in: .bench).links }
    }
}

/// A table may hold any path, so the start has no link.
struct StartModule: FeatureModule {
    let id = "start"

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Home.self, placement: .stack) { _, _ in BlankScreen() }
    }
}

struct TableModule: FeatureModule {
    let id = "table"
    let patterns: [String]

    func contribute(to contributions: inout Contributions) {
        for add in Digits.map(below: patterns.count, TablePlaceMaker(patterns: patterns)) { add(&contributions) }
    }
}

/// The destination of one pattern of ``TableProduct``.
struct TablePlace<A: Digit, B: Digit, C: Digit, D: Digit>: Destination {
    static var number: Int { A.value * 1_000 + B.value * 100 + C.value * 10 + D.value }
    static var name: String { "\(number)" }
    static var parameterNames: [String] { LinkNames.parameters(of: TableProduct.patterns[number]) }

    let parameters: RouteParameters

    init(parameters: RouteParameters) throws(RouteError) {
        self.parameters = parameters
    }
}

enum LinkNames {
    /// What stands in braces, without the mark of a rest.
    static func parameters(of pattern: String) -> [String] {
        pattern.split(separator: "/").filter { $0.hasPrefix("{") }.map { part in
            String(part.dropFirst().dropLast().drop { $0 == "*" })
        }
    }
}

private struct TablePlaceMaker: DigitsMaker {
    let patterns: [String]

    func callAsFunction<A: Digit, B: Digit, C: Digit, D: Digit>(
        _: A.Type,
        _: B.Type,
        _: C.Type,
        _: D.Type
    ) -> (inout Contributions) -> Void {
        let pattern = patterns[TablePlace<A, B, C, D>.number]
        return { contributions in
            contributions.destination(TablePlace<A, B, C, D>.self, placement: .stack) { _, _ in BlankScreen() }
            contributions.link(pattern, to: TablePlace<A, B, C, D>.self)
        }
    }
}
