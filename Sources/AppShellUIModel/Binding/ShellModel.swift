public import AppShell
public import Observation

/// What native views bind to: the shell's navigation as values to read and to write. Plain Swift, so that it is tested
/// wherever there is no SwiftUI.
///
/// The shell decides and views follow. A change that a view makes by itself (a swipe back, a sheet pulled down, another tab)
/// becomes a command. If the shell refuses it, the view has moved already. A stack or the tabs then get their own value for
/// one update and the shell's state in the next (``showAgain()``), so that they move back and keep scroll positions, focus
/// and passwords. A dismissed sheet has lost its state and is presented again.
@MainActor
@Observable
public final class ShellModel {
    /// The running app.
    @ObservationIgnored public let shell: Shell
    /// Asked for time when the app leaves the screen; nil where the host needs none.
    @ObservationIgnored public var backgroundTime: (any BackgroundTime)?
    /// Values of native views that the shell refused.
    private var refusedPaths: [StackPlace: [StackEntry]] = [:]
    private var refusedTab: TabID?
    /// How often the shell refused what a native stack, or the tabs, had done.
    public private(set) var refusals = 0
    private var sheetRebuilds: [Int: Int] = [:]
    var dialogDismissals = 0
    /// The act of a dialog's button while it runs.
    @ObservationIgnored weak var dialogAnswer: DialogAnswer?

    /// Runs a composed product on the main actor. Nothing starts before ``start(restoring:)``.
    public init(graph: AppGraph) {
        shell = Shell(graph: graph) {
            TaskScope { operation in
                // The operation belongs to the main actor already; a task takes only what may go elsewhere.
                nonisolated(unsafe) let operation = operation
                return Task { @MainActor in await operation() }
            }
        }
    }

    /// Starts the app, where an earlier launch left off if it says so.
    ///
    /// - Parameter saved: the ``savedState`` of an earlier launch.
    public func start(restoring saved: String? = nil) {
        guard shell.phase == .notStarted else { return }
        if let saved, !saved.isEmpty { shell.receive(.restoration(saved)) }
        shell.start()
    }

    /// For the next launch; nil where the product always starts afresh.
    public var savedState: String? { shell.savedState }

    // MARK: Tabs

    /// The selected tab; nil in an app without tabs.
    public var selectedTab: TabID? { refusedTab ?? shell.navigation.selected }

    /// A tab was tapped. The one that is selected already goes back to its root.
    public func select(_ tab: TabID) {
        shell.perform(.select(tab))
        refusedTab = shell.navigation.selected == tab ? nil : tab
        if refusedTab != nil { refusals += 1 }
    }

    /// Has native views show the shell's state again. Hosts call it once the views have been updated after a refusal.
    public func showAgain() {
        refusedPaths = [:]
        refusedTab = nil
    }

    // MARK: Stacks

    /// The path of a native stack.
    public func path(at place: StackPlace) -> [StackEntry] { refusedPaths[place] ?? shell.navigation.path(at: place) }

    /// A native stack shows another path.
    ///
    /// - Parameter drawn: the path that the view was drawn with.
    public func setPath(_ new: [StackEntry], drawn: [StackEntry], at place: StackPlace) {
        guard refusedPaths[place] != new else { return }
        let change = PathChange(to: new, from: drawn, live: shell.navigation.path(at: place))
        if place == shell.navigation.topPlace {
            for command in change.commands {
                // Going back may have shown a screen that holds the person there.
                guard case .applied = shell.perform(command) else { break }
            }
        }
        refusedPaths[place] = shell.navigation.path(at: place) == new ? nil : new
        if refusedPaths[place] != nil { refusals += 1 }
    }

    // MARK: Sheets

    /// The sheet at a height; nil where there is none.
    public func sheet(at height: Int) -> SheetItem? {
        let sheets = shell.navigation.sheets
        guard sheets.indices.contains(height) else { return nil }
        return SheetItem(height: height, root: sheets[height].root, rebuilds: sheetRebuilds[height] ?? 0)
    }

    /// A native sheet went away, with those above it.
    ///
    /// - Parameter drawn: the sheet as it was drawn. One that the shell has closed or replaced meanwhile is not closed again.
    public func sheetWasDismissed(_ drawn: SheetItem) {
        guard sheet(at: drawn.height) == drawn else { return }
        while shell.navigation.sheets.count > drawn.height {
            guard case .applied = shell.perform(.dismiss) else { break }
        }
        if sheet(at: drawn.height) != nil { sheetRebuilds[drawn.height, default: 0] += 1 }
    }

    // MARK: Screens

    /// Whether anything holds the person here, so that views don't even offer to leave.
    public var isLocked: Bool { shell.navigation.locks.contains { $0.scope == .navigation } }

    /// What the screen shows; nil where its screen was never shown, see ``Shell/makeScreen(at:depth:)``.
    public func content(of entry: StackEntry) -> Content? {
        // A view that is on its way out still asks for what is gone.
        guard isLive(entry) else { return nil }
        return shell.content(at: entry.place, depth: entry.depth)
    }

    /// Applies an input to an element, unless another screen or a dialog is on top. All controls use this method.
    ///
    /// - Parameter entry: the element's screen; nil for what is drawn over the screens of the base.
    public func act(_ input: Content.Input, on element: Content, of entry: StackEntry?) {
        if canAct(on: entry) { shell.act(input, on: element) }
    }

    /// Whether a screen is on top, without a dialog above it.
    private func canAct(on entry: StackEntry?) -> Bool {
        let top = shell.navigation.top
        let topEntry = StackEntry(place: shell.navigation.topPlace, depth: top.pushed.count, route: top.current)
        if entry == nil ? !shell.navigation.sheets.isEmpty : entry != topEntry { return false }
        return shell.content(at: topEntry.place, depth: topEntry.depth)?.dialog == nil
    }

    /// Refreshes a screen that was pulled. Returns when that is done, or its task cancelled.
    public func refresh(_ entry: StackEntry) async {
        guard case .refresh(let act) = content(of: entry)?.action else { return }
        guard canAct(on: entry) else { return }
        guard case .task(let action) = act else { return shell.run(act) }
        let (done, end) = AsyncStream<Never>.makeStream()
        shell.run(
            .task {
                await action()
                end.finish()
            }
        )
        for await _ in done {}
    }

    /// A field got or lost the keyboard.
    public func focus(_ field: String?, on entry: StackEntry) {
        if isOnTop(entry), shell.focusedField != field { shell.focusedField = field }
    }

    func isOnTop(_ entry: StackEntry) -> Bool {
        isLive(entry) && shell.isOnTop(entry.place, depth: entry.depth)
    }

    private func isLive(_ entry: StackEntry) -> Bool {
        let routes = shell.navigation.stack(at: entry.place)?.routes ?? []
        return routes.indices.contains(entry.depth) && routes[entry.depth] == entry.route
    }
}
