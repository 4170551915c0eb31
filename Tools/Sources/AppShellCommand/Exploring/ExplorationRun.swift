import AppShellExploration
import Foundation
import ScenarioRunner

/// One exploration that a command asks for, from the first state to the exit code.
struct ExplorationRun {
    private let command: ExploreCommand
    private let choice: ExplorationChoice

    init(_ command: ExploreCommand, _ choice: ExplorationChoice) {
        self.command = command
        self.choice = choice
    }

    func run() throws {
        let begin = ContinuousClock.now
        let subject = try choice.subject()
        let pool = ExplorationPool(
            count: command.jobs?.count ?? ProcessInfo.processInfo.activeProcessorCount,
            arguments: workerArguments,
            limit: command.timeout
        )
        // The launch comes before the depth counts.
        let depth = command.depth ?? (command.time == nil ? 2 : 1)
        var exploration = Exploration(
            from: try subject.firstState(),
            limits: .init(
                depth: depth + (choice.steps.isEmpty ? 1 : 0),
                goesOn: command.time != nil,
                comparisons: command.compare
            ),
            seed: command.seed
        )
        let deadline = command.time.map { begin + .seconds($0) }
        while true {
            while pool.hasRoom, deadline.map({ $0 > .now }) ?? true, let job = exploration.next() {
                try pool.begin(job)
            }
            guard pool.underWay > 0 else { break }
            guard let ended = try pool.wait(until: nil) else { break }
            for (number, events) in ended { exploration.take(events, of: number) }
        }
        let seconds = begin.duration(to: .now)
        let result = exploration.result
        Console.out(
            """
            \(result.states) states \(result.statesByDepth), \(result.expanded) expanded, \(result.transitions) transitions in \
            \(seconds) (\(Int(Double(result.transitions) / (Double(seconds.components.seconds) + Double(seconds.components.attoseconds) * 1e-18))) a second), waiting \(exploration.waiting)

            """
        )
        for finding in result.findings {
            Console.out("\n\(finding.law): \(finding.subject) (\(finding.count) ×)\n  \(finding.fact)\n")
            for move in finding.path { Console.out("    \(move)\n") }
        }
        for divergence in result.divergences {
            Console.out("\nDIVERGES \(divergence.fact)\n  \(divergence.one)\n  \(divergence.other)\n")
        }
        Console.out("\(result.comparisons) compared, \(result.divergences.count) diverge\n")
    }

    private var workerArguments: [String] {
        var arguments = ["explore-worker", command.product]
        for law in choice.laws { arguments += ["--law", law.name] }
        if let from = command.from { arguments += ["--from", from] }
        return arguments
    }
}
