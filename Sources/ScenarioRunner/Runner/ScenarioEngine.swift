/// Runs attempts at scenarios: in this process, or in others.
///
/// The scheduler begins attempts as long as there is room, and takes their ends in whatever order they come.
public protocol ScenarioEngine: AnyObject {
    /// Whether another attempt may begin.
    var hasRoom: Bool { get }

    /// Begins an attempt.
    ///
    /// - Parameter token: given back with its end.
    func begin(_ job: ScenarioJob, token: Int)

    /// Waits for the end of an attempt that has begun; nil where the run was interrupted, or can't go on.
    func next() -> EngineResult?

    /// Why the run can't go on; nil where it can.
    var failure: String? { get }

    /// Runs a hook around the run to its end, before the first attempt or after the last one. All of a run's hooks share a
    /// process, as long as it lives.
    ///
    /// - Parameter isInterruptible: whether it is stopped where the run is interrupted; one that cleans up has its time.
    func run(_ hook: RunHookJob, isInterruptible: Bool) -> EngineResult

    /// Whether a person or a signal has asked for the end.
    var isInterrupted: Bool { get }

    /// Stops attempts that still run: nobody waits for them any more.
    ///
    /// - Returns: those that were under way, as far as they had come, and those that had just ended.
    @discardableResult
    func stop() -> [EngineResult]

    /// Nothing more is asked of it.
    func close()
}

/// The end of an attempt.
public struct EngineResult: Sendable {
    public let token: Int
    public let record: AttemptRecord
    /// Why the attempt did not come to its end; nil where it did.
    public let collapse: Collapse?

    /// The end of a process in the midst of an attempt.
    public struct Collapse: Sendable, Hashable {
        /// `The process was ended by signal 4 (SIGILL)`
        public let fact: String
        /// What it printed last, in lines.
        public let lastWords: String?

        public init(fact: String, lastWords: String? = nil) {
            self.fact = fact
            self.lastWords = lastWords
        }
    }

    public init(token: Int, record: AttemptRecord, collapse: Collapse? = nil) {
        self.token = token
        self.record = record
        self.collapse = collapse
    }
}

/// Runs attempts in this process, one after the other. What traps ends everything.
public final class InProcessEngine: ScenarioEngine {
    private let products: [String: ProductScripts]
    private let options: AttemptOptions
    private let askForInterruption: () -> Bool
    private var waiting: [(job: ScenarioJob, token: Int)] = []

    /// - Parameter isInterrupted: asked between scenarios.
    public init(_ plan: RunPlan, isInterrupted: @escaping () -> Bool = { false }) {
        products = Dictionary(plan.products.map { ($0.kit.productID, $0) }) { first, _ in first }
        options = plan.options
        askForInterruption = isInterrupted
    }

    public var hasRoom: Bool { waiting.isEmpty }

    public var failure: String? { nil }

    public func stop() -> [EngineResult] { [] }

    public func close() {}

    public var isInterrupted: Bool { askForInterruption() }

    public func run(_ hook: RunHookJob, isInterruptible: Bool) -> EngineResult {
        let recorder = AttemptRecorder()
        guard let product = products[hook.product], product.run(hook, recorder) else {
            let collapse = EngineResult.Collapse(fact: "There is no such hook: nothing was run")
            return EngineResult(token: 0, record: AttemptRecord(), collapse: collapse)
        }
        return EngineResult(token: 0, record: recorder.record)
    }

    public func begin(_ job: ScenarioJob, token: Int) {
        waiting.append((job, token))
    }

    public func next() -> EngineResult? {
        guard !isInterrupted, !waiting.isEmpty else { return nil }
        let (job, token) = waiting.removeFirst()
        let recorder = AttemptRecorder()
        guard let product = products[job.product] else {
            let collapse = EngineResult.Collapse(fact: "There is no product \(job.product): nothing was run")
            return EngineResult(token: token, record: AttemptRecord(), collapse: collapse)
        }
        ScenarioAttempt(job, of: product, options: options).run(recorder)
        return EngineResult(token: token, record: recorder.record)
    }
}
