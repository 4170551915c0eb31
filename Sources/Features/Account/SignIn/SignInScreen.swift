import AppShell
import Observation

/// Signs in with address and password; gone once somebody has.
@Observable
final class SignInScreen: Screen {
    enum Phase {
        case editing
        case sending
        case failed(APIError)
    }

    private enum Field: String {
        case email, password
    }

    /// What the back end said of a value.
    private struct Refusal {
        let value: Secret
        let text: String
    }

    private var phase: Phase = .editing
    private var email = ""
    /// Gone with the screen: stored nowhere, and in nothing that is drawn.
    private var password = Secret("")
    private var wasPasswordTyped = false
    private var refusals: [Field: Refusal] = [:]
    @ObservationIgnored private let account: Account
    @ObservationIgnored private let context: ScreenContext

    init(account: Account, context: ScreenContext) {
        self.account = account
        self.context = context
        email = account.expired?.email ?? ""
    }

    private var strings: any AccountStrings { account.strings }

    var content: Content {
        .screen(strings.signInTitle) {
            Content.heading(strings.signInTitle, level: 1)
            if account.expired != nil, case .editing = phase { Content.text(strings.gateExpired) }
            Content.field(
                strings.signInEmail,
                value: email,
                placeholder: strings.signInEmailExample,
                keyboard: .email,
                isEnabled: !isSending,
                isValid: isValid(.email),
                message: issue(of: .email)
            ) { text in self.edit { self.email = text } }
            Content.field(
                strings.password,
                value: password.reveal(),
                keyboard: .password,
                isEnabled: !isSending,
                isValid: isValid(.password),
                message: issue(of: .password)
            ) { text in
                self.edit {
                    self.password = Secret(text)
                    self.wasPasswordTyped = true
                }
            }
            ending
        }
    }

    @ContentBuilder
    private var ending: [Content] {
        switch phase {
        case .editing:
            sendButton
        case .sending:
            Content.button(strings.signInButton, isEnabled: false, isBusy: true) {}.prominent()
            Content.progress(strings.signingIn)
        case .failed(let error):
            switch error.group {
            case .unauthorized(status: 401):
                Content.banner(strings.wrongCredentials)
                sendButton
            case .invalid:
                Content.banner(strings.errors.invalid)
                sendButton
            default:
                Content.failure(strings.errors.text(for: error), retry: strings.retry) {
                    await self.send()
                }
            }
        }
    }

    private var sendButton: Content {
        .button(strings.signInButton, isEnabled: isComplete) { await self.send() }.prominent()
    }

    private var isSending: Bool {
        if case .sending = phase { true } else { false }
    }

    private func edit(_ change: () -> Void) {
        guard !isSending else { return }
        change()
        phase = .editing
    }

    // MARK: Fields

    /// As it would be sent.
    private var address: String { TypedText.cleaned(email) }

    private var isComplete: Bool { isAcceptable(.email) && isAcceptable(.password) }

    private func isAcceptable(_ field: Field) -> Bool {
        switch field {
        case .email: EmailAddress.isValid(address)
        case .password: !password.reveal().isEmpty
        }
    }

    private func isTyped(_ field: Field) -> Bool {
        switch field {
        case .email: !email.isEmpty
        case .password: wasPasswordTyped
        }
    }

    /// nil while there is nothing to say; a password is right or wrong with its address alone.
    private func isValid(_ field: Field) -> Bool? {
        if issue(of: field) != nil { return false }
        return field == .email && isTyped(.email) ? true : nil
    }

    private func issue(of field: Field) -> String? {
        guard isTyped(field), !isAcceptable(field) else { return refusal(of: field) }
        return field == .email ? strings.invalidEmail : strings.missingPassword
    }

    private func value(of field: Field) -> Secret { field == .email ? Secret(address) : password }

    /// Stands until the value is another one.
    private func refusal(of field: Field) -> String? {
        guard let refusal = refusals[field], refusal.value == value(of: field) else { return nil }
        return refusal.text
    }

    // MARK: Sending

    private func send() async {
        guard !isSending, isComplete else { return }  // a second tap
        phase = .sending
        let address = address
        do throws(APIError) {
            let token = try await account.service.signIn(email: address, password: password)
            guard !token.reveal().isEmpty else { throw .unreadable("the token is empty") }
            // Who has closed the sheet meanwhile does not want it any more.
            guard context.router.isOnTop else { return }
            password = Secret("")
            // First: what has waited opens in its place.
            context.close()
            account.begin(email: address, token: token)
        } catch .cancelled {
            phase = .editing
        } catch {
            if case .invalid(_, let fields) = error.group {
                refusals = [:]
                for field in [Field.email, .password] {
                    guard let text = fields[field.rawValue]?.first else { continue }
                    refusals[field] = Refusal(value: value(of: field), text: text)
                }
            }
            phase = .failed(error)
        }
    }
}
