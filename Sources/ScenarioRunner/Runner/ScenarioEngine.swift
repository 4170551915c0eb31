import AppShellTexts

/// Runs attempts at scenarios: in this process, or in others.
///
/// The runner begins attempts as long as there is room, and takes their results in whatever order they come.
public protocol ScenarioEngine: AnyObject {
    /// Whether another attempt may begin.
    var hasRoom: Bool { get }

    /// Begins an attempt at a scenario.
    func begin(_ request: AttemptRequest)

    /// Waits until an attempt ends; nil where the run was interrupted or can't go on.
    func next() -> AttemptResult?

    /// Why the run can't go on; nil where it can.
    var failure: String? { get }

    /// Runs a hook around the run, before the first attempt or after the last one. All of a run's hooks share a
    /// process, as long as it lives.
    ///
    /// - Parameter isInterruptible: whether it is stopped when the run is interrupted. A hook that cleans up is not.
    func run(_ hook: AttemptRequest, isInterruptible: Bool) -> AttemptResult

    /// Whether a person or a signal has interrupted the run.
    var isInterrupted: Bool { get }

    /// Stops the attempts that still run.
    ///
    /// - Returns: those that were under way, as far as they had come, and those that had just ended.
    @discardableResult
    func stop() -> [AttemptResult]

    /// Ends what serves the whole run; the engine is not used afterwards.
    func close()
}

/// Runs attempts in this process, one after the other. One that traps ends the whole run.
public final class InProcessEngine: ScenarioEngine {
    private let products: [String: ProductScripts]
    private let options: AttemptOptions
    private let checkInterruption: () -> Bool
    private var waiting: AttemptRequest?
    private let chaos = ChaosBench()

    /// - Parameter isInterrupted: is called between scenarios.
    public init(_ plan: RunPlan, isInterrupted: @escaping () -> Bool = { false }) {
        products = Dictionary(plan.products.map { ($0.kit.productID, $0) }) { first, _ in first }
        options = plan.options
        checkInterruption = isInterrupted
    }

    public var hasRoom: Bool { waiting == nil }

    public var failure: String? { nil }

    public func stop() -> [AttemptResult] { [] }

    public func close() {}

    public var isInterrupted: Bool { checkInterruption() }

    public func run(_ hook: AttemptRequest, isInterruptible: Bool) -> AttemptResult { run(hook) }

    public func begin(_ request: AttemptRequest) {
        waiting = request
    }

    public func next() -> AttemptResult? {
        guard !isInterrupted, let request = waiting else { return nil }
        waiting = nil
        return run(request)
    }

    private func run(_ request: AttemptRequest) -> AttemptResult {
        var result = AttemptResult(token: request.token)
        guard let product = products[request.product] else {
            result.crash = CrashReport(fact: localized("There is no product \(request.product): nothing was run"))
            return result
        }
        if chaos.run(request, of: product, options: options, report: { result.add($0) }) { return result }
        ScenarioAttempt(request, of: product, options: options) { result.add($0) }.run()
        return result
    }
}
