import AppShell
import Observation

/// « Un rappel chaque jour ? »
struct ConsentSheet: PlainDestination {
    static let name = "engagement.consent"
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
        let strings = engagement.strings
        return .screen(strings.consentTitle) {
            Content.heading(strings.consentTitle, level: 1)
            Content.text(strings.consentReason)
            switch phase {
            case .asking, .waiting:
                let isWaiting = phase == .waiting
                Content.button(strings.accept, isEnabled: !isWaiting, isBusy: isWaiting) { await self.accept() }
                    .prominent()
                Content.button(strings.decline, isEnabled: !isWaiting) { self.decline() }
            case .refused:
                let isGranted = engagement.permission?.allowsNotifications == true
                Content.text(isGranted ? strings.consentGranted : strings.refused)
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
