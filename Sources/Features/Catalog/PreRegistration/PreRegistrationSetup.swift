public import AppShell

/// How people ask for an item, with an email address and one tap.
public struct PreRegistrationSetup {
    let strings: any PreRegistrationStrings
    let service: any PreRegistrationService
    let payment: PaymentSetup?
    let onPreRegister: (CatalogItem, _ email: String) -> Void

    /// - Parameters:
    ///   - payment: nil: nothing is paid on the web.
    ///   - onPreRegister: called when the back end has taken one.
    public init(
        strings: any PreRegistrationStrings,
        service: any PreRegistrationService,
        payment: PaymentSetup? = nil,
        onPreRegister: @escaping (CatalogItem, _ email: String) -> Void = { _, _ in }
    ) {
        self.strings = strings
        self.service = service
        self.payment = payment
        self.onPreRegister = onPreRegister
    }
}

/// How someone who has pre-registered is handed over to the page where they pay.
public struct PaymentSetup: Sendable {
    let hosts: [String]
    let button: String
    let note: String

    /// - Parameters:
    ///   - hosts: whose pages a registration may be paid on, in lower case.
    ///   - note: says that it happens on the web: stores ask for that.
    public init(hosts: [String], button: String, note: String) {
        self.hosts = hosts
        self.button = button
        self.note = note
    }
}

/// What the pre-registration sheet says.
public protocol PreRegistrationStrings: Sendable {
    var preRegister: String { get }
    var email: String { get }
    var invalidEmail: String { get }
    var confirm: String { get }
    var sending: String { get }
    var retry: String { get }
    var errors: APIErrorStrings { get }
    var thanks: String { get }
    /// Describes the check mark.
    var done: String { get }
    /// On the item's page, where the sheet was closed before the back end had it.
    var unsent: String { get }
    /// Puts away what the page says of a pre-registration.
    var dismiss: String { get }
}

extension PreRegistrationStrings {
    /// What is wrong with something else than the address can't be fixed in the field: it is said by itself.
    func text(for error: APIError) -> String {
        guard case .invalid(_, let fields) = error.group, fields["email"] == nil,
            let text = fields.sorted(by: { $0.key < $1.key }).first?.value.first
        else { return errors.text(for: error) }
        return text
    }
}
