import AppShell

/// Looks for the one element that a tap means in most cases, without a snapshot of the app: enabled, on the top layer, with
/// that very label. ``ElementFinder`` answers where there is none, or several, and says why.
struct TappableSearch {
    typealias Hit = (element: Content, isFrame: Bool)

    private let label: PlainText
    private var hit: Hit?
    private var count = 0

    init(for label: String, in content: Content) {
        self.label = PlainText(label)
        guard let layer = content.children.last else { return }
        visit(layer, isFrame: true)
        for child in layer.children { search(child, isFrame: child.role != .screen) }
    }

    var only: Hit? { count == 1 && hit?.element.state.isDisabled == false ? hit : nil }

    private mutating func search(_ element: Content, isFrame: Bool) {
        visit(element, isFrame: isFrame)
        for child in element.children { search(child, isFrame: isFrame) }
    }

    private mutating func visit(_ element: Content, isFrame: Bool) {
        guard ElementUse.tapping.fits(element), PlainText(element.label) == label else { return }
        hit = (element, isFrame)
        count += 1
    }
}
