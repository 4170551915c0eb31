import AppShell
import AppShellCatalogFeature
import AppShellNotificationsFeature
import AppShellSettingsFeature

extension CatalogModule {
    /// The town's activities, on the home and in a list behind it; one registers while the flag is on.
    static func mairie(
        service: any CatalogService & PreRegistrationService,
        coordinator: NotificationCoordinator,
        environment: AppEnvironment
    ) -> CatalogModule {
        let texts = environment.texts
        let registration = PreRegistrationSetup(
            strings: MairieRegistrationStrings(texts: texts),
            service: service,
            onPreRegister: { item, email in coordinator.preRegistered(ReminderItem(item), email: email) }
        )
        return CatalogModule(
            tab: .home,
            links: CatalogLinks(list: "/activites", detail: "/activites/{key:number}"),
            payloads: CatalogPayloads(detail: [.mairie(type: "activite")]),
            home: CatalogHomeSetup(
                tab: .home,
                strings: MairieHomeStrings(texts: texts),
                headerButtons: [CatalogHomeSetup.Button(texts("Réglages")) { $0.push(Settings()) }],
                quickAccess: [
                    CatalogHomeSetup.Button(texts("Toutes les activités")) { $0.push(CatalogList()) },
                    CatalogHomeSetup.Button(texts("Les adresses utiles")) { $0.select(.places) },
                ]
            ),
            filters: [
                .categories(texts("Thème")),
                CatalogFilter(texts("Public")) { item in
                    item.facts.filter { $0.id == "public" }.compactMap(\.text)
                },
            ],
            preRegistration: environment.flags[MairieApp.registration] ? registration : nil,
            strings: MairieCatalogStrings(texts: texts),
            service: service,
            hooks: CatalogHooks(
                onRead: { _ in coordinator.viewedDetail() },
                onWithdraw: { coordinator.withdrawn("\($0.id)") },
                onLoad: { items in coordinator.sessionsChanged(items.map { ReminderItem($0) }) },
                onFetch: { coordinator.sessionChanged(ReminderItem($0)) }
            ),
            environment: environment
        )
    }
}

extension ReminderItem {
    /// A tap on a reminder leads to the activity, as a push of the server would.
    init(_ item: CatalogItem) {
        self.init(
            id: "\(item.id)",
            title: item.title,
            session: item.nextSession,
            payload: ["type": "activite", "id": "\(item.id)"]
        )
    }
}
