/// Which stack of a navigation state: a tab's, the only one, or that of a sheet.
public enum StackPlace: Hashable, Sendable {
    /// The stack of that tab; nil in an app without tabs.
    case base(TabID?)
    /// The stack of the sheet at that height; 0 is the lowest.
    case sheet(Int)
}

extension NavigationState {
    /// The stack at a place; nil where there is none.
    public func stack(at place: StackPlace) -> NavigationStack? {
        switch place {
        case .base(let tab): stacks.first { $0.tab == tab }
        case .sheet(let height): sheets.indices.contains(height) ? sheets[height] : nil
        }
    }

    /// The place of the selected tab's stack, or of the only one.
    public var basePlace: StackPlace { .base(base.tab) }

    /// The place of the stack on top: the highest sheet's, or the base.
    public var topPlace: StackPlace { sheets.isEmpty ? basePlace : .sheet(sheets.count - 1) }
}
