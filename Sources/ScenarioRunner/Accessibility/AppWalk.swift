import AppShell
import AppShellHeadless

/// Every screen that taps lead to, breadth first, from where a scenario stands.
///
/// Each place is reached on a phone of its own: the scenario's steps so far, then the taps. Buttons, links, cards, tabs,
/// options, back and close are tapped; fields stay empty and switches as they are. Two moments are the same place when
/// the same routes are drawn, and one can go back from both or from neither.
struct AppWalk {
    /// How far a walk goes before it is given up.
    struct Limits {
        var places = 500
        /// From where the scenario stands.
        var taps = 30
    }

    /// A fault, and the taps that lead to it.
    struct Finding {
        let fault: AccessibilityIssue
        let route: Route
        let path: [String]
    }

    /// What was seen on the way.
    struct Result {
        /// In the order in which they were reached.
        var places: [Place] = []
        var tapCount = 0
        /// Each once for a destination.
        var findings: [Finding] = []
    }

    /// What is drawn, by its routes.
    struct Place: Hashable {
        struct Layer: Hashable {
            let route: Route
            let canGoBack: Bool
        }

        let tab: TabID?
        let layers: [Layer]

        init(_ state: NavigationState) {
            tab = state.selected
            layers = ([state.base] + state.sheets).map { stack in
                Layer(route: stack.current, canGoBack: !stack.pushed.isEmpty)
            }
        }
    }

    private struct Step {
        let path: [ElementFinder.Found]
        /// What can be tapped at its end.
        let elements: [ElementFinder.Found]
    }

    /// Tabs and overlays are the same on every screen: each is tapped once from each tab.
    private struct FrameTap: Hashable {
        let tab: TabID?
        let role: String
        let label: String
    }

    private let start: () throws -> ScenarioWorld
    private let limits: Limits
    private var result = Result()
    private var known: Set<Place> = []
    private var frameTaps: Set<FrameTap> = []
    private var reported: Set<Reported> = []

    private struct Reported: Hashable {
        let fault: AccessibilityIssue
        let destination: String
    }

    private init(limits: Limits, start: @escaping () throws -> ScenarioWorld) {
        self.limits = limits
        self.start = start
    }

    /// - Parameter start: a fresh phone, where the scenario stands.
    /// - Throws: ``StepFailure`` where the walk is given up, or an act that could not be carried out.
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
            case .field, .toggle, .choice: return false
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

    /// Walks there, looks, and gives the place where it is new.
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
        // What is loading is looked at, and looked at again when it has come.
        if try world.waitForLoading() { try look(at: world, path) }
        let place = Place(try world.session.navigation())
        guard known.insert(place).inserted else { return nil }
        guard path.count <= limits.taps else {
            throw StepFailure(
                "The walk was given up: after \(limits.taps) taps there are still new screens.\n"
                    + "The last taps: \(Self.words(path.suffix(4))). Does each of them lead to another one of its kind?"
            )
        }
        guard result.places.count < limits.places else {
            throw StepFailure(
                "The walk was given up: there are more than \(limits.places) screens.\n"
                    + "Begin with less, say a smaller catalogue: the walk is meant to see each kind of screen."
            )
        }
        result.places.append(place)
        return Step(path: path, elements: try tappable(in: world, on: place.tab))
    }

    private mutating func look(at world: ScenarioWorld, _ path: [ElementFinder.Found]) throws {
        let route = try world.session.navigation().current
        for fault in try world.finder().topLayer?.accessibilityIssues ?? [] {
            // Nine courses with one fault are one fault of one screen to fix.
            guard reported.insert(Reported(fault: fault, destination: route.name)).inserted else { continue }
            result.findings.append(Finding(fault: fault, route: route, path: path.map { Self.words($0) }))
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
                "The walk could not go on after \(Self.words(path[...])): \(failure).\n"
                    + "A walk repeats its taps on fresh phones; does the app show the same each time?"
            )
        }
        return world
    }

    private static func words(_ path: ArraySlice<ElementFinder.Found>) -> String {
        path.map { words($0) }.joined(separator: " › ")
    }

    private static func words(_ found: ElementFinder.Found) -> String {
        "\(found.element.role.name) “\(found.element.label)”"
    }
}

extension ScenarioWorld {
    /// Lets time go on while something on top is loading, for a minute at most.
    ///
    /// - Returns: whether anything was.
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
