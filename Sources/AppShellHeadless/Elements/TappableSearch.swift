import AppShell

/// Looks for the one element that a tap means in most cases, without a snapshot of the app: enabled, on the top layer, with
/// that very label. ``ElementFinder`` answers where there is none, or several, and says why.
struct TappableSearch {
    typealias Hit = (element: Content, path: [Int], isFrame: Bool)

    private let label: PlainText
    private var hit: Hit?
    private var count = 0
    /// Of the element that is looked at.
    private var path: [Int]

    init(for label: String, in content: Content) {
        self.label = PlainText(label)
        path = [content.children.count - 1]
        guard let layer = content.children.last else { return }
        visit(layer, isFrame: true)
        for (index, child) in layer.children.enumerated() {
            search(child, at: index, isFrame: child.role != .screen && layer.role != .dialog)
        }
    }

    var only: Hit? { count == 1 && hit?.element.state.isDisabled == false ? hit : nil }

    private mutating func search(_ element: Content, at index: Int, isFrame: Bool) {
        path.append(index)
        visit(element, isFrame: isFrame)
        // What they hold is out of sight.
        if element.role != .menu, element.role != .rowActions {
            for (index, child) in element.children.enumerated() { search(child, at: index, isFrame: isFrame) }
        }
        path.removeLast()
    }

    private mutating func visit(_ element: Content, isFrame: Bool) {
        guard ElementUse.tapping.fits(element), PlainText(element.label) == label else { return }
        hit = (element, path, isFrame)
        count += 1
    }
}
