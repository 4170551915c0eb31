import AppShell
import Synchronization

/// Calls through a real transport and blocks until the answer comes, in wall-clock time.
///
/// Meanwhile the thread runs the jobs of the call on an executor of its own.
enum LiveCall {
    /// - Throws: ``TransportError/timedOut(_:)`` when no answer came within `limit`; the call is cancelled then.
    static func send(
        _ request: HTTPRequest,
        over transport: any HTTPTransport,
        limit: Duration
    ) throws(TransportError) -> HTTPResponse {
        let executor = HeadlessExecutor()
        let outcome = Outcome()
        let task = Task(executorPreference: executor) {
            outcome.result = await result(of: request, over: transport)
        }
        let deadline = ContinuousClock.now + limit
        while true {
            _ = executor.drain()
            if let result = outcome.result { return try result.get() }
            let left = deadline - .now
            guard left > .zero else { break }
            executor.waitForJob(upTo: left)
        }
        task.cancel()
        _ = executor.drain()
        throw .timedOut("no whole answer within \(limit)")
    }

    private static func result(
        of request: HTTPRequest,
        over transport: any HTTPTransport
    ) async -> Result<HTTPResponse, TransportError> {
        do throws(TransportError) {
            return .success(try await transport.send(request))
        } catch {
            return .failure(error)
        }
    }

    private final class Outcome: Sendable {
        private let state = Mutex<Result<HTTPResponse, TransportError>?>(nil)

        var result: Result<HTTPResponse, TransportError>? {
            get { state.withLock(\.self) }
            set { state.withLock { $0 = newValue } }
        }
    }
}
