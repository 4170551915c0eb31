import AppShell
import AppShellHeadless
import AppShellInspection
import AppShellTexts

/// Laws of what people entrust to an app.
extension Law {
    static let typedTextKept = Law(
        "typed-text-kept",
        "What was typed stays, unless the person changes it, sends it, or leaves the form.",
        .act { act in
            guard act.isNoChangeOfForms, act.before.screen == act.after.screen else { return [] }
            let isOfWrite = act.move == nil && act.fault?.call.target.method.isWrite == true
            return lost(act.before.typed, in: act.after).map { loss in
                Violation(
                    localized(
                        "\(act.before.localizedScreen): field “\(loss.label)”, \(isOfWrite ? localized("a step whose call fails") : act.localizedKind)"
                    ),
                    loss.localizedFact
                )
            }
        }
    )

    static let draftsSurvive = Law(
        "drafts-survive",
        "What was typed is there after another tab, another app, and an end of the app by the system.",
        .trial { trial in
            let (typed, state) = (trial.state.typed, trial.state)
            guard !typed.isEmpty, let navigation = state.navigation, navigation.locks.isEmpty else { return [] }
            var violations: [Violation] = []
            func check(_ way: @autoclosure () -> String, _ act: (HeadlessSession) throws -> Void) throws {
                try trial.onFreshPhone { session in
                    do { try act(session) } catch is HeadlessError { return }
                    let after = trial.view(of: session)
                    guard after.screen == state.screen else { return }
                    violations += lost(typed, in: after).map { loss in
                        Violation(
                            localized("\(state.localizedScreen): field “\(loss.label)”, \(way())"),
                            loss.localizedFact
                        )
                    }
                }
            }
            if !trial.isOfEnd {
                try check(localized("after another app")) { session in
                    try session.enterBackground()
                    try session.enterForeground()
                }
            }
            if !trial.isOfEnd, navigation.sheets.isEmpty,
                let other = state.session.manifest.tabs.first(where: { $0.id != navigation.selected }),
                let own = state.session.manifest.tabs.first(where: { $0.id == navigation.selected })
            {
                try check(localized("after another tab")) { session in
                    try session.selectTab(other.title)
                    try session.selectTab(own.title)
                }
            }
            // What a full or damaged disk can't keep is not the app's to lose.
            guard !state.session.disk.isHarmed else { return violations }
            try check(localized("after an end by the system")) { session in
                try session.enterBackground()
                session.kill(by: .system)
                try session.launch()
                try session.comeToRest(within: .seconds(30))
            }
            return violations
        }
    )

    static let writtenOnce = Law(
        "written-once",
        "What a person asks for once is kept once by the back end, whatever happens to the calls.",
        .continuation { act in
            guard act.calls.contains(where: { $0.request.method.isWrite }) else { return nil }
            try act.after.session.comeToRest(within: .seconds(120))
            return duplicates(of: act)
        }
    )

    /// What the back end has more than once since the state before an act that wrote something.
    static func duplicates(of act: ActView) -> [Violation] {
        guard act.after.session.digest[.backend] != act.before.digest[.backend],
            let before = act.before.backendState, let after = act.after.session.backendState
        else { return [] }
        // Who tries again after a failure asks for the same thing.
        let isRetry = !act.before.failures.isEmpty
        return BackendRecords.duplicates(from: before, to: after, isRetry: isRetry).map { record in
            Violation(
                localized("\(act.before.localizedScreen): \(record.list)"),
                localized("The back end has \(record.count) equal records in “\(record.list)”: \(record.text)")
            )
        }
    }

    static let confirmedIsStored = Law(
        "confirmed-is-stored",
        "What the app confirms is stored: by the back end, or on the phone.",
        .act { act in
            guard !act.after.inputs.confirmations.isEmpty else { return [] }
            let confirmation = act.after.texts.first { text in
                act.after.inputs.confirmations.contains { text.hasPrefix($0) } && !act.before.textSet.contains(text)
            }
            guard let confirmation else { return [] }
            // The answer that a fault makes up is none of the back end's.
            let isMadeUp = act.fault.map { $0.kind == .malformed && $0.call.target.method.isWrite } ?? false
            // What was sent before the person left shows when they come back.
            let isReturn =
                act.before.screen != act.after.screen
                && (act.calls + act.ended).allSatisfy { !$0.request.method.isWrite }
            if isReturn, act.before.exchanges.contains(where: \.isStoredWrite) { return [] }
            let isStored = act.ended.count(where: \.isStoredWrite) > (isMadeUp ? 1 : 0)
            guard !isStored else { return [] }
            return [
                Violation(
                    localized("\(act.after.localizedScreen): “\(confirmation)”"),
                    localized("“\(confirmation)” shows, but no write has reached the back end.")
                )
            ]
        }
    )

    static let switchedOffIsSilent = Law(
        "switched-off-is-silent",
        "What the person has switched off in the app is not scheduled on the phone.",
        .state { state in
            // Where the choices can't be read, what waits stays.
            guard state.content != nil, !state.session.disk.isHarmed else { return [] }
            return try state.session.switchedOffNotifications().map { scheduled in
                let words = DeliveredNotification(scheduled.notification, at: scheduled.date).localizedWords
                return Violation(
                    localized("notification “\(scheduled.notification.group ?? scheduled.notification.id)”"),
                    localized("\(words) is scheduled, and switched off in the app.")
                )
            }
        }
    )

