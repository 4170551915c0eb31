import AppShellInspection
import AppShellTexts

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
    /// A menu is opened by tapping one of its buttons.
    case closedMenu(String, label: String, buttons: [String])
    /// The element is a button of a menu, which the script does not name.
    case inMenu(String, label: String, menu: String)
    /// The element comes out when the row is swiped, which the script does not do.
    case behindSwipe(String, label: String, row: String)
    /// What comes out when the row is swiped is something else.
    case noSuchAction(String, action: String, actions: [String])
    /// The number can't be set.
    case outOfRange(String, number: Int, range: ClosedRange<Int>)
    /// A whole number is to be set; that is none.
    case notWholeNumber(String)
    /// The value can't be read, or can't be set.
    case unsettable(String, value: String, SettableValues)
    case notRefreshable(screen: String)
    case cannotGoBack(screen: String, isSheet: Bool)
    /// - Parameter screen: the title of what is on top.
    case noSheet(screen: String)
    case noKeyboard
    /// No notification says this, or has this title and this text. `shown` lists those on the phone.
    case noNotification(String, text: String? = nil, shown: [String])
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
    /// What modules do wrong; never empty.
    case mistakes([ModuleMistake])

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
    public var description: String { holder.map { localized("\(name) in \($0)") } ?? name }
}

extension HeadlessError: CustomStringConvertible {
    /// In the language of the current `Reader`.
    public var description: String {
        switch self {
        case .notRunning: localized("the app is not running; launch it first")
        case .inBackground: localized("the app is in the background; bring it to the foreground first")
        case .inForeground: localized("the app is in the foreground already")
        case .notInBackground: localized("the app is in the foreground; put it in the background first")
        case .alreadyInBackground: localized("the app is in the background already")
        case .restless:
            localized("the app does not come to rest: something in it loops without waiting, or never ends its waits")
        case .refused(let reason): localized("the app refused: \(KnownText.reason(reason))")
        case .notFound(let missing): "\(missing)"
        case .ambiguous(let label, let candidates):
            localized("“\(label)” matches \(candidates.count) elements: \(list(candidates.map(\.description)))")
        case .disabled(let element, let reasons) where reasons.isEmpty:
            localized("\(element) is disabled, and nothing on the screen says why")
        case .disabled(let element, let reasons):
            localized("\(element) is disabled: \(commas(reasons))")
        case .notInteractive(let element, let holder?):
            localized("\(element) can't be acted on; it stands in \(holder), which can")
        case .notInteractive(let element, nil): localized("\(element) can't be acted on")
        case .covered(let element, let screen, let cover):
            localized("\(element) is on the screen “\(screen)”, covered by the \(cover)")
        case .behindKeyboard(let element, let field):
            localized("\(element) is hidden while the keyboard is up for the field “\(field)”")
        case .wrongKind(let element, expected: .tapping):
            localized("\(element) takes what is put in, and no tap")
        case .wrongKind(let element, expected: .holding):
            localized("\(element) acts at a tap; there is nothing to hold")
        case .wrongKind(let element, let expected): localized("\(element) is no \(expected.name)")
        case .mustBeHeld(let element, let duration):
            localized("\(element) must be held for \(duration.brief); a tap does nothing")
        case .noSuchOption(let option, let options):
            localized("there is no option “\(option)”, only \(options.quoted)")
        case .closedMenu(let menu, _, let buttons):
            localized("\(menu) is opened by a tap on one of its buttons: \(buttons.quoted)")
        case .inMenu(let element, _, let menu): localized("\(element) is in the menu “\(menu)”")
        case .behindSwipe(let element, _, let row):
            localized("\(element) comes out when “\(row)” is swiped")
        case .noSuchAction(let row, let action, let actions):
            localized("\(row) has no action “\(action)”, only \(actions.quoted)")
        case .outOfRange(let element, let number, let range):
            localized("\(element) can't be set to \(number): it goes from \(range.lowerBound) to \(range.upperBound)")
        case .notWholeNumber(let text): localized("“\(text)” is not a whole number, such as 3")
        case .unsettable(let element, let value, let settable):
            localized("\(element) can't be set to “\(value)”: \(settable)")
        case .notRefreshable(let screen): localized("the screen “\(screen)” can't be pulled to refresh")
        case .cannotGoBack(let screen, isSheet: true):
            localized("there is nothing to go back to from “\(screen)”, which is a sheet")
        case .cannotGoBack(let screen, isSheet: false):
            localized("there is nothing to go back to from “\(screen)”")
        case .noSheet(let screen): localized("no sheet is open: “\(screen)” is the screen on top")
        case .noKeyboard: localized("the keyboard is not up; type into a field first")
        case .noNotification(let words, let text?, let shown) where shown.isEmpty:
            localized("the phone shows no notification “\(words)” with the text “\(text)”; it shows none")
        case .noNotification(let words, nil, let shown) where shown.isEmpty:
            localized("the phone shows no notification “\(words)”; it shows none")
        case .noNotification(let words, let text?, let shown):
            localized("the phone shows no notification “\(words)” with the text “\(text)”, only \(commas(shown))")
        case .noNotification(let words, nil, let shown):
            localized("the phone shows no notification “\(words)”, only \(commas(shown))")
        case .ambiguousNotification(let words, let candidates):
            localized(
                "“\(words)” matches \(candidates.count) notifications: \(list(candidates)); name its whole title, or its title and its text"
            )
        case .refusedPush(let reason):
            localized("the push service refuses the notification: \(withoutPeriod(KnownText.reason(reason)))")
        case .noTap: localized("no notification has been tapped yet; tap one first")
        case .liveRequestsOpen(let requests, let limit):
            localized("the server did not answer within \(limit.brief) of real time: \(commas(requests))")
        case .servedBackend(let fact): localized("the served back end, \(KnownText.serverFact(fact))")
        case .mistakes(let mistakes): list(mistakes.map(\.description))
        }
    }

    private func list(_ texts: [String]) -> String { texts.joined(separator: localized("; ")) }

    private func commas(_ texts: [String]) -> String { texts.joined(separator: ", ") }

    private func withoutPeriod(_ text: String) -> String {
        text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
