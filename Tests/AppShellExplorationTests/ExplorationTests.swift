import AppShell
import AppShellHeadless
import AppShellTexts
import Testing

@testable import AppShellExploration

/// Explores in this process, one job after the other, to the end or until enough is found.
func explored(
    _ subject: ExplorationSubject,
    depth: Int,
    comparisons: Int = 0,
    until isEnough: (ExplorationResult) -> Bool = { _ in false }
) throws -> ExplorationResult {
    var exploration = Exploration(
        from: try subject.firstState(),
        limits: .init(depth: depth + 1, comparisons: comparisons)
    )
    let worker = ExplorationWorker(subject)
    while !isEnough(exploration.result), let job = exploration.next() {
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
            case .forgetsSwitch, .asksFirst, .remindsThoughOff, .noWayOut: (.list, 1)
            default: (.fresh, 1)
            }
        let result = try explored(NotesApp.subject(bug, from: start.0), depth: start.depth) { result in
            result.findings.contains { $0.law == bug.law }
        }
        #expect(result.findings.contains { $0.law == bug.law }, "\(result.findings.map { ($0.law, $0.subject) })")
    }

    @Test("the laws are checked after the last act, too, and every way is as long as its acts")
    func lastAct() throws {
        func findings(depth: Int) throws -> [Finding] {
            let subject = NotesApp.subject(.forgetsSwitch, from: .list)
            return try explored(subject, depth: depth - 1).findings
        }
        let (one, two) = (try findings(depth: 1), try findings(depth: 2))
        #expect(one.contains { $0.law == "relaunch-keeps" && $0.path.count == 1 })
        #expect(one.allSatisfy { $0.path.count <= 1 } && two.allSatisfy { $0.path.count <= 2 })
        // What is one act away is found with one act.
        let found = Set(one.map { "\($0.law) \($0.subject)" })
        #expect(two.filter { $0.path.count <= 1 }.allSatisfy { found.contains("\($0.law) \($0.subject)") })
    }

    @Test("the share of the work that is done grows to 1")
    func progress() throws {
        let subject = NotesApp.subject()
        var exploration = Exploration(from: try subject.firstState(), limits: .init(depth: 2))
        let worker = ExplorationWorker(subject)
        var shares: [Double] = []
        while let job = exploration.next() {
            var events: [ExplorationEvent] = []
            try worker.run(job.job) { events.append($0) }
            exploration.take(events, of: job.number)
            shares.append(try #require(exploration.progress))
        }
        #expect(shares.last == 1 && shares.allSatisfy { $0 > 0 && $0 <= 1 })
        #expect((0.1...0.9).contains(shares[shares.count / 2]), "\(shares)")
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

    @Test("nobody waits for the answer to a call whose process has ended")
    func endedCalls() throws {
        let subject = NotesApp.subject()
        let session = try subject.makePhone()
        defer { session.end() }
        let list = ActList(inputs: subject.inputs)
        session.server.faults.answers = [.late(.seconds(3))]
        try session.launch()
        #expect(try list.acts(on: session).contains(.waitForAnswers))
        session.kill(by: .person)
        #expect(try !list.acts(on: session).contains(.waitForAnswers))
        try session.launch()
        #expect(try !list.acts(on: session).contains(.waitForAnswers))
    }

    @Test("by novelty, a bug behind a form, a failure and a retry is found soon")
    func novelty() throws {
        let subject = NotesApp.subject(.newKey)
        var exploration = Exploration(from: try subject.firstState(), limits: .init(depth: 0, goesOn: true))
        let worker = ExplorationWorker(subject)
        func isFound() -> Bool { exploration.result.findings.contains { $0.law == "written-once" } }
        while !isFound(), exploration.result.transitions < 10_000, let job = exploration.next() {
            var events: [ExplorationEvent] = []
            try worker.run(job.job) { events.append($0) }
            exploration.take(events, of: job.number)
        }
        #expect(isFound(), "after \(exploration.result.transitions) acts in \(exploration.result.expanded) states")
    }

    @Test("the faults of a call are tried once for an act in states that look alike")
    func faultsOnce() {
        var queue = FaultQueue()
        func add(
            _ state: Int,
            shape: UInt64,
            kind: UInt64,
            _ act: ExplorationAct,
            _ method: HTTPRequest.Method = .post
        ) {
            let call = Move.Call(CallTarget(method, "/notes"))
            queue.add(.init(state: state, act: act, call: call), in: StateLooks(shape: shape, kind: kind))
        }
        add(0, shape: 1, kind: 1, .pullToRefresh, .get)
        add(1, shape: 1, kind: 1, .pullToRefresh)
        add(2, shape: 1, kind: 1, .pullToRefresh)
        add(3, shape: 2, kind: 1, .pullToRefresh)
        add(4, shape: 3, kind: 2, .pullToRefresh)
        add(5, shape: 1, kind: 1, .launch)
        #expect(queue.count == 5)
        // Those of new kinds come first, and of these writes.
        #expect(queue.take(10).map(\.state) == [1, 4, 5, 0, 3])
        #expect(queue.count == 0)
    }

    @Test("what was expanded the least, by its kind and its shape, is expanded next")
    func novelStates() {
        var states = NovelStates(seed: 1)
        let card = StateLooks(shape: 1, kind: 1, screen: 1)
        let otherCard = StateLooks(shape: 2, kind: 1, screen: 1)
        let form = StateLooks(shape: 3, kind: 2, screen: 2)
        for (state, looks) in [card, card, otherCard, form, form].enumerated() { states.add(state, looks) }
        #expect(Set(states.take(2)) == [0, 3])
        #expect(states.take(1) == [2])
        #expect(states.count == 2)
        #expect(Set(states.take(10)) == [1, 4])
        #expect(states.take(1) == [])
    }

    @Test("events come over as lines as they were written")
    func lines() throws {
        let subject = NotesApp.subject(.twins)
        let worker = ExplorationWorker(subject)
        var events: [ExplorationEvent] = []
        try worker.run(.expand([Move(.launch)])) { events.append($0) }
        try worker.run(.expand([])) { events.append($0) }
        var (writer, reader) = (EventLineWriter(), EventLineReader())
        let read = try events.flatMap { event in
            let lines = try writer.lines(of: event).split(separator: UInt8(ascii: "\n"))
            return try lines.compactMap { try reader.event(in: Array($0)) }
        }
        #expect(events.count > 20)
        #expect(read.map { "\($0)" } == events.map { "\($0)" })
    }

    @Test(
        "a line that is no event is told",
        arguments: ["", "x", "b 0", "b g", "r 1 2 3 0", "r 1", "m{}", "o[]", "b ffffffffffffffffff"]
    )
    func malformed(_ line: String) {
        var reader = EventLineReader()
        #expect(throws: (any Error).self) { try reader.event(in: Array(line.utf8)) }
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

    @Test("with no room for more states it stops, the same with any number of workers, and says what waits")
    func full() throws {
        func explore(_ workers: Int) throws -> Exploration {
            let subject = NotesApp.subject()
            var exploration = Exploration(from: try subject.firstState(), limits: .init(depth: 4, states: 60))
            let worker = ExplorationWorker(subject)
            while true {
                var jobs: [Exploration.NumberedJob] = []
                while jobs.count < workers, let job = exploration.next() { jobs.append(job) }
                if jobs.isEmpty { return exploration }
                for job in jobs {
                    var events: [ExplorationEvent] = []
                    try worker.run(job.job) { events.append($0) }
                    exploration.take(events, of: job.number)
                }
            }
        }
        let (one, many) = (try explore(1), try explore(7))
        #expect(one.isFull && !one.isUnderWay && !many.isUnderWay)
        // The state that was being expanded is expanded to its end.
        #expect(one.result.states >= 60 && one.result.states < 90)
        #expect(one.result.expanded + one.waiting.within == one.result.states)
        #expect(many.result.transitions == one.result.transitions)
        #expect(many.result.edges == one.result.edges)
        #expect(many.waiting == one.waiting)
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

    @Test("what was tried before a process ended is not made again")
    func skips() throws {
        let worker = ExplorationWorker(NotesApp.subject())
        func begun(after count: Int) throws -> [Move?] {
            var moves: [Move?] = []
            try worker.run(.expand([], after: count)) { event in
                if case .begins(let move) = event { moves.append(move) }
            }
            return moves
        }
        let all = try begun(after: 0)
        #expect(all.count > 3)
        #expect(try begun(after: 3) == Array(all.dropFirst(3)))
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
