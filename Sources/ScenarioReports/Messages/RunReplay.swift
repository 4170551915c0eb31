import CucumberGherkin

/// Reports a run while its messages are read. It remembers where its attempts are, and reads any of them again.
struct RunReplay {
    private let scan: MessageScan
    private let table: CaseTable
    private let start: RunStart
    private let tell: (RunEvent) -> Void
    private(set) var decoding: MessageDecoding
    private var summary = RunSummary()
    private var open: [String: OpenAttempt] = [:]
    private var hooks: [String: (hook: RunHook, attachments: [Attachment])] = [:]
    private var suggestions: [String: [String]] = [:]
    private var snapshots: ScreenSnapshotReader
    /// Attachments that are called screens and are none, by their lines.
    private var otherLines: Set<Int> = []
    /// Where the attempts are.
    private(set) var index = AttemptIndex()
    /// Whether an attempt is read again, and its result.
    private var isAgain = false
    private var resultAgain: ScenarioResult?
    /// Attempts that were to be retried, by the index of their scenario.
    private var failed: [Int: [ScenarioResult]] = [:]
    /// The indices of scenarios that ended. Some tools report one more than once.
    private var ended: Set<Int> = []
    private var isAssembled = false
    private let definitions: [String: String]

    init(
        _ scan: MessageScan,
        _ table: CaseTable,
        _ start: RunStart,
        definitions: [String: String] = [:],
        elements: ScreenElementPool = ScreenElementPool(),
        tell: @escaping (RunEvent) -> Void
    ) {
        self.scan = scan
        self.table = table
        self.start = start
        self.definitions = definitions
        self.tell = tell
        decoding = MessageDecoding(file: scan.decoding.file)
        snapshots = ScreenSnapshotReader(fileSize: scan.file.size, elements)
    }

    mutating func run() {
        summary.parseErrors = start.errors
        summary.leftOutCount = scan.extras.leftOutCount
        summary.notRunCount = scan.extras.notRunCount
        summary.isInterrupted = scan.extras.isInterrupted
        summary.running = scan.extras.running
        summary.shardTexts = scan.extras.shardTexts
        summary.warnings = scan.extras.warnings.filter { summary.shardTexts == nil || $0.absentText == nil }
        tell(.runStarted(start))
        var isFinished = false
        var lines = MessageLines(scan.file).makeIterator()
        while let line = lines.next(), line.number < scan.tornLine {
            if line.envelope == "testRunFinished" {
                finish(line)
                isFinished = true
            } else if !isFinished {
                take(line)
            }
        }
        if lines.isCutOff, scan.tornLine == .max { decoding.add(.cutOff(decoding.file)) }
        if !isFinished {
            summary.isInterrupted = true
            end()
        }
    }

    /// Reads an attempt once more, after all have been read.
    ///
    /// - Returns: nil where the file is not any more what it was.
    mutating func result(of attempt: AttemptIndex.Attempt) -> ScenarioResult? {
        isAgain = true
        resultAgain = nil
        defer { isAgain = false }
        let errorCount = decoding.errors.count
        for part in attempt.parts {
            var lines = MessageLines(scan.file, part).makeIterator()
            while let line = lines.next() { take(line) }
            guard !lines.isCutOff else { return nil }
        }
        return decoding.errors.count == errorCount ? resultAgain : nil
    }

    private mutating func take(_ line: MessageLines.Line) {
        switch line.envelope {
        case "testCase": assemble()
        case "testCaseStarted": startCase(line)
        case "testStepFinished": finishStep(line)
        case "testCaseFinished": finishCase(line)
        case "attachment": attach(line)
        case "suggestion":
            if let message: SuggestionMessage = decoding.content(of: line) {
                suggestions[message.pickleStepId] = message.snippets.map(\.code)
            }
        case "testRunHookStarted": startHook(line)
        case "testRunHookFinished": finishHook(line)
        default: break
        }
    }

