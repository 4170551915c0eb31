import AppShell
package import AppShellHeadless

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
    public var description: String {
        switch self {
        case .launch: "launch"
        case .element(let act): act.description
        case .pullToRefresh: "pull to refresh"
        case .dismissKeyboard: "dismiss the keyboard"
        case .enterBackground: "leave the app"
        case .answerPrompt(let isAllowed): isAllowed ? "allow notifications" : "deny notifications"
        case .forceQuit: "force-quit"
        case .enterForeground: "return to the app"
        case .systemKill: "the system ends the app"
        case .openLink(let link): "open \(link)"
        case .tapPush(let payload): "tap the push \(payload)"
        case .tapNotification(let title, let text): "tap the notification “\(title)”: “\(text)”"
        case .allowNotificationsInSettings: "allow notifications in the settings"
        case .setOnline(let isOnline): isOnline ? "go online" : "go offline"
        case .waitForTimer: "wait for the next timer"
        case .waitForAnswers: "wait for two minutes"
        case .waitForADay: "wait for a day"
        }
    }
}

extension ExplorationAct.ElementAct: CustomStringConvertible {
    public var description: String {
        switch gesture {
        case .tap(let times): (times == 2 ? "double-tap" : "tap") + " \(role) “\(label)”"
        case .hold: "hold \(role) “\(label)”"
        case .type(let text): "type “\(text)” into “\(label)”"
        case .set(let isOn): "turn “\(label)” \(isOn ? "on" : "off")"
        case .choose(let option): "choose “\(option)” in “\(label)”"
        }
    }
}

extension ExplorationAct {
    /// Does it, until the app is at rest.
    ///
    /// - Throws: `HeadlessError` where the phone does not let it happen.
    package func perform(on session: HeadlessSession) throws {
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
