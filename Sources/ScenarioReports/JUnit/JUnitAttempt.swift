/// What JUnit XML says about one attempt at a scenario, kept until the last attempt.
struct JUnitAttempt {
    /// Why it did not pass; empty if it did.
    let message: String
    private let type: String
    /// Details that help to fix it.
    private let details: String
    /// Each step with its status, and the log, for a CDATA section; empty if there is neither.
    let log: XMLBytes

    init(_ result: ScenarioResult) {
        let step = result.worstStep
        let expectation = result.expectedFailure == nil ? nil : result.message
        message = result.status == .passed ? "" : expectation ?? step?.message ?? result.message ?? ""
        type = step?.exception?.type ?? result.status.word
        let reason = result.status > .skipped ? Self.details(step, of: result, message) : ""
        let checks = result.failedSteps.filter { $0.testStep.id != step?.testStep.id }
        details = ([reason] + checks.map { Self.details($0, of: result, $0.message ?? "") }).joined(separator: "\n\n")
        log = Self.log(of: result)
    }

    /// As the reason of the test case's failure.
    func element(_ name: String) -> [UInt8] {
        var xml = open(name)
        xml.cdata(details)
        xml.raw("</\(name)>\n")
        return xml.bytes
    }

    /// As one of several attempts, with its own steps.
    func nested(_ name: String) -> [UInt8] {
        var xml = open(name)
        xml.raw("\n<stackTrace>")
        xml.cdata(details)
        xml.raw("</stackTrace>\n")
        if !log.isEmpty { xml.output("", log) }
        xml.raw("</\(name)>\n")
        return xml.bytes
    }

    /// As one of several attempts, in plain text, for a CDATA section.
    func write(number: Int, into xml: inout XMLBytes) {
        xml.text("\nAttempt \(number) failed:\n\(details)\n")
        if !log.isEmpty { xml.raw("\n") }
        xml.raw(log.bytes)
    }

    private func open(_ name: String) -> XMLBytes {
        var xml = XMLBytes()
        xml.raw("<\(name)")
        if !message.isEmpty { xml.attribute("message", message) }
        xml.attribute("type", type)
        xml.raw(">")
        return xml
    }

    /// The step and its location, the reason and the screen.
    private static func details(_ step: StepResult?, of result: ScenarioResult, _ message: String) -> String {
        guard let step else { return "\(result.location)\n\(message)" }
        var text = "\(step.keyword)\(step.text)\n\(step.location)"
        if !message.isEmpty { text += "\n\(message)" }
        if let exception = step.exception, exception.message != message || exception.location != step.location {
            text += "\n\n\(exception.stackTrace)"
        }
        if let screen = step.screen { text += "\n\nThe screen at this point:\n\(screen)" }
        if let divergence = result.divergence { text += "\n\n\(divergence.words)" }
        return text
    }

    /// Hooks only show if they have something to say.
    private static func log(of result: ScenarioResult) -> XMLBytes {
        var log = XMLBytes()
        for step in result.steps {
            let notes = step.attachments.isEmpty ? [] : step.notes
            guard step.step != nil || step.message != nil || !notes.isEmpty else { continue }
            log.line(step.keyword, step.text, leastDots: 1, step.status)
            for note in notes { log.text(note.indented(by: "    ") + "\n") }
        }
        if result.status == .passed, let divergence = result.divergence { log.text("\n\(divergence.words)\n") }
        return log
    }
}

extension XMLBytes {
    /// `<system-out>`
    mutating func output(_ start: String, _ log: XMLBytes) {
        raw("<system-out>")
        cdata { xml in
            xml.text("\n" + start)
            xml.raw(log.bytes)
        }
        raw("</system-out>\n")
    }
}

extension Divergence {
    /// How two attempts differ.
    fileprivate var words: String {
        let point = step.map { "at “\($0)”" } ?? "after the last step"
        return """
            Attempts \(earlier + 1) and \(later + 1) differ \(point):
              \(before ?? "nothing more")
              \(after ?? "nothing more")
            """
    }
}
