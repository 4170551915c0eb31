import CucumberGherkin
import ScreenRendering

/// A self-contained page about a run: what failed and why, the screen after each step with its changes, the app's
/// requests and the phone's events.
///
/// The page is written during the run: first its style and script, then data for each attempt at a scenario, then the
/// summary. If the run is cut off, the page shows what was written.
public final class HTMLReport: Report {
    private let title: String
    private let coverage: () -> String?
    private let write: ([UInt8]) -> Void
    private var tail: [UInt8]?
    private var elements = ScreenSnapshotTable(drawing: ScreenHTML())
    private var events = TextTable()
    private var features: [String: HTMLFeature] = [:]

    /// - Parameters:
    /// - title: of the browser window and of the page.
    /// - coverage: called at the end of the run for a JSON object, or nil.
    /// - write: takes the page, piece by piece.
    public init(title: String, coverage: @escaping () -> String? = { nil }, write: @escaping ([UInt8]) -> Void) {
        self.title = title
        self.coverage = coverage
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        begin()
        switch event {
        case .runStarted(let run): start(run)
        case .runHookFinished(let result): data { $0.object { $0.write(result) } }
        case .scenariosAssembled(let cases):
            data { writer in
                writer.object { writer in
                    writer.field("kind", "assembled")
                    writer.field("count", cases.count)
                }
            }
        case .scenarioFinished(let result):
            data { writer in
                writer.object { writer in
                    writer.write(result, of: feature(of: result.feature), &elements, &events)
                }
            }
        case .runFinished(let summary):
            data { $0.object { $0.write(summary) } }
            if let coverage = coverage() { data(coverage: coverage) }
            write(tail ?? [])
        }
    }

    private func begin() {
        guard tail == nil else { return }
        let page = ReportPage(title: title)
        tail = page.tail
        write(page.head)
    }

    private func data(_ content: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        content(&writer)
        data(writer.bytes)
    }

    private func data(_ json: [UInt8]) {
        var piece: [UInt8] = []
        piece.reserveCapacity(json.count + json.count / 16 + 64)
        piece += ScriptData.opening
        ScriptData.append(json, to: &piece)
        piece += ScriptData.closing
        write(piece)
    }

    private func data(coverage: String) {
        data(Array(#"{"kind":"coverage","coverage":"#.utf8) + Array(coverage.utf8) + [UInt8(ascii: "}")])
    }

    private func start(_ run: RunStart) {
        for feature in run.features { _ = self.feature(of: feature) }
        data { writer in
            writer.object { writer in
                writer.field("kind", "start")
                writer.field("title", title)
                writer.field("startedAt", ifPresent: run.startedAt)
                if let ci = run.ci { writer.object("ci") { ci.writeFields(into: &$0) } }
                switch run.order {
                case .defined: break
                case .reversed: writer.field("order", "reversed")
                case .random(let seed): writer.field("order", "random:\(seed)")
                }
                if run.isDryRun { writer.field("dryRun", true) }
                writer.array("features", run.features) { $0.write(feature: $1) }
                writer.array("errors", run.errors) { writer, error in
                    writer.object { writer in
                        writer.field("uri", error.uri)
                        writer.field("message", error.explanation)
                    }
                }
            }
        }
    }

    /// A feature that was not announced at the start gets the next number.
    private func feature(of loaded: LoadedFeature) -> HTMLFeature {
        if let known = features[loaded.uri] { return known }
        let feature = HTMLFeature(loaded, number: features.count)
        features[loaded.uri] = feature
        return feature
    }
}
