/// Runs one piece of work at a time. Asked for again while it runs, it runs once more afterwards, however often it was
/// asked, so the last run has seen the newest state: for storing and scheduling what keeps changing.
///
/// Not Sendable: it belongs to the isolation of the host.
public final class LatestWork {
    private var isRunning = false
    private var isWanted = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Nothing runs yet.
    public init() {}

    /// Returns when a run that began after the call has ended.
    ///
    /// - Parameter work: the same with every call.
    public func callAsFunction(_ work: () async -> Void) async {
        isWanted = true
        if isRunning { return await withCheckedContinuation { waiting.append($0) } }
        isRunning = true
        while isWanted {
            isWanted = false
            let served = waiting
            waiting = []
            await work()
            for continuation in served { continuation.resume() }
        }
        isRunning = false
    }
}
