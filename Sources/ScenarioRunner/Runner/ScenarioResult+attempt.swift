import AppShellTexts
import ScenarioReports

extension ScenarioResult {
    /// - Parameter number: of the attempt, from 0.
    init(_ testCase: TestCase, _ attempt: AttemptResult, number: Int) {
        var ended = attempt.steps
        ended.removeLast(max(0, ended.count - testCase.steps.count))
        for index in ended.indices { ended[index].testStep = testCase.steps[index] }
        guard let ending = attempt.ending else {
            self.init(testCase, crashedAfter: ended, attempt, number: number)
            return
        }
        self.init(
            testCase: testCase,
            steps: ended,
            status: ending.status,
            message: ending.message,
            attempt: number,
            duration: ending.duration,
            events: attempt.events
        )
    }

    /// The step during which the process ended has failed, and those after it were not run.
    private init(_ testCase: TestCase, crashedAfter ended: [StepResult], _ attempt: AttemptResult, number: Int) {
        let crash = attempt.crash ?? CrashReport(fact: localized("The scenario did not finish"))
        let end = attempt.events.count
        var steps = ended
        for step in testCase.steps.dropFirst(ended.count) {
            var result = StepResult(testStep: step, status: .skipped, events: end..<end)
            if steps.count == ended.count {
                let text = "\(crash.fact) in this \(step.pickleStep == nil ? "hook" : "step")." + crash.details
                result.fail(text, type: StepException.crashType)
                result.attachments = attempt.attachments
            }
            steps.append(result)
        }
        // Where all steps had ended, the process ended while the app was closed.
        let isAfterSteps = ended.count >= testCase.steps.count
        self.init(
            testCase: testCase,
            steps: steps,
            status: .failed,
            message: isAfterSteps ? localized("\(crash.fact) after the last step.") + crash.details : nil,
            attempt: number,
            duration: ended.reduce(.zero) { $0 + $1.duration },
            events: attempt.events
        )
    }
}

extension StepResult {
    /// - Parameter text: replaces the error's message; nil keeps it.
    mutating func fail(throwing error: any Error, message text: String? = nil) {
        let type = "\(Swift.type(of: error))"
        switch error {
        case let pending as StepPending:
            status = .pending
            message = pending.description
            exception = pending.reason.map { StepException(type: type, message: $0, location: location) }
        case let skipped as StepSkipped:
            status = .skipped
            message = skipped.reason
            exception = skipped.reason.map { StepException(type: type, message: $0, location: location) }
        default:
            fail(text ?? (error as? StepFailure)?.message ?? "\(error)", type: type)
        }
    }

    mutating func fail(_ text: String, type: String = "StepFailure") {
        status = .failed
        message = text
        exception = StepException(type: type, message: text, location: location)
    }
}
