import AppShell
import AppShellHeadless
import AppShellTexts

/// Visits every screen that taps lead to, breadth first, from the scenario's current screen.
///
/// Each screen is reached on a fresh phone: the scenario's steps so far, then the taps. The walk taps buttons, links,
/// cards, tabs, options, back and close; fields stay empty and switches as they are. A screen counts as visited when
/// the same routes are drawn with the same possibility to go back.
struct AppWalk {
    /// When to give up.
    struct Limits {
        var screens = 500
        /// From the scenario's current screen.
        var taps = 30
    }

    /// An accessibility issue, and the taps that lead to it.
    struct Issue {
        let issue: AccessibilityIssue
        let route: Route
        let path: [String]
    }

    /// The outcome of a walk.
    struct Result {
        /// In the order they were reached.
        var screens: [VisitedScreen] = []
        var tapCount = 0
        /// Each issue once per destination.
        var issues: [Issue] = []
    }

    /// A screen, identified by the routes it draws and the dialog over them.
    struct VisitedScreen: Hashable {
        struct Layer: Hashable {
            let route: Route
            let canGoBack: Bool
        }

        let tab: TabID?
        let layers: [Layer]
        /// Its title.
        let dialog: String?

        init(_ state: NavigationState, dialog: String?) {
            self.dialog = dialog
            tab = state.selected
            layers = ([state.base] + state.sheets).map { stack in
                Layer(route: stack.current, canGoBack: !stack.pushed.isEmpty)
            }
        }
    }

    private struct Step {
        let path: [ElementFinder.Found]
        /// The elements to tap at the end of the path.
        let elements: [ElementFinder.Found]
    }

    /// Tabs and overlays are on every screen, so each is tapped once per tab.
    private struct FrameTap: Hashable {
        let tab: TabID?
        let role: String
        let label: String
    }

    private let start: () throws -> ScenarioWorld
    private let limits: Limits
    private var result = Result()
    private var known: Set<VisitedScreen> = []
    private var frameTaps: Set<FrameTap> = []
    private var reported: Set<Reported> = []

    private struct Reported: Hashable {
        let issue: AccessibilityIssue
        let destination: String
    }

    private init(limits: Limits, start: @escaping () throws -> ScenarioWorld) {
        self.limits = limits
        self.start = start
    }

    /// - Parameter start: makes a fresh phone on the scenario's current screen.
    /// - Throws: ``StepFailure`` if the walk is given up or a tap fails.
    static func walk(
        within limits: Limits = Limits(),
        from start: @escaping () throws -> ScenarioWorld
    ) throws -> Result {
        var walk = AppWalk(limits: limits, start: start)
        try walk.run()
        return walk.result
    }

    private mutating func run() throws {
        var queue: [Step] = []
        if let first = try reach([]) { queue.append(first) }
        var next = 0
        while next < queue.count {
            let step = queue[next]
            next += 1
            for element in step.elements {
                if let reached = try reach(step.path + [element]) { queue.append(reached) }
            }
        }
    }

    private mutating func tappable(in world: ScenarioWorld, on tab: TabID?) throws -> [ElementFinder.Found] {
        try world.finder().elements.filter { found in
            guard found.element.isInteractive, !found.element.state.isDisabled else { return false }
            switch found.element.role {
            case .field, .toggle, .choice, .stepper, .slider, .datePicker: return false
            case .option: return !found.element.state.isSelected
            case .tab where found.element.state.isSelected: return false
            default: return isNew(found, on: tab)
            }
        }
    }

    private mutating func isNew(_ found: ElementFinder.Found, on tab: TabID?) -> Bool {
        switch found.frame {
        case .tabBar, .overlay:
            let tap = FrameTap(tab: tab, role: found.element.role.name, label: found.element.label)
            return frameTaps.insert(tap).inserted
        default: return true
        }
    }

    /// Walks the path and checks the screen; nil if the screen is known.
    private mutating func reach(_ path: [ElementFinder.Found]) throws -> Step? {
        let world = try walked(path)
        do {
            let step = try look(around: world, path)
            try world.end()
            return step
        } catch {
            world.session.end()
            throw error
        }
    }

    private mutating func look(around world: ScenarioWorld, _ path: [ElementFinder.Found]) throws -> Step? {
        if !path.isEmpty { result.tapCount += 1 }
        try look(at: world, path)
        // Check a loading screen, then check it again once it has loaded.
        if try world.waitForLoading() { try look(at: world, path) }
        let screen = VisitedScreen(try world.session.navigation(), dialog: try world.dialogTitle)
        guard known.insert(screen).inserted else { return nil }
        guard path.count <= limits.taps else {
            throw StepFailure(
                localized("The walk gave up: after \(limits.taps) taps there are still new screens.") + "\n"
                    + localized(
                        "The last taps: \(Self.words(path.suffix(4))). Does each of them lead to one more of its kind?"
                    )
            )
        }
        guard result.screens.count < limits.screens else {
            throw StepFailure(
                localized("The walk gave up: there are more than \(limits.screens) screens.") + "\n"
                    + localized(
                        "Start with less data, such as a smaller catalogue: the walk only needs to see each kind of screen."
                    )
            )
        }
        result.screens.append(screen)
        return Step(path: path, elements: try tappable(in: world, on: screen.tab))
    }

    private mutating func look(at world: ScenarioWorld, _ path: [ElementFinder.Found]) throws {
        let route = try world.session.navigation().current
        for issue in try world.finder().topLayer?.accessibilityIssues ?? [] {
            // The same issue on nine courses is one issue to fix.
            guard reported.insert(Reported(issue: issue, destination: route.name)).inserted else { continue }
            result.issues.append(Issue(issue: issue, route: route, path: path.map { Self.words($0) }))
        }
    }

    /// A fresh phone after these taps.
    private func walked(_ path: [ElementFinder.Found]) throws -> ScenarioWorld {
        let world = try start()
        do {
            for element in path {
                _ = try world.waitForLoading()
                try world.session.tap(element)
            }
        } catch let failure as HeadlessError {
            world.session.end()
            throw StepFailure(
                localized("The walk could not go on after \(Self.words(path[...])): \(failure).") + "\n"
                    + localized("A walk repeats its taps on fresh phones. Does the app behave the same each time?")
            )
        }
        return world
    }

    private static func words(_ path: ArraySlice<ElementFinder.Found>) -> String {
        path.map { words($0) }.joined(separator: " › ")
    }

    private static func words(_ found: ElementFinder.Found) -> String {
        found.element.role.localizedName(with: found.element.label)
    }
}

extension ScenarioWorld {
    /// Lets time pass while something on top is loading, for a minute at most.
    ///
    /// - Returns: whether something was loading.
    fileprivate func waitForLoading() throws -> Bool {
        let end = session.clock.elapsed + .seconds(60)
        var hasWaited = false
        while try finder().elements.contains(where: { $0.element.role == .loading }) {
            guard try session.advanceToNextTimer(within: end - session.clock.elapsed) else { break }
            hasWaited = true
        }
        return hasWaited
    }
}

extension ScenarioWorld {
    /// Of the dialog on top; nil where none is.
    fileprivate var dialogTitle: String? {
        get throws { try finder().topLayer.flatMap { $0.role == .dialog ? $0.label : nil } }
    }
}
