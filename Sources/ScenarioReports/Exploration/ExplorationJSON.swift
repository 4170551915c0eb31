import AppShellTexts
import CucumberGherkin

/// A report for programs, in English whoever reads. Its keys are sorted, its lists are in the order of the report.
struct ExplorationJSON {
    private let report: ExplorationReport

    init(_ report: ExplorationReport) {
        self.report = report
    }

    /// One line.
    var text: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("beyond", report.beyond)
            writer.field("comparisons", report.comparisons)
            writer.field("complete", report.isComplete)
            writer.field("depth", report.depth)
            writer.array("divergences", report.divergences) { Self.write($1, into: &$0) }
            writer.field("expanded", report.expanded)
            writer.array("findings", report.findings) { writer, finding in
                Self.write(finding, report.laws.first { $0.name == finding.law }?.sentence, into: &writer)
            }
            writer.field("from", ifPresent: report.from)
            writer.field("full", report.isFull)
            writer.field("language", report.language)
            writer.array("laws", report.laws) { writer, law in
                writer.object { writer in
                    writer.field("name", law.name)
                    writer.field("sentence", law.sentence)
                }
            }
            writer.field("name", report.name)
            writer.field("product", report.product)
            writer.array("screens", report.screens)
            // As a text: JavaScript and others round a number of 64 bits.
            writer.field("seed", "\(report.seed)")
            writer.field("states", report.states)
            writer.array("statesByDepth", report.statesByDepth) { $0.value($1) }
            writer.field("transitions", report.transitions)
            writer.array("unreached", report.unreached)
            writer.field("waiting", report.waiting)
            writer.field("waitingCalls", report.waitingCalls)
            writer.array("ways", report.ways) { writer, way in
                writer.object { writer in
                    writer.field("act", way.act.english)
                    writer.field("count", way.count)
                    writer.field("from", way.from)
                    writer.field("to", way.to)
                }
            }
        }
        writer.lineBreak()
        return writer.text
    }

    private static func write(_ divergence: ExplorationReport.Divergence, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("fact", divergence.fact.english)
            writer.array("one", divergence.one.map(\.english))
            writer.array("other", divergence.other.map(\.english))
        }
    }

    private static func write(
        _ finding: ExplorationReport.Finding,
        _ sentence: String?,
        into writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.field("acceptedFact", ifPresent: finding.acceptedFact)
            writer.array("acts", finding.acts.map(\.english))
            writer.array("calls", finding.calls)
            writer.field("cause", ifPresent: finding.acts.last?.english)
            writer.array("change", finding.change)
            writer.field("command", finding.command)
            writer.field("count", finding.count)
            writer.field("counts", finding.counts)
            writer.field("doubt", ifPresent: finding.doubt?.english)
            writer.field("fact", finding.fact.english)
            writer.field("law", finding.law)
            writer.field("reason", ifPresent: finding.reason)
            writer.field("script", ifPresent: finding.script)
            writer.field("sentence", ifPresent: sentence)
            writer.array("steps", finding.steps.map(\.text))
            writer.field("subject", finding.subject.english)
        }
    }
}
