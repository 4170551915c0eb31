import AppShell
import AppShellTexts

/// Why an element can't be acted on, by what is drawn.
extension ElementFinder {
    /// The limit of reasons in a message.
    private static let most = 5

    /// Why an element is disabled: its own message; or else what is loading, wrong or missing on its screen; or else
    /// the switches beside it that are off; or else the banners.
    func obstacles(to found: Found) -> [String] {
        let state = found.element.state
        var own: [String] = []
        if let message = state.message { own.append(localized("it says “\(message)”")) }
        if state.isBusy { own.append(localized("it is busy")) }
        guard own.isEmpty else { return own }
        let others = elements.filter { $0.path != found.path }
        let facts = others.compactMap(\.element.unreadiness)
        guard facts.isEmpty else { return Self.first(facts) }
        let beside = others.filter { $0.path.dropLast() == found.path.dropLast() }
        let off = beside.filter { $0.element.role == .toggle && !$0.element.state.isSelected }
        guard off.isEmpty else { return Self.first(off.map { localized("\($0.element.name) is off") }) }
        let banners = others.filter { $0.element.role == .banner }
        return Self.first(banners.map { localized("the \($0.element.name) is shown") })
    }

    private static func first(_ facts: [String]) -> [String] {
        let shown = Array(facts.prefix(most))
        return facts.count > most ? shown + [localized("and \(facts.count - most) more")] : shown
    }

    /// The error for an element under what covers it; nil where there is none.
    public func covered(_ label: String, for use: ElementUse) -> HeadlessError? {
        let wanted = PlainText(label)
        let candidates = coveredElements.filter { use.fits($0.found.element) }
        let exact = candidates.first { PlainText($0.found.element.label) == wanted }
        let reading = use == .reading ? candidates.first { $0.found.element.says(wanted) } : nil
        guard let hit = exact ?? reading, let top = topLayer else { return nil }
        return .covered(hit.found.element.name, on: hit.screen, by: top.name)
    }

    /// The elements under the top layer, lowest first, with their screens' titles.
    public var coveredElements: [(found: Found, screen: String)] {
        root.children.indices.dropLast().flatMap { index in
            ElementFinder.elements(of: root.children[index], at: index).map { ($0, root.children[index].label) }
        }
    }
}

extension ContentSnapshot {
    /// Why others may wait for this element; nil where they don't.
    fileprivate var unreadiness: String? {
        switch role {
        case .field where !state.isDisabled && state.isValid == false:
            state.message.map { localized("\(name) is invalid (“\($0)”)") } ?? localized("\(name) is invalid")
        case .field where !state.isDisabled && state.isValid != true && (value ?? "").isEmpty:
            localized("\(name) is empty")
        case .choice where value == nil: localized("\(name) has nothing chosen")
        case .loading, .progress: localized("\(name) goes on")
        case .failure: localized("the \(name) is shown")
        case _ where state.isBusy: localized("\(name) is busy")
        default: nil
        }
    }
}
