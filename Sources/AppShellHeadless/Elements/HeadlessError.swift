/// Why an act on a headless app failed, as facts.
public enum HeadlessError: Error, Hashable, Sendable {
    case notRunning
    case inBackground
    case inForeground
    case notInBackground
    case alreadyInBackground
    /// The app loops without waiting.
    case restless
    /// The shell refused or deferred a navigation, for this reason.
    case refused(String)
    case notFound(MissingElement)
    case ambiguous(String, candidates: [Candidate])
    /// The element is disabled. `by` is what the screen says about the reason; it may be empty.
    case disabled(String, by: [String])
    /// The element takes no action. `in` is its interactive container.
    case notInteractive(String, in: String?)
    /// The element is on a screen with that title, which something covers.
    case covered(String, on: String, by: String)
    /// The keyboard hides the element while something is typed into that field.
    case behindKeyboard(String, typingInto: String)
    /// The element takes another kind of action.
    case wrongKind(String, expected: ElementUse)
    /// The element must be pressed that long.
    case mustBeHeld(String, for: Duration)
    case noSuchOption(String, options: [String])
    case notRefreshable(screen: String)
    case cannotGoBack(screen: String, isSheet: Bool)
    /// - Parameter screen: the title of what is on top.
    case noSheet(screen: String)
    case noKeyboard
    /// No notification says this. `shown` lists those on the phone.
    case noNotification(String, shown: [String])
    /// Several notifications say this.
    case ambiguousNotification(String, candidates: [String])
    /// The push service refuses it, for this reason.
    case refusedPush(String)
    /// There was no tap to repeat.
    case noTap
    /// A real server did not answer in time. The requests were cancelled.
    case liveRequestsOpen([String], after: Duration)
    /// A served back end failed: its URL and the reason.
    case servedBackend(String)

    /// One of several matching elements.
    public struct Candidate: Hashable, Sendable {
        /// Role and label.
        public let name: String
        /// What it says.
        public let label: String
        /// Role and label of its container.
        public let holder: String?
        /// The label of its container.
        public let holderLabel: String?

        public init(name: String, label: String, holder: String?, holderLabel: String?) {
            self.name = name
            self.label = label
            self.holder = holder
            self.holderLabel = holderLabel
        }
    }
}

extension HeadlessError.Candidate: CustomStringConvertible {
    /// `button “Réessayer” in section “Blog”`
    public var description: String { name + (holder.map { " in \($0)" } ?? "") }
}

extension HeadlessError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notRunning: "the app is not running; launch it first"
        case .inBackground: "the app is in the background; bring it to the foreground first"
        case .inForeground: "the app is in the foreground already"
        case .notInBackground: "the app is in the foreground; put it in the background first"
        case .alreadyInBackground: "the app is in the background already"
        case .restless: "the app does not come to rest: something in it loops without waiting, or never ends its waits"
        case .refused(let reason): "the app refused: \(reason)"
        case .notFound(let missing): "\(missing)"
        case .ambiguous(let label, let candidates):
            "“\(label)” matches \(candidates.count) elements: "
                + candidates.map(\.description).joined(separator: "; ")
        case .disabled(let element, let reasons):
            "\(element) is disabled"
                + (reasons.isEmpty ? ", and nothing on the screen says why" : ": \(reasons.joined(separator: ", "))")
        case .notInteractive(let element, let holder):
            "\(element) can't be acted on" + (holder.map { "; it stands in \($0), which can" } ?? "")
        case .covered(let element, let screen, let cover):
            "\(element) is on the screen “\(screen)”, covered by the \(cover)"
        case .behindKeyboard(let element, let field):
            "\(element) is hidden while the keyboard is up for the field “\(field)”"
        case .wrongKind(let element, expected: .tapping): "\(element) takes what is put in, and no tap"
        case .wrongKind(let element, expected: .holding): "\(element) acts at a tap; there is nothing to hold"
        case .wrongKind(let element, let expected): "\(element) is no \(expected.name)"
        case .mustBeHeld(let element, let duration): "\(element) must be held for \(duration.brief); a tap does nothing"
        case .noSuchOption(let option, let options):
            "there is no option “\(option)”, only \(options.map { "“\($0)”" }.joined(separator: ", "))"
        case .notRefreshable(let screen): "the screen “\(screen)” can't be pulled to refresh"
        case .cannotGoBack(let screen, let isSheet):
            "there is nothing to go back to from “\(screen)”" + (isSheet ? ", which is a sheet" : "")
        case .noSheet(let screen): "no sheet is open: “\(screen)” is the screen on top"
        case .noKeyboard: "the keyboard is not up; type into a field first"
        case .noNotification(let words, let shown):
            "the phone shows no notification “\(words)”"
                + (shown.isEmpty ? "; it shows none" : ", only \(shown.joined(separator: ", "))")
        case .ambiguousNotification(let words, let candidates):
            "“\(words)” matches \(candidates.count) notifications: \(candidates.joined(separator: "; ")); "
                + "name its whole title, or its title and its text"
        case .refusedPush(let reason):
            "the push service refuses the notification: " + (reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
        case .noTap: "no notification has been tapped yet; tap one first"
        case .liveRequestsOpen(let requests, let limit):
            "the server did not answer within \(limit.brief) of real time: \(requests.joined(separator: ", "))"
        case .servedBackend(let fact): "the served back end, \(fact)"
        }
    }
}
