import ScenarioReports

/// A hook around the whole run, to be run: by its place in the vocabulary, so that it can be sent to another process.
public struct RunHookJob: Sendable, Hashable {
    /// The product's id.
    public let product: String
    /// Among the hooks of the product's library.
    public let index: Int
}

extension ProductScripts {
    /// Runs a hook around the run; it is told as an attempt with one step.
    ///
    /// - Returns: false where there is no such hook.
    func run(_ job: RunHookJob, _ observer: any AttemptObserver) -> Bool {
        guard library.hooks.indices.contains(job.index), case .ofRun(let body) = library.hooks[job.index].body else {
            return false
        }
        let context = RunContext { observer.didAttach($0) }
        var outcome = StepOutcome.passed
        let start = ContinuousClock.now
        do { try body(context) } catch {
            outcome = StepOutcome(throwing: error, at: "\(library.hooks[job.index].place)")
        }
        observer.stepDidRun(
            AttemptRecord.StepRecord(
                status: outcome.status,
                duration: .zero,
                wallDuration: ContinuousClock.now - start,
                message: outcome.message,
                exception: outcome.exception,
                screen: nil,
                attachments: context.attachments,
                snippets: [],
                snapshot: nil,
                events: []
            )
        )
        observer.attemptDidEnd(
            AttemptRecord.End(status: outcome.status, message: nil, duration: .zero, coverageRecord: nil)
        )
        return true
    }

    /// What came of such a hook.
    func result(of job: RunHookJob, _ end: EngineResult) -> RunHookResult {
        let hook = runHook(job.index)
        if end.collapse == nil, let record = end.record.steps.first {
            return RunHookResult(
                hook: hook,
                status: record.status,
                message: record.message,
                exception: record.exception,
                attachments: record.attachments
            )
        }
        let collapse = end.collapse ?? EngineResult.Collapse(fact: "The hook did not come to its end")
        let message = collapse.fact + "." + (collapse.lastWords.map { "\n" + $0 } ?? "")
        return RunHookResult(
            hook: hook,
            status: .failed,
            message: message,
            exception: StepException(
                type: StepException.collapseType,
                message: message,
                place: hook.place?.description ?? ""
            ),
            attachments: end.record.attachments
        )
    }
}
