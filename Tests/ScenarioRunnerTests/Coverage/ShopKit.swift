import AppShell
import AppShellHeadless
import FoundationEssentials
import ScenarioRunner

/// An app with links, payload rules and a parameter that routes may lack.
enum ShopKit: TestKit {
    static var product: any Product.Type { ShopApp.self }
    static let requirementPrefix = "SHOP-"

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: ShopApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: Nobody()
        )
    }

    static func define(in library: inout StepLibrary) {
        library.step(.when, ["fr": "je fais | des `courses`"], "Buys a*b | <c>.") { _ in }
        library.step(.when, ["fr": "je paie", "en": "I pay"], "Pays.") { _ in }
    }
}

enum ShopApp: Product {
    static let manifest = AppManifest(
        id: "shop",
        name: "Shop & Co",
        navigation: .stack(root: Shelf(color: nil).route),
        links: LinkPolicy(hosts: ["shop.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] { [ShopModule()] }
}

struct Shelf: Destination {
    static let name = "shop.shelf"
    static let optionalParameterNames = ["color"]
    let color: String?

    init(color: String?) { self.color = color }

    init(parameters: RouteParameters) throws(RouteError) { color = parameters["color"] }

    var parameters: RouteParameters { color.map { ["color": $0] } ?? [:] }
}

struct Article: Destination {
    static let name = "shop.article"
    static let parameterNames = ["id"]
    let id: String

    init(id: String) { self.id = id }

    init(parameters: RouteParameters) throws(RouteError) { id = try parameters.text("id") }

    var parameters: RouteParameters { ["id": id] }
}

private struct ShopModule: FeatureModule {
    let id = "shop"

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Shelf.self, placement: .stack) { _, context in ShopScreen("Rayon", context) }
        contributions.destination(Article.self, placement: .stack) { _, context in ShopScreen("Article", context) }
        contributions.link("/", to: Shelf.self)
        contributions.link("/shelves/{color}", to: Shelf.self)
        contributions.link("/articles/{id}", aliases: ["/a/{id}"], to: Article.self)
        for type in ["sale", "news"] {
            contributions.payload(
                PayloadRule(when: ["type": [type]], parameters: [PayloadParameter("id", from: [.number("id")])]),
                to: Article.self
            )
        }
    }
}

private final class ShopScreen: Screen {
    private let title: String
    private let context: ScreenContext

    init(_ title: String, _ context: ScreenContext) {
        self.title = title
        self.context = context
    }

    var content: Content {
        .screen(title) {
            Content.button("Acheter") { self.context.router.push(Article(id: "7")) }
        }
    }
}
