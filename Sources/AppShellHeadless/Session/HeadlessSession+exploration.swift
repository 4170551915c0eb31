import AppShell
package import AppShellInspection

/// What an exploration does and looks at. A script names elements by their labels; an exploration knows where they are.
extension HeadlessSession {
    /// What a person does with one element.
    package enum ElementGesture: Hashable, Codable, Sendable {
        /// Once, or more often before the app can react.
        case tap(times: Int)
        /// Presses it for that long: as long as it asks for.
        case hold(Duration)
        case type(String)
        case set(Bool)
        case choose(String)
        case adjust(Int)
        case slide(Double)
        /// As in `Content.LocalDate`.
        case pick(String)
    }

    /// Acts on an element of the top layer that is enabled: the one at a path, if it has that role and label, or else the
    /// only one that has.
    ///
    /// - Parameter path: the indices of children, from the app.
    /// - Throws: ``HeadlessError`` where the element is not there, or takes no such gesture.
    package func act(_ gesture: ElementGesture, at path: [Int], role: String, label: String) throws {
        if case .hold(let duration) = gesture { try wait(duration) }
        try act { shell throws(HeadlessError) in
            let element = try shell.element(at: path, role, label)
            switch (gesture, element.action) {
            case (.tap(let times), .tap(let act)): shell.run(act, on: element, times: times)
            case (.set(element.state.isSelected), .set): break
            default:
                guard let input = gesture.input, element.act(for: input) != nil else {
                    throw .wrongKind(label, expected: .acting)
                }
                if case .type = gesture { shell.focusedField = element.label }
                shell.act(input, on: element)
            }
        }
        if case .type(let text) = gesture { noteTyped(text, into: label) }
        // An app may remember when a key was struck, which shows nowhere.
        if role == Content.Role.key.name { typedInLaunch.append((label, "\(clock.elapsed)")) }
    }

    /// The time until something is due: a timer of the app's, or a notification of the phone's; nil without one.
    package var nextDue: Duration? {
        let alarm = phone.notifications.nextAlarm(now: clock.now, elapsed: clock.elapsed).map { $0 - clock.elapsed }
        return [nextTimer, alarm].compactMap(\.self).min()
    }

    /// Whether the running app waits for an answer. A process that has ended waits for none.
    package var hasOpenCalls: Bool {
        app != nil && server.exchanges.dropFirst(firstCallOfLaunch).contains { $0.end == nil }
    }

    /// The scheduled notifications that the person has switched off in the app.
    package func switchedOffNotifications() throws -> [ScheduledNotification] {
        let scheduled = phone.notifications.scheduled
        guard !scheduled.isEmpty else { return [] }
        return try look { shell in scheduled.filter { shell.isSwitchedOff($0.notification) } }
    }

    /// All that the back end keeps, as JSON; nil where it can't be read.
    package var backendState: [UInt8]? {
        guard let backend = server.handler as? any MirroredBackend else { return nil }
        return BackendDigests.encoded(backend)
    }

    /// What the product consists of.
    package func graphSummary() throws -> GraphSummary { try look(\.graph.summary) }
}

extension HeadlessSession.ElementGesture {
    /// The input that the element receives; nil for taps.
    fileprivate var input: Content.Input? {
        switch self {
        case .tap: nil
        case .hold: .hold
        case .type(let text): .text(text)
        case .set(let isOn): .isOn(isOn)
        case .choose(let option): .option(option)
        case .adjust(let number): .number(number)
        case .slide(let number): .slide(number)
        case .pick(let local): .date(local)
        }
    }
}

extension HeadlessSession {
    /// Where the element of an act is: see ``act(_:at:role:label:)``.
    package func place(of path: [Int], role: String, label: String) throws -> [Int] {
        try look { shell in
            Result { () throws(HeadlessError) in try shell.content.place(of: path, role, label) }
        }.get()
    }
}

extension Shell {
    fileprivate func element(
        at path: [Int],
        _ role: String,
        _ label: String
    ) throws(HeadlessError) -> Content {
        let content = content
        let place = try content.place(of: path, role, label)
        guard let element = content.element(at: place) else { throw .notRunning }
        guard !element.state.isDisabled else { throw .disabled(element.role.localizedName(with: label), by: []) }
        return element
    }
}

extension Content {
    fileprivate func place(of path: [Int], _ role: String, _ label: String) throws(HeadlessError) -> [Int] {
        guard let top = children.indices.last else { throw .notRunning }
        if path.first == top, let element = element(at: path), element.isMeant(by: role, label) { return path }
        var places: [[Int]] = []
        children[top].collect(role, label, [top], into: &places)
        guard places.count == 1 else {
            throw .notFound(MissingElement(label, for: .acting, of: ContentSnapshot(self)))
        }
        return places[0]
    }

    private func isMeant(by role: String, _ label: String) -> Bool { self.label == label && self.role.name == role }

    private func collect(_ role: String, _ label: String, _ path: [Int], into places: inout [[Int]]) {
        if isMeant(by: role, label), action != nil { places.append(path) }
        for (index, child) in children.enumerated() { child.collect(role, label, path + [index], into: &places) }
    }
}
