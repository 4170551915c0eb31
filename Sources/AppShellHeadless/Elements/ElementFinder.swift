public import AppShell

/// Finds the elements that a script names by their visible text.
///
/// Only the top layer counts: what a sheet or a dialog covers can't be read or tapped.
public struct ElementFinder: Sendable {
    /// An element with its path from the root.
    public struct Found: Hashable, Sendable {
        /// As it was drawn.
        public let element: ContentSnapshot
        /// The role of the layer's child that contains it: bar, screen, tab bar or overlay. nil for the layer. What a
        /// dialog holds is its screen's.
        public let frame: Content.Role?
        /// What it is out of sight behind; nil for what is on the screen.
        public let hiding: Hiding?
        /// The indices of children, from the root.
        package let path: [Int]

        /// Whether it is a button of a menu.
        public var isInMenu: Bool { hiding == .menu }
    }

    /// What keeps buttons out of sight.
    public enum Hiding: Hashable, Sendable {
        /// Until the menu is opened; until the row is swiped.
        case menu, swipe
    }

    /// The whole app as drawn.
    public let root: ContentSnapshot
    /// The elements of the top layer, in the order they are read.
    public let elements: [Found]

    public init(_ root: ContentSnapshot) {
        self.root = root
        elements = root.children.indices.last.map { Self.elements(of: root.children[$0], at: $0) } ?? []
    }

    /// The elements of one layer, in the order they are read.
    static func elements(of layer: ContentSnapshot, at index: Int) -> [Found] {
        var elements: [Found] = []
        let frame: Content.Role? = layer.role == .dialog ? .screen : nil
        collect(layer, path: [index], frame: nil, childFrame: frame, hiding: nil, into: &elements)
        return elements
    }

    private static func collect(
        _ element: ContentSnapshot,
        path: [Int],
        frame: Content.Role?,
        childFrame: Content.Role?,
        hiding: Hiding?,
        into elements: inout [Found]
    ) {
        elements.append(Found(element: element, frame: frame, hiding: hiding, path: path))
        let hiding = Hiding(of: element.role) ?? hiding
        for (index, child) in element.children.enumerated() {
            let frame = childFrame ?? child.role
            let path = path + CollectionOfOne(index)
            collect(child, path: path, frame: frame, childFrame: frame, hiding: hiding, into: &elements)
        }
    }

    /// The layer on top: a dialog, the last sheet, or the base.
    public var topLayer: ContentSnapshot? { root.children.last }

    /// The elements of the top layer that say `text`, without the options of choices and what is out of sight.
    ///
    /// - Parameter container: the label of an element to search in, itself excluded.
    /// - Throws: ``HeadlessError`` where there is no such container, or several.
    public func reading(_ text: String, in container: String? = nil) throws(HeadlessError) -> [Found] {
        let wanted = PlainText(text)
        var scope = try elements(in: container)
        if let container, PlainText(container).contains(wanted) { scope.removeFirst() }
        return scope.filter { $0.element.role != .option && $0.hiding == nil && $0.element.says(wanted) }
    }

    /// As ``reading(_:in:)``, without elements that contain another one of these.
    public func innermost(reading text: String, in container: String? = nil) throws(HeadlessError) -> [Found] {
        let found = try reading(text, in: container)
        return found.filter { outer in
            !found.contains { $0.path.count > outer.path.count && $0.path.starts(with: outer.path) }
        }
    }

    /// The one element of that label that can be acted on.
    ///
    /// Prefers elements that fit `use`, then exact labels over those that contain the words. The buttons of a menu are
    /// found only in a container: the menu, or what it stands in. Those that a swipe brings out are not found; see
    /// ``swiped(_:to:)``.
    ///
    /// - Throws: ``HeadlessError`` where there is none, or several.
    public func interactive(
        _ label: String,
        in container: String? = nil,
        for use: ElementUse = .acting
    ) throws(HeadlessError) -> Found {
        let wanted = PlainText(label)
        let scope = try elements(in: container)
        let candidates = scope.filter { found in
            found.element.isInteractive && (found.hiding == nil || found.isInMenu && container != nil)
        }
        let exact = candidates.filter { PlainText($0.element.label) == wanted }
        let fitting = candidates.filter { use.fits($0.element) && PlainText($0.element.label).contains(wanted) }
        let fittingExact = exact.filter { use.fits($0.element) }
        let matches = fittingExact.isEmpty ? fitting : fittingExact
        guard let match = matches.first else {
            throw exact.first.map { .wrongKind($0.element.name, expected: use) }
                ?? hidingError(for: wanted, in: scope)
                ?? absence(of: label, for: use, in: container)
        }
        guard matches.count == 1 else { throw .ambiguous(label, candidates: matches.map { candidate($0) }) }
        return match
    }

    /// The error for what is, or is behind, a menu that the script does not open, or comes out at a swipe; nil where there is
    /// none.
    private func hidingError(for wanted: PlainText, in scope: [Found]) -> HeadlessError? {
        let exact = scope.filter { PlainText($0.element.label) == wanted }
        if let menu = exact.first(where: { $0.element.role == .menu })?.element {
            return .closedMenu(menu.name, label: menu.label, buttons: menu.children.map(\.label))
        }
        guard let found = exact.first(where: { $0.hiding != nil }) else { return nil }
        let (name, label) = (found.element.name, found.element.label)
        if found.isInMenu, let menu = holders(of: found).last(where: { $0.role == .menu }) {
            return .inMenu(name, label: label, menu: menu.label)
        }
        return holders(of: found).last(where: \.canBeSwiped).map { .behindSwipe(name, label: label, row: $0.label) }
    }

