import AppShell
import AppShellHeadless
import AppShellTexts
import Testing

@testable import AppShellExploration

/// Answers that come after the person has gone on.
struct LateAnswerTests {
    @Test("an app that takes no late answer amiss has no finding")
    func sound() throws {
        let result = try explored(DeskApp.subject(), depth: 1)
        #expect(result.findings.map { "\($0.subject): \($0.fact) \($0.path)" } == [])
        // Some were tried: an act in a state in which an answer is on its way.
        #expect(result.states > 30)
    }

    @Test(
        "each late answer that is taken amiss is found, with the call and what differs",
        arguments: DeskApp.Bug.allCases
    )
    func finds(_ bug: DeskApp.Bug) throws {
        let findings = try explored(DeskApp.subject(bug), depth: 1).findings
        let finding = try #require(findings.first { $0.fact.english.contains(bug.fact) }, "\(findings.map(\.fact))")
        #expect(finding.law == "late-answers" && finding.path.count == 2 && finding.path[0].fault?.kind == .slow)
        #expect(finding.fact.english.contains(try #require(finding.path[0].fault).call.path))
        // A path of its own breaks the law again.
        var events: [ExplorationEvent] = []
        try ExplorationWorker(DeskApp.subject(bug)).run(.check(finding.path)) { events.append($0) }
        #expect(finding.isSame(events))
    }

    @Test("an app that always has a call open is waited for no longer than two minutes, and has no finding")
    func neverAnswered() throws {
        func phone() throws -> HeadlessSession {
            let session = try DeskApp.session(DeskApp.asksAgain)
            session.server.faults.delay = .seconds(3)
            try session.tap("Reprendre mon nom")
            return session
        }
        let before = try phone()
        defer { before.end() }
        var longest = Duration.zero
        let check = LawCheck(Law.standard, only: "late-answers", inputs: ExplorationInputs())
        let found = try check.violations(overtakingIn: check.view(of: before)) { first in
            let session = try phone()
            let start = session.clock.elapsed
            defer { longest = max(longest, session.clock.elapsed - start) }
            try first(session)
            try session.tap("Écrire")
            return session
        }
        #expect(found.isEmpty)
        #expect(longest > .seconds(100) && longest <= .seconds(120))
    }

    @Test("an act overtakes an answer once for a kind of act, call and screen, whoever works")
    func once() throws {
        let subject = DeskApp.subject()
        var exploration = Exploration(from: try subject.firstState(), limits: .init(depth: 2))
        let worker = ExplorationWorker(subject)
        var tried: [String: Int] = [:]
        while true {
            var jobs: [Exploration.NumberedJob] = []
            while jobs.count < 4, let job = exploration.next() { jobs.append(job) }
            if jobs.isEmpty { break }
            for job in jobs.reversed() {
                if case .expand(let path, .overtaking(let moves), _) = job.job, let call = path.last?.fault?.call {
                    for move in moves { tried["\(call.path) \(move.act.kind) \(path.count)", default: 0] += 1 }
                }
                var events: [ExplorationEvent] = []
                try worker.run(job.job) { events.append($0) }
                exploration.take(events, of: job.number)
            }
        }
        #expect(tried.count > 20)
        #expect(tried.values.allSatisfy { $0 <= 4 }, "\(tried.filter { $0.value > 4 })")
    }
}
