import AppShell
import AppShellHeadless
import BenchKit
import Foundation
import MadiniaBackend

/// Madinia whole, headless, its reference back end in process: MAD-NFR1…5 and MAD-P2.
///
/// No network and no rendering is in these figures: they say what app and back end cost, of what the person may wait.
enum MadiniaGroup: BenchGroup {
    static let name = "madinia"
    private static let group = "Madinia, headless, back end in process"

    static func run(with meter: Meter, into report: inout Report) throws {
        try launch(with: meter, into: &report)
        try screens(with: meter, into: &report)
        try coach(with: meter, into: &report)
        try drawing(with: meter, into: &report)
        try answers(with: meter, into: &report)
    }

    // MARK: MAD-NFR1

    private static func launch(with meter: Meter, into report: inout Report) throws {
        let cold = try ColdLaunch.madinia.measure(samples: meter.samples)
        report.add(
            Row(
                group: group,
                name: "MAD-NFR1: launch to Accueil's content, a process of its own, all its CPU time",
                ours: cold,
                goals: [.atMost(3_000, cold.median / 1_000_000, "ms")]
            )
        )
        let warm = UserJourney(
            prepare: { try MadiniaWorld.session() },
            act: { try $0.launch() },
            result: MadiniaWorld.homeResult
        )
        try add("MAD-NFR1: the same, launched again in one process", warm, limit: 3_000, with: meter, into: &report)
    }

    // MARK: MAD-NFR2, MAD-NFR3

    private static func screens(with meter: Meter, into report: inout Report) throws {
        for (count, last) in [(nil, "Atelier prompts"), (1_000, "Atelier 1000")] as [(Int?, String)] {
            let list = UserJourney(
                prepare: { try MadiniaWorld.launched(courses: count) },
                act: { session in
                    try session.selectTab("Formations")
                    try session.pullToRefresh()
                },
                result: last
            )
            let name = "MAD-NFR2: the list, \(count ?? 9) formations loaded anew"
            try add(name, list, limit: 2_000, with: meter, into: &report)
        }
        let detail = UserJourney(
            prepare: {
                let session = try MadiniaWorld.launched()
                try session.selectTab("Formations")
                return session
            },
            act: { try $0.tap("Starter") },
            result: "Pré-inscription"
        )
        try add("MAD-NFR3: a detail, tapped in the list", detail, limit: 1_000, with: meter, into: &report)
    }

    // MARK: MAD-NFR4

    private static func coach(with meter: Meter, into report: inout Report) throws {
        let service = "MAD-NFR4: Madi's first answer, "
        let fromService = question { _ in }
        try add(service + "by its service", fromService, limit: 3_000, with: meter, into: &report)
        let refused = question { $0.server.faults.isUnreachable = true }
        try add(service + "by local rules, service down", refused, limit: 3_000, with: meter, into: &report)
        let silent = question(wait: .seconds(2.5)) { $0.server.faults.hangs = true }
        try add(service + "by local rules, service silent", silent, limit: 3_000, with: meter, into: &report)
    }

    /// The chat is opened, a question typed and sent.
    private static func question(
        wait: Duration = .zero,
        arrange: @escaping (HeadlessSession) -> Void
    ) -> UserJourney {
        let text = "Je débute et je veux automatiser mes tâches, quelle formation ?"
        return UserJourney(
            prepare: {
                let session = try MadiniaWorld.launched()
                arrange(session)
                try session.tap(MadiniaWorld.coach)
                try session.type(text, into: "Votre message")
                return session
            },
            act: { session in
                try session.tap("Envoyer")
                if wait > .zero { try session.wait(wait) }
            },
            result: "Starter"
        )
    }

    // MARK: MAD-NFR5

    private static func drawing(with meter: Meter, into report: inout Report) throws {
        let first = try (0..<meter.samples).map { _ in
            let host = try listHost()
            defer { host.end() }
            let start = Stopwatch.threadTime()
            let size = host.enter { $0.rebuild() }
            let time = Stopwatch.threadTime() - start
            guard size == 1_005 else { throw BenchError.wrong("the list has not 1,000 cards of five elements") }
            return Double(time)
        }
        let host = try listHost()
        defer { host.end() }
        let outline = host.enter { $0.outline }
        guard outline.contains("badge “Prix”: 1\u{202F}199,50\u{A0}€") else {
            throw BenchError.wrong("the list is another:\n\(outline.prefix(2_000))")
        }
        let again = try meter.measure([Work(operations: 1) { host.enter { $0.rebuild() } }])[0]
        // The first one comes once, after a load that takes longer: no goal is set on it.
        let rows = [
            ("made anew", again, [2.0, 16]),
            ("made for the first time", Measurement(samples: first, allocations: nil), []),
        ]
        for (name, figure, limits) in rows {
            report.add(
                Row(
                    group: group,
                    name: "MAD-NFR5: the content of a list of 1,000 cards, \(name)",
                    ours: figure,
                    goals: limits.map { .atMost($0, figure.median / 1_000_000, "ms") }
                )
            )
        }
    }

    private static func listHost() throws -> CourseListHost {
        let environment = try MadiniaWorld.session(courses: 1_000).environment
        let host = CourseListHost()
        try host.enter { try $0.start(in: environment) }
        guard host.executor.drain() else { throw BenchError.wrong("the list does not come to rest") }
        return host
    }

    // MARK: MAD-P2

    private static func answers(with meter: Meter, into report: inout Report) throws {
        let backend = try MadiniaWorld.backend(of: try MadiniaWorld.session(courses: 1_000))
        let samples = try MadiniaWorld.backend(of: try MadiniaWorld.session())
        let calls = [
            ("/formations, 9 on a page", samples, "/formations"),
            ("/formations, 1,000 on a page", backend, "/formations"),
            ("/formations/starter", backend, "/formations/starter"), ("/articles", samples, "/articles"),
        ]
        for (name, backend, path) in calls {
            let request = HTTPRequest(
                method: .get,
                url: "https://api.madinia.fr/api/v1" + path,
                headers: ["X-API-Key": "test-key"]
            )
            let date = Date(timeIntervalSince1970: 1_769_155_200)
            guard backend.respond(to: request, at: date).status == 200 else {
                throw BenchError.wrong("\(path) is not answered")
            }
            let work = Work(operations: 1) { backend.respond(to: request, at: date).body.count }
            let figure = try meter.measure([work])[0]
            report.add(
                Row(
                    group: "Madinia's reference back end, an answer",
                    name: "MAD-P2: GET \(name)",
                    ours: figure,
                    goals: [.atMost(500, figure.median / 1_000_000, "ms")]
                )
            )
        }
    }

    /// - Parameter limit: in milliseconds, of CPU time and waiting together.
    private static func add(
        _ name: String,
        _ errand: UserJourney,
        limit: Double,
        with meter: Meter,
        into report: inout Report
    ) throws {
        let (cost, waited) = try errand.measure(with: meter)
        let milliseconds = waited / .milliseconds(1)
        report.add(
            Row(
                group: group,
                name: name + (waited > .zero ? ", and \(Figure.plain(milliseconds)) ms of waiting" : ""),
                ours: cost,
                goals: [.atMost(limit, cost.median / 1_000_000 + milliseconds, "ms")]
            )
        )
    }
}
