/// For hosts with stacks of their own, which draw screens that are not on top as well: below it during a swipe back, and
/// on other tabs.
extension Shell {
    /// The screen at a depth of a stack, 0 at its root, without bars and overlays; nil where the state has none, or where
    /// its screen was never shown.
    ///
    /// It has the dialog that a host shows above it, while it is on top; see ``Content/dialog``.
    /// Out of reach (``Content/State/isCovered``) unless it is on top: ``run(_:times:)`` runs acts of that one.
    public func content(at place: StackPlace, depth: Int) -> Content? {
        // Read in any case: what is not there yet may come with the start, and the day may change.
        _ = phase
        guard let slot = ScreenSlot(at: place, depth: depth, in: navigation),
            var content = screens[slot]?.screen.content
        else { return nil }
        guard slot == screens.top?.slot else {
            content = content.withoutDialogs
            content.state.isCovered = true
            return content
        }
        guard content.dialog == nil else { return content }
        if let focusedField { _ = content.focus(focusedField) }
        return content
    }

    /// Makes the screen at a depth of a stack where it was never shown: in a restored stack, below the top. It does not
    /// appear before it comes on top, so it loads nothing yet.
    public func makeScreen(at place: StackPlace, depth: Int) {
        guard let slot = ScreenSlot(at: place, depth: depth, in: navigation) else { return }
        makeUndrawnScreen(in: slot)
    }

    /// Whether the screen at a depth of a stack is the one on top, which alone takes acts.
    public func isOnTop(_ place: StackPlace, depth: Int) -> Bool {
        place == navigation.topPlace && depth == navigation.top.pushed.count
    }

    /// What is drawn over the screens of the base, in the order of the modules; none while somebody types there.
    public func overlays(at placement: OverlayPlacement) -> [Content] {
        if navigation.sheets.isEmpty, let focusedField, var content = screens.top?.screen.content,
            content.focus(focusedField)
        {
            return []
        }
        return shellContent.overlays(at: placement)
    }

    /// How many things wait on a tab, as its modules say; 0 where none do.
    public func badge(on tab: TabID) -> Int { shellContent.badge(on: tab) ?? 0 }
}
