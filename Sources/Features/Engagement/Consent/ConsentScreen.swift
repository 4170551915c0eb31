import AppShell
import Observation

/// « Un rappel chaque jour ? »
struct ConsentSheet: Destination {
    static let name = "engagement.consent"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

/// Says what the reminder is for, and asks (PI-FR14). Closing it is a no.
@Observable
final class ConsentScreen: Screen {
    private enum Phase {
        case asking
        /// The system's own question is before the person.
        case waiting
        /// The system does not allow notifications.
        case refused
    }

    private var phase = Phase.asking
    @ObservationIgnored private let engagement: Engagement
    @ObservationIgnored private let context: ScreenContext

    init(engagement: Engagement, context: ScreenContext) {
        self.engagement = engagement
        self.context = context
    }

    var content: Content {
        let words = engagement.words
        return .screen(words.consent.title) {
            Content.heading(words.consent.title, level: 1)
            Content.text(words.consent.reason)
            switch phase {
            case .asking, .waiting:
                let isWaiting = phase == .waiting
                Content.button(words.consent.accept, isEnabled: !isWaiting, isBusy: isWaiting) { await self.accept() }
                Content.button(words.consent.decline, isEnabled: !isWaiting) { self.decline() }
            case .refused:
                let isGranted = engagement.permission?.allowsNotifications == true
                Content.text(isGranted ? words.consent.granted : words.note.refused)
            }
        }
    }

    private func accept() async {
        guard phase == .asking else { return }
        phase = .waiting
        // Goes on though the sheet be closed: the answer counts.
        await engagement.answer(.accepted)?.value
        if engagement.permission == .denied { phase = .refused } else { context.close() }
    }

    private func decline() {
        guard phase == .asking else { return }
        engagement.answer(.declined)
        context.close()
    }
}
