import AppShell
import AppShellHeadless

/// Lists all that can be done to a phone as it is, in a fixed order.
struct ActList {
    let inputs: ExplorationInputs

    func acts(on session: HeadlessSession) throws -> [ExplorationAct] {
        let notifications = session.phone.notifications
        var acts: [ExplorationAct] = []
        if !session.isRunning {
            acts.append(.launch)
        } else if session.isInBackground {
            acts += [.enterForeground, .systemKill]
        } else if notifications.isAsking {
            // The question covers the app.
            acts += [.answerPrompt(isAllowed: true), .answerPrompt(isAllowed: false)]
        } else {
            let content = try session.content()
            acts += elementActs(in: content).map(ExplorationAct.element)
            if content.children.last?.children.contains(where: \.isRefreshable) == true { acts.append(.pullToRefresh) }
            if try session.focusedField != nil { acts.append(.dismissKeyboard) }
        }
        if session.isRunning, !session.isInBackground { acts += [.enterBackground, .forceQuit] }
        acts.append(.setOnline(!session.phone.isOnline))
        if session.nextDue != nil { acts.append(.waitForTimer) }
        if session.hasOpenCalls { acts.append(.waitForAnswers) }
        acts.append(.waitForADay)
        if notifications.currentPermission == .notDetermined, !notifications.isAsking {
            acts.append(.allowNotificationsInSettings)
        }
        acts += inputs.links.map(ExplorationAct.openLink)
        if notifications.currentPermission == .authorized { acts += inputs.payloads.map(ExplorationAct.tapPush) }
        for shown in notifications.shown {
            let act = ExplorationAct.tapNotification(title: shown.notification.title, text: shown.notification.body)
            if !acts.contains(act) { acts.append(act) }
        }
        return acts
    }

    private func elementActs(in content: ContentSnapshot) -> [ExplorationAct.ElementAct] {
        guard let top = content.children.indices.last else { return [] }
        var acts: [ExplorationAct.ElementAct] = []
        collect(content.children[top], [top], into: &acts)
        return acts
    }

    private func collect(_ element: ContentSnapshot, _ path: [Int], into acts: inout [ExplorationAct.ElementAct]) {
        if element.isInteractive, !element.state.isDisabled {
            for gesture in gestures(on: element) {
                acts.append(.init(path: path, role: element.role.name, label: element.label, gesture: gesture))
            }
            // The options of a choice are gestures on it.
            if element.role == .choice { return }
        }
        // The row closes at the first tap.
        if element.role == .rowActions {
            for (index, action) in element.children.enumerated() where action.isInteractive && !action.state.isDisabled
            {
                let label = action.label
                let gesture = action.holdDuration.map { HeadlessSession.ElementGesture.hold($0) } ?? .tap(times: 1)
                acts.append(.init(path: path + [index], role: action.role.name, label: label, gesture: gesture))
            }
            return
        }
        for (index, child) in element.children.enumerated() { collect(child, path + [index], into: &acts) }
    }

    private func gestures(on element: ContentSnapshot) -> [HeadlessSession.ElementGesture] {
        switch element.role {
        case .field(let keyboard):
            return inputs.texts(for: element.label, keyboard: keyboard.rawValue)
                .filter { $0 != element.value }
                .map { .type($0) }
        case .toggle: return [.set(!element.state.isSelected)]
        case .choice: return element.children.filter { !$0.state.isSelected }.map { .choose($0.label) }
        case .stepper:
            guard let range = element.range, let value = element.value.flatMap({ Int($0) }) else { return [] }
            // One out of its range comes back into it.
            let down = value > range.lowerBound ? min(value - 1, range.upperBound) : nil
            let up = value < range.upperBound ? max(value + 1, range.lowerBound) : nil
            return [down, up].compactMap(\.self).map { .adjust($0) }
        case .slider: return element.scale?.tries.map { .slide($0) } ?? []
        case .datePicker: return element.localDate?.tries.map { .pick($0) } ?? []
        case .tab: return element.state.isSelected ? [] : [.tap(times: 1)]
        case .key: return [.tap(times: 1)]
        default: return element.holdDuration.map { [.hold($0)] } ?? [.tap(times: 1), .tap(times: 2)]
        }
    }
}

extension Content.Scale {
    /// What is tried: both ends, and one step from where it is.
    fileprivate var tries: [Double] {
        let now = nearestIndex(to: number)
        let step = now + 1 < count ? now + 1 : now - 1
        var indices: [Int] = []
        for index in [0, step, count - 1] where index >= 0 && number(at: index) != number && !indices.contains(index) {
            indices.append(index)
        }
        return indices.map(number(at:))
    }
}

extension Content.LocalDate {
    /// What is tried: both ends; without them a leap day of the past and the last day of a century, or both ends of a day.
    fileprivate var tries: [String] {
        let usual =
            switch components {
            case .date: ["2000-02-29", "2099-12-31"]
            case .time: ["00:00", "23:59"]
            case .dateAndTime: ["2000-02-29T00:00", "2099-12-31T23:59"]
            }
        let ends = least.flatMap { least in most.map { least == $0 ? [least] : [least, $0] } }
        return (ends ?? usual).filter { $0 != text }
    }
}
