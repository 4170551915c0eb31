public import AppShell
import CatalogFeature

/// Madinia: a training catalogue on generative AI.
public enum MadiniaApp: Product {
    public static let manifest = AppManifest(
        id: "madinia",
        name: "Madinia",
        navigation: .tabs(
            [
                Tab(id: .home, title: "Accueil", symbol: "house", root: CatalogHome()),
                Tab(id: .courses, title: "Formations", symbol: "graduationcap", root: CourseList()),
                Tab(id: .blog, title: "Blog", symbol: "newspaper", root: Blog()),
                Tab(id: .contact, title: "Contact", symbol: "envelope", root: Contact()),
            ],
            selected: .home
        ),
        links: LinkPolicy(hosts: ["madinia.fr", "www.madinia.fr"], unmatched: .tab(.home)),
        // The team is not known yet: `appshell graph madinia --aasa --team …` puts it in the place of TEAMID.
        appleAppIDs: ["TEAMID.com.madinia.mobile"]
    )

    public static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [
            MadiniaPages(webPages: environment.device.webPages),
            CatalogModule(
                tab: .courses,
                links: CatalogLinks(
                    list: "/formations",
                    listAliases: ["/formation"],
                    detail: "/formations/{key}",
                    detailAliases: ["/formation/{key}"]
                ),
                payloads: CatalogPayloads(
                    detail: [
                        PayloadRule(
                            when: ["type": ["formation"]],
                            parameters: [PayloadParameter("key", from: [.slug("slug"), .number("id")])]
                        )
                    ]
                ),
                home: CatalogHomeSetup(
                    tab: .home,
                    words: .madinia,
                    quickAccess: [
                        CatalogHomeSetup.Button("Voir les formations") { $0.select(.courses) },
                        CatalogHomeSetup.Button("Lire le blog") { $0.select(.blog) },
                        CatalogHomeSetup.Button("Nous contacter") { $0.select(.contact) },
                    ]
                ),
                path: .madinia,
                goals: .madinia,
                paymentHosts: ["madinia.fr", "www.madinia.fr"],
                words: .madinia,
                service: MadiniaAPI(environment: environment),
                environment: environment
            ),
        ]
    }
}

extension TabID {
    static let home: TabID = "accueil"
    static let courses: TabID = "formations"
    static let blog: TabID = "blog"
    static let contact: TabID = "contact"
}
