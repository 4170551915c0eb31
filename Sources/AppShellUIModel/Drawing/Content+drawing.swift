public import AppShell

extension Content {
    /// For a screen: the keypad that is drawn below what scrolls. A scroll view delays touches, and a key that is dragged
    /// in it would not scroll.
    public var pinnedKeypad: Content? { children.last { $0.role == .keypad } }

    /// For a screen: what scrolls.
    public var scrolledChildren: [Content] {
        var scrolled = withoutDialogs.children
        if let index = scrolled.lastIndex(where: { $0.role == .keypad }) { scrolled.remove(at: index) }
        return scrolled
    }

    /// For a card: whether something in it is acted on by itself. A native button takes the taps of all that it holds.
    public var holdsControls: Bool {
        children.contains { !$0.isOutsideCard && ($0.action != nil || $0.holdsControls) }
    }

    /// For a part of a card: whether it stands beside the card's own button.
    public var isOutsideCard: Bool { role == .menu || role == .rowActions }

    /// Whether a view of the other element shows this one too. Never for what can be acted on: its closures may hold newer
    /// values although it looks the same.
    public func isDrawn(like other: Content) -> Bool {
        isPassive && other.isPassive && ContentSnapshot(self) == ContentSnapshot(other)
    }

    private var isPassive: Bool { action == nil && native == nil && children.allSatisfy(\.isPassive) }
}
