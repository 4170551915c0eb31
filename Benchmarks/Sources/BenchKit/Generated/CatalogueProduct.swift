package import AppShell

/// A product of the size and shape of a small app: lists and details of courses and articles, a contact page.
package enum CatalogueProduct: Product {
    package static let manifest = AppManifest(
        id: "catalogue",
        name: "Catalogue",
        navigation: .tabs(
            [
                Tab(id: "home", title: "Accueil", symbol: "house", root: Home()),
                Tab(id: "courses", title: "Formations", symbol: "graduationcap", root: Courses()),
                Tab(id: "blog", title: "Blog", symbol: "newspaper", root: Articles()),
                Tab(id: "contact", title: "Contact", symbol: "envelope", root: ContactPage()),
            ],
            selected: "home"
        ),
        links: LinkPolicy(hosts: ["madinia.fr", "www.madinia.fr"])
    )

    /// 55 bytes.
    package static let link = "https://www.madinia.fr/formations/creation-visuelle-2-1"
    package static let slug = "creation-visuelle-2-1"

    package static func modules(in environment: AppEnvironment) -> [any FeatureModule] { [CatalogueModule()] }
}

private struct CatalogueModule: FeatureModule {
    let id = "catalogue"

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Home.self, placement: .tab("home")) { _, _ in BlankScreen() }
        contributions.destination(Courses.self, placement: .tab("courses")) { _, _ in BlankScreen() }
        contributions.destination(CoursePage.self, placement: .tab("courses")) { _, _ in BlankScreen() }
        contributions.destination(Articles.self, placement: .tab("blog")) { _, _ in BlankScreen() }
        contributions.destination(ArticlePage.self, placement: .tab("blog")) { _, _ in BlankScreen() }
        contributions.destination(ContactPage.self, placement: .tab("contact")) { _, _ in BlankScreen() }
        contributions.link("/", to: Home.self)
        contributions.link("/formations", aliases: ["/formation"], to: Courses.self)
        contributions.link("/formations/{key}", aliases: ["/formation/{key}"], to: CoursePage.self)
        contributions.link("/blog", aliases: ["/articles"], to: Articles.self)
        contributions.link("/blog/{key}", aliases: ["/article/{key}", "/articles/{key}"], to: ArticlePage.self)
        contributions.link("/contact", to: ContactPage.self)
    }
}

package struct Courses: Destination {
    package static let name = "courses.list"

    package init() {}
    package init(parameters: RouteParameters) throws(RouteError) {}
}

package struct CoursePage: Destination {
    package static let name = "courses.course"
    package static let parameterNames = ["key"]

    package let key: String

    package init(key: String) { self.key = key }

    package init(parameters: RouteParameters) throws(RouteError) {
        key = try parameters.text("key")
    }

    package var parameters: RouteParameters { ["key": key] }
}

package struct Articles: Destination {
    package static let name = "articles.list"

    package init() {}
    package init(parameters: RouteParameters) throws(RouteError) {}
}

package struct ArticlePage: Destination {
    package static let name = "articles.article"
    package static let parameterNames = ["key"]

    package let key: String

    package init(parameters: RouteParameters) throws(RouteError) {
        key = try parameters.text("key")
    }

    package var parameters: RouteParameters { ["key": key] }
}

package struct ContactPage: Destination {
    package static let name = "contact"

    package init() {}
    package init(parameters: RouteParameters) throws(RouteError) {}
}
