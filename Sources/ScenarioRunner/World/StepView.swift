import AppShell
import AppShellHeadless
import CucumberGherkin

/// What the step that runs looks at.
struct StepView: ScenarioState {
    /// The server's calls and answers: then the screen says nothing of why it fails.
    var isServer = false
}

/// What had happened when the act began that the scenario is in: the steps from the last « Quand » on, with what is said
/// between it and the next « Alors ».
///
/// Steps that tell of something short, such as a vibration, mean one of this act, not one of long ago.
struct ActStart: ScenarioState {
    private var type: PickleStep.StepType?
    private(set) var phoneEvents = 0
    private var shown: Set<ShownNotification> = []
    private var effects: [String: Int] = [:]

    /// Another act begins where something is done after something was said to hold, or after the setting.
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
    /// The step that runs is about the server; its failure shows no screen.
    func looksAtServer() {
        self[StepView.self].isServer = true
    }
}
