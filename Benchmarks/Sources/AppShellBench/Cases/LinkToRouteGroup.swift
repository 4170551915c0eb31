import BenchKit

/// A link of 55 bytes to a typed route, beside URLComponents and a switch.
enum LinkToRouteGroup: BenchGroup {
    static let name = "link"

    static func run(with meter: Meter, into report: inout Report) throws {
        let ours = try TypedWork()
        guard FoundationLinks.page(of: CatalogueProduct.link) == .course(CatalogueProduct.slug) else {
            throw BenchError.wrong("the baseline does not read the link")
        }
        let figures = try meter.measure([ours.toRoute, ours.toDestination, FoundationLinks.reading])
        for (name, figure) in [("→ Route", figures[0]), ("→ the feature's destination", figures[1])] {
            report.add(
                Row(
                    group: "link of 55 bytes → typed route",
                    name: name,
                    ours: figure,
                    peer: ("URLComponents + switch", figures[2]),
                    goals: [
                        .atMost(150, figure.median, "ns"),
                        .timesFaster(20, figures[2].median / figure.median),
                    ]
                )
            )
        }
    }
}
