public import AppShell
public import Observation

/// What native views bind to: the shell's navigation as values to read and to write. Plain Swift, so that it is tested
/// wherever there is no SwiftUI.
///
/// The shell decides and views follow. What a view takes away by itself (a swipe back, a sheet pulled down, another tab)
/// becomes a command; where the shell refuses it, the view has to be made anew, since it has moved already:
/// ``rebuilds(of:)`` counts that.
@MainActor
@Observable
public final class ShellModel {
    /// The running app.
    @ObservationIgnored public let shell: Shell
    private var rebuilds: [StackPlace: Int] = [:]
    /// How often the native tabs had to be made anew, for the identity of their view: the shell stayed on its tab.
    public private(set) var tabRebuilds = 0

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
    public var selectedTab: TabID? { shell.navigation.selected }

    /// A tab was tapped. The one that is selected already goes back to its root.
    public func select(_ tab: TabID) {
        shell.perform(.select(tab))
        if shell.navigation.selected != tab { tabRebuilds += 1 }
    }

    // MARK: Stacks

    /// The path of a native stack.
    public func path(at place: StackPlace) -> [StackEntry] { shell.navigation.path(at: place) }

    /// A native stack shows another path.
    ///
    /// - Parameter drawn: the path that the view was drawn with.
    public func setPath(_ new: [StackEntry], drawn: [StackEntry], at place: StackPlace) {
        let change = PathChange(to: new, from: drawn, live: path(at: place))
        guard change != .none else { return }
        if place == shell.navigation.topPlace {
            for command in change.commands {
                // Going back may have shown a screen that holds the person there.
                guard case .applied = shell.perform(command) else { break }
            }
        }
        if path(at: place) != new { rebuilds[place, default: 0] += 1 }
    }

    /// How often the native stack at a place had to be made anew, for the identity of its view: the shell kept what the
    /// view had taken away.
    public func rebuilds(of place: StackPlace) -> Int { rebuilds[place] ?? 0 }

    // MARK: Sheets

    /// The sheet at a height; nil where there is none.
    public func sheet(at height: Int) -> SheetItem? {
        let sheets = shell.navigation.sheets
        guard sheets.indices.contains(height) else { return nil }
        return SheetItem(height: height, root: sheets[height].root, rebuilds: rebuilds(of: .sheet(height)))
    }

    /// A native sheet went away, with those above it.
    ///
    /// - Parameter drawn: the sheet as it was drawn. One that the shell has closed or replaced meanwhile is not closed again.
    public func sheetWasDismissed(_ drawn: SheetItem) {
        guard sheet(at: drawn.height) == drawn else { return }
        while shell.navigation.sheets.count > drawn.height {
            guard case .applied = shell.perform(.dismiss) else { break }
        }
        if sheet(at: drawn.height) != nil { rebuilds[drawn.place, default: 0] += 1 }
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

    /// Runs an act of a screen, unless another one has come on top.
    public func run(_ act: Content.Act, on entry: StackEntry) {
        if isOnTop(entry) { shell.run(act) }
    }

    /// Refreshes a screen that was pulled. Returns when that is done, or its task cancelled.
    public func refresh(_ entry: StackEntry) async {
        guard case .refresh(let act) = content(of: entry)?.action else { return }
        let (done, end) = AsyncStream<Never>.makeStream()
        switch act {
        case .immediate: run(act, on: entry)
        case .task(let action):
            guard isOnTop(entry) else { return }
            run(
                .task {
                    await action()
                    end.finish()
                },
                on: entry
            )
            for await _ in done {}
        }
    }

    /// A field got or lost the keyboard.
    public func focus(_ field: String?, on entry: StackEntry) {
        if isOnTop(entry), shell.focusedField != field { shell.focusedField = field }
    }

    private func isOnTop(_ entry: StackEntry) -> Bool {
        isLive(entry) && shell.isOnTop(entry.place, depth: entry.depth)
    }

    private func isLive(_ entry: StackEntry) -> Bool {
        let routes = shell.navigation.stack(at: entry.place)?.routes ?? []
        return routes.indices.contains(entry.depth) && routes[entry.depth] == entry.route
    }
}