    private mutating func assemble() {
        guard !isAssembled, !table.cases.isEmpty else { return }
        isAssembled = true
        tell(.scenariosAssembled(table.cases))
    }

    private mutating func addUnknown(_ kind: String, _ id: String, _ line: MessageLines.Line) {
        decoding.add(.unknown(kind, id, decoding.file, line.number))
    }

    private mutating func status(_ result: ResultMessage, _ line: MessageLines.Line) -> StepStatus? {
        if let status = result.stepStatus { return status }
        decoding.add(
            MessageError(
                file: decoding.file,
                line: line.number,
                "“\(result.status)” is no status of Cucumber Messages",
                fix: "Take the file as its tool wrote it."
            )
        )
        return nil
    }
}

// MARK: - Scenarios

extension RunReplay {
    private mutating func startCase(_ line: MessageLines.Line) {
        guard let message: TestCaseStartedMessage = decoding.content(of: line) else { return }
        guard let index = table.indexByID[message.testCaseId] else {
            if !table.misfits.contains(message.testCaseId) { addUnknown("test case", message.testCaseId, line) }
            return
        }
        assemble()
        if !isAgain { self.index.add(line, of: message.id) }
        open[message.id] = OpenAttempt(
            index: index,
            attempt: min(max(0, message.attempt ?? 0), 1_000_000),
            begin: message.timestamp?.duration
        )
    }

    private mutating func finishStep(_ line: MessageLines.Line) {
        guard let message: TestStepFinishedMessage = decoding.content(of: line),
            let status = status(message.testStepResult, line)
        else { return }
        guard let index = open[message.testCaseStartedId]?.index else {
            return isWhole ? addUnknown("started test case", message.testCaseStartedId, line) : ()
        }
        if !isAgain { self.index.add(line, of: message.testCaseStartedId) }
        guard let step = step(message.testStepId, of: message.testCaseStartedId) else {
            return isWhole ? addUnknown("test step", message.testStepId, line) : ()
        }
        open[message.testCaseStartedId]?.finish(
            table.cases[index].steps[step],
            at: step,
            message.testStepResult,
            status
        )
    }

    private func step(_ id: String, of attempt: String) -> Int? {
        guard let attempt = open[attempt] else { return nil }
        return table.step(id, of: attempt.index, next: attempt.steps.count)
    }

    /// Where scenarios have errors, what refers to them is not reported again.
    private var isWhole: Bool { table.misfits.isEmpty }

    private mutating func finishCase(_ line: MessageLines.Line) {
        guard let message: TestCaseFinishedMessage = decoding.content(of: line) else { return }
        guard let attempt = open.removeValue(forKey: message.testCaseStartedId) else {
            return isWhole ? addUnknown("started test case", message.testCaseStartedId, line) : ()
        }
        let stepIDs = suggestedIDs(of: attempt.index)
        let result = attempt.result(
            table.cases[attempt.index],
            end: message.timestamp?.duration,
            willBeRetried: message.willBeRetried ?? false
        ) { id in stepIDs[id].flatMap { suggestions[$0] } }
        if isAgain {
            resultAgain = result
            return
        }
        index.add(line, of: message.testCaseStartedId)
        index.end(message.testCaseStartedId, of: attempt.index)
        tell(.scenarioFinished(result))
        // Between attempts it explains a flaky scenario; between repetitions it is a failure.
        if let divergence = result.divergence, result.attempt == 0 {
            let name = result.pickle.name
            summary.unstable.append(UnstableScenario(location: result.location, name: name, divergence: divergence))
        }
        if result.willBeRetried {
            failed[attempt.index, default: []].append(result)
        } else {
            ended.insert(attempt.index)
            let before = failed.removeValue(forKey: attempt.index) ?? []
            summary.add(result, after: before.map(ScenarioFailure.init))
        }
    }

