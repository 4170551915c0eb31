public import AppShell

/// Finds what a script names in what is drawn, by the words a person would use.
///
/// Only the top layer counts: what a sheet covers can neither be read nor tapped.
public struct ElementFinder: Sendable {
    /// An element and the way to it from the root, as indices of children.
    public struct Found: Hashable, Sendable {
        public let element: ContentSnapshot
        /// Of the child of the layer that it is, or stands in: the bar, the screen, the tab bar or an
        /// overlay. nil for the layer.
        public let frame: Content.Role?
        package let path: [Int]
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
        collect(layer, path: [index], frame: nil, into: &elements)
        return elements
    }

    private static func collect(
        _ element: ContentSnapshot,
        path: [Int],
        frame: Content.Role?,
        into elements: inout [Found]
    ) {
        elements.append(Found(element: element, frame: frame, path: path))
        for (index, child) in element.children.enumerated() {
            collect(child, path: path + [index], frame: frame ?? child.role, into: &elements)
        }
    }

    /// The layer on top: the last sheet, or the base.
    public var topLayer: ContentSnapshot? { root.children.last }

    /// The elements of the top layer that say `text`. An option of a choice says nothing: what is chosen, the choice says.
    ///
    /// - Parameter container: the label of an element within which alone is looked. What names it is not within it:
    ///   « Blog » in « Blog » is another element's.
    public func reading(_ text: String, in container: String? = nil) throws(HeadlessError) -> [Found] {
        let wanted = PlainText(text)
        var scope = try elements(in: container)
        if let container, PlainText(container).contains(wanted) { scope.removeFirst() }
        return scope.filter { $0.element.role != .option && $0.element.says(wanted) }
    }

    /// As ``reading(_:in:)``, without an element within which another one says it: what stands there for the eye.
    public func innermost(reading text: String, in container: String? = nil) throws(HeadlessError) -> [Found] {
        let found = try reading(text, in: container)
        return found.filter { outer in
            !found.contains { $0.path.count > outer.path.count && $0.path.starts(with: outer.path) }
        }
    }

    /// The one element of that label that can be acted on.
    ///
    /// What fits `use` wins over what does not, then an exact label over one that contains the words.
    public func interactive(
        _ label: String,
        in container: String? = nil,
        for use: ElementUse = .acting
    ) throws(HeadlessError) -> Found {
        let wanted = PlainText(label)
        let scope = try elements(in: container)
        let candidates = scope.filter(\.element.isInteractive)
        let exact = candidates.filter { PlainText($0.element.label) == wanted }
        let fitting = candidates.filter { use.fits($0.element) && PlainText($0.element.label).contains(wanted) }
        let fittingExact = exact.filter { use.fits($0.element) }
        let matches = fittingExact.isEmpty ? fitting : fittingExact
        guard let match = matches.first else {
            throw exact.first.map { .wrongKind($0.element.name, expected: use) }
                ?? absence(of: label, for: use, in: container)
        }
        guard matches.count == 1 else { throw .ambiguous(label, candidates: matches.map { candidate($0) }) }
        return match
    }

    /// The one that can be acted on now.
    func enabled(
        _ label: String,
        in container: String? = nil,
        for use: ElementUse
    ) throws(HeadlessError) -> Found {
        let found = try interactive(label, in: container, for: use)
        guard !found.element.state.isDisabled else { throw disabled(found) }
        return found
    }

    /// Why what is disabled can't be acted on.
    public func disabled(_ found: Found) -> HeadlessError { .disabled(found.element.name, by: obstacles(to: found)) }

    /// All of the top layer, or the element of that label and what stands in it.
    public func elements(in container: String?) throws(HeadlessError) -> [Found] {
        guard let container else { return elements }
        let wanted = PlainText(container)
        let holders = elements.filter { !$0.element.children.isEmpty }
        let exact = holders.filter { PlainText($0.element.label) == wanted }
        let matches = exact.isEmpty ? holders.filter { PlainText($0.element.label).contains(wanted) } : exact
        // A screen and its layer and bar share a title: the innermost of a chain stands for it.
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

    /// Why no element of that label can be acted on: it is mere text, or covered, or not there.
    private func absence(of label: String, for use: ElementUse, in container: String?) -> HeadlessError {
        let wanted = PlainText(label)
        let scope = (try? elements(in: container)) ?? []
        if let text = scope.first(where: { PlainText($0.element.label) == wanted && !$0.element.role.isFrame }) {
            return .notInteractive(text.element.summary, in: holders(of: text).last(where: \.isInteractive)?.name)
        }
        let covered = container == nil ? covered(label, for: .acting) : nil
        return covered ?? .notFound(MissingElement(label, for: use, in: container, of: root))
    }

    /// What an element stands in, outermost first.
    private func holders(of found: Found) -> [ContentSnapshot] {
        elements.filter { $0.path.count < found.path.count && found.path.starts(with: $0.path) }.map(\.element)
    }

    /// What an element stands in and is told by: the innermost with a label.
    public func holder(of found: Found) -> ContentSnapshot? {
        holders(of: found).last { !$0.label.isEmpty }
    }

    /// As one of several that may be meant.
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
    /// What a person reads on the element itself, without its children: `Prix`, `490 €`, and the two together.
    public var spokenTexts: [String] {
        switch role {
        case .app, .layer, .sheet, .screen, .tabBar, .overlay, .quote: []
        case .image, .tab: [label]
        default: [value.map { "\(label) : \($0)" }, label, value, state.message].compactMap(\.self)
        }
    }

    /// All that a script may write to mean this element: what is spoken, and label and value without the colon.
    var readableTexts: [String] {
        guard let value, spokenTexts.count > 1 else { return spokenTexts }
        return spokenTexts + ["\(label) \(value)"]
    }

    /// Whether these words stand on the element itself.
    public func says(_ text: PlainText) -> Bool { says(inOrder: [text]) }

    /// Whether these words stand on the element itself, one behind the other.
    public func says(inOrder texts: [PlainText]) -> Bool {
        readableTexts.contains { PlainText($0).contains(inOrder: texts) }
    }
}
