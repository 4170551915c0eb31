import AppShell

/// What a person does with the app in hand.
extension HeadlessSession {
    /// - Parameters:
    ///   - label: of the element.
    ///   - container: the label of what it stands in, where there are several.
    ///   - times: taps in a row, without a moment in between for the app to react.
    public func tap(_ label: String, in container: String? = nil, times: Int = 1) throws {
        try acting { shell throws(HeadlessError) in
            let content = shell.content
            if container == nil, let only = TappableSearch(for: label, in: content).only {
                return try shell.tap(only.element, at: only.path, isFrame: only.isFrame, times: times)
            }
            let found = try shell.find(label, in: container, of: content, for: .tapping)
            guard let element = content.element(at: found.path) else {
                throw .notFound(MissingElement(label, for: .tapping, in: container, of: ContentSnapshot(content)))
            }
            return try shell.tap(element, at: found.path, isFrame: found.frame != .screen, times: times)
        }
    }

    /// Taps an element that was found on the screen as it is, also one that its label alone does not tell; presses it as
    /// long as it asks for.
    public func tap(_ found: ElementFinder.Found) throws {
        if let duration = found.element.holdDuration { return try hold(found.element.label, for: duration) }
        try acting { shell throws(HeadlessError) in
            let content = shell.content
            // Only what lies on the way is looked at, and all of it where the element is not what it was.
            guard found.path.first == content.children.count - 1, let there = content.element(at: found.path),
                there.role == found.element.role, there.label == found.element.label
            else {
                let root = ContentSnapshot(content)
                throw .notFound(MissingElement(found.element.label, for: .tapping, of: root))
            }
            guard !there.state.isDisabled else {
                let finder = ElementFinder(ContentSnapshot(content))
                throw finder.disabled(finder.elements.first { $0.path == found.path } ?? found)
            }
            return try shell.tap(there, at: found.path, isFrame: found.frame != .screen, times: 1)
        }
    }

    /// Swipes a row, and taps one of the buttons that come out.
    ///
    /// - Parameters:
    ///   - label: of the row.
    ///   - action: the button's label.
    public func swipe(_ label: String, toTap action: String) throws {
        try acting { shell throws(HeadlessError) in
            let content = shell.content
            let finder = ElementFinder(ContentSnapshot(content))
            let found = try finder.swiped(label, to: action)
            guard !found.element.state.isDisabled else { throw finder.disabled(found) }
            guard let element = content.element(at: found.path) else {
                throw .notFound(MissingElement(action, for: .tapping, of: finder.root))
            }
            return try shell.tap(element, at: found.path, isFrame: found.frame != .screen, times: 1)
        }
    }

    /// Presses an element for some time, which passes meanwhile, and lets go. One that asks for longer does nothing; one
    /// that is gone before then is let go.
    public func hold(_ label: String, for duration: Duration, in container: String? = nil) throws {
        let wanted = try act { shell throws(HeadlessError) in
            let content = shell.content
            let found = try shell.find(label, in: container, of: content, for: .holding)
            guard case .hold(let wanted, _) = content.element(at: found.path)?.action else {
                throw .wrongKind(found.element.name, expected: .holding)
            }
            return wanted
        }
        guard duration >= wanted else { return try wait(duration) }
        try wait(wanted)
        try acting { shell throws(HeadlessError) in
            let content = shell.content
            guard let found = try? shell.find(label, in: container, of: content, for: .holding),
                case .hold(_, let action) = content.element(at: found.path)?.action
            else { return [] }
            shell.run(action)
            return [Act(found, on: shell)]
        }
        try wait(duration - wanted)
    }

    /// Replaces the text of a field.
    public func type(_ text: String, into label: String, in container: String? = nil) throws {
        try acting { shell throws(HeadlessError) in
            let content = shell.content
            let found = try shell.find(label, in: container, of: content, for: .typing)
            guard let element = content.element(at: found.path) else {
                throw .wrongKind(found.element.name, expected: .typing)
            }
            shell.focusedField = found.element.label
            shell.act(.text(text), on: element)
            return [Act(found, on: shell)]
        }
        noteTyped(text, into: label)
    }

