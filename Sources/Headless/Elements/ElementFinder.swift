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
        let path: [Int]
    }

    /// The whole app as drawn.
    public let root: ContentSnapshot
    /// The elements of the top layer, in the order they are read.
    public let elements: [Found]

    public init(_ root: ContentSnapshot) {
        self.root = root
        var elements: [Found] = []
        if let top = root.children.indices.last {
            ElementFinder.collect(root.children[top], path: [top], frame: nil, into: &elements)
        }
        self.elements = elements
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

    /// The elements of the top layer that say `text`.
    ///
    /// - Parameter container: the label of an element within which alone is looked.
    public func reading(_ text: String, in container: String? = nil) throws(HeadlessFailure) -> [Found] {
        let wanted = PlainText(text)
        return try scope(container).filter { $0.element.says(wanted) }
    }

    /// The one element of that label that can be acted on.
    ///
    /// An exact label wins over one that contains the words.
    public func interactive(_ label: String, in container: String? = nil) throws(HeadlessFailure) -> Found {
        let wanted = PlainText(label)
        let scope = try scope(container)
        let candidates = scope.filter(\.element.isInteractive)
        let exact = candidates.filter { PlainText($0.element.label) == wanted }
        let matches = exact.isEmpty ? candidates.filter { PlainText($0.element.label).contains(wanted) } : exact
        guard let match = matches.first else { throw absence(of: label, in: scope, candidates: candidates) }
        guard matches.count == 1 else { throw .ambiguous(label, candidates: matches.map { describe($0) }) }
        return match
    }

    /// The one that can be acted on now.
    func enabled(_ label: String, in container: String? = nil) throws(HeadlessFailure) -> Found {
        let found = try interactive(label, in: container)
        guard !found.element.state.isDisabled else { throw .disabled(found.element.summary) }
        return found
    }

    private func scope(_ container: String?) throws(HeadlessFailure) -> [Found] {
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
            throw .notFound(container, among: holders.map(\.element.label).filter { !$0.isEmpty })
        }
        guard innermost.count == 1 else {
            throw .ambiguous(container, candidates: innermost.map { describe($0) })
        }
        return elements.filter { $0.path.starts(with: holder.path) }
    }

    private func absence(of label: String, in scope: [Found], candidates: [Found]) -> HeadlessFailure {
        let wanted = PlainText(label)
        if let text = scope.first(where: { PlainText($0.element.label) == wanted }) {
            return .notInteractive(text.element.summary)
        }
        var covered: [Found] = []
        for (index, layer) in root.children.enumerated().dropLast() {
            ElementFinder.collect(layer, path: [index], frame: nil, into: &covered)
        }
        if let element = covered.first(where: { $0.element.isInteractive && PlainText($0.element.label) == wanted }) {
            return .covered(element.element.summary, by: topLayer?.label ?? "")
        }
        return .notFound(label, among: candidates.map(\.element.label))
    }

    /// The element with what it stands in: « button “Réessayer” in section “Blog” ».
    private func describe(_ found: Found) -> String {
        let holder = elements.last {
            $0.path.count < found.path.count && found.path.starts(with: $0.path) && !$0.element.label.isEmpty
        }
        return found.element.summary + (holder.map { " in \($0.element.role.name) “\($0.element.label)”" } ?? "")
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
    public func says(_ text: PlainText) -> Bool {
        readableTexts.contains { PlainText($0).contains(text) }
    }
}
