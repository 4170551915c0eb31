import AppShell
import Observation

/// Asks for a course with an email address and one tap (MAD-FR10 … MAD-FR13).
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
    @ObservationIgnored private let catalog: Catalog
    @ObservationIgnored private let context: ScreenContext

    init(sheet: PreRegistration, catalog: Catalog, context: ScreenContext) {
        self.sheet = sheet
        self.catalog = catalog
        self.context = context
        email = catalog.preRegistrations.email(for: sheet.course)
        // What waited to be told is told by the sheet itself.
        catalog.preRegistrations.intentions.note(nil, for: sheet.course)
    }

    private var strings: any CatalogStrings { catalog.strings }
    private var environment: AppEnvironment { catalog.environment }

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
                Content.failure(strings.preRegistrationText(for: error), retry: strings.retry) {
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
            catalog.preRegistrations.typedEmail = text
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
        let error = await catalog.preRegistrations.send(sheet, email: cleanedEmail) { router.isOnTop }
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

extension CatalogStrings {
    /// What is wrong with something else than the address can't be fixed in the field: it is said by itself.
    func preRegistrationText(for error: APIError) -> String {
        guard case .invalid(_, let fields) = error.group, fields["email"] == nil,
            let text = fields.sorted(by: { $0.key < $1.key }).first?.value.first
        else { return errors.text(for: error) }
        return text
    }
}
