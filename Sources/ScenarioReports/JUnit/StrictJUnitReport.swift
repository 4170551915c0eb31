import CucumberGherkin

/// JUnit XML as Cucumber's own formatter writes it.
final class StrictJUnitReport: Report {
    private struct Case {
        let uri: [UInt8]
        let line: Int
        let xml: [UInt8]
    }

    private let write: ([UInt8]) -> Void
    private var cases: [Case] = []
    private var skippedCount = 0
    private var failureCount = 0
    private var time: Duration = .zero
    private var names: [String: ScenarioNames] = [:]

    init(write: @escaping ([UInt8]) -> Void) {
        self.write = write
    }

    func handle(_ event: RunEvent) {
        switch event {
        case .runStarted, .runHookFinished, .scenariosAssembled: break
        case .scenarioFinished(let result):
            time += result.duration
            if !result.willBeRetried { add(result) }
        case .runFinished(let summary): finish(summary.duration ?? time)
        }
    }

    private func add(_ result: ScenarioResult) {
        switch result.status {
        case .passed: break
        case .skipped: skippedCount += 1
        case .pending, .undefined, .ambiguous, .failed: failureCount += 1
        }
        let pickle = result.pickle
        let names = names[pickle.uri] ?? ScenarioNames(result.feature.document)
        self.names[pickle.uri] = names
        var xml = XMLBytes()
        xml.raw("<testcase")
        xml.attribute("classname", result.feature.document.feature?.name ?? "", keepsLines: false)
        xml.attribute("name", names.official(pickle), keepsLines: false)
        xml.attribute("time", result.duration)
        xml.raw(">\n")
        xml.strictOutcome(of: result)
        if result.steps.contains(where: { $0.step != nil }) {
            xml.raw("<system-out>")
            xml.cdata { xml in
                xml.raw("\n")
                for step in result.steps where step.step != nil {
                    // Cucumber's formatter trims the keyword even where no word ends: `Lorsqu' il`.
                    xml.line("\(step.keyword.trimmed) ", step.text.trimmed, leastDots: 2, step.status)
                }
            }
            xml.raw("</system-out>\n")
        }
        xml.raw("</testcase>\n")
        cases.append(Case(uri: Array(pickle.uri.utf8), line: pickle.location.line, xml: xml.bytes))
    }

    private func finish(_ time: Duration) {
        var xml = XMLBytes()
        xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"Cucumber\"")
        xml.attribute("time", time)
        xml.attribute("tests", cases.count)
        xml.attribute("skipped", skippedCount)
        xml.attribute("failures", failureCount)
        xml.attribute("errors", 0)
        // Times are virtual and begin at the epoch.
        xml.attribute("timestamp", "1970-01-01T00:00:00Z")
        xml.raw(">\n")
        write(xml.take())
        for testCase in sorted() { write(testCase.xml) }
        write(Array("</testsuite>\n".utf8))
    }

    /// By file and line, keeping the run's order for equal ones.
    private func sorted() -> [Case] {
        cases.enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            if a.uri != b.uri { return a.uri.lexicographicallyPrecedes(b.uri) }
            return a.line == b.line ? left.offset < right.offset : a.line < b.line
        }.map(\.element)
    }
}

extension XMLBytes {
    /// Empty if the step passed. It gives the exception's text, but not the runner's advice on undefined or ambiguous
    /// steps, which Cucumber's formatter lacks.
    fileprivate mutating func strictOutcome(of result: ScenarioResult) {
        guard result.status != .passed else { return }
        let step = result.worstStep
        let exception = step?.exception
        let name = result.status == .skipped ? "skipped" : "failure"
        var text = exception?.stackTrace ?? ""
        if text.isEmpty, exception != nil || result.status == .failed { text = step?.message ?? "" }
        if text.isEmpty, step == nil || result.expectedFailure != nil { text = result.message ?? "" }
        raw("<\(name)")
        if let exception, result.status != .skipped {
            if !exception.type.isEmpty { attribute("type", exception.type, keepsLines: false) }
            if !exception.message.isEmpty { attribute("message", exception.message, keepsLines: false) }
        }
        guard !text.isEmpty else { return raw("/>\n") }
        raw(">\n")
        cdata(text)
        raw("\n</\(name)>\n")
    }
}

extension String {
    /// Trimmed.
    fileprivate var trimmed: String {
        String(String(drop(while: \.isWhitespace).reversed()).drop(while: \.isWhitespace).reversed())
    }
}
