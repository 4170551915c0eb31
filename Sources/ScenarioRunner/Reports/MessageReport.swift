public import CucumberExpressions
public import CucumberGherkin

/// Cucumber Messages, one a line: what other tools of the field read.
///
/// Times are virtual, from 0 on and one scenario after the other, so that two runs of the same scripts give the same
/// bytes. Identifiers are made from those of the pickles.
public final class MessageReport: Report {
    static let protocolVersion = "33.0.4"
    private static let runID = "run"

    private let write: ([UInt8]) -> Void
    private var writer = JSONWriter()
    private var elapsed: Duration = .zero

    public init(write: @escaping ([UInt8]) -> Void) {
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        switch event {
        case .runStarted(let plan): start(plan)
        case .featureStarted: break
        case .scenarioFinished(let result, _): scenario(result)
        case .runFinished(let summary):
            envelope("testRunFinished") { writer in
                writer.field("success", summary.succeeded)
                self.timestamp(into: &writer)
                writer.field("testRunStartedId", Self.runID)
            }
        }
        write(writer.takeBytes())
    }

    private func envelope(_ name: String, _ content: (inout JSONWriter) -> Void) {
        writer.object { $0.object(name, content) }
        writer.lineBreak()
    }

    private func start(_ plan: RunPlan) {
        envelope("meta") { writer in
            writer.field("protocolVersion", Self.protocolVersion)
            writer.object("implementation") { writer in
                writer.field("name", "appshell")
                writer.field("version", "0.1.0")
            }
            writer.object("runtime") { $0.field("name", "Swift") }
            writer.object("os") { $0.field("name", Self.system) }
            writer.object("cpu") { $0.field("name", Self.architecture) }
        }
        write(writer.takeBytes())
        for error in plan.errors { write(GherkinMessages.parseError(error)) }
        for feature in plan.products.flatMap(\.features) {
            write(GherkinMessages.source(feature.source))
            write(GherkinMessages.gherkinDocument(feature.document))
            for pickle in feature.pickles { write(GherkinMessages.pickle(pickle)) }
        }
        for product in plan.products {
            for index in product.library.definitions.indices { definition(index, of: product) }
        }
        envelope("testRunStarted") { writer in
            writer.field("id", Self.runID)
            self.timestamp(into: &writer)
        }
        for product in plan.products {
            for pickle in product.features.flatMap(\.pickles) { testCase(pickle, of: product) }
        }
    }

    private func definition(_ index: Int, of product: ProductScripts) {
        let definition = product.library.definitions[index]
        envelope("stepDefinition") { writer in
            writer.field("id", Self.definitionID(index, of: product))
            writer.object("pattern") { writer in
                writer.field("type", "CUCUMBER_EXPRESSION")
                writer.field("source", definition.expression.source)
            }
            writer.object("sourceReference") { writer in
                writer.field("uri", definition.place.file)
                writer.object("location") { $0.field("line", definition.place.line) }
            }
        }
    }

    private func testCase(_ pickle: Pickle, of product: ProductScripts) {
        envelope("testCase") { writer in
            writer.field("id", Self.caseID(pickle))
            writer.field("pickleId", pickle.id)
            writer.array("testSteps", pickle.steps) { writer, step in
                let matches = product.library.matches(step.text)
                writer.object { writer in
                    writer.field("id", Self.stepID(step))
                    writer.field("pickleStepId", step.id)
                    writer.array("stepDefinitionIds", matches.map { Self.definitionID($0.index, of: product) })
                    writer.array("stepMatchArgumentsLists", matches) { writer, match in
                        writer.object { writer in
                            writer.array("stepMatchArguments", match.arguments) { $1.write(into: &$0) }
                        }
                    }
                }
            }
            writer.field("testRunStartedId", Self.runID)
        }
    }

    private func scenario(_ result: ScenarioResult) {
        let startID = "start-\(result.pickle.id)"
        envelope("testCaseStarted") { writer in
            writer.field("id", startID)
            writer.field("testCaseId", Self.caseID(result.pickle))
            self.timestamp(into: &writer)
            writer.field("attempt", 0)
        }
        for step in result.steps {
            envelope("testStepStarted") { writer in
                writer.field("testCaseStartedId", startID)
                writer.field("testStepId", Self.stepID(step.step))
                self.timestamp(into: &writer)
            }
            elapsed += step.duration
            for note in step.notes { attachment(note, "note.txt", startID, step) }
            if let screen = step.screen { attachment(screen, "screen.txt", startID, step) }
            envelope("testStepFinished") { writer in
                writer.field("testCaseStartedId", startID)
                writer.field("testStepId", Self.stepID(step.step))
                writer.object("testStepResult") { writer in
                    writer.field("status", step.status.rawValue)
                    writer.object("duration") { self.write(step.duration, into: &$0) }
                    writer.field("message", ifPresent: step.message)
                }
                self.timestamp(into: &writer)
            }
        }
        attachment(result.trace, "trace.txt", startID, nil)
        envelope("testCaseFinished") { writer in
            writer.field("testCaseStartedId", startID)
            self.timestamp(into: &writer)
            writer.field("willBeRetried", false)
        }
    }

    /// A note, the screen as it was when a step failed, or what happened in a whole scenario.
    private func attachment(_ text: String, _ name: String, _ startID: String, _ step: StepResult?) {
        envelope("attachment") { writer in
            writer.field("body", text)
            writer.field("contentEncoding", "IDENTITY")
            writer.field("fileName", name)
            writer.field("mediaType", "text/plain")
            writer.field("testCaseStartedId", startID)
            writer.field("testStepId", ifPresent: step.map { Self.stepID($0.step) })
            self.timestamp(into: &writer)
        }
    }

    private func timestamp(into writer: inout JSONWriter) {
        writer.object("timestamp") { write(elapsed, into: &$0) }
    }

    private func write(_ duration: Duration, into writer: inout JSONWriter) {
        writer.field("seconds", Int(duration.components.seconds))
        writer.field("nanos", Int(duration.components.attoseconds / 1_000_000_000))
    }

    private static func definitionID(_ index: Int, of product: ProductScripts) -> String {
        "definition-\(product.kit.productID)-\(index)"
    }

    private static func caseID(_ pickle: Pickle) -> String { "case-\(pickle.id)" }
    private static func stepID(_ step: PickleStep) -> String { "step-\(step.id)" }

    private static var system: String {
        #if os(Linux)
        "linux"
        #elseif os(macOS)
        "darwin"
        #else
        "other"
        #endif
    }

    private static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #else
        "other"
        #endif
    }
}

extension ExpressionArgument {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("group")
            group.write(into: &writer)
            if !parameterTypeName.isEmpty { writer.field("parameterTypeName", parameterTypeName) }
        }
    }
}

extension MatchGroup {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.array("children", children) { $1.write(into: &$0) }
            writer.field("start", ifPresent: start)
            writer.field("value", ifPresent: value)
        }
    }
}
