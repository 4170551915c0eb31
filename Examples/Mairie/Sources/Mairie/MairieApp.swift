public import AppShell
import AppShellBlogFeature
import AppShellCatalogFeature
import AppShellContactFeature
import AppShellDirectoryFeature
import AppShellNotificationsFeature
import AppShellSettingsFeature

/// The town hall of Saint-Rémy, for those who live there: no feature of its own, and its own words.
public enum MairieApp: Product {
    public static let manifest = AppManifest(
        id: "mairie",
        name: "Mairie de Saint-Rémy",
        navigation: .tabs(
            [
                Tab(id: .home, title: "Accueil", symbol: "house", root: CatalogHome()),
                Tab(id: .news, title: "Actualités", symbol: "newspaper", root: ArticleList()),
                Tab(id: .agenda, title: "Agenda", symbol: "calendar", root: OfferList()),
                Tab(id: .places, title: "Adresses", symbol: "mappin", root: PartnerList()),
                Tab(id: .contact, title: "Écrire", symbol: "envelope", root: ContactForm()),
            ],
            selected: .home
        ),
        links: LinkPolicy(hosts: ["mairie.example"], schemes: ["mairie"], unmatched: .tab(.home)),
        theme: .mairie,
        owner: Ownership("@saint-remy/application", contract: "What the town hall publishes, within the day")
    )

    public static let languages = ProductLanguages(source: .french, [.english])

    /// Without it one registers at the town hall's counter.
    static let registration = FeatureFlag(
        "inscriptions",
        "One registers for activities in the app.",
        default: true,
        owner: "Vie associative",
        expires: ExpiryDay(2027, 12, 31)
    )

    public static let flags = [registration.declaration]

    /// What one feature needs of another goes from here to there as a closure: none knows a second one.
    public static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let texts = environment.texts
        let api = MairieAPI(environment: environment)
        let notifications = NotificationsModule(
            strings: MairieNotificationsStrings(texts: texts),
            categories: .mairie(texts),
            times: ReminderTimes(hour: 18, afterPreRegistration: [2], beforeSession: [1]),
            service: api,
            environment: environment
        )
        let coordinator = notifications.coordinator
        let catalog = CatalogModule.mairie(service: api, coordinator: coordinator, environment: environment)
        let contact = ContactModule(
            tab: .contact,
            link: "/ecrire",
            strings: MairieContactStrings(texts: texts),
            service: api,
            environment: environment
        )
        return [
            catalog,
            BlogModule(
                tab: .news,
                links: BlogLinks(list: "/actualites", detail: "/actualites/{key:number}"),
                payloads: BlogPayloads(detail: [.mairie(type: "actualite")]),
                strings: MairieBlogStrings(texts: texts),
                service: api,
                environment: environment
            ),
            OffersModule(
                tab: .agenda,
                links: OffersLinks(offer: "/aides/{id:number}", event: "/permanences/{id:number}"),
                strings: MairieAgendaStrings(texts: texts),
                service: api,
                openProvider: { id, router in router.open(PartnerDetail(id: id)) },
                environment: environment
            ),
            PartnersModule(
                tab: .places,
                link: "/adresses/{id:number}",
                strings: MairiePlacesStrings(texts: texts),
                categories: .mairie(texts),
                service: api,
                environment: environment
            ),
            contact,
            notifications,
            SettingsModule(
                placement: .tab(.home),
                link: "/reglages",
                title: texts("Réglages"),
                sections: [
                    .notifications(coordinator, texts),
                    .about(texts) { catalog.storageIssues + contact.storageIssues + coordinator.storageIssues },
                ],
                environment: environment
            ),
        ]
    }
}

extension TabID {
    static let home: TabID = "accueil"
    static let news: TabID = "actualites"
    static let agenda: TabID = "agenda"
    static let places: TabID = "adresses"
    static let contact: TabID = "ecrire"
}

extension PayloadRule {
    /// A notification of that type, of the server or of a reminder, names what it is about.
    static func mairie(type: String) -> PayloadRule {
        PayloadRule(when: ["type": [type]], parameters: [PayloadParameter("key", from: [.number("id")])])
    }
}
