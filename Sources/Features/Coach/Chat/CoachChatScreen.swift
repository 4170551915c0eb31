import AppShell
import Observation

/// The chat: what was said, and a field to say more (MAD-FR23).
@Observable
final class CoachChatScreen: Screen {
    @ObservationIgnored private let conversation: CoachConversation
    @ObservationIgnored private let strings: any CoachStrings
    @ObservationIgnored private let openItem: (Router, Int) -> Void
    @ObservationIgnored private let context: ScreenContext

    init(
        conversation: CoachConversation,
        strings: any CoachStrings,
        openItem: @escaping (Router, Int) -> Void,
        context: ScreenContext
    ) {
        self.conversation = conversation
        self.strings = strings
        self.openItem = openItem
        self.context = context
    }

    func appear() async { conversation.refresh() }

    func resume() async { conversation.refresh() }

    var content: Content {
        .screen(strings.title) {
            Content.list(strings.conversation) {
                Content.bubble(strings.welcome, isOwn: false)
                for message in conversation.messages { bubble(message) }
                if conversation.isAwaiting { Content.progress(strings.typing) }
            }
            Content.field(
                strings.field,
                value: conversation.draft,
                keyboard: .multiline,
                isValid: conversation.isTooLong ? false : nil,
                message: conversation.isTooLong ? strings.tooLong(CoachEngine.maximumLength) : nil
            ) { self.conversation.draft = $0 }
            Content.button(strings.send, isEnabled: conversation.canSend, isBusy: conversation.isAwaiting) {
                self.conversation.send()
            }
            .prominent()
        }
    }

    private func bubble(_ message: CoachMessage) -> Content {
        .bubble(message.text, isOwn: message.isOwn) {
            for link in message.links where conversation.isOffered(link.item) {
                Content.link(link.title) { self.openItem(self.context.router, link.item) }
            }
        }
    }
}
