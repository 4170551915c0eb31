import CucumberGherkin
import FuzzTargets
import ScenarioReports
import ScenarioRunner

/// A scenario whose attempts records from outside are taken for.
struct WireScript {
    private static let text =
        "Feature: F\n  Scenario: S\n" + (0..<6).map { "    Given step \($0)\n" }.joined()

    private let start: RunStart
    private let testCase: TestCase

    init() throws {
        var ids = IdentifierSequence()
        let source = GherkinSource(uri: "wire.feature", text: Self.text)
        let document = try GherkinParser().parse(source, ids: &ids).get()
        let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
        let feature = LoadedFeature(source: source, document: document, pickles: pickles)
        guard let pickle = pickles.first else { throw BrokenInvariant("a script without a scenario") }
        let steps = pickle.steps.map {
            TestStep(id: "step-\($0.id)", $0, matches: [], keyword: "Given ", place: nil)
        }
        testCase = TestCase(id: "case", pickle: pickle, feature: feature, product: "wire", steps: steps)
        start = RunStart(features: [feature])
    }

    /// Reports take what came, and what is written as messages is read again.
    func holdReports(of records: [AttemptRecord]) throws(BrokenInvariant) {
        var summary = RunSummary()
        var results: [ScenarioResult] = []
        for record in records {
            let result = result(of: record)
            summary.add(result, after: [])
            results.append(result)
        }
        let events =
            [.runStarted(start), .scenariosAssembled([testCase])]
            + results.map { RunEvent.scenarioFinished($0) } + [.runFinished(summary)]
        try RunShape(events).hold()
        var written: [UInt8] = []
        let reports = AnyReport.all
        for report in [MessageReport { written += $0 }, reports[results.count % reports.count]()] as [any Report] {
            for event in events { report.handle(event) }
        }
        let again: [RunEvent]
        do throws(MessageErrors) {
            again = try MessageReader(name: "wire", bytes: written).events()
        } catch {
            throw BrokenInvariant("what came and was written can't be read: \(error)")
        }
        try RunShape(events).hold(asIn: RunShape(again))
    }

    private func result(of record: AttemptRecord) -> ScenarioResult {
        var events: [TraceEvent] = []
        var steps: [StepResult] = []
        for (step, record) in zip(testCase.steps, record.steps) {
            let begin = events.count
            events += record.events
            steps.append(
                StepResult(
                    testStep: step,
                    status: record.status,
                    duration: record.duration,
                    wallDuration: record.wallDuration,
                    message: record.message,
                    exception: record.exception,
                    screen: record.screen,
                    attachments: record.attachments,
                    snippets: record.snippets,
                    snapshot: record.snapshot,
                    events: begin..<events.count
                )
            )
        }
        return ScenarioResult(
            testCase: testCase,
            steps: steps,
            status: record.end?.status ?? .failed,
            message: record.end?.message,
            duration: record.end?.duration ?? .zero,
            events: events
        )
    }
}
