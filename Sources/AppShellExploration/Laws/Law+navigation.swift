import AppShell
import AppShellHeadless
import AppShellInspection
import AppShellTexts

/// Laws of ways: in, back and home.
extension Law {
    static let arrivalsAnswered = Law(
        "arrivals-answered",
        "Every link and tap has an outcome; only a lock may hold one back while the app is on the screen.",
        .state { state in
            guard let navigation = state.navigation, navigation.locks.isEmpty else { return [] }
            return state.arrivals.filter(\.outcome.isHeld).map { record in
                Violation(
                    localized("\(state.localizedScreen): \(record.arrival.localizedDescription)"),
                    localized("Arrival \(record.number) waits: \(record.outcome.localizedDescription).")
                )
            }
        }
    )

    static let linksRecorded = Law(
        "links-recorded",
        "A link or tap that reaches the running app is recorded.",
        .act { act in
            switch act.move?.act {
            case .openLink, .tapPush, .tapNotification: break
            default: return []
            }
            guard act.after.navigation != nil, act.after.arrivals.isEmpty else { return [] }
            return [
                Violation(
                    act.before.localizedScreen,
                    localized("\(act.move?.act.localizedDescription ?? localized("The arrival")) left no record.")
                )
            ]
        }
    )

    static let oneScreenAnAct = Law(
        "one-screen-an-act",
        "An act of a person opens one screen at most, and never the same one twice.",
        .act { act in
            guard case .element = act.move?.act, let before = act.before.navigation, let after = act.after.navigation,
                before.selected == after.selected
            else { return [] }
            let opened = after.depth - before.depth
            guard opened > 1 else { return [] }
            return [
                Violation(
                    act.localizedSubject,
                    localized("It opened \(opened) screens: \(after.localizedDescription).")
                )
            ]
        }
    )

    static let backReturns = Law(
        "back-returns",
        "Back, or closing a sheet, leads to what was there, with all that was typed.",
        .continuation { act in
            guard case .element = act.move?.act, let before = act.before.navigation, let after = act.after.navigation,
                after.depth == before.depth + 1, after.sheets.count >= before.sheets.count,
                after.selected == before.selected, after.locks.isEmpty
            else { return nil }
            let session = act.after.session
            do {
                if after.sheets.count > before.sheets.count {
                    try session.dismissSheet()
                } else {
                    try session.goBack()
                }
            } catch HeadlessError.refused(let reason) {
                return [
                    Violation(act.after.localizedScreen, localized("It can't be left: \(KnownText.reason(reason))."))
                ]
            }
            let returned = StateView(session, act.after.inputs)
            var subject: String { localized("\(act.after.localizedScreen) to \(act.before.localizedScreen)") }
            guard returned.navigation == before else {
                return [
                    Violation(
                        subject,
                        localized("Back leads to \(returned.navigation.place), not to \(before.localizedDescription).")
                    )
                ]
            }
            // What the act itself typed or sent is another law's.
            return act.before.typed.sorted { $0.key < $1.key }.compactMap { label, text in
                guard returned.typed[label] != text else { return nil }
                return Violation(
                    localized("\(subject): field “\(label)”"),
                    localized(
                        "“\(text)” stood in “\(label)”; after the way back it is \(returned.typed[label].standing)."
                    )
                )
            }
        }
    )

    static let homeInReach = Law(
        "home-in-reach",
        "Every screen can be left, and from every state the first screen of the app can be reached.",
        .trial { trial in
            guard trial.state.navigation != nil, !trial.state.session.phone.notifications.isAsking else { return [] }
            return try trial.onFreshPhone { session in
                var last: String?
                for _ in 0..<20 {
                    let state = trial.view(of: session)
                    guard let navigation = state.navigation else { return [] }
                    if navigation.isHome(of: session) { return [] }
                    guard try WayOut.take(from: session, navigation, avoiding: &last) else {
                        return [
                            Violation(
                                state.localizedScreen,
                                localized("There is no way home from \(navigation.localizedDescription).")
                            )
                        ]
                    }
                }
                let end = trial.view(of: session)
                return [
                    Violation(
                        trial.state.localizedScreen,
                        localized("Twenty steps back lead to \(end.localizedScreen), not to the first screen.")
                    )
                ]
            }
        }
    )
}

extension NavigationState? {
    /// Where a person is, in the language of the current `Reader`.
    var place: String { map(\.localizedDescription) ?? localized("nowhere") }
}

extension String? {
    /// What stands in a field, in the language of the current `Reader`: `“Lucas”`, `empty`.
    var standing: String { map(\.quoted) ?? localized("empty\("")") }
}

/// The usual way out of a screen: close the sheet, go back, select the first tab; else wait for what comes, or hold what
/// must be held.
enum WayOut {
    /// - Returns: whether something was done.
    static func take(
        from session: HeadlessSession,
        _ navigation: NavigationState,
        avoiding last: inout String?
    ) throws -> Bool {
        if !navigation.sheets.isEmpty, (try? session.dismissSheet()) != nil { return true }
        if !navigation.base.pushed.isEmpty, navigation.sheets.isEmpty, (try? session.goBack()) != nil { return true }
        if navigation.sheets.isEmpty, let first = session.manifest.tabs.first, navigation.selected != first.id,
            (try? session.selectTab(first.title)) != nil
        {
            return true
        }
        // A lock, or a screen with ways of its own: whatever changes where the person is.
        let content = try session.content()
        guard let top = content.children.last else { return false }
        for element in ElementFinder(content).elements where element.element.isInteractive {
            guard !element.element.state.isDisabled, element.frame == .screen, element.element.role != .key else {
                continue
            }
            if case .field = element.element.role { continue }
            let name = element.element.name
            guard name != last else { continue }
            guard (try? session.tap(element)) != nil else { continue }
            let after = try? session.navigation()
            if after != navigation {
                last = name
                return true
            }
            // It may have opened more ways.
            if let now = try? session.content().children.last, now != top { return true }
        }
        return try session.advanceToNextTimer(within: .seconds(60))
    }
}

extension NavigationState {
    /// How many screens lie above the roots of the base and the sheets, and the sheets.
    var depth: Int { base.pushed.count + sheets.reduce(0) { $0 + $1.pushed.count + 1 } }

    func isHome(of session: HeadlessSession) -> Bool {
        sheets.isEmpty && base.pushed.isEmpty && (selected == nil || selected == session.manifest.tabs.first?.id)
    }
}
