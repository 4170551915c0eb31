import CucumberGherkin

/// A suite for each feature file, in the order their last scenarios ran. The run's counts come first, so it writes
/// everything at the end.
///
/// Beyond `jenkins-junit.xsd`, the rich dialect has what Jenkins, GitLab and others read anyway: `file` and `line`,
/// `properties` of a test case, and surefire's `flakyFailure` and `rerunFailure`.
final class SuitesJUnitReport: Report {
    private let isRich: Bool
    private let write: ([UInt8]) -> Void
    private var written: [[UInt8]] = []
    private var counts = JUnitCounts()
    private var suites: [String: JUnitSuite] = [:]
    private var names: [String: ScenarioNames] = [:]
    /// How many scenarios of each file are still to come.
    private var rest: [String: Int] = [:]
    /// The files of ``suites``, in the order they were started.
    private var order: [String] = []
    /// Scenarios that will be retried, by test case.
    private var pending: [String: Pending] = [:]
    private var pendingCount = 0
    private var run = JUnitSuite(name: "Around the run")

    /// A scenario whose last attempt is still to come.
    private struct Pending {
        /// The order in which such scenarios came.
        let number: Int
        /// Its attempt before the next one.
        var result: ScenarioResult
        var attempts: [JUnitAttempt]
    }

    init(isRich: Bool, write: @escaping ([UInt8]) -> Void) {
        self.isRich = isRich
        self.write = write
    }

    func handle(_ event: RunEvent) {
        switch event {
        case .runStarted(let start): add(start.errors)
        case .scenariosAssembled(let cases):
            for testCase in cases { rest[testCase.pickle.uri, default: 0] += 1 }
        case .runHookFinished(let result): add(result)
        case .scenarioFinished(let result):
            let id = result.testCase.id
            let attempts = (pending[id]?.attempts ?? []) + [JUnitAttempt(result)]
            if result.willBeRetried {
                pendingCount += 1
                pending[id] = Pending(number: pendingCount, result: result, attempts: attempts)
            } else {
                pending[id] = nil
                add(result, attempts)
            }
        case .runFinished(let summary): finish(summary)
        }
    }

    /// - Parameter attempts: ends with the result's own attempt.
    private func add(_ result: ScenarioResult, _ attempts: [JUnitAttempt]) {
        guard let attempt = attempts.last else { return }
        let uri = result.pickle.uri
        if suites[uri] == nil {
            suites[uri] = JUnitSuite(name: uri)
            names[uri] = ScenarioNames(result.feature.document)
            order.append(uri)
        }
        let earlier = attempts.dropLast()
        // A scenario is flaky only if it passed in the end; skipping it is not a success.
        let isFailed = result.status > .skipped || result.status == .skipped && !earlier.isEmpty
        var xml = XMLBytes()
        xml.openCase(result, name: names[uri]?.rich(result.testCase) ?? result.pickle.name, isRich: isRich)
        // If the last attempt was skipped, it says nothing.
        let failures = isFailed && result.status != .skipped ? attempts : Array(earlier)
        if isFailed {
            if let first = failures.first { xml.raw(first.element("failure")) }
            if isRich { for failure in failures.dropFirst() { xml.raw(failure.nested("rerunFailure")) } }
        } else if result.status == .skipped {
            xml.raw("<skipped>")
            if !attempt.message.isEmpty { xml.cdata(attempt.message) }
            xml.raw("</skipped>\n")
        } else if isRich {
            for failure in earlier { xml.raw(failure.nested("flakyFailure")) }
        }
        if isRich {
            if !attempt.log.isEmpty { xml.output("", attempt.log) }
        } else {
            let location = ([result.location] + result.pickle.tags.map(\.name).uniqued()).joined(separator: " ")
            xml.output(location + "\n", attempt.log)
            xml.attempts(failures, areAll: isFailed)
        }
        xml.raw("</testcase>\n")
        suites[uri]?.add(xml.bytes, isFailed ? .failed : result.status == .skipped ? .skipped : .passed, result)
        rest[uri, default: 0] -= 1
        if rest[uri] == 0 { end(uri) }
    }

    private func end(_ uri: String) {
        guard let suite = suites.removeValue(forKey: uri) else { return }
        names[uri] = nil
        rest[uri] = nil
        order.removeAll { $0 == uri }
        end(suite)
    }

    private func end(_ suite: JUnitSuite) {
        counts.add(suite.counts)
        written.append(suite.xml)
    }

