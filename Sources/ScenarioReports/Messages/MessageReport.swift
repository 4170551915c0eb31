import CucumberGherkin

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes Cucumber Messages, one on each line, for other tools.
///
/// Times are virtual and start at 0, with one scenario after the other, so that two runs of the same scripts give the same
/// bytes. Identifiers are made from those of the pickles.
public final class MessageReport: Report {
    static let protocolVersion = "33.0.4"
    static let runID = "run"

    /// What is attached besides the attachments of steps and hooks.
    public enum Detail: Sendable {
        /// Nothing.
        case standard
        /// The screen of a failed step, why a step is undefined or ambiguous, the screens and events of each scenario, and
        /// everything else that ``MessageReader`` needs to read the run.
        case full
    }

    private let detail: Detail
    private let coverageRecords: () -> [String]
    private let write: ([UInt8]) -> Void
    private var writer = JSONWriter()
    private var elapsed = SecondsAndNanos()
    private var count = 0
    private var snapshots = ScreenSnapshotTable()
    private var isDryRun = false
    private var shards: [Shard] = []

    /// - Parameters:
    ///   - coverageRecords: called when the run has ended: its coverage as JSON, one text for each product. It is attached to
    ///     the run for ``RunMerge``.
    ///   - write: takes whole lines.
    public init(
        detail: Detail = .full,
        coverageRecords: @escaping () -> [String] = { [] },
        write: @escaping ([UInt8]) -> Void
    ) {
        self.detail = detail
        self.coverageRecords = coverageRecords
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        switch event {
        case .runStarted(let run): start(run)
        case .runHookFinished(let result): runHook(result)
        case .scenariosAssembled(let cases):
            if detail == .full { attach(RunExtras(cases, shards: shards, isDryRun: isDryRun)) }
            shards = []
            for testCase in cases {
                add(testCase)
                write(writer.takeBytes())
            }
        case .scenarioFinished(let result): scenario(result)
        case .runFinished(let summary): finish(summary)
        }
        write(writer.takeBytes())
    }

    private func envelope(_ name: StaticString, _ content: (inout JSONWriter) -> Void) {
        writer.object { $0.object(name, content) }
        writer.lineBreak()
    }

    private func identifier(_ kind: String) -> String {
        count += 1
        return "\(kind)-\(count)"
    }

    private func start(_ run: RunStart) {
        isDryRun = run.isDryRun
        shards = run.shards
        envelope("meta") { $0.writeMeta(protocolVersion: Self.protocolVersion, ci: run.ci) }
        write(writer.takeBytes())
        for source in run.filesWithErrors { write(GherkinMessages.source(source)) }
        for error in run.errors { write(GherkinMessages.parseError(error)) }
        for feature in run.features {
            write(GherkinMessages.source(feature.source))
            write(GherkinMessages.gherkinDocument(feature.document))
            for pickle in feature.pickles { write(GherkinMessages.pickle(pickle)) }
        }
        for definition in run.definitions {
            envelope(definition.envelope) { definition.write(into: &$0) }
        }
        envelope("testRunStarted") { writer in
            writer.field("id", Self.runID)
            writer.timestamp(elapsed)
        }
    }

    private func add(_ testCase: TestCase) {
        envelope("testCase") { writer in
            writer.field("id", testCase.id)
            writer.field("pickleId", testCase.pickle.id)
            writer.array("testSteps", testCase.steps) { writer, step in
                writer.object { step.write(into: &$0) }
            }
            writer.field("testRunStartedId", Self.runID)
        }
    }

    private func runHook(_ result: StepResult) {
        let id = identifier("run-hook")
        envelope("testRunHookStarted") { writer in
            writer.field("id", id)
            writer.field("testRunStartedId", Self.runID)
            writer.field("hookId", result.testStep.id)
            writer.timestamp(elapsed)
        }
        for attachment in result.attachments {
            attach(attachment) { $0.field("testRunHookStartedId", id) }
        }
        envelope("testRunHookFinished") { writer in
            writer.field("testRunHookStartedId", id)
            writer.object("result") { writer in
                writer.result(result.status, .zero, message: result.message, result.exception)
            }
            writer.timestamp(elapsed)
        }
    }

