/// One attempt at a scenario, as far as JUnit XML tells of it: kept until the scenario's last attempt.
struct JUnitAttempt {
    /// Why it did not pass; empty where it did.
    let message: String
    private let type: String
    /// What helps to fix it.
    private let details: String
    /// Each step with its status, and what was logged; empty where there is nothing of either.
    let log: String

    init(_ result: ScenarioResult) {
        let step = result.worstStep
        message = result.status == .passed ? "" : step?.message ?? result.message ?? ""
        type = step?.exception?.type ?? result.status.word
        details = result.status > .skipped ? Self.details(step, of: result, message) : ""
        log = Self.log(of: result)
    }

    /// As why the test case failed.
    func element(_ name: String) -> [UInt8] {
        var xml = open(name)
        xml.cdata(details)
        xml.raw("</\(name)>\n")
        return xml.bytes
    }

    /// As an attempt among others, with its own steps.
    func nested(_ name: String) -> [UInt8] {
        var xml = open(name)
        xml.raw("\n<stackTrace>")
        xml.cdata(details)
        xml.raw("</stackTrace>\n")
        xml.output(log)
        xml.raw("</\(name)>\n")
        return xml.bytes
    }

    /// As an attempt among others, in plain text.
    func text(number: Int) -> String {
        "\nAttempt \(number) failed:\n\(details)\n" + (log.isEmpty ? "" : "\n\(log)")
    }

    private func open(_ name: String) -> XMLBytes {
        var xml = XMLBytes()
        xml.raw("<\(name)")
        if !message.isEmpty { xml.attribute("message", message) }
        xml.attribute("type", type)
        xml.raw(">")
        return xml
    }

    /// The step and its place, why it did not pass, the screen as it was, Swift that would define it.
    private static func details(_ step: StepResult?, of result: ScenarioResult, _ message: String) -> String {
        guard let step else { return "\(result.location)\n\(message)" }
        var text = "\(step.keyword)\(step.text)\n\(step.location)"
        if !message.isEmpty { text += "\n\(message)" }
        if let exception = step.exception, exception.message != message || exception.location != step.location {
            text += "\n\n\(exception.stackTrace)"
        }
        if let screen = step.screen { text += "\n\nThe screen as it is:\n\(screen)" }
        for snippet in step.snippets.prefix(1) { text += "\n\nTo define it, in Swift:\n\(snippet)" }
        if let divergence = result.divergence { text += "\n\n\(divergence.words)" }
        return text
    }

    /// Hooks are there where they have something to say.
    private static func log(of result: ScenarioResult) -> String {
        var log = ""
        for step in result.steps {
            let notes = step.attachments.isEmpty ? [] : step.notes
            guard step.step != nil || step.message != nil || !notes.isEmpty else { continue }
            log += step.status.line(step.keyword + step.text, leastDots: 1) + "\n"
            for note in notes { log += note.indented(by: "    ") + "\n" }
        }
        if result.status == .passed, let divergence = result.divergence { log += "\n\(divergence.words)\n" }
        return log
    }
}

extension XMLBytes {
    /// `<system-out>`, where there is something in it.
    mutating func output(_ log: String) {
        guard !log.isEmpty else { return }
        raw("<system-out>")
        cdata("\n" + log)
        raw("</system-out>\n")
    }
}

extension Divergence {
    /// In what two attempts differ.
    fileprivate var words: String {
        let point = step.map { "at “\($0)”" } ?? "after the last step"
        return """
            Attempts \(earlier + 1) and \(later + 1) part \(point):
              \(before ?? "nothing more")
              \(after ?? "nothing more")
            """
    }
}
