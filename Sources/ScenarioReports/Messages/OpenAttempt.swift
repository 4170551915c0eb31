import CucumberGherkin

/// An attempt at a scenario whose messages are being read.
struct OpenAttempt {
    /// The scenario's index in the case table.
    let index: Int
    let attempt: Int
    let begin: Duration?
    private(set) var steps: [StepResult] = []
    /// Attachments of steps that have not ended.
    private var pending: [Int: [Attachment]] = [:]
    private var snapshots: [Int: ScreenSnapshotReader.Entry] = [:]
    private var message: String?
    private var events: [TraceEvent] = []
    private var extras: ScenarioExtras?
    /// The number of events before the current step.
    private var eventCount = 0

    init(index: Int, attempt: Int, begin: Duration?) {
        self.index = index
        self.attempt = attempt
        self.begin = begin
    }

    mutating func attach(_ attachment: Attachment, to step: Int) {
        pending[step, default: []].append(attachment)
    }

    mutating func see(_ entry: ScreenSnapshotReader.Entry, at step: Int) {
        snapshots[step] = entry
    }

    /// Adds an attachment of the whole scenario; an unknown one goes to its last step.
    mutating func attach(_ attachment: Attachment) {
        switch (attachment.body, attachment.fileName) {
        case (.text(let text), "why.txt") where message == nil: message = text
        case (.text(let text), "trace.txt"): events = TraceEvent.events(in: text)
        case (.text(let text), _) where attachment.mediaType == ScenarioExtras.mediaType:
            extras = ScenarioExtras(json: text)
        default: if !steps.isEmpty { steps[steps.count - 1].attachments.append(attachment) }
        }
    }

    mutating func finish(_ step: TestStep, at index: Int, _ result: ResultMessage, _ status: StepStatus) {
        let exception = result.exception?.exception
        var attachments = pending.removeValue(forKey: index) ?? []
        let screen = attachments.takeNote("screen.txt")
        var message = result.message ?? exception?.message
        if message == nil { message = attachments.takeNote("why.txt") }
        let entry = snapshots.removeValue(forKey: index)
        let end = max(eventCount, entry?.eventCount ?? eventCount)
        steps.append(
            StepResult(
                testStep: step,
                status: status,
                duration: result.duration?.duration ?? .zero,
                message: message,
                exception: exception,
                screen: screen,
                attachments: attachments,
                snapshot: entry?.snapshot,
                events: eventCount..<end,
                acted: entry?.acted ?? []
            )
        )
        eventCount = end
    }

    /// - Parameter suggestions: Swift that would define a step, by the pickle step's id.
    func result(
        _ testCase: TestCase,
        end: Duration?,
        willBeRetried: Bool,
        suggestions: (String) -> [String]?
    ) -> ScenarioResult {
        var steps = steps
        for index in steps.indices {
            if steps[index].status == .undefined, let step = steps[index].step {
                steps[index].snippets = suggestions(step.id) ?? []
            }
            let range = steps[index].events.clamped(to: 0..<events.count)
            steps[index].events = range
        }
        let sum = steps.reduce(Duration.zero) { $0 + $1.duration }
        var duration = sum
        if let begin, let end { duration = end - begin }
        return ScenarioResult(
            testCase: testCase,
            steps: steps,
            status: extras?.status ?? steps.map(\.status).max() ?? .passed,
            message: message,
            attempt: attempt,
            willBeRetried: willBeRetried,
            duration: duration,
            events: events,
            divergence: extras?.divergence
        )
    }
}

extension [Attachment] {
    /// Removes the last attachment if it is a note of this name, and returns its text.
    fileprivate mutating func takeNote(_ name: String) -> String? {
        guard let last, last.fileName == name, last.mediaType == "text/plain", case .text(let text) = last.body else {
            return nil
        }
        removeLast()
        return text
    }
}

extension TraceEvent {
    /// The events of a trace, one on each line; any other line continues the event before it.
    static func events(in text: String) -> [TraceEvent] {
        var events: [TraceEvent] = []
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines {
            if let event = TraceEvent(line) {
                events.append(event)
            } else if let last = events.popLast() {
                events.append(
                    TraceEvent(time: last.time, kind: last.kind, text: last.text + "\n" + String(Substring(line)))
                )
            }
        }
        return events
    }

    /// `12.300 request: GET /v1/formations`
    private init?(_ line: Substring.UTF8View) {
        guard let space = line.firstIndex(of: UInt8(ascii: " ")),
            let dot = line[..<space].firstIndex(of: UInt8(ascii: "."))
        else { return nil }
        let fraction = line[line.index(after: dot)..<space]
        let rest = line[line.index(after: space)...]
        guard fraction.count == 3, let milliseconds = Int(String(Substring(fraction))),
            let seconds = Int(String(Substring(line[..<dot]))), (0...100_000_000_000).contains(seconds),
            milliseconds >= 0,
            let colon = rest.firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let text = rest[rest.index(after: colon)...]
        guard text.first == UInt8(ascii: " ") else { return nil }
        self.init(
            time: .seconds(seconds) + .milliseconds(milliseconds),
            kind: String(Substring(rest[..<colon])),
            text: String(Substring(text.dropFirst()))
        )
    }
}
