import AppShell
import AppShellHeadless
import ScenarioReports

extension ScreenElement {
    init(_ snapshot: ContentSnapshot) {
        self.init(
            role: snapshot.role.name,
            label: snapshot.label,
            value: snapshot.value,
            flags: Flags(snapshot),
            message: snapshot.state.message,
            placeholder: snapshot.state.placeholder,
            note: snapshot.note,
            children: snapshot.children.map(ScreenElement.init)
        )
    }
}

extension ScreenElement.Flags {
    fileprivate init(_ snapshot: ContentSnapshot) {
        let state = snapshot.state
        self = []
        if snapshot.isInteractive { insert(.interactive) }
        if state.isDisabled { insert(.disabled) }
        if state.isSelected { insert(.selected) }
        if state.isBusy { insert(.busy) }
        if let isValid = state.isValid { insert(isValid ? .valid : .invalid) }
        if state.isCovered { insert(.covered) }
        if state.isFocused { insert(.focused) }
    }
}

extension ContentSnapshot {
    /// Everything else about it.
    fileprivate var note: String? {
        var notes: [String] = []
        if let look = state.look?.summary, !look.isEmpty { notes.append(look) }
        if let chart { notes.append("\(chart.form.rawValue), \(chart.points.count) points") }
        if let holdDuration { notes.append("pressed for \(holdDuration)") }
        return notes.isEmpty ? nil : notes.joined(separator: ", ")
    }
}

/// Compares the screen after each step with the one before.
struct Watch {
    private struct State: Equatable {
        let navigation: NavigationState?
        let screen: ContentSnapshot?
    }

    private var last: State?

    /// Nil where nothing has changed.
    mutating func snapshot(of session: HeadlessSession) -> ScreenSnapshot? {
        let state = State(navigation: try? session.navigation(), screen: try? session.content())
        guard state != last else { return nil }
        last = state
        return ScreenSnapshot(
            navigation: state.navigation.map { "\($0)" },
            screen: state.screen.map(ScreenElement.init)
        )
    }
}
