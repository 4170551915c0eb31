import AppShell
import Observation

/// Asks for an item with an email address and one tap (MAD-FR10 … MAD-FR13).
@Observable
final class PreRegistrationScreen: Screen {
    private enum Phase {
        case editing
        case sending
        case failed(APIError)
        case done
    }

    private var email = ""
    private var phase: Phase = .editing
    @ObservationIgnored private let sheet: PreRegistration
    @ObservationIgnored private let sender: PreRegistrationSender
    @ObservationIgnored private let environment: AppEnvironment
    @ObservationIgnored private let context: ScreenContext

    init(
        sheet: PreRegistration,
        sender: PreRegistrationSender,
        environment: AppEnvironment,
        context: ScreenContext
    ) {
        self.sheet = sheet
        self.sender = sender
        self.environment = environment
        self.context = context
        email = sender.email(for: sheet.item)
        // What waited to be told is told by the sheet itself.
        sender.intentions.note(nil, for: sheet.item)
    }

    private var strings: any PreRegistrationStrings { sender.strings }

    var content: Content {
        .screen(strings.preRegister) {
            Content.heading(sheet.title, level: 1)
            switch phase {
            case .done:
                Content.image(strings.done, source: "checkmark.circle.fill")
                Content.text(strings.thanks)
            case .sending:
                field(isEnabled: false)
                Content.button(strings.confirm, isEnabled: false, isBusy: true) {}.prominent()
                Content.progress(strings.sending)
            case .failed(let error):
                field(isEnabled: true)
                Content.failure(strings.text(for: error), retry: strings.retry) {
                    await self.send()
                }
            case .editing:
                field(isEnabled: true)
                Content.button(strings.confirm, isEnabled: isValid) { await self.send() }.prominent()
            }
        }
    }

    private func field(isEnabled: Bool) -> Content {
        .field(
            strings.email,
            value: email,
            keyboard: .email,
            isEnabled: isEnabled,
            isValid: email.isEmpty ? nil : isValid && refusal == nil,
            message: email.isEmpty || isValid ? refusal : strings.invalidEmail
        ) { self.edit($0) }
    }

    private var cleanedEmail: String { TypedText.cleaned(email) }

    private var isValid: Bool { EmailAddress.isValid(cleanedEmail) }

    /// What the back end said of the address.
    private var refusal: String? {
        guard case .failed(let error) = phase, case .invalid(_, let fields) = error.group else { return nil }
        return fields["email"]?.first
    }

    private func edit(_ text: String) {
        switch phase {
        case .sending, .done: return
        case .editing, .failed:
            email = text
            sender.typedEmail = text
            phase = .editing
        }
    }

    private func send() async {
        switch phase {
        case .sending, .done: return  // a second tap
        case .editing, .failed: break
        }
        guard isValid else { return }
        phase = .sending
        let router = context.router
        let error = await sender.send(sheet, email: cleanedEmail) { router.isOnTop }
        if let error {
            phase = .failed(error)
            return
        }
        phase = .done
        guard context.router.isOnTop else { return }
        environment.device.haptics.play(.success)
        context.tasks { await self.closeAfterThanks() }
    }

    /// The thanks stand for 2 s (MAD-FR12); a person may be faster.
    private func closeAfterThanks() async {
        let purpose = "the closing of the thanks"
        do { try await environment.clock.sleep(for: .seconds(2), purpose: purpose) } catch { return }
        context.close()
    }
}
