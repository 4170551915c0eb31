public import AppShell
import AppShellAccountFeature
import AppShellDirectoryFeature
import AppShellNotificationsFeature
import AppShellSettingsFeature

/// ALL IN Connect: local offers, events and the professionals who give them.
public enum AllInConnectApp: Product {
    public static let manifest = AppManifest(
        id: "allinconnect",
        name: "ALL IN Connect",
        navigation: .tabs(
            [
                Tab(id: .home, title: "Accueil", symbol: "house", root: PartnerList()),
                Tab(id: .offers, title: "Offres", symbol: "tag", root: OfferList()),
                Tab(id: .card, title: "Ma Carte", symbol: "creditcard", root: MemberCardScreen()),
                Tab(id: .profile, title: "Profil", symbol: "person", root: Profile()),
            ],
            selected: .home
        ),
        links: LinkPolicy(hosts: ["allinconnect.fr"], schemes: ["allinconnect"], sharesPasswords: true),
        payloads: .allInConnect,
        // The team is not known yet: `appshell graph allinconnect --aasa --team …` puts it in the place of TEAMID.
        appleAppIDs: ["TEAMID.com.allinconnect.app"],
        theme: .allInConnect,
        owner: Ownership("@appshell/allinconnect", contract: "docs/apis.md")
    )

    public static let languages = ProductLanguages(source: .french, [.english])

    /// How far around one may search, in kilometres.
    static let radii = [5, 10, 20, 30, 50]

    /// What one feature needs of another goes from here to there as a closure: none knows a second one.
    /// The account tells the others and is asked by them, so that they only refer to it.
    public static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let texts = environment.texts
        let settingsTitle = texts("Notifications")
        let access = AccessToken()
        let api = AllInConnectAPI(access: access, environment: environment)
        let account = Account(strings: AllInConnectAccountStrings(texts: texts), service: api, environment: environment)
        let reference = AccountReference(account)
        let subscriptions = Subscriptions(
            strings: AllInConnectSubscriptionStrings(texts: texts),
            service: api,
            environment: environment
        )
        let notifications = NotificationsModule(
            setup: .allInConnect(texts, onUnauthorized: { reference.expire() }),
            service: api,
            subscriptions: subscriptions,
            environment: environment
        )
        let coordinator = notifications.coordinator
        let offers = OffersModule.allInConnect(service: api, account: reference, environment: environment)
        let partners = PartnersModule.allInConnect(service: api, account: reference, environment: environment)
        let accessChanged = {
            offers.accessChanged()
            partners.accessChanged()
        }
        let accountModule = AccountModule(
            account: account,
            cardTab: .card,
            profileTab: .profile,
            payloads: AccountPayloads(order: [.screen(["order_detail"])], message: [.screen(["message_thread"])]),
            hooks: AccountHooks(
                onAccess: { access.set($0) },
                onSignIn: { email in
                    coordinator.signedIn(as: email)
                    accessChanged()
                },
                onSignOut: { _, token in
                    coordinator.signedOut(token: token)
                    accessChanged()
                },
                onExpire: { _, token in
                    coordinator.expired(token: token)
                    accessChanged()
                },
                profileRows: [AccountHooks.ProfileRow(settingsTitle) { $0.push(Settings()) }]
            )
        )
        return [
            partners,
            offers,
            accountModule,
            notifications,
            SettingsModule(
                placement: .tab(.profile),
                title: settingsTitle,
                sections: SettingsSection.subscriptions(subscriptions, texts, note: { coordinator.note })
                    + [.storage(texts) { coordinator.storageIssues }],
                hooks: SettingsHooks(
                    gate: { reference.gate($0) },
                    onAppear: { if subscriptions.canRetry { subscriptions.retry() } }
                ),
                environment: environment
            ),
        ]
    }
}

extension TabID {
    static let home: TabID = "accueil"
    static let offers: TabID = "offres"
    static let card: TabID = "carte"
    static let profile: TabID = "profil"
}
