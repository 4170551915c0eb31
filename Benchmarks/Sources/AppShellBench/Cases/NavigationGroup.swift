import AppShell
import BenchKit

/// One command applied to the navigation state of an app of four tabs with screens pushed on each.
enum NavigationGroup: BenchGroup {
    static let name = "navigation"

    static func run(with meter: Meter, into report: inout Report) throws {
        let graph = try AppGraph(CatalogueProduct.self, in: .bench)
        let state = try deep(graph)
        let course = CoursePage(key: "starter").route
        let commands: [(name: String, command: NavigationCommand)] = [
            ("push", .push(course)), ("pop", .pop), ("select", .select("blog")), ("present", .present(course)),
            ("open, as a link does", .open(course, tab: "courses")),
        ]
        for (name, command) in commands {
            guard case .applied = state.apply(command, under: graph.rules) else {
                throw BenchError.wrong("\(name) is not applied")
            }
            let work = Work(operations: 1_000) {
                var sum = 0
                for _ in 0..<1_000 {
                    guard case .applied(let next) = state.apply(command, under: graph.rules) else { continue }
                    sum &+= next.stacks.count &+ next.sheets.count
                }
                return sum
            }
            report.add(Row(group: "NavigationState.apply", name: name, ours: try meter.measure([work])[0]))
        }
    }

    /// Three courses above the root of each tab.
    private static func deep(_ graph: AppGraph) throws -> NavigationState {
        var state = graph.initialState
        let tabs: [TabID] = ["blog", "contact", "home", "courses"]
        for tab in tabs {
            let pushes = (1...3).map { NavigationCommand.push(CoursePage(key: "course-\($0)").route) }
            for command in (state.selected == tab ? [] : [.select(tab)]) + pushes {
                guard case .applied(let next) = state.apply(command, under: graph.rules) else {
                    throw BenchError.wrong("the state can't be prepared: \(command)")
                }
                state = next
            }
        }
        return state
    }
}
