public import AppShell

/// The daily streak, the question whether the person wants a reminder, and the reminder.
///
/// It shows one thing itself, the sheet that asks. The product keeps the ``Engagement``, tells it of sessions, and puts
/// the streak and the reminder's settings wherever it wants them.
public struct EngagementModule: FeatureModule {
    public let id = "engagement"
    private let engagement: Engagement
    private let contributeHome: (inout Contributions) -> Void

    /// - Parameter home: where a tap on the reminder leads, which must need no parameter: the root of the stack, say.
    public init<Home: Destination>(engagement: Engagement, home: Home.Type) {
        self.engagement = engagement
        contributeHome = { contributions in
            let rule = PayloadRule(when: ReminderPlan.payload.mapValues { [$0] })
            contributions.payload(rule, to: home)
        }
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner(
            "@appshell/engagement",
            contract: "The streak counts calendar days where the person is; one reminder a day at most"
        )
        contributions.start { start in engagement.tasks = start.tasks }
        for key in EngagementKeys.all { contributions.store(key) }
        contributions.notificationCategory(engagement.category)
        contributeHome(&contributions)
        contributions.destination(ConsentSheet.self, placement: .sheet, isInternal: true) { _, context in
            ConsentScreen(engagement: engagement, context: context)
        }
        contributions.task(on: .launch) { await engagement.catchUp() }
        contributions.task(on: .foreground) { await engagement.catchUp() }
    }
}
