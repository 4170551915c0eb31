import AppShell
import AppShellExploration
import AppShellHeadless
import Testing

/// Explores in this process, one job after the other.
func explored(_ subject: ExplorationSubject, depth: Int, comparisons: Int = 0) throws -> ExplorationResult {
    var exploration = Exploration(
        from: try subject.firstState(),
        limits: .init(depth: depth + 1, comparisons: comparisons)
    )
    let worker = ExplorationWorker(subject)
    while let job = exploration.next() {
        var events: [ExplorationEvent] = []
        try worker.run(job.job) { events.append($0) }
        exploration.take(events, of: job.number)
    }
    return exploration.result
}

struct ExplorationTests {
    @Test(
        "an app that keeps the laws has no finding, and equal digests are one state",
        arguments: [NotesApp.Start.list, .form]
    )
    func sound(start: NotesApp.Start) throws {
        let result = try explored(NotesApp.subject(from: start), depth: start == .list ? 1 : 0, comparisons: 60)
        #expect(result.findings.map { "\($0.law): \($0.subject) \($0.fact) \($0.path)" } == [])
        #expect(result.divergences.map { "\($0.fact) \($0.one) \($0.other)" } == [])
        #expect(result.comparisons > 10)
        #expect(result.destinations.contains("notes.form"))
    }

    // Traps and apps that never rest need a process of their own: Tools has tests of those.
    static let bugs = NotesApp.Bug.allCases.filter { ![.trap, .restless, .newKey].contains($0) }

    @Test("each planted bug breaks its law", arguments: bugs)
    func finds(_ bug: NotesApp.Bug) throws {
        let start: (NotesApp.Start, depth: Int) =
            switch bug {
            case .sendsTwice, .lies, .forgetsText, .forgetsDraft: (.form, 0)
            case .forgetsSwitch, .noWayOut: (.list, 1)
            default: (.fresh, 1)
            }
        let result = try explored(NotesApp.subject(bug, from: start.0), depth: start.depth)
        #expect(result.findings.contains { $0.law == bug.law }, "\(result.findings.map { ($0.law, $0.subject) })")
    }

    @Test("a retry after a failure is the same intention", arguments: [nil, .newKey] as [NotesApp.Bug?])
    func retry(_ bug: NotesApp.Bug?) throws {
        let subject = NotesApp.subject(bug, from: .form)
        func phone() throws -> HeadlessSession {
            let session = try subject.makePhone()
            session.server.faults.answers = [.cutOff]
            try session.tap("Envoyer")
            try session.wait(.seconds(5))
            try session.setOnline(true)
            return session
        }
        let (before, after) = (try phone(), try phone())
        defer {
            before.end()
            after.end()
        }
        try after.tap("Réessayer")
        let laws = LawCheck(Law.standard, inputs: subject.inputs)
        let violations = try laws.violations(after: laws.act(from: before, to: after)).violations
        #expect(violations.map(\.law) == (bug == nil ? [] : ["written-once"]))
    }

    @Test("the order in which jobs are done changes nothing")
    func order() throws {
        let subject = NotesApp.subject(.twins)
        let expected = try explored(subject, depth: 0)
        var exploration = Exploration(from: try subject.firstState(), limits: .init(depth: 1))
        let worker = ExplorationWorker(subject)
        while true {
            var jobs: [Exploration.NumberedJob] = []
            while jobs.count < 5, let job = exploration.next() { jobs.append(job) }
            if jobs.isEmpty { break }
            for job in jobs.reversed() {
                var events: [ExplorationEvent] = []
                try worker.run(job.job) { events.append($0) }
                exploration.take(events, of: job.number)
            }
        }
        #expect(exploration.result.findings == expected.findings)
        #expect(exploration.result.statesByDepth == expected.statesByDepth)
        #expect(exploration.result.edges == expected.edges)
    }

