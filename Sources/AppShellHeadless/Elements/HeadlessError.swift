/// Why an act on a headless app could not be carried out: facts, for the runner to put into words.
public enum HeadlessError: Error, Hashable, Sendable {
    case notRunning
    case inBackground
    case inForeground
    case notInBackground
    case alreadyInBackground
    /// A loop without a wait, or with waits of no time: the app would run for ever.
    case restless
    /// Navigation that the shell refused or put off, and why.
    case refused(String)
    case notFound(MissingElement)
    case ambiguous(String, candidates: [Candidate])
    /// Nothing can be done with the element now; `by` is what the screen says of why, and may be empty.
    case disabled(String, by: [String])
    /// It is there to be read; `in` is what it stands in that can be acted on.
    case notInteractive(String, in: String?)
    /// It stands on the screen of that title, under what covers that.
    case covered(String, on: String, by: String)
    /// Floats over the screen, and is hidden while something is typed into that field.
    case behindKeyboard(String, typingInto: String)
    /// The element takes another kind of act than the one asked for.
    case wrongKind(String, expected: ElementUse)
    /// A tap does nothing: the element must be pressed for so long.
    case mustBeHeld(String, for: Duration)
    case noSuchOption(String, options: [String])
    case notRefreshable(screen: String)
    case cannotGoBack(screen: String, isSheet: Bool)
    /// - Parameter screen: the title of what is on top.
    case noSheet(screen: String)
    case noKeyboard
    /// No notification says that; `shown` is what the phone shows.
    case noNotification(String, shown: [String])
    /// Several notifications say that; `candidates` is which.
    case ambiguousNotification(String, candidates: [String])
    /// The push service does not take it.
    case refusedPush(String)
    /// The system hands nothing over again.
    case noTap
    /// A real server did not answer in time; the requests were given up.
    case liveRequestsOpen([String], after: Duration)
    /// A back end that is served elsewhere let the step down: where, and why.
    case servedBackend(String)

    /// One of several elements that a script may mean.
    public struct Candidate: Hashable, Sendable {
        /// Role and label.
        public let name: String
        public let label: String
        /// Role and label of what it stands in, and that label alone.
        public let holder: String?
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
            "“\(label)” could be \(candidates.count) elements: "
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
            "“\(words)” could be \(candidates.count) notifications: \(candidates.joined(separator: "; ")); "
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
