public import AppShell
import AppShellBlogFeature
import AppShellCatalogFeature
import AppShellCoachFeature
import AppShellContactFeature
import AppShellNotificationsFeature
import AppShellSettingsFeature

/// Madinia: a training catalogue on generative AI.
public enum MadiniaApp: Product {
    /// Whose links open the app, and whose pages a registration may be paid on.
    static let hosts = ["madinia.fr", "www.madinia.fr"]

    private static let owner = Ownership("@appshell/madinia", contract: "docs/apis.md")

    /// Values that take some milliseconds to make; once a process, when somebody asks the coach.
    private static let frenchCoach = CoachEngine(vocabulary: .madinia, replies: MadiniaCoachReplies())
    private static let englishCoach = CoachEngine(
        vocabulary: .madiniaEnglish,
        replies: MadiniaEnglishCoachReplies()
    )

    public static let manifest = AppManifest(
        id: "madinia",
        name: "Madinia",
        navigation: .tabs(
            [
                Tab(id: .home, title: "Accueil", symbol: "house", root: CatalogHome()),
                Tab(id: .courses, title: "Formations", symbol: "graduationcap", root: CatalogList()),
                Tab(id: .blog, title: "Blog", symbol: "newspaper", root: ArticleList(), while: MadiniaFlags.blog),
                Tab(id: .contact, title: "Contact", symbol: "envelope", root: ContactForm()),
            ],
            selected: .home
        ),
        links: LinkPolicy(hosts: hosts, unmatched: .tab(.home)),
        // The team is not known yet: `appshell graph madinia --aasa --team …` puts it in the place of TEAMID.
        appleAppIDs: ["TEAMID.com.madinia.mobile"],
        theme: .madinia,
        owner: owner
    )

    public static let languages = ProductLanguages(source: .french, [.english])

    public static let flags = [MadiniaFlags.coach.declaration, MadiniaFlags.blog.declaration]

    /// What one feature needs of another goes from here to there as a closure: none knows a second one.
    public static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let texts = environment.texts
        let api = MadiniaAPI(environment: environment)
        let analytics = Analytics(in: environment)
        let viewed = ViewedItems()
        let notifications = NotificationsModule(
            strings: MadiniaNotificationsStrings(texts: texts),
            categories: .madinia(texts),
            times: .madinia,
            reEngagement: .madinia(texts),
            service: api,
            environment: environment
        )
        let coordinator = notifications.coordinator
        let coachSettings = CoachSettings(environment: environment)
        let catalog = CatalogModule.madinia(
            service: api,
            hooks: CatalogHooks(
                onView: { course in
                    viewed.record(ViewedItem(type: "formation", id: course.id, title: course.title))
                },
                // Of a course that was withdrawn nothing is asked, nor said.
                onRead: { _ in coordinator.viewedDetail() },
                onWithdraw: { course in
                    viewed.remove(type: "formation", id: course.id)
                    coordinator.withdrawn("\(course.id)")
                },
                onLoad: { courses in coordinator.sessionsChanged(courses.map { ReminderItem($0) }) },
                onFetch: { course in coordinator.sessionChanged(ReminderItem(course)) }
            ),
            onPreRegister: { course, email in
                coordinator.preRegistered(ReminderItem(course), email: email)
                analytics.send(PreRegistrationRequested(formation: course.id))
            },
            environment: environment
        )
        let contact = ContactModule(
            tab: .contact,
            link: "/contact",
            strings: MadiniaContactStrings(texts: texts),
            service: api,
            subject: ContactSubject(viewed: viewed, strings: MadiniaSubjectStrings(texts: texts)),
            onSent: { coordinator.learned(name: $0.name) },
            environment: environment
        )
        let blog = BlogModule.madinia(
            service: api,
            related: RelatedItems(
                title: texts("Aller plus loin"),
                load: { _ in await catalog.loadIfNeeded() },
                card: { id, router in catalog.card(id, router: router) }
            ),
            onView: { viewed.record(ViewedItem(type: "article", id: $0.id, title: $0.title)) },
            onWithdraw: { viewed.remove(type: "article", id: $0.id) },
            environment: environment
        )
        let coach = CoachModule(
            strings: MadiniaCoachStrings(texts: texts),
            engine: texts.language == .english ? englishCoach : frenchCoach,
            catalogue: CoachCatalogue(
                items: {
                    catalog.items?.map { CoachItem($0, formats: environment.formats, now: environment.clock.now) }
                },
                load: { await catalog.loadIfNeeded() },
                contains: { id in catalog.items?.contains { $0.id == id } ?? true }
            ),
            service: api,
            settings: coachSettings,
            viewedItems: { viewed.all.filter { $0.type == "formation" }.map(\.id) },
            openItem: { router, id in
                // One that was withdrawn since says so on its page.
                router.open(CatalogDetail(key: catalog.item(id: id)?.key ?? "\(id)"))
            },
            environment: environment
        )
        let hasCoach = environment.flags[MadiniaFlags.coach]
        let settings = SettingsModule(
            placement: .tab(.home),
            title: texts("Réglages"),
            sections: (hasCoach ? [.coach(coachSettings, texts)] : []) + [
                .notifications(coordinator, texts), .privacy(analytics, texts),
                .storage(texts) {
                    catalog.storageIssues + contact.storageIssues + coordinator.storageIssues
                        + [analytics.storageIssue.map { "\($0)" }].compactMap(\.self)
                        + (hasCoach ? [coachSettings.storageIssue].compactMap(\.self) : [])
                },
            ],
            environment: environment
        )
        let blogs = environment.flags[MadiniaFlags.blog] ? [blog] : []
        let coaches = hasCoach ? [coach] : []
        let measures = AnalyticsModule(analytics, events: [PreRegistrationRequested.self], owner: owner)
        return [catalog, contact, notifications, settings, measures] + blogs + coaches
    }
}

extension TabID {
    static let home: TabID = "accueil"
    static let courses: TabID = "formations"
    static let blog: TabID = "blog"
    static let contact: TabID = "contact"
}
