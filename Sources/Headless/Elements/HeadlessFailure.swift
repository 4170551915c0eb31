/// Why an act on a headless app could not be carried out: facts, for the runner to put into words.
public enum HeadlessFailure: Error, Hashable, Sendable {
    case notRunning
    case inBackground
    case inForeground
    case notInBackground
    case alreadyInBackground
    /// A loop without a wait, or with waits of no time: the app would run for ever.
    case restless
    /// Navigation that the shell refused or put off, and why.
    case refused(String)
    /// Nothing of that name; `among` is what there is.
    case notFound(String, among: [String])
    case ambiguous(String, candidates: [String])
    case disabled(String)
    case notInteractive(String)
    case covered(String, by: String)
    /// The element takes another kind of act than the one asked for.
    case wrongKind(String, expected: String)
    case noSuchOption(String, options: [String])
    case notRefreshable(screen: String)
    case cannotGoBack(screen: String)
    case noSheet
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
}

extension HeadlessFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notRunning: "the app is not running; launch it first"
        case .inBackground: "the app is in the background; bring it to the foreground first"
        case .inForeground: "the app is in the foreground already"
        case .notInBackground: "the app is in the foreground; put it in the background first"
        case .alreadyInBackground: "the app is in the background already"
        case .restless: "the app does not come to rest: something in it loops without waiting, or never ends its waits"
        case .refused(let reason): "the app refused: \(reason)"
        case .notFound(let label, _): "“\(label)” is not on the screen"
        case .ambiguous(let label, let candidates):
            "“\(label)” could be \(candidates.count) elements: \(candidates.joined(separator: "; ")); "
                + "name the one it is in"
        case .disabled(let element): "\(element) is disabled"
        case .notInteractive(let element): "\(element) can't be acted on"
        case .covered(let element, let cover): "\(element) is covered by the sheet “\(cover)”"
        case .wrongKind(let element, let expected): "\(element) is not \(expected)"
        case .noSuchOption(let option, let options):
            "there is no option “\(option)”, only \(options.map { "“\($0)”" }.joined(separator: ", "))"
        case .notRefreshable(let screen): "the screen “\(screen)” can't be pulled to refresh"
        case .cannotGoBack(let screen): "there is nothing to go back to from “\(screen)”"
        case .noSheet: "no sheet is open"
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
            "the server did not answer within \(limit.inSeconds.rounded(toPlaces: 3)) s of real time: \(requests.joined(separator: ", "))"
        case .servedBackend(let fact): "the served back end, \(fact)"
        }
    }
}