    /// The action that comes out when a row is swiped, enabled or not.
    ///
    /// - Throws: ``HeadlessError`` where there is no such row or action, or several rows.
    public func swiped(_ row: String, to action: String) throws(HeadlessError) -> Found {
        let wanted = PlainText(row)
        let rows = elements.filter { $0.element.canBeSwiped && $0.hiding == nil }
        let exact = rows.filter { PlainText($0.element.label) == wanted }
        let matches = exact.isEmpty ? rows.filter { PlainText($0.element.label).contains(wanted) } : exact
        guard let match = matches.first else {
            let other = elements.first { PlainText($0.element.label) == wanted && !$0.element.role.isFrame }
            throw other.map { .wrongKind($0.element.name, expected: .swiping) }
                ?? covered(row, for: .swiping) ?? .notFound(MissingElement(row, for: .swiping, of: root))
        }
        guard matches.count == 1 else { throw .ambiguous(row, candidates: matches.map { candidate($0) }) }
        let place = match.path + [match.element.children.count - 1]
        let actions = elements.filter { $0.path.count == place.count + 1 && $0.path.starts(with: place) }
        let label = PlainText(action)
        guard
            let found = actions.first(where: { PlainText($0.element.label) == label })
                ?? actions.first(where: { PlainText($0.element.label).contains(label) })
        else { throw .noSuchAction(match.element.name, action: action, actions: actions.map(\.element.label)) }
        return found
    }

    /// As ``interactive(_:in:for:)``, and enabled.
    func enabled(
        _ label: String,
        in container: String? = nil,
        for use: ElementUse
    ) throws(HeadlessError) -> Found {
        let found = try interactive(label, in: container, for: use)
        guard !found.element.state.isDisabled else { throw disabled(found) }
        return found
    }

    /// The error for acting on a disabled element.
    public func disabled(_ found: Found) -> HeadlessError { .disabled(found.element.name, by: obstacles(to: found)) }

    /// All of the top layer, or the element of that label and its descendants.
    ///
    /// - Throws: ``HeadlessError`` where there is no such element, or several.
    public func elements(in container: String?) throws(HeadlessError) -> [Found] {
        guard let container else { return elements }
        let wanted = PlainText(container)
        let holders = elements.filter { !$0.element.children.isEmpty }
        let exact = holders.filter { PlainText($0.element.label) == wanted }
        let matches = exact.isEmpty ? holders.filter { PlainText($0.element.label).contains(wanted) } : exact
        // A screen, its layer and its bar share a title: take the innermost.
        let innermost = matches.filter { match in
            !matches.contains { $0.path.count > match.path.count && $0.path.starts(with: match.path) }
        }
        .filter { $0.element.role != .bar || matches.count == 1 }
        guard let holder = innermost.first else {
            throw covered(container, for: .containing)
                ?? .notFound(MissingElement(container, for: .containing, of: root))
        }
        guard innermost.count == 1 else {
            throw .ambiguous(container, candidates: innermost.map { candidate($0) })
        }
        return elements.filter { $0.path.starts(with: holder.path) }
    }

    /// Why no element of that label takes an action: it is text, or covered, or absent.
    private func absence(of label: String, for use: ElementUse, in container: String?) -> HeadlessError {
        let wanted = PlainText(label)
        let scope = (try? elements(in: container)) ?? []
        if let text = scope.first(where: { PlainText($0.element.label) == wanted && !$0.element.role.isFrame }) {
            return .notInteractive(
                text.element.localizedSummary,
                in: holders(of: text).last(where: \.isInteractive)?.name
            )
        }
        let covered = container == nil ? covered(label, for: .acting) : nil
        return covered ?? .notFound(MissingElement(label, for: use, in: container, of: root))
    }

    /// The containers of an element, outermost first.
    private func holders(of found: Found) -> [ContentSnapshot] {
        elements.filter { $0.path.count < found.path.count && found.path.starts(with: $0.path) }.map(\.element)
    }

    /// The innermost labelled container of an element.
    public func holder(of found: Found) -> ContentSnapshot? {
        holders(of: found).last { !$0.label.isEmpty }
    }

    /// The element as one of several matches.
    public func candidate(_ found: Found) -> HeadlessError.Candidate {
        let holder = holder(of: found)
        return HeadlessError.Candidate(
            name: found.element.name,
            label: found.element.label,
            holder: holder?.name,
            holderLabel: holder?.label
        )
    }
}

extension ContentSnapshot {
    /// The texts of the element itself, without its children: `Prix`, `490 €`, and both together.
    public var spokenTexts: [String] {
        switch role {
        case .app, .layer, .sheet, .screen, .tabBar, .overlay, .quote: []
        case .image: [label]
        case .tab: state.badge.map { ["\(label) : \($0)", label, "\($0)"] } ?? [label]
        default: [value.map { "\(label) : \($0)" }, label, value, state.message].compactMap(\.self)
        }
    }

    /// The texts by which a script may name this element: the spoken ones, and label and value without the colon, or with
    /// that of English.
    var readableTexts: [String] {
        guard let value, spokenTexts.count > 1 else { return spokenTexts }
        return spokenTexts + ["\(label) \(value)", "\(label): \(value)"]
    }

    /// Whether the element itself says these words.
    public func says(_ text: PlainText) -> Bool { says(inOrder: [text]) }

    /// Whether the element itself says these words in this order.
    public func says(inOrder texts: [PlainText]) -> Bool {
        readableTexts.contains { PlainText($0).contains(inOrder: texts) }
    }
}

extension ContentSnapshot {
    /// Whether it is a row with actions that a swipe brings out.
    package var canBeSwiped: Bool { children.last?.role == .rowActions }
}

extension ElementFinder.Hiding {
    fileprivate init?(of role: Content.Role) {
        switch role {
        case .menu: self = .menu
        case .rowActions: self = .swipe
        default: return nil
        }
    }
}
