import AppShell
import AppShellHeadless
import AppShellInspection

/// Laws of what people entrust to an app.
extension Law {
    static let typedTextKept = Law(
        "typed-text-kept",
        "What was typed stays, unless the person changes it, sends it, or leaves the form.",
        .act { act in
            guard act.isNoChangeOfForms, act.before.screen == act.after.screen else { return [] }
            return lost(act.before.typed, in: act.after).map { label, fact in
                let isOfWrite = act.fault?.call.target.method.isWrite == true
                let kind = act.move?.act.kind ?? (isOfWrite ? "a step whose call fails" : "a step")
                return Violation("\(act.before.screen): field “\(label)”, \(kind)", fact)
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
            func check(_ way: String, _ act: (HeadlessSession) throws -> Void) throws {
                try trial.onFreshPhone { session in
                    do { try act(session) } catch is HeadlessError { return }
                    let after = trial.view(of: session)
                    guard after.screen == state.screen else { return }
                    violations += lost(typed, in: after).map {
                        Violation("\(state.screen): field “\($0)”, \(way)", $1)
                    }
                }
            }
            if !trial.isOfEnd {
                try check("after another app") { session in
                    try session.enterBackground()
                    try session.enterForeground()
                }
            }
            if !trial.isOfEnd, navigation.sheets.isEmpty,
                let other = state.session.manifest.tabs.first(where: { $0.id != navigation.selected }),
                let own = state.session.manifest.tabs.first(where: { $0.id == navigation.selected })
            {
                try check("after another tab") { session in
                    try session.selectTab(other.title)
                    try session.selectTab(own.title)
                }
            }
            // What a full or damaged disk can't keep is not the app's to lose.
            guard !state.session.disk.isHarmed else { return violations }
            try check("after an end by the system") { session in
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
            guard act.after.session.digest[.backend] != act.before.digest[.backend],
                let before = act.before.session.backendState, let after = act.after.session.backendState
            else { return [] }
            // Who tries again after a failure asks for the same thing.
            let isRetry = !act.before.failures.isEmpty
            return BackendRecords.duplicates(from: before, to: after, isRetry: isRetry).map { record in
                Violation(
                    "\(act.before.screen): \(record.list)",
                    "The back end has \(record.count) equal records in “\(record.list)”: \(record.text)"
                )
            }
        }
    )

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
            let isStored = act.ended.count(where: \.isStoredWrite) > (isMadeUp ? 1 : 0)
            guard !isStored else { return [] }
            return [
                Violation(
                    "\(act.after.screen): “\(confirmation)”",
                    "“\(confirmation)” shows, but no write has reached the back end."
                )
            ]
        }
    )

    static let relaunchKeeps = Law(
        "relaunch-keeps",
        "Ended by the system and launched again, the app shows no less: the screen, the switches and the choices.",
        .trial { trial in
            let state = trial.state
            guard let navigation = state.navigation, navigation.locks.isEmpty, state.loading.isEmpty,
                state.failures.isEmpty,
                state.session.server.exchanges.allSatisfy({ $0.end != nil }), state.session.phone.isOnline,
                !state.session.phone.notifications.isAsking
            else { return [] }
            return try trial.onFreshPhone { session in
                do { try session.enterBackground() } catch is HeadlessError { return [] }
                session.kill(by: .system)
                try session.launch()
                try session.comeToRest(within: .seconds(30))
                let after = trial.view(of: session)
                guard after.navigation == navigation else {
                    guard try navigation.isDurable(in: session) else { return [] }
                    return navigationLoss(from: navigation, to: after).map { [Violation(state.screen, $0)] } ?? []
                }
                return settings(of: state).sorted { $0.key < $1.key }.compactMap { name, value in
                    guard let now = settings(of: after)[name], now != value else { return nil }
                    return Violation(
                        "\(state.screen): \(name)",
                        "\(name) was \(value), and is \(now) after the launch."
                    )
                }
            }
        }
    )

    /// The names of the laws that try the end of the app by the system.
    static let ofEnds: Set<String> = [draftsSurvive.name, relaunchKeeps.name]

    /// Why it is wrong that the app came back elsewhere; nil where the graph says so.
    private static func navigationLoss(from navigation: NavigationState, to after: StateView) -> String? {
        guard
            let record = after.arrivals.first(where: {
                if case .restoration = $0.arrival.content { true } else { false }
            })
        else { return nil }
        switch record.outcome {
        case .restored(let dropped) where dropped.isEmpty && after.navigation?.current != navigation.current:
            return "It was restored to \(after.navigation.map { "\($0)" } ?? "nothing"), not to \(navigation)."
        case .held: return "The saved state waits: \(record.outcome)."
        default: return nil
        }
    }

    /// Switches and choices by their names.
    private static func settings(of state: StateView) -> [String: String] {
        Dictionary(
            state.elements.compactMap { element in
                // One that can't be changed shows what is not known yet.
                guard !element.state.isDisabled else { return nil }
                return switch element.role {
                case .toggle: (element.name, element.state.isSelected ? "on" : "off")
                case .choice: (element.name, "“\(element.value ?? "")”")
                default: nil
                }
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private static func lost(_ typed: [String: String], in state: StateView) -> [(String, String)] {
        typed.sorted { $0.key < $1.key }.compactMap { label, text in
            // What moved on to where it can be read is not lost, as in a conversation.
            guard state.typed[label] != text, !state.texts.contains(text), !text.allSatisfy(\.isWhitespace) else {
                return nil
            }
            let now = state.typed[label].map { "“\($0)”" } ?? "empty"
            return (label, "“\(text)” stood in “\(label)”; now it is \(now).")
        }
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
        while clock.elapsed < end, server.exchanges.contains(where: { $0.end == nil }) || nextTimer != nil {
            guard try advanceToNextTimer(within: end - clock.elapsed) else { return }
        }
    }
}