    private func scenario(_ result: ScenarioResult) {
        let startID = "start-\(result.testCase.id)-\(result.attempt)"
        envelope("testCaseStarted") { writer in
            writer.field("id", startID)
            writer.field("testCaseId", result.testCase.id)
            writer.timestamp(elapsed)
            writer.field("attempt", result.attempt)
        }
        for step in result.steps { add(step, of: result, startID) }
        if detail == .full {
            if let message = result.message {
                attach(.note(message, "why.txt")) { $0.field("testCaseStartedId", startID) }
            }
            let extras = ScenarioExtras(result)
            if !extras.isEmpty {
                var json = JSONWriter()
                extras.write(into: &json)
                attach(Attachment(.text(json.text), mediaType: ScenarioExtras.mediaType)) {
                    $0.field("testCaseStartedId", startID)
                }
            }
            attach(.note(result.events.map { "\($0)\n" }.joined(), "trace.txt")) {
                $0.field("testCaseStartedId", startID)
            }
        }
        envelope("testCaseFinished") { writer in
            writer.field("testCaseStartedId", startID)
            writer.timestamp(elapsed)
            writer.field("willBeRetried", result.willBeRetried)
        }
    }

    private func add(_ ended: StepResult, of result: ScenarioResult, _ startID: String) {
        let step = ended.testStep
        envelope("testStepStarted") { writer in
            writer.field("testCaseStartedId", startID)
            writer.field("testStepId", step.id)
            writer.timestamp(elapsed)
        }
        elapsed.advance(by: ended.duration)
        if ended.status == .undefined, let pickleStep = ended.step {
            envelope("suggestion") { writer in
                writer.field("id", identifier("suggestion"))
                writer.field("pickleStepId", pickleStep.id)
                writer.array("snippets", ended.snippets) { writer, snippet in
                    writer.object { writer in
                        writer.field("language", "swift")
                        writer.field("code", snippet)
                    }
                }
            }
        }
        func attach(_ attachment: Attachment) {
            self.attach(attachment) { writer in
                writer.field("testCaseStartedId", startID)
                writer.field("testStepId", step.id)
            }
        }
        for attachment in ended.attachments { attach(attachment) }
        if detail == .full {
            for attachment in ended.explanations { attach(attachment) }
            if let attachment = snapshots.attachment(of: ended) { attach(attachment) }
        }
        envelope("testStepFinished") { writer in
            writer.field("testCaseStartedId", startID)
            writer.field("testStepId", step.id)
            writer.object("testStepResult") { writer in
                writer.result(ended.status, ended.duration, message: ended.exception?.message, ended.exception)
            }
            writer.timestamp(elapsed)
        }
    }

    private func attach(_ attachment: Attachment, to owner: (inout JSONWriter) -> Void) {
        envelope("attachment") { writer in
            switch attachment.body {
            case .text(let text):
                writer.field("body", text)
                writer.field("contentEncoding", "IDENTITY")
            case .bytes(let bytes):
                writer.field("body", Data(bytes).base64EncodedString())
                writer.field("contentEncoding", "BASE64")
            }
            writer.field("fileName", ifPresent: attachment.fileName)
            writer.field("mediaType", attachment.mediaType)
            owner(&writer)
            writer.timestamp(elapsed)
        }
    }

    /// Attaches something to the run itself.
    private func attach(toRun attachment: Attachment) {
        attach(attachment) { $0.field("testRunStartedId", Self.runID) }
    }

    private func attach(_ extras: RunExtras) {
        guard extras != RunExtras() else { return }
        var json = JSONWriter()
        extras.write(into: &json)
        attach(toRun: Attachment(.text(json.text), mediaType: RunExtras.mediaType))
    }

    private func finish(_ summary: RunSummary) {
        if detail == .full {
            // Where no scenario was assembled, the shard has not been written yet.
            attach(RunExtras(summary, shards: shards))
            for coverageRecord in coverageRecords() {
                attach(toRun: Attachment(.text(coverageRecord), mediaType: RunExtras.exerciseMediaType))
            }
        }
        envelope("testRunFinished") { writer in
            writer.field("success", summary.succeeded)
            writer.timestamp(elapsed)
            writer.field("testRunStartedId", Self.runID)
            if let abortion = summary.abortion {
                writer.field("message", abortion.message)
                writer.exception(abortion)
            }
        }
    }
}

extension StepResult {
    /// The runner's own attachments of a step.
    fileprivate var explanations: [Attachment] {
        var attachments: [Attachment] = []
        if exception == nil, let message { attachments.append(.note(message, "why.txt")) }
        if let screen { attachments.append(.note(screen, "screen.txt")) }
        return attachments
    }
}

extension Attachment {
    fileprivate static func note(_ text: String, _ fileName: String) -> Attachment {
        Attachment(.text(text), mediaType: "text/plain", fileName: fileName)
    }
}