    static let relaunchKeeps = Law(
        "relaunch-keeps",
        "Ended by the system and launched again, the app shows no less: the screen, the switches and the choices.",
        .trial { trial in
            let state = trial.state
            guard let navigation = state.navigation, navigation.locks.isEmpty, state.loading.isEmpty,
                state.failures.isEmpty,
                !state.session.hasOpenCalls, state.session.phone.isOnline
            else { return [] }
            return try trial.onFreshPhone { session in
                do { try session.enterBackground() } catch is HeadlessError { return [] }
                session.kill(by: .system)
                try session.launch()
                try session.comeToRest(within: .seconds(30))
                let after = trial.view(of: session)
                guard after.navigation == navigation else {
                    guard try navigation.isDurable(in: session) else { return [] }
                    return navigationLoss(from: navigation, to: after).map { fact in
                        [Violation(subject: BilingualText(state.localizedScreen), fact: fact)]
                    } ?? []
                }
                let (earlier, later) = (settings(of: state), settings(of: after))
                return earlier.sorted { $0.key < $1.key }.compactMap { name, element in
                    guard let now = later[name], now.setting != element.setting else { return nil }
                    return Violation(
                        localized("\(state.localizedScreen): \(element.name)"),
                        localized("\(element.name) was \(element.setting), and is \(now.setting) after the launch.")
                    )
                }
            }
        }
    )

    /// The names of the laws that try the end of the app by the system.
    static let ofEnds: Set<String> = [draftsSurvive.name, relaunchKeeps.name]

    /// Why it is wrong that the app came back elsewhere; nil where the graph says so.
    private static func navigationLoss(from navigation: NavigationState, to after: StateView) -> BilingualText? {
        guard
            let record = after.arrivals.first(where: {
                if case .restoration = $0.arrival.content { true } else { false }
            })
        else { return nil }
        switch record.outcome {
        case .restored(let dropped) where dropped.isEmpty && after.navigation?.current != navigation.current:
            return BilingualText(
                localized(
                    "It was restored to \(after.navigation?.localizedDescription ?? localized("nothing")), not to \(navigation.localizedDescription)."
                )
            )
        case .held:
            return BilingualText(localized("The saved state waits: \(record.outcome.localizedDescription)."))
        default: return nil
        }
    }

    /// Switches and choices by their English names.
    private static func settings(of state: StateView) -> [String: ContentSnapshot] {
        Dictionary(
            state.elements.compactMap { element in
                // One that can't be changed shows what is not known yet.
                guard !element.state.isDisabled, element.role == .toggle || element.role == .choice else { return nil }
                return (Reader.inEnglish { element.name }, element)
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// A text that a field has no more.
    private struct Loss {
        let label: String
        let text: String
        /// What stands there; nil: nothing.
        let now: String?

        var localizedFact: String { localized("“\(text)” stood in “\(label)”; now it is \(now.standing).") }
    }

    private static func lost(_ typed: [String: String], in state: StateView) -> [Loss] {
        typed.sorted { $0.key < $1.key }.compactMap { label, text in
            // What moved on to where it can be read is not lost, as in a conversation.
            guard state.typed[label] != text, !state.texts.contains(text), !text.allSatisfy(\.isWhitespace) else {
                return nil
            }
            return Loss(label: label, text: text, now: state.typed[label])
        }
    }
}

extension ContentSnapshot {
    /// How a switch or a choice is set, in the language of the current `Reader`.
    fileprivate var setting: String {
        role == .toggle ? localized(state.isSelected ? "on" : "off") : (value ?? "").quoted
    }
}

extension NavigationState {
    /// Whether the app comes back to every route that is shown or under it.
    fileprivate func isDurable(in session: HeadlessSession) throws -> Bool {
        let destinations = try session.graphSummary().modules.flatMap(\.destinations)
        let durable = Set(destinations.filter(\.isDurable).map(\.name))
        return ([base] + sheets).flatMap(\.routes).allSatisfy { durable.contains($0.name) }
    }
}

extension ActView {
    /// Whether the act is none that may change what stands in fields.
    fileprivate var isNoChangeOfForms: Bool {
        switch move?.act {
        case .waitForTimer, .waitForAnswers, .waitForADay, .setOnline, .pullToRefresh, .answerPrompt,
            .allowNotificationsInSettings,
            .dismissKeyboard:
            // What was being sent may be done now.
            return before.loading.isEmpty
        case .element(let act):
            // Of taps, one whose call failed.
            if case .type = act.gesture { return false }
            return isFailedWrite
        // A step of a script: which one is not known, so what it typed itself is left alone.
        case nil:
            guard after.typedTexts == before.typedTexts, !ended.contains(where: \.isStoredWrite) else { return false }
            return fault?.call.target.method.isWrite == true ? isFailedWrite : true
        default: return false
        }
    }

    /// Whether something went wrong with a write, and nothing says that all is well.
    private var isFailedWrite: Bool {
        guard let fault, fault.call.target.method.isWrite else { return false }
        return after.texts.allSatisfy { text in
            !after.inputs.confirmations.contains { text.contains($0) }
        }
    }
}

extension SimulatedServer.Exchange {
    /// Whether the app wrote something, and was told that it is stored.
    fileprivate var isStoredWrite: Bool { request.method.isWrite && status.map { (200..<300).contains($0) } == true }
}

extension HeadlessSession {
    /// Lets time pass until nothing is due within a minute, nothing loads and no call is open.
    ///
    /// - Parameter limit: of the virtual time.
    func comeToRest(within limit: Duration) throws {
        let end = clock.elapsed + limit
        while clock.elapsed < end, hasOpenCalls || nextTimer != nil {
            guard try advanceToNextTimer(within: end - clock.elapsed) else { return }
        }
    }
}
