import AppShell
import AppShellCatalogFeature
import AppShellNotificationsFeature
import AppShellSettingsFeature

extension CatalogModule {
    /// Madinia's catalogue, which is its home as well.
    static func madinia(
        service: any CatalogService & PreRegistrationService,
        hooks: CatalogHooks,
        onPreRegister: @escaping (CatalogItem, _ email: String) -> Void,
        environment: AppEnvironment
    ) -> CatalogModule {
        let texts = environment.texts
        return CatalogModule(
            tab: .courses,
            links: CatalogLinks(
                list: "/formations",
                listAliases: ["/formation"],
                detail: "/formations/{key:slug}",
                detailAliases: ["/formation/{key:slug}"]
            ),
            payloads: CatalogPayloads(detail: [.madinia(type: "formation")]),
            home: CatalogHomeSetup(
                tab: .home,
                strings: MadiniaHomeStrings(texts: texts),
                headerButtons: [CatalogHomeSetup.Button(texts("Réglages")) { $0.push(Settings()) }],
                quickAccess: [
                    CatalogHomeSetup.Button(texts("Voir les formations")) { $0.select(.courses) },
                    CatalogHomeSetup.Button(texts("Lire le blog")) { $0.select(.blog) },
                    CatalogHomeSetup.Button(texts("Nous contacter")) { $0.select(.contact) },
                ]
            ),
            path: .madinia(texts),
            filters: [.categories(texts("Catégorie")), .goals(texts("Objectif"), .madinia(texts))],
            preRegistration: PreRegistrationSetup(
                strings: MadiniaPreRegistrationStrings(texts: texts),
                service: service,
                payment: PaymentSetup(
                    hosts: MadiniaApp.hosts,
                    button: texts("Finaliser mon inscription"),
                    note: texts("Le paiement se fait sur le site madinia.fr.")
                ),
                onPreRegister: onPreRegister
            ),
            strings: MadiniaCatalogStrings(texts: texts),
            sessions: MadiniaSessionStrings(texts: texts),
            service: service,
            hooks: hooks,
            environment: environment
        )
    }
}

extension PayloadRule {
    /// A notification of that type: its slug wins over its id (docs/decisions/0002-slug-before-id.md).
    static func madinia(type: String) -> PayloadRule {
        PayloadRule(
            when: ["type": [type]],
            parameters: [PayloadParameter("key", from: [.slug("slug"), .number("id")])]
        )
    }
}

extension ReminderItem {
    /// A tap on a reminder leads to the formation, as a push of the back end would.
    init(_ course: CatalogItem) {
        var payload = ["type": "formation", "id": "\(course.id)"]
        payload["slug"] = course.slug
        self.init(
            id: "\(course.id)",
            title: course.title,
            session: course.nextSession,
            isFull: course.seatsLeft.map { $0 <= 0 } ?? false,
            payload: payload
        )
    }
}