    @Test("a process that ends during a move is a finding with that move, and the others go on")
    func death() throws {
        let subject = NotesApp.subject()
        var exploration = Exploration(from: try subject.firstState(), limits: .init(depth: 1))
        let next = exploration.next()
        let job = try #require(next)
        exploration.take(
            [.begins(nil), .tried([]), .begins(Move(.launch)), .died(.trap("It ended by SIGILL.")), .ended],
            of: job.number
        )
        let finding = try #require(exploration.result.findings.first)
        #expect(finding.law == "no-trap")
        #expect(finding.path == [Move(.launch)])
        #expect(finding.fact == "It ended by SIGILL.")
    }

    @Test("what was tried before a process ended is not told again")
    func skips() throws {
        let worker = ExplorationWorker(NotesApp.subject())
        func begun(after count: Int, deadly: [Int] = []) throws -> [Move?] {
            var tried = TriedAttempts()
            (tried.count, tried.deadly) = (count, deadly)
            var moves: [Move?] = []
            try worker.run(.expand([], .all, after: tried)) { event in
                if case .begins(let move) = event { moves.append(move) }
            }
            return moves
        }
        let all = try begun(after: 0)
        let fault = try #require(all.firstIndex { $0?.fault != nil })
        #expect(try begun(after: fault + 1, deadly: [fault]) == Array(all.dropFirst(fault + 1)))
        // An act that ended the process is not made again, not even for what it calls.
        let act = all[fault - 1]
        #expect(
            try begun(after: fault, deadly: [fault - 1]) == Array(all.dropFirst(fault).drop { $0?.act == act?.act })
        )
    }

    @Test("a path that does not need all its moves is shortened")
    func shrinks() throws {
        let subject = NotesApp.subject(.unlabelled)
        let launch = Move(.launch)
        var finding = try #require(try explored(subject, depth: 0).findings.first { $0.law == "accessible" })
        finding.path = [launch, Move(.setOnline(false)), Move(.setOnline(true)), Move(.waitForADay)]
        var shrinking = Shrinking(finding)
        let worker = ExplorationWorker(subject)
        while !shrinking.candidates.isEmpty {
            let index = try shrinking.candidates.firstIndex { path in
                var events: [ExplorationEvent] = []
                try worker.run(.check(path)) { events.append($0) }
                return shrinking.isSame(events)
            }
            shrinking.take(index)
        }
        #expect(shrinking.finding.path == [launch])
    }
}

struct StateDigestTests {
    private func digest(_ moves: [Move]) throws -> StateDigest {
        let session = NotesApp.session()
        defer { session.end() }
        for move in moves { try move.perform(on: session) }
        return session.digest
    }

    @Test("the same moves give the same digest, and reading it changes nothing")
    func repeats() throws {
        let moves = [Move(.launch), Move(.setOnline(false)), Move(.waitForADay)]
        #expect(try digest(moves) == digest(moves))
        let session = NotesApp.session()
        defer { session.end() }
        try session.launch()
        let (digest, trace) = (session.digest, session.trace.text)
        #expect(session.digest == digest)
        #expect(session.trace.text == trace)
    }

    @Test("each part of a state tells it from another")
    func parts() throws {
        func differences(_ change: (HeadlessSession) throws -> Void) throws -> [StateDigest.Part] {
            let session = NotesApp.session()
            defer { session.end() }
            try session.launch()
            let before = session.digest
            try change(session)
            return session.digest.differences(from: before)
        }
        #expect(try differences { try $0.setOnline(false) }.contains(.phone))
        #expect(try differences { try $0.wait(.seconds(1)) } == [.time])
        #expect(try differences { try $0.tap("Écrire") }.contains(.navigation))
        #expect(try differences { try $0.set("Sons", to: true) }.contains(.storage))
        #expect(try differences { $0.server.faults.answers = [.lost] } == [.calls])
        #expect(try differences { ($0.server.handler as? NotesBackend)?.mirroredState.keys = ["a"] } == [.backend])
        #expect(try differences { try $0.enterBackground() }.contains(.life))
        #expect(
            try differences { session in
                session.server.faults.delay = .seconds(1)
                try session.pullToRefresh()
            }.contains(.timers)
        )
    }
}
