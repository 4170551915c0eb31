import AppShell
package import AppShellHeadless
import AppShellTexts

/// Something that a person, the network or time does to a phone.
public enum ExplorationAct: Hashable, Codable, Sendable {
    // While the app does not run:
    case launch
    // While it is on the screen:
    case element(ElementAct)
    case pullToRefresh
    case dismissKeyboard
    case enterBackground
    /// The answer to the question whether the app may send notifications.
    case answerPrompt(isAllowed: Bool)
    /// The person swipes the app away.
    case forceQuit
    // While it is in the background:
    case enterForeground
    /// The system needs the memory of the app.
    case systemKill
    // At any time:
    case openLink(String)
    /// A push comes, JSON as the back end sent it, and the person taps it.
    case tapPush(String)
    case tapNotification(title: String, text: String)
    case allowNotificationsInSettings
    case setOnline(Bool)
    /// Until the next timer or notification is due.
    case waitForTimer
    /// Two minutes, in which every call is answered or given up.
    case waitForAnswers
    case waitForADay

    /// An act on one element of the screen.
    public struct ElementAct: Hashable, Codable, Sendable {
        /// The indices of children, from the app.
        package let path: [Int]
        /// The role in one word: `button`.
        public let role: String
        /// What it says.
        public let label: String
        package let gesture: HeadlessSession.ElementGesture
    }
}

extension ExplorationAct: CustomStringConvertible {
    /// In a few words: `tap button “Envoyer”`.
    public var description: String { Reader.inEnglish { localizedDescription } }

    /// Its ``description`` in the language of the current `Reader`.
    public var localizedDescription: String {
        switch self {
        case .launch: localized("launch")
        case .element(let act): act.localizedDescription
        case .pullToRefresh: localized("pull to refresh")
        case .dismissKeyboard: localized("dismiss the keyboard")
        case .enterBackground: localized("leave the app")
        case .answerPrompt(let isAllowed): localized(isAllowed ? "allow notifications" : "deny notifications")
        case .forceQuit: localized("force-quit")
        case .enterForeground: localized("return to the app")
        case .systemKill: localized("the system ends the app")
        case .openLink(let link): localized("open \(link)")
        case .tapPush(let payload): localized("tap the push \(payload)")
        case .tapNotification(let title, let text): localized("tap the notification “\(title)”: “\(text)”")
        case .allowNotificationsInSettings: localized("allow notifications in the settings")
        case .setOnline(let isOnline): localized(isOnline ? "go online" : "go offline")
        case .waitForTimer: localized("wait for the next timer")
        case .waitForAnswers: localized("wait for two minutes")
        case .waitForADay: localized("wait for a day")
        }
    }

    /// The kind of act and what it is done to: `tap button “Envoyer”`.
    var kind: String { Reader.inEnglish { localizedKind } }

    /// Its ``kind`` in the language of the current `Reader`.
    package var localizedKind: String {
        switch self {
        case .openLink: localized("open a link")
        case .tapPush: localized("tap a push")
        case .tapNotification: localized("tap a notification")
        case .element(let act):
            switch act.gesture {
            case .type: localized("type into “\(act.label)”")
            default: act.localizedDescription
            }
        default: localizedDescription
        }
    }
}

extension ExplorationAct.ElementAct: CustomStringConvertible {
    /// In a few words: `tap button “Envoyer”`.
    public var description: String { Reader.inEnglish { localizedDescription } }

    fileprivate var localizedDescription: String {
        let role = Reader.current.text(role)
        return switch gesture {
        case .tap(times: 2): localized("double-tap \(role) “\(label)”")
        case .tap: localized("tap \(role) “\(label)”")
        case .hold: localized("hold \(role) “\(label)”")
        case .type(let text): localized("type “\(text)” into “\(label)”")
        case .set(true): localized("turn “\(label)” on")
        case .set(false): localized("turn “\(label)” off")
        case .choose(let option): localized("choose “\(option)” in “\(label)”")
        case .adjust(let number): localized("set “\(label)” to \(number)")
        case .slide(let number): localized("set “\(label)” to \(Content.Scale.text(number))")
        case .pick(let date): localized("set “\(label)” to \(date)")
        }
    }
}

extension ExplorationAct {
    /// Does it, until the app is at rest.
    ///
    /// - Throws: `HeadlessError` where the phone does not let it happen. It names elements in English.
    package func perform(on session: HeadlessSession) throws {
        try Reader.inEnglish { try act(on: session) }
    }

    private func act(on session: HeadlessSession) throws {
        switch self {
        case .launch: try session.launch()
        case .element(let act): try session.act(act.gesture, at: act.path, role: act.role, label: act.label)
        case .pullToRefresh: try session.pullToRefresh()
        case .dismissKeyboard: try session.dismissKeyboard()
        case .enterBackground: try session.enterBackground()
        case .answerPrompt(let isAllowed): try session.answerNotificationPrompt(isAllowed: isAllowed)
        case .forceQuit: session.kill(by: .person)
        case .enterForeground: try session.enterForeground()
        case .systemKill: session.kill(by: .system)
        case .openLink(let link):
            if session.isRunning { try session.receive(.link(link)) } else { try session.launch(with: .link(link)) }
        case .tapPush(let payload):
            try session.receivePush(payload)
            // One that the app does not show over itself can't be tapped.
            guard let shown = session.phone.notifications.shown.last?.notification else {
                throw HeadlessError.noNotification("of the push", shown: [])
            }
            try session.tapNotification(shown.title, text: shown.body)
        case .tapNotification(let title, let text): try session.tapNotification(title, text: text)
        case .allowNotificationsInSettings: session.setNotificationPermission(.authorized)
        case .setOnline(let isOnline): try session.setOnline(isOnline)
        case .waitForTimer: try session.wait(session.nextDue ?? .zero)
        case .waitForAnswers: try session.wait(.seconds(120))
        case .waitForADay: try session.wait(.seconds(86_400))
        }
    }
}