    /// Goes into a field without typing.
    public func focus(_ label: String) throws {
        try acting { shell throws(HeadlessError) in
            let found = try shell.find(label, of: shell.content, for: .typing)
            shell.focusedField = found.element.label
            return [Act(found, on: shell)]
        }
    }

    /// Puts the keyboard away.
    public func dismissKeyboard() throws {
        try act { shell throws(HeadlessError) in
            guard shell.focusedField != nil else { throw .noKeyboard }
            shell.focusedField = nil
        }
    }

    /// The label of the field that is being typed into; nil while the keyboard is away.
    public var focusedField: String? {
        get throws {
            try ElementFinder(content()).elements.first { $0.element.state.isFocused }?.element.label
        }
    }

    /// Puts a switch in a position; one that stands there already stays.
    public func set(_ label: String, to isOn: Bool, in container: String? = nil) throws {
        try acting { shell throws(HeadlessError) in
            let content = shell.content
            let found = try shell.find(label, in: container, of: content, for: .switching)
            guard let element = content.element(at: found.path) else {
                throw .wrongKind(found.element.name, expected: .switching)
            }
            if found.element.state.isSelected != isOn { shell.act(.isOn(isOn), on: element) }
            return [Act(found, on: shell)]
        }
    }

    /// Chooses one of the options of a choice.
    public func choose(_ option: String, in label: String) throws {
        try acting { shell throws(HeadlessError) in
            let content = shell.content
            let found = try shell.find(label, of: content, for: .choosing)
            guard let element = content.element(at: found.path) else {
                throw .wrongKind(found.element.name, expected: .choosing)
            }
            let options = found.element.children.map(\.label)
            guard let match = options.first(where: { PlainText($0) == PlainText(option) }) else {
                throw .noSuchOption(option, options: options)
            }
            let choice = Act(found, on: shell)
            shell.act(.option(match), on: element)
            let option = CoverageRecord.Element(
                destination: choice.element.destination,
                role: Content.Role.option.name,
                label: match
            )
            return [choice, Act(option, path: found.path + [options.firstIndex(of: match) ?? 0])]
        }
    }

    public func pullToRefresh() throws {
        try acting { shell throws(HeadlessError) in
            let content = shell.content
            guard case .refresh(let refresh) = content.topScreen?.action else {
                throw .notRefreshable(screen: content.children.last?.label ?? "")
            }
            shell.run(refresh)
            return [Act(.refresh(of: shell), path: content.topScreenPath)]
        }
    }

    /// Goes back one screen, by the bar's button or the swipe.
    public func goBack() throws {
        try acting { [isRecording = actedElements != nil] shell throws(HeadlessError) in
            let label = shell.graph.manifest.strings.back
            let path = isRecording ? shell.content.barButtonPath(label) : []
            switch shell.perform(.pop) {
            case .applied: return [Act(.bar(label), path: path)]
            case .refused(.atRoot):
                let top = shell.content.children.last
                throw .cannotGoBack(screen: top?.label ?? "", isSheet: top?.role == .sheet)
            case .refused(let refusal): throw .refused("\(refusal)")
            case .deferred(let lock): throw .refused("\(NavigationRefusal.locked(lock))")
            }
        }
    }

    /// Closes the sheet on top, by its button or the swipe.
    public func dismissSheet() throws {
        try acting { [isRecording = actedElements != nil] shell throws(HeadlessError) in
            let label = shell.graph.manifest.strings.close
            let path = isRecording ? shell.content.barButtonPath(label) : []
            switch shell.perform(.dismiss) {
            case .applied: return [Act(.bar(label), path: path)]
            case .refused(.noSheet): throw .noSheet(screen: shell.content.children.last?.label ?? "")
            case .refused(let refusal): throw .refused("\(refusal)")
            case .deferred(let lock): throw .refused("\(NavigationRefusal.locked(lock))")
            }
        }
    }

    /// Selects a tab by its title.
    public func selectTab(_ title: String) throws {
        try acting { shell throws(HeadlessError) in
            let content = shell.content
            let finder = ElementFinder(ContentSnapshot(content))
            let tabs = finder.elements.filter { $0.element.role == .tab }
            guard let tab = tabs.first(where: { PlainText($0.element.label) == PlainText(title) }),
                let element = content.element(at: tab.path), case .tap(let action) = element.action
            else {
                throw finder.covered(title, for: .selecting)
                    ?? .notFound(MissingElement(title, for: .selecting, of: finder.root))
            }
            shell.run(action, on: element)
            return [Act(tab, on: shell)]
        }
    }

