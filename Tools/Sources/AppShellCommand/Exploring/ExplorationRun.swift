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
        let accepted = accepted.spoken(try subject.words())
        let progress = ExplorationProgress(accepted, time: command.time)
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
            accepted: accepted
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
        guard !shrinkings.isEmpty else { return }
        Console.error(localized("Shortening the ways that break laws: \(shrinkings.count)"))
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
    private let accepted: AcceptedFindings
    /// In seconds, where it ends by the clock.
    private let limit: Double?
    private let begin = ContinuousClock.now
    private var next = ContinuousClock.now + .seconds(10)

    init(_ accepted: AcceptedFindings, time limit: Double?) {
        (self.accepted, self.limit) = (accepted, limit)
    }

    /// A line every ten seconds.
    func tell(_ exploration: Exploration) {
        guard next <= .now else { return }
        next = .now + .seconds(10)
        Console.error(text(exploration) + (left(exploration).map { ", \($0)" } ?? ""))
    }

    func end(_ exploration: Exploration) { Console.error(text(exploration)) }

    private var seconds: Double { Double(begin.duration(to: .now).components.seconds) }

    private func text(_ exploration: Exploration) -> String {
        let (result, waiting) = (exploration.result, exploration.waiting)
        let rate = Int((Double(result.transitions) / max(seconds, 1)).rounded())
        // Accepted findings are counted as known.
        let new = result.findings.count { !accepted.accepts($0) }
        let known = result.findings.count - new
        let findings =
            counted(new, "finding|findings") + (known > 0 ? ", " + counted(known, "accepted|accepted|finding") : "")
        return localized(
            "\(Int(seconds)) s: \(result.states, "states|states"), \(result.transitions, "acts|acts") (\(rate) a second), \(findings), \(waiting.within + waiting.faults, "states and calls waiting|states and calls waiting")"
        )
    }

    /// An estimate of the time that is left.
    private func left(_ exploration: Exploration) -> String? {
        if let limit { return localized("about \(Self.time(max(0, limit - seconds))) left") }
        guard let share = exploration.progress, share > 0 else { return nil }
        return localized("about \(Self.time(seconds / share - seconds)) left")
    }

    /// `40 s`, `12 min`, `3 h 20 min`
    private static func time(_ seconds: Double) -> String {
        if seconds < 60 { return "\(Int(seconds.rounded(.up))) s" }
        let minutes = Int(min(seconds / 60, 60_000).rounded(.up))
        if minutes < 60 { return "\(minutes) min" }
        return "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
    }
}