    /// The file's identifiers of a scenario's pickle steps, by their identifiers here, where there are suggestions.
    private func suggestedIDs(of index: Int) -> [String: String] {
        guard !suggestions.isEmpty else { return [:] }
        return table.suggestedIDs(index)
    }

    /// Its elements are known when it is read again.
    private mutating func screen(_ json: String, _ line: MessageLines.Line) -> ScreenSnapshotReader.Entry? {
        guard !isAgain else { return otherLines.contains(line.number) ? nil : snapshots.readAgain(json) }
        let entry = snapshots.read(json)
        if entry == nil { otherLines.insert(line.number) }
        return entry
    }

    private mutating func attach(_ line: MessageLines.Line) {
        guard let message: AttachmentMessage = decoding.content(of: line) else { return }
        guard let attachment = message.attachment else {
            return decoding.add(
                MessageError(
                    file: decoding.file,
                    line: line.number,
                    "what is attached is said to be base64 and is not",
                    fix: "Take the file as its tool wrote it."
                )
            )
        }
        if let hook = message.testRunHookStartedId {
            index.add(line, of: nil)
            hooks[hook]?.attachments.append(attachment)
        } else if let id = message.testCaseStartedId, open[id] != nil {
            if !isAgain { index.add(line, of: id) }
            guard let stepID = message.testStepId, let step = step(stepID, of: id) else {
                open[id]?.attach(attachment)
                return
            }
            if message.mediaType == ScreenSnapshotReader.mediaType, let entry = screen(message.body, line) {
                open[id]?.see(entry, at: step)
            } else {
                open[id]?.attach(attachment, to: step)
            }
        }
    }
}

// MARK: - The run

extension RunReplay {
    private mutating func startHook(_ line: MessageLines.Line) {
        guard let message: TestRunHookStartedMessage = decoding.content(of: line) else { return }
        guard let hook = scan.hooks[message.hookId] else { return addUnknown("hook", message.hookId, line) }
        index.add(line, of: nil)
        hooks[message.id] = (hook.renamed(definitions), [])
    }

    private mutating func finishHook(_ line: MessageLines.Line) {
        guard let message: TestRunHookFinishedMessage = decoding.content(of: line),
            let status = status(message.result, line)
        else { return }
        index.add(line, of: nil)
        guard let (hook, attachments) = hooks.removeValue(forKey: message.testRunHookStartedId) else {
            return addUnknown("started hook", message.testRunHookStartedId, line)
        }
        let exception = message.result.exception?.exception
        let result = StepResult(
            testStep: TestStep(id: hook.id, hook: hook),
            status: status,
            message: message.result.message ?? exception?.message,
            exception: exception,
            attachments: attachments
        )
        summary.add(result)
        tell(.runHookFinished(result))
    }

    private mutating func finish(_ line: MessageLines.Line) {
        guard let message: TestRunFinishedMessage = decoding.content(of: line) else { return end() }
        if let exception = message.exception {
            summary.abortion = exception.exception
        } else if let text = message.message {
            summary.abortion = StepException(type: "", message: text, location: "", stackTrace: "")
        }
        if let end = message.timestamp?.duration { summary.duration = end - scan.begin }
        // Some scenarios did not end.
        if !open.isEmpty { summary.isInterrupted = true }
        // No message says why it failed.
        if message.success == false, openCount == 0, summary.succeeded { summary.isInterrupted = true }
        end()
    }

    private var openCount: Int { failed.count }

    private mutating func end() {
        // Their retries never began.
        for (index, results) in failed.sorted(by: { $0.key < $1.key }) {
            guard let last = results.last else { continue }
            ended.insert(index)
            summary.add(last, after: results.dropLast().map(ScenarioFailure.init))
        }
        if summary.isInterrupted, summary.leftOutCount == 0 { summary.leftOutCount = table.cases.count - ended.count }
        tell(.runFinished(summary))
    }
}
