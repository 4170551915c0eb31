import AppShell
import ScriptTestSupport
import Testing

@testable import AppShellUIModel

/// Whatever views and shell do at once, in whatever order, they end up showing the same.
@MainActor
struct NavigationBindingPropertyTests {
    private static let runs = 200
    private static let steps = 40

    @Test("views that swipe, pull and tap at any moment, beside commands, links and locks, agree in the end")
    func agreement() throws {
        for seed in 1...UInt64(Self.runs) {
            var generator = MutationGenerator(seed: seed)
            let model = try ShelfApp.model(hasTabs: generator.chance(75))
            let views = SimulatedNavigation(model)
            if generator.chance(90) { model.start() }
            var story: [String] = []
            for _ in 0..<generator.number(1...Self.steps) {
                let before = model.shell.navigation
                let drawn = views.stacks.mapValues(\.drawn)
                let step = Step.random(&generator)
                story.append("\(step)")
                step.run(on: views)
                let change = Change(step, from: before, to: model.shell.navigation, drawn: drawn)
                #expect(change.flaw == nil, "seed \(seed): \(change.flaw ?? "") after \(story)")
                if generator.chance(50) { views.update() }
            }
            views.endSwipe(completes: generator.chance(50))
            views.endPull(completes: generator.chance(50))
            views.update()
            #expect(views.agrees, "seed \(seed): \(model.shell.navigation) after \(story)")
            guard views.agrees else { break }
        }
    }

    /// What a person, the system or the app does.
    enum Step {
        case command(NavigationCommand), link(Int)
        case beginSwipe, endSwipe(Bool), back(Int), echo(StackPlace)
        case tab(TabID, pops: Bool?), beginPull, endPull(Bool)

        static func random(_ generator: inout MutationGenerator) -> Step {
            let page = Page(generator.number(1...4)).route
            let tab: TabID = ["one", "two", "three"][generator.number(0...2)]
            switch generator.number(0...29) {
            case 0...4: return .command(.push(page))
            case 5...6: return .command(.present(page))
            case 7: return .command([.pop, .popToRoot, .dismiss, .reset, .close(page)][generator.number(0...4)])
            case 8: return .command(.replace(page))
            case 9: return .command([.open(page, tab: tab), .openSheet(page), .select(tab)][generator.number(0...2)])
            case 10:
                let policy: NavigationLock.Policy = generator.chance(50) ? .refuse : .defer
                return .command(.lock(NavigationLock(name: "lock", policy: policy, reason: "because")))
            case 11...12: return .command(.unlock("lock"))
            case 13: return .link(generator.number(1...4))
            case 14...17: return .beginSwipe
            case 18...20: return .endSwipe(generator.chance(70))
            case 21: return .back(generator.number(0...3))
            case 22: return .echo(generator.chance(70) ? .base(tab) : .sheet(generator.number(0...1)))
            case 23...25: return .tab(tab, pops: [nil, true, false][generator.number(0...2)])
            case 26...27: return .beginPull
            default: return .endPull(generator.chance(70))
            }
        }

        @MainActor
        func run(on views: SimulatedNavigation) {
            switch self {
            case .command(let command): views.model.shell.perform(command)
            case .link(let page): views.model.shell.receive(.link("https://shelf.example/pages/\(page)"))
            case .beginSwipe: views.beginSwipe()
            case .endSwipe(let completes): views.endSwipe(completes: completes)
            case .back(let depth): views.goBack(to: depth)
            case .echo(let place): views.echo(at: place)
            case .tab(let tab, let pops): if views.model.selectedTab != nil { views.tap(tab, pops: pops) }
            case .beginPull: views.beginPull()
            case .endPull(let completes): views.endPull(completes: completes)
            }
        }

        /// Whether a view took something away.
        var isOfView: Bool {
            switch self {
            case .command, .link: false
            default: true
            }
        }
    }

    /// What a view's step did to the state.
    private struct Change {
        let flaw: String?

        init(_ step: Step, from old: NavigationState, to new: NavigationState, drawn: [StackPlace: [StackEntry]]) {
            flaw = step.isOfView && old != new ? Self.flaw(from: old, to: new, drawn: drawn) : nil
        }

        /// Views take away from one end; they show nothing new, and take nothing that they were not drawn with.
        private static func flaw(
            from old: NavigationState,
            to new: NavigationState,
            drawn: [StackPlace: [StackEntry]]
        ) -> String? {
            if !old.locks.isEmpty { return "a view moved under a lock" }
            if !old.sheets.starts(with: new.sheets.map(\.self), by: { $0.root == $1.root }) { return "a sheet came" }
            let places = old.stacks.map { StackPlace.base($0.tab) } + new.sheets.indices.map { StackPlace.sheet($0) }
            for place in places {
                let (before, after) = (old.path(at: place), new.path(at: place))
                guard before.starts(with: after) else { return "a screen came at \(place)" }
                let isTabTap = new.topPlace == place && after.isEmpty
                if before != after, drawn[place] != before, !isTabTap { return "taken away unseen at \(place)" }
            }
            return nil
        }
    }
}
