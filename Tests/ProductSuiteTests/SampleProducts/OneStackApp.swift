import AppShell
import ScenarioRunner

/// An app without tabs, that is one stack, with links of its own scheme only.
enum OneStackApp: Product {
    static let manifest = AppManifest(
        id: "one-stack",
        name: "One stack",
        navigation: .stack(root: Start().route),
        links: LinkPolicy(schemes: ["onestack", "onestack-beta"]),
        payloads: PayloadPolicy(versions: ["2", "1"]),
        strings: .english
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let module = SampleModule { contributions in
            contributions.destination(Start.self, placement: .stack) { _, context in PlainScreen(context) }
            contributions.destination(Second.self, placement: .stack, isDurable: false) { _, context in
                PlainScreen(context)
            }
            contributions.destination(Item.self, placement: .stack) { _, context in PlainScreen(context) }
            contributions.destination(Topic.self, placement: .sheet) { _, context in PlainScreen(context) }
            contributions.link("/start", to: Start.self)
            contributions.link("/items/{number}", aliases: ["/things/{number}"], to: Item.self)
            contributions.link(
                "/topics/{name}/{page}",
                aliases: ["/find?q={name}&page={page}&full#results", "/notes/@{name:slug}/v{page:number}.html"],
                to: Topic.self
            )
            contributions.shortcut("second", title: "Second", symbol: "2.circle", to: Second())
            let number = PayloadParameter("number", from: [.number("entityId")])
            contributions.payload(
                PayloadRule(version: "2", when: ["screen": ["item", "thing"]], parameters: [number]),
                to: Item.self
            )
            let legacy = PayloadParameter("number", from: [.number("itemId"), .number("id")])
            contributions.payload(PayloadRule(parameters: [legacy]), to: Item.self)
        }
        return [module]
    }
}

enum OneStackKit: TestKit {
    static var product: any Product.Type { OneStackApp.self }
}
