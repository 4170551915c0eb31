import BenchKit
import CucumberGherkin
import IdleSuite
import ScenarioReports
import ScenarioRunner

/// What a scenario costs whose eight steps do nothing: scheduled, sent to a worker, run there, its results read and
/// reported. The worker is in this process; its pipes are all that is left out.
enum ScenarioWork {
    private static let count = 100

    static func worker() -> Work { work { [] } }

    /// With the reports that a CI keeps.
    static func reported() -> Work {
        work {
            [
                MessageReport { _ in }, JUnitReport { _ in },
                HTMLReport(title: "Idle") { _ in },
            ]
        }
    }

    private static func work(_ reports: @escaping () -> [any ScenarioReports.Report]) -> Work {
        var ids = IdentifierSequence()
        let source = GherkinSource(uri: "idle.feature", text: IdleSuite.text("Idle", scenarios: 0..<count))
        let scripts = LoadedScripts([source], ids: &ids)
        var plan = RunPlan(products: [ProductScripts(kit: IdleKit.self, features: scripts.features)])
        plan.options.collectsSnapshots = true
        let run = plan
        let worker = WorkerInProcess(options: run.options)
        return Work(operations: count) {
            let summary = ScenarioRunner.run(run, on: worker, reports: reports())
            return summary.scenarioCount * 1_000 + summary.failures.count
        }
    }
}

/// Sends each attempt to a worker as to another process.
private final class WorkerInProcess: ScenarioEngine {
    private let worker: ScenarioWorker
    private var listener = WorkerListener()
    private var waiting: [AttemptRequest] = []
    private let sent: Sent

    /// What the worker has sent.
    private final class Sent {
        var bytes: [UInt8] = []
    }

    init(options: AttemptOptions) {
        let sent = Sent()
        self.sent = sent
        worker = ScenarioWorker(kits: [IdleKit.self], options: options) { sent.bytes += $0 }
    }

    var hasRoom: Bool { waiting.count < 8 }

    func begin(_ request: AttemptRequest) { waiting.append(request) }

    func next() -> AttemptResult? {
        guard !waiting.isEmpty else { return nil }
        return run(waiting.removeFirst(), isInterruptible: true)
    }

    func run(_ request: AttemptRequest, isInterruptible: Bool) -> AttemptResult {
        sent.bytes.removeAll(keepingCapacity: true)
        let isRead = worker.receive(ScenarioWorker.frame(of: request)) {}
        let ended = listener.receive(sent.bytes)
        guard isRead, let result = ended.first else {
            return AttemptResult(token: request.token, crash: CrashReport(fact: "The worker sends no result"))
        }
        return result
    }

    var failure: String? { nil }
    var isInterrupted: Bool { false }

    func stop() -> [AttemptResult] { [] }

    func close() {}
}
