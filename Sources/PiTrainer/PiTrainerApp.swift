public import AppShell
import AppShellEngagementFeature
import AppShellPracticeFeature
import AppShellSettingsFeature
import AppShellStatsFeature

/// PiTrainer: memorising the decimals of pi, e and phi.
public enum PiTrainerApp: Product {
    public static let manifest = AppManifest(
        id: "pitrainer",
        name: "PiTrainer",
        navigation: .stack(root: PracticeHome().route),
        links: LinkPolicy(schemes: ["pitrainer"]),
        // The team is not known yet.
        appleAppIDs: ["TEAMID.com.pitrainer.app"],
        // What comes during a session waits for its end, and a session may last a day (PI-S3.2).
        arrivals: ArrivalPolicy(expiry: .seconds(86_400)),
        theme: .piTrainer,
        owner: Ownership("@appshell/pitrainer", contract: "docs/apis.md")
    )

    public static let languages = ProductLanguages(source: .french, [.english])

    /// Read and checked once a process: they are in memory from the first launch on.
    private static let practiceConstants = Constant.all.map { PracticeConstant($0) }

    /// What one feature needs of another goes from here to there as values: none knows a second one.
    public static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let texts = environment.texts
        let constants = Constant.all
        let settings = PracticeSettings(environment: environment)
        let stats = Stats(
            constants: constants.map { StatsConstant(id: $0.id, title: $0.title) },
            strings: PiTrainerStatsStrings(texts: texts),
            environment: environment
        )
        let engagement = Engagement(strings: PiTrainerEngagementStrings(texts: texts), environment: environment)
        return [
            PracticeModule(
                strings: PiTrainerPracticeStrings(texts, environment.formats),
                constants: practiceConstants,
                settings: settings,
                hooks: .pitrainer(stats: stats, engagement: engagement, environment: environment),
                link: "/practice/{constant:\(constants.map(\.id).joined(separator: "|"))}",
                environment: environment
            ),
            StatsModule(stats: stats, link: "/stats"),
            EngagementModule(engagement: engagement, home: PracticeHome.self),
            SettingsModule(
                placement: .stack,
                link: "/settings",
                title: texts("Réglages"),
                sections: [.practice(settings, texts), .reminder(engagement, texts)],
                environment: environment
            ),
        ]
    }
}
