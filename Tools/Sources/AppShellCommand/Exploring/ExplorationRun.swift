import AppShell
import AppShellExploration
import AppShellTexts
import Foundation
import ScenarioReports
import ScenarioRunner

/// One exploration that a command asks for, from the first state to the exit code.
struct ExplorationRun {
    private let command: ExploreCommand
    private let choice: ExplorationChoice
    private let accepted: AcceptedFindings
    private let pool: ExplorationPool

    /// - Throws: ``CommandError`` where the accepted findings can't be read.
    init(_ command: ExploreCommand, _ choice: ExplorationChoice) throws {
        self.command = command
        self.choice = choice
        accepted = try AcceptedFile.read(command.accepted, for: choice.kit)
        pool = ExplorationPool(
            count: command.jobs?.count ?? ProcessInfo.processInfo.activeProcessorCount,
            arguments: choice.workerArguments,
            limit: command.timeout
        )
    }

    func run() throws -> CommandExit {
        let progress = ExplorationProgress()
        let depth = command.depth ?? (command.time == nil ? 2 : 0)
        let subject = try choice.subject()
        var exploration = Exploration(
            from: try subject.firstState(),
            limits: .init(
                // The launch comes before the depth counts.
                depth: depth + (choice.from == nil ? 1 : 0),
                goesOn: command.time != nil,
                comparisons: command.compare
            ),
            seed: command.seed
        )
        let isInterrupted = try !explore(&exploration, progress)
        progress.end(exploration)
        var result = exploration.result
        if !isInterrupted { try shrink(&result) }
        var report = ExplorationReport(
            product: choice.kit.productID,
            name: choice.kit.product.manifest.name,
            language: choice.language,
            depth: depth,
            seed: command.seed
        )
        report.from = command.from
        report.isFull = exploration.isFull
        (report.waiting, report.beyond, report.waitingCalls) = exploration.waiting
        try report.add(
            result,
            of: choice.scripts(),
            laws: choice.laws,
            after: choice.steps,
            accepted: accepted.spoken(try subject.words())
        ) { choice.replay(of: $0.path) }
        try write(report)
        guard !isInterrupted else { return .interrupted }
        return report.open.isEmpty && report.divergences.isEmpty ? .passed : .failed
    }

    /// - Returns: false where it was interrupted.
    private func explore(_ exploration: inout Exploration, _ progress: ExplorationProgress) throws -> Bool {
        let deadline = command.time.map { ContinuousClock.now + .seconds($0) }
        while true {
            let isOver = deadline.map { $0 <= .now } ?? false
            while pool.hasRoom, let job = isOver ? exploration.nextComparison() : exploration.next() {
                try pool.begin(job)
            }
            guard pool.underWay > 0 else { return true }
            guard let ended = try pool.wait() else { return false }
            for (number, events) in ended { exploration.take(events, of: number) }
            progress.tell(exploration)
        }
    }

    /// Leaves out of each path what the finding does not need, a round of candidates of all findings at a time.
    private func shrink(_ result: inout ExplorationResult) throws {
        var shrinkings = result.findings.map { Shrinking($0) }
        while true {
            let candidates = shrinkings.map(\.candidates)
            let jobs = candidates.flatMap { $0.map { ExplorationJob.check($0) } }
            guard !jobs.isEmpty, var events = try pool.run(jobs)?[...] else { break }
            for index in shrinkings.indices {
                let own = events.prefix(candidates[index].count)
                events = events.dropFirst(candidates[index].count)
                guard !own.isEmpty else { continue }
                shrinkings[index].take(own.firstIndex { shrinkings[index].isSame($0) }.map { $0 - own.startIndex })
            }
        }
        for (index, shrinking) in shrinkings.enumerated() { result.shorten(index, to: shrinking.finding.path) }
    }

    private func write(_ report: ExplorationReport) throws {
        let formats = command.format.isEmpty ? [.text] : command.format
        for format in formats { try format.write(report) }
        if let folder = command.save { try SavedFindings(report).write(to: folder) }
    }
}

/// How far an exploration has come, on standard error: the report itself knows no wall clock.
private final class ExplorationProgress {
    private let begin = ContinuousClock.now
    private var next = ContinuousClock.now + .seconds(10)

    /// A line every ten seconds.
    func tell(_ exploration: Exploration) {
        guard next <= .now else { return }
        next = .now + .seconds(10)
        Console.error(text(exploration))
    }

    func end(_ exploration: Exploration) { Console.error(text(exploration)) }

    private func text(_ exploration: Exploration) -> String {
        let time = begin.duration(to: .now)
        let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
        let result = exploration.result
        let rate = Int((Double(result.transitions) / max(seconds, 0.001)).rounded())
        let (findings, waiting) = (result.findings.count, exploration.waiting.within)
        return localized(
            "\(Int(seconds)) s: \(result.states, "states|states"), \(result.transitions, "acts|acts") (\(rate) a second), \(findings, "findings|findings"), \(waiting, "states waiting|states waiting")"
        )
    }
}
