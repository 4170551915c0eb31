import AppShell
import Observation

/// What is in the form: neither a failure nor another tab nor a link nor the end of the process takes what was typed
/// (MAD-NFR20).
@Observable
final class ContactDraft {
    enum Phase {
        case editing
        case sending
        case failed(APIError)
        /// The form is empty again, for another message.
        case sent
    }

    static let maximumName = 100
    static let maximumMessage = 5_000

    var phase: Phase = .editing
    var name = "" { didSet { keep() } }
    var email = "" { didSet { keep() } }
    /// nil while the message is the pre-fill, whatever that is at the moment.
    private var typedMessage: String? { didSet { keep() } }
    /// What the person was writing about when they began to type: what they look up meanwhile changes nothing.
    private var subject: ViewedItem?
    /// The ``ViewedItems/lastArrival`` that the person put away.
    private var dismissal: Int?
    /// What the back end said of values, by field.
    private var refusals: [Field: Refusal] = [:]
    @ObservationIgnored private let viewed: ViewedItems
    @ObservationIgnored let subjectStrings: (any ContactSubjectStrings)?
    @ObservationIgnored private let strings: any ContactStrings
    @ObservationIgnored private let keeper: DraftStore
    @ObservationIgnored private var hasBegun = false

    init(subject: ContactSubject?, strings: any ContactStrings, keeper: DraftStore) {
        viewed = subject?.viewed ?? ViewedItems()
        subjectStrings = subject?.strings
        self.strings = strings
        self.keeper = keeper
    }

    /// Takes up what an earlier process left in the form; the first time alone.
    func begin() {
        guard !hasBegun else { return }
        let draft = keeper.draft
        name = draft.name
        email = draft.email
        typedMessage = draft.message
        hasBegun = true
    }

    private func keep() {
        if hasBegun { keeper.keep(TypedDraft(name: name, email: email, message: typedMessage)) }
    }

    /// The fields, by the names the back end has for them.
    enum Field: String, CaseIterable {
        case name, email, message
    }

    private struct Refusal {
        let value: String
        let text: String
    }

    // MARK: Context

    /// What the message is about; nil where nothing was viewed, or the person put it away.
    var item: ViewedItem? {
        if let subject, isTyped(.message) { return subject }
        guard let last = viewed.last, dismissal != viewed.lastArrival else { return nil }
        return last
    }

    var context: ContactContext? { item.map { ContactContext(item: $0, viewed: viewed.all) } }

    /// The message is about something else; what the person typed stays.
    func dismissItem() {
        dismissal = viewed.lastArrival
        subject = nil
    }

    // MARK: Message

    private var prefill: String {
        guard let item, let subjectStrings else { return "" }
        return subjectStrings.prefill(item.title)
    }

    /// What stands in the field: what was typed, else the pre-fill.
    var message: String {
        get { typedMessage ?? prefill }
        set {
            let item = item
            typedMessage = newValue == prefill ? nil : newValue
            subject = isTyped(.message) ? item : nil
        }
    }

    // MARK: Values

    /// A field's value as it would be sent: without control characters and space at its ends.
    func value(of field: Field) -> String {
        switch field {
        case .name:
            // One line.
            TypedText.cleaned(String(name.map { $0.isNewline ? " " : $0 }))
        case .email: TypedText.cleaned(email)
        case .message: TypedText.cleaned(message)
        }
    }

    /// Whether something stands in a field that the person put there.
    private func isTyped(_ field: Field) -> Bool {
        switch field {
        case .name: !name.isEmpty
        case .email: !email.isEmpty
        case .message: typedMessage?.isEmpty == false
        }
    }

    private func isAcceptable(_ field: Field) -> Bool {
        let value = value(of: field)
        // Code points, as the back end counts.
        let length = value.unicodeScalars.count
        return switch field {
        case .name: (1...ContactDraft.maximumName).contains(length)
        case .email: EmailAddress.isValid(value)
        case .message: (1...ContactDraft.maximumMessage).contains(length)
        }
    }

    var isComplete: Bool { Field.allCases.allSatisfy(isAcceptable) }

    /// nil while there is nothing to say: nothing was typed.
    func isValid(_ field: Field) -> Bool? {
        if refusal(of: field) != nil { return false }
        return isTyped(field) ? isAcceptable(field) : nil
    }

    /// What is wrong with a field; nil where nothing is, or nothing was typed.
    func issue(of field: Field) -> String? {
        guard isTyped(field), !isAcceptable(field) else { return refusal(of: field) }
        return switch field {
        case .name: strings.invalidName
        case .email: strings.invalidEmail
        case .message: strings.invalidMessage
        }
    }

    /// Stands until the value is another one.
    private func refusal(of field: Field) -> String? {
        guard let refusal = refusals[field], refusal.value == value(of: field) else { return nil }
        return refusal.text
    }

    // MARK: Sending

    /// What the back end said of things that are not in the form.
    var otherRefusals: [String] {
        guard case .failed(let error) = phase, case .invalid(_, let fields) = error.group else { return [] }
        let others = fields.filter { Field(rawValue: $0.key) == nil }
        return others.sorted { $0.key < $1.key }.compactMap(\.value.first)
    }

    func keepRefusals(_ texts: [String: [String]]) {
        refusals = [:]
        for field in Field.allCases {
            guard let text = texts[field.rawValue]?.first else { continue }
            refusals[field] = Refusal(value: value(of: field), text: text)
        }
    }

    /// Goes out as it is.
    ///
    /// - Returns: the moment, for ``reset(since:)``.
    func beginSending() -> Int {
        phase = .sending
        return viewed.moment
    }

    /// Sent: room for another message, about nothing but what was viewed meanwhile (MAD-FR20).
    func reset(since moment: Int) {
        name = ""
        email = ""
        typedMessage = nil
        subject = nil
        refusals = [:]
        viewed.clear(through: moment)
        dismissal = nil
        phase = .sent
    }
}
