import CucumberGherkin
import ScreenRendering

/// A self-contained page about a run: what failed and why, the screen after each step with its changes, the app's
/// requests and the phone's events.
///
/// The page is written during the run: first its style and script, then data for each attempt at a scenario, then the
/// summary. If the run is cut off, the page shows what was written.
///
/// The page of a large run, of more than ``mostInline`` scenarios, has an index of all scenarios and the data of those that
/// did not pass. The data of the others are in parts: files beside it that it loads when one of them is looked at.
public final class HTMLReport: Report {
    /// The scenarios of a run that is one file. Each takes about 4 kB.
    public static let mostInline = 5_000
    /// The attempts that did not pass whose data are in the page of a large run.
    private static let mostFailuresInline = 1_000

    private static let drawing = ScreenHTML()

    private let title: String
    private let language: String?
    private let revision: RunRevision?
    private let elapsed: () -> Duration?
    private let coverage: () -> String?
    private let history: () -> String?
    private let write: ([UInt8]) -> Void
    private let folder: HTMLPartFolder?
    private var parts: HTMLParts?
    private var failureCount = 0
    private var tail: [UInt8]?
    /// What was told before it was known whether the run is large.
    private var waiting: [RunEvent] = []
    private var elements = ScreenSnapshotTable(drawing: HTMLReport.drawing)
    private var events = TextTable()
    private var features: [String: HTMLFeature] = [:]

    /// - Parameters:
    /// - title: of the browser window and of the page.
    /// - language: of the page's own texts, as `fr`, until a reader chooses another; nil for the browser's.
    /// - revision: what git says of the working folder, where no CI build does.
    /// - elapsed: called at the end of the run for the time it took on the wall clock; nil where nobody took it.
    /// - coverage: called at the end of the run for a JSON object, or nil.
    /// - history: called at the end of the run for a JSON object about this run and those before, or nil.
    /// - parts: where the parts of a large run go; nil for one file, however large.
    /// - write: takes the page, piece by piece.
    public init(
        title: String,
        language: String? = nil,
        revision: RunRevision? = nil,
        elapsed: @escaping () -> Duration? = { nil },
        coverage: @escaping () -> String? = { nil },
        history: @escaping () -> String? = { nil },
        parts: HTMLPartFolder? = nil,
        write: @escaping ([UInt8]) -> Void
    ) {
        self.title = title
        self.language = language
        self.revision = revision
        self.elapsed = elapsed
        self.coverage = coverage
        self.history = history
        folder = parts
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        if tail == nil, folder != nil {
            waiting.append(event)
            switch event {
            case .runStarted, .runHookFinished: return
            case .scenariosAssembled(let cases): begin(isLarge: cases.count > Self.mostInline)
            case .scenarioFinished, .runFinished: begin(isLarge: false)
            }
            for event in waiting { tell(event) }
            waiting = []
        } else {
            if tail == nil { begin(isLarge: false) }
            tell(event)
        }
    }

    private func tell(_ event: RunEvent) {
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
            let feature = feature(of: result.feature)
            guard isInline(result) else {
                if let index = parts?.add(result, of: feature) { data(index) }
                return
            }
            data { $0.object { $0.write(result, of: feature, &elements, &events) } }
        case .runFinished(let summary):
            if let index = parts?.end() { data(index) }
            data { $0.object { $0.write(summary, wall: elapsed()) } }
            if let coverage = coverage() { data("coverage", coverage) }
            if let history = history() { data("history", history) }
            write(FailureMarkup(language: language).bytes(of: summary))
            write(tail ?? [])
        }
    }

    /// What passed at once is in a part, and so are failures beyond many.
    private func isInline(_ result: ScenarioResult) -> Bool {
        guard parts != nil else { return true }
        if result.status <= .skipped, result.attempt == 0, result.divergence == nil { return false }
        failureCount += 1
        return failureCount <= Self.mostFailuresInline
    }

    private func begin(isLarge: Bool) {
        if isLarge { parts = folder.map { HTMLParts($0) } }
        let page = ReportPage(title: title, language: language, loadsParts: isLarge)
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

    private func data(_ kind: String, _ json: String) {
        data(Array(#"{"kind":"\#(kind)","\#(kind)":"#.utf8) + Array(json.utf8) + [UInt8(ascii: "}")])
    }

    private func start(_ run: RunStart) {
        for feature in run.features { _ = self.feature(of: feature) }
        data { writer in
            writer.object { writer in
                writer.field("kind", "start")
                writer.field("title", title)
                writer.field("language", ifPresent: language)
                writer.field("screenLanguage", Self.drawing.options.language)
                writer.field("command", run.command)
                writer.field("startedAt", ifPresent: run.startedAt)
                if let ci = run.ci { writer.object("ci") { ci.writeFields(into: &$0) } }
                if let revision, run.ci?.git == nil { writer.object("git") { revision.writeFields(into: &$0) } }
                switch run.order {
                case .defined: break
                case .reversed: writer.field("order", "reversed")
                case .random(let seed): writer.field("order", "random:\(seed)")
                }
                if run.isDryRun { writer.field("dryRun", true) }
                if parts != nil { writer.field("parts", ifPresent: folder?.name) }
                writer.array("features", run.features) { $0.write(feature: $1) }
                writer.array("errors", run.errors) { writer, error in
                    writer.object { writer in
                        writer.field("uri", "\(error.uri):\(error.location.line)")
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
