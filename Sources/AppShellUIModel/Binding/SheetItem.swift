public import AppShell

/// A sheet, as a native sheet tells it from the one before it at the same height.
public struct SheetItem: Hashable, Sendable, Identifiable {
    /// 0 for the lowest.
    public let height: Int
    /// The lowest screen of its stack.
    public let root: Route
    /// How often the sheet at this height had to be presented anew, since the view took away what the shell kept.
    public let rebuilds: Int

    /// The place of its stack.
    public var place: StackPlace { .sheet(height) }

    /// Changes whenever a native sheet has to be presented anew.
    public var id: Self { self }
}