    private func finish(_ summary: RunSummary) {
        // The next attempt was never made.
        for scenario in pending.values.sorted(by: { $0.number < $1.number }) { add(scenario.result, scenario.attempts) }
        for uri in order { end(uri) }
        if let abortion = summary.abortion {
            run.addError(
                summary.scenarioCount == 0 ? "The run starts" : "The run is complete",
                in: "Run",
                at: nil,
                type: abortion.type,
                message: abortion.message,
                details: abortion.stackTrace
            )
        }
        if summary.isInterrupted {
            let underWay = summary.running.isEmpty ? "" : " Still running: \(summary.running.joined(separator: "; "))."
            let message =
                "The run was interrupted; \(summary.leftOutCount) of its scenarios were not run." + underWay
            run.addError(
                "The run finishes",
                in: "Run",
                at: nil,
                type: "interrupted",
                message: message,
                details: message
            )
        }
        if !summary.isInterrupted, let words = summary.leftOutWords {
            run.addSkipped("The run finishes", in: "Run", message: words)
        }
        if run.counts.tests > 0 { end(run) }
        var xml = XMLBytes()
        xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"AppShell\"")
        xml.raw(counts.attributes)
        // Jenkins' schema has no such attribute here.
        if isRich { xml.attribute("skipped", counts.skipped) }
        xml.seconds("time", counts.time)
        xml.raw(">\n")
        write(xml.take())
        for suite in written { write(suite) }
        write(Array("</testsuites>\n".utf8))
    }
}

// MARK: - Outside the scenarios

extension SuitesJUnitReport {
    /// A suite for each unreadable file.
    private func add(_ errors: [GherkinError]) {
        for uri in errors.map(\.uri).uniqued() {
            var suite = JUnitSuite(name: uri)
            for error in errors where error.uri == uri {
                suite.addError(
                    "The file can be parsed, line \(error.location.line)",
                    in: "Feature files",
                    at: isRich ? FileLocation(file: uri, line: error.location.line) : nil,
                    type: "parse error",
                    message: error.message,
                    details: error.description
                )
            }
            end(suite)
        }
    }

    private func add(_ result: StepResult) {
        guard result.status > .skipped else { return }
        let message = result.message ?? result.exception?.message ?? ""
        run.addError(
            result.text,
            in: "Hooks around the run",
            at: isRich ? result.sourceLocation : nil,
            type: result.exception?.type ?? result.status.word,
            message: message,
            details: ([result.exception?.stackTrace ?? message] + result.notes).joined(separator: "\n")
        )
    }
}

extension XMLBytes {
    fileprivate mutating func openCase(_ result: ScenarioResult, name: String, isRich: Bool) {
        let pickle = result.pickle
        raw("<testcase")
        attribute("name", name)
        attribute("classname", result.feature.document.feature?.name ?? pickle.uri)
        seconds("time", result.junitTime)
        guard isRich else { return raw(">\n") }
        attribute("file", pickle.uri)
        attribute("line", pickle.location.line)
        raw(">\n<properties>\n")
        if !result.testCase.product.isEmpty { property("product", result.testCase.product) }
        let tags = pickle.tags.map { String($0.name.drop { $0 == "@" }) }.uniqued()
        for tag in tags { property(tag.isRequirement ? "requirement" : "tag", tag) }
        property("virtual-time", Self.seconds(result.duration))
        raw("</properties>\n")
    }

    /// `<system-err>` with the attempts that nothing else reports.
    ///
    /// - Parameter areAll: whether the first of them is reported as the failure already.
    fileprivate mutating func attempts(_ failures: [JUnitAttempt], areAll: Bool) {
        let untold = failures.enumerated().dropFirst(areAll ? 1 : 0)
        guard !untold.isEmpty else { return }
        raw("<system-err>")
        cdata { xml in
            for (index, attempt) in untold { attempt.write(number: index + 1, into: &xml) }
        }
        raw("</system-err>\n")
    }
}

extension String {
    /// Whether it is a requirement's id: a product's letters, a hyphen, a word with a number in it: `MAD-FR30a`.
    fileprivate var isRequirement: Bool {
        let parts = utf8.split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count >= 2, parts[0].allSatisfy({ (0x41...0x5A).contains($0) }) else {
            return false
        }
        let word = parts[1]
        guard word.contains(where: { (0x30...0x39).contains($0) }) else { return false }
        return word.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2E
        }
    }
}
