import AppShell

/// The plain pages of Madinia: Blog and Contact.
struct MadiniaPages: FeatureModule {
    let id = "pages"
    let webPages: any WebPageOpener

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Blog.self, placement: .tab(.blog)) { _, _ in
            WebInvitationScreen(
                title: "Blog",
                heading: "Le blog de Madinia",
                text: "Conseils, outils et retours d'expérience sur l'IA générative.",
                link: "Lire le blog sur madinia.fr",
                url: "https://madinia.fr/blog",
                webPages: webPages
            )
        }
        contributions.destination(Contact.self, placement: .tab(.contact)) { _, _ in
            WebInvitationScreen(
                title: "Contact",
                heading: "Une question ?",
                text: "L'équipe Madinia vous répond sous 24-48h.",
                link: "Écrire à Madinia sur madinia.fr",
                url: "https://madinia.fr/contact",
                webPages: webPages
            )
        }
        contributions.link("/blog", aliases: ["/articles", "/article"], to: Blog.self)
        contributions.link("/contact", to: Contact.self)
    }
}

struct Blog: Destination {
    static let name = "pages.blog"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct Contact: Destination {
    static let name = "pages.contact"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}
