public import AppShell

/// The contact form, which may know what the person has looked at.
public struct ContactModule: FeatureModule {
    public let id = "contact"
    private let tab: TabID
    private let link: String
    private let strings: any ContactStrings
    private let service: any ContactService
    private let subject: ContactSubject?
    private let onSent: (ContactMessage) -> Void
    private let environment: AppEnvironment
    private let keeper: DraftStore
    private let outbox: ContactOutbox

    /// - Parameters:
    ///   - tab: where the form is.
    ///   - subject: what a message may be about; nil: it is about nothing but what it says.
    ///   - onSent: called when the back end has a message.
    public init(
        tab: TabID,
        link: String,
        strings: any ContactStrings,
        service: any ContactService,
        subject: ContactSubject? = nil,
        onSent: @escaping (ContactMessage) -> Void = { _ in },
        environment: AppEnvironment
    ) {
        self.tab = tab
        self.link = link
        self.strings = strings
        self.service = service
        self.subject = subject
        self.onSent = onSent
        self.environment = environment
        let outbox = ContactOutbox(service: service, environment: environment)
        self.outbox = outbox
        keeper = DraftStore(environment: environment) { await outbox.forget() }
    }

    /// What could not be stored or read, without personal data.
    public var storageIssues: [String] { [keeper.storageIssue, outbox.storageIssue].compactMap(\.self) }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner("@appshell/contact", contract: "What was typed is kept until it was sent, and sent once")
        let keeper = keeper
        contributions.start { start in keeper.tasks = start.tasks }
        let draft = ContactDraft(subject: subject, strings: strings, keeper: keeper)
        contributions.store(TypedDraft.key)
        contributions.store(ContactOutbox.key)
        contributions.task(on: .background) { await keeper.save() }
        let outbox = outbox
        contributions.destination(ContactForm.self, placement: .tab(tab)) { _, context in
            // Read when the form is first shown: a launch that leads elsewhere does not wait for it.
            draft.begin()
            return ContactScreen(
                draft: draft,
                outbox: outbox,
                strings: strings,
                onSent: onSent,
                haptics: environment.device.haptics,
                context: context
            )
        }
        contributions.link(link, to: ContactForm.self)
    }
}

/// The contact form.
public struct ContactForm: PlainDestination {
    public static let name = "contact.form"

    public init() {}
}
