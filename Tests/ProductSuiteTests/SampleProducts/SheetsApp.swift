import AppShell
import ScenarioRunner

/// Two tabs, and everything else is a sheet, one of which is durable.
enum SheetsApp: Product {
    static let manifest = AppManifest(
        id: "sheets",
        name: "Sheets",
        navigation: .tabs(
            [
                Tab(id: "start", title: "Start", symbol: "1.circle", root: Start()),
                Tab(id: "second", title: "Second", symbol: "2.circle", root: Second()),
            ],
            selected: "second"
        ),
        links: LinkPolicy(hosts: ["sheets.example", "www.sheets.example"], schemes: ["sheets"]),
        strings: .english
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let module = SampleModule { contributions in
            contributions.destination(Start.self, placement: .tab("start")) { _, context in PlainScreen(context) }
            contributions.destination(Second.self, placement: .tab("second")) { _, context in PlainScreen(context) }
            contributions.destination(Item.self, placement: .sheet) { _, context in PlainScreen(context) }
            contributions.destination(Topic.self, placement: .sheet, isDurable: true) { _, context in
                PlainScreen(context)
            }
            contributions.link("/items/{number}", to: Item.self)
            contributions.link(
                "/items/{name}/{page}",
                aliases: [
                    "/{name}/pages/{page}", "sheets://topic/{name}#{page}",
                    "https://www.sheets.example/?t={name}&p={page}",
                ],
                to: Topic.self
            )
            let name = PayloadParameter("name", from: [.slug("slug"), .text("title")])
            let page = PayloadParameter("page", from: [.choice("size", of: ["small", "large"])])
            contributions.payload(PayloadRule(parameters: [name, page]), to: Topic.self)
            contributions.shortcut("start", title: "Start", symbol: "1.circle", to: Start())
        }
        return [module]
    }
}

enum SheetsKit: TestKit {
    static var product: any Product.Type { SheetsApp.self }
}
