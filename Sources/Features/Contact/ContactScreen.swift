import AppShell
import Observation

/// Writes to the company (MAD-FR18 … MAD-FR21).
@Observable
final class ContactScreen: Screen {
    @ObservationIgnored private let draft: ContactDraft
    @ObservationIgnored private let outbox: ContactOutbox
    @ObservationIgnored private let strings: any ContactStrings
    @ObservationIgnored private let onSent: (ContactMessage) -> Void
    @ObservationIgnored private let haptics: any Haptics
    @ObservationIgnored private let context: ScreenContext
    /// Whether the thanks were on the screen: the next time it appears they have been read.
    @ObservationIgnored private var isThanked = false

    init(
        draft: ContactDraft,
        outbox: ContactOutbox,
        strings: any ContactStrings,
        onSent: @escaping (ContactMessage) -> Void,
        haptics: any Haptics,
        context: ScreenContext
    ) {
        self.draft = draft
        self.outbox = outbox
        self.strings = strings
        self.onSent = onSent
        self.haptics = haptics
        self.context = context
    }

    func appear() async {
        guard case .sent = draft.phase else { return }
        if isThanked { draft.phase = .editing }
        isThanked.toggle()
    }

    var content: Content {
        .screen(strings.title) {
            Content.heading(strings.heading, level: 1)
            if case .sent = draft.phase {
                Content.image(strings.done, source: "checkmark.circle.fill")
                Content.text(strings.thanks)
                Content.text(strings.answer)
            } else {
                Content.text(strings.introduction)
            }
            for text in draft.otherRefusals { Content.banner(text) }
            if let item = draft.item, let strings = draft.subjectStrings {
                Content.banner(strings.about(item.title)) {
                    Content.button(strings.dismiss, isEnabled: !isSending) { self.edit { $0.dismissItem() } }
                }
            }
            field(.name, strings.nameLabel, strings.namePlaceholder, draft.name, .text) { text in
                self.edit { $0.name = text }
            }
            field(.email, strings.emailLabel, strings.emailPlaceholder, draft.email, .email) { text in
                self.edit { $0.email = text }
            }
            field(.message, strings.messageLabel, strings.messagePlaceholder, draft.message, .multiline) { text in
                self.edit { $0.message = text }
            }
            ending
        }
    }

    @ContentBuilder
    private var ending: [Content] {
        switch draft.phase {
        case .sending:
            Content.button(strings.send, isEnabled: false, isBusy: true) {}.prominent()
            Content.progress(strings.sending)
        case .failed(let error):
            if case .invalid = error.group {
                Content.banner(strings.errors.invalid)
                sendButton
            } else {
                Content.failure(strings.errors.text(for: error), retry: strings.retry) { await self.send() }
            }
        case .editing, .sent:
            sendButton
        }
    }

    private var sendButton: Content {
        .button(strings.send, isEnabled: draft.isComplete) { await self.send() }.prominent()
    }

    private func field(
        _ field: ContactDraft.Field,
        _ label: String,
        _ placeholder: String,
        _ value: String,
        _ keyboard: Content.Keyboard,
        edit: @escaping (String) -> Void
    ) -> Content {
        .field(
            label,
            value: value,
            placeholder: placeholder,
            keyboard: keyboard,
            isEnabled: !isSending,
            isValid: draft.isValid(field),
            message: draft.issue(of: field),
            edit: edit
        )
    }

    private var isSending: Bool {
        if case .sending = draft.phase { true } else { false }
    }

    private func edit(_ change: (ContactDraft) -> Void) {
        guard !isSending else { return }
        change(draft)
        draft.phase = .editing
    }

    private func send() async {
        guard !isSending, draft.isComplete else { return }  // a second tap
        let moment = draft.beginSending()
        do throws(APIError) {
            let message = try await outbox.send(draft)
            draft.reset(since: moment)
            isThanked = context.router.isOnTop
            haptics.play(.success)
            onSent(message)
        } catch .cancelled {
            draft.phase = .editing
        } catch {
            if case .invalid(_, let fields) = error.group { draft.keepRefusals(fields) }
            draft.phase = .failed(error)
        }
    }
}