    /// Does something with elements, then lets the app come to rest.
    ///
    /// - Parameter body: gives what was acted on.
    func acting(_ body: @Sendable (Shell) throws(HeadlessError) -> [Act]) throws {
        for act in try act(body) {
            coverageRecord?.act(on: act.element)
            guard let count = actedElements?.count, count < ActedElement.most else { continue }
            actedElements?.append(ActedElement(role: act.element.role, label: act.element.label, path: act.path))
        }
    }
}

/// What was done with an element.
struct Act: Sendable {
    let element: CoverageRecord.Element
    let path: [Int]

    init(_ element: CoverageRecord.Element, path: [Int]) {
        self.element = element
        self.path = path
    }

    init(_ found: ElementFinder.Found, on shell: Shell) {
        self.init(CoverageRecord.Element(found, on: shell), path: found.path)
    }
}

extension Shell {
    /// The one element of that label that can be acted on now.
    ///
    /// - Parameter content: what is drawn.
    func find(
        _ label: String,
        in container: String? = nil,
        of content: Content,
        for use: ElementUse
    ) throws(HeadlessError) -> ElementFinder.Found {
        do throws(HeadlessError) {
            return try ElementFinder(ContentSnapshot(content)).enabled(label, in: container, for: use)
        } catch .notFound(let missing) {
            guard let field = focusedField, let content = contentWithoutKeyboard,
                let hidden = try? ElementFinder(content).interactive(label, in: container, for: use)
            else { throw .notFound(missing) }
            throw .behindKeyboard(hidden.element.name, typingInto: field)
        }
    }

    /// A tap on an element of the top layer. A tab is the host's own: to select it is no act of a screen.
    func run(_ act: Content.Act, on element: Content, times: Int = 1) {
        guard element.role == .tab, let id = element.id else { return run(act, times: times) }
        perform(.select(TabID(rawValue: id)))
    }

    /// What would be drawn with the keyboard away; nil while it is.
    var contentWithoutKeyboard: ContentSnapshot? {
        guard let field = focusedField else { return nil }
        defer { focusedField = field }
        focusedField = nil
        return ContentSnapshot(content)
    }

    /// - Parameter isFrame: whether it is the shell's own.
    /// - Returns: the element, as what was acted on.
    fileprivate func tap(
        _ element: Content,
        at path: [Int],
        isFrame: Bool,
        times: Int
    ) throws(HeadlessError) -> [Act] {
        let acted = Act(CoverageRecord.Element(element, isFrame: isFrame, on: self), path: path)
        switch element.action {
        case .tap(let action):
            run(action, on: element, times: times)
        case .set:
            for number in 0..<times { act(.isOn(element.state.isSelected == (number % 2 == 1)), on: element) }
        case .hold(let duration, _): throw .mustBeHeld(ContentSnapshot(element).name, for: duration)
        default: throw .wrongKind(ContentSnapshot(element).name, expected: .tapping)
        }
        return [acted]
    }
}

extension Content {
    /// The indices of the screen on top.
    fileprivate var topScreenPath: [Int] {
        guard let layer = children.indices.last,
            let screen = children[layer].children.firstIndex(where: { $0.role == .screen })
        else { return [] }
        return [layer, screen]
    }

    /// The indices of a button in the bar on top; none where a swipe does the same.
    fileprivate func barButtonPath(_ label: String) -> [Int] {
        guard let layer = children.indices.last,
            let bar = children[layer].children.firstIndex(where: { $0.role == .bar }),
            let button = children[layer].children[bar].children.firstIndex(where: { $0.label == label })
        else { return [] }
        return [layer, bar, button]
    }

    func element(at path: some Sequence<Int>) -> Content? {
        var element = self
        for index in path {
            let children = element.children
            guard children.indices.contains(index) else { return nil }
            element = children[index]
        }
        return element
    }
}

/// What a person sees at a glance.
extension HeadlessSession {
    /// The title of the selected tab; nil in an app without tabs.
    public var selectedTab: String? {
        get throws {
            let selected = try navigation().selected
            return manifest.tabs.first { $0.id == selected }?.title
        }
    }
}
