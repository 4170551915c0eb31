import AppShell
import AppShellHeadless
import CucumberGherkin

/// What had happened when the current act began: an act is a « Quand » with its following steps.
///
/// Steps about something short, such as a vibration, mean one of the current act, not an earlier one.
struct ActStart {
    private var type: PickleStep.StepType?
    private(set) var phoneEvents = 0
    private var shown: Set<ShownNotification> = []
    private var effects: [String: Int] = [:]

    /// A new act begins with an action after an assertion or after the setting.
    mutating func willRun(_ next: PickleStep.StepType, in session: HeadlessSession) {
        guard next != .unknown else { return }
        defer { type = next }
        guard next != .outcome, type != next else { return }
        phoneEvents = session.phone.events.count
        shown = Set(session.phone.notifications.shown)
        effects = [:]
        guard let content = try? session.content() else { return }
        for element in ElementFinder(content).elements.map(\.element) {
            if let effect = element.state.look?.effect { effects[element.name] = effect.number }
        }
    }

    func isNew(_ notification: ShownNotification) -> Bool { !shown.contains(notification) }

    func isNew(_ effect: Content.Effect, of element: ContentSnapshot) -> Bool {
        effects[element.name] != effect.number
    }
}

extension ScenarioWorld {
    /// Says that the current step is about the server: its failure shows no screen.
    func looksAtServer() {
        isAboutServer = true
    }
}
