import AppShell
import Synchronization

/// Counts what a real transport has in flight, so that a step can wait for it on the wall clock, and give it up.
final class LiveTransport: HTTPTransport {
    private struct State {
        var open: [Int: String] = [:]
        var givingUp: [Int: CheckedContinuation<Void, Never>] = [:]
        var lastID = 0
    }

    private let base: any HTTPTransport
    private let phone: StandInPhone
    private let trace: Trace
    private let state = Mutex(State())

    init(_ base: any HTTPTransport, phone: StandInPhone, trace: Trace) {
        self.base = base
        self.phone = phone
        self.trace = trace
    }

    /// What is in flight, in the order it was sent.
    var openRequests: [String] {
        state.withLock { state in state.open.keys.sorted().compactMap { state.open[$0] } }
    }

    /// Ends everything in flight, as timed out.
    func cancelAll() {
        let waiting = state.withLock { state in
            defer { state.givingUp = [:] }
            return state.givingUp.keys.sorted().compactMap { state.givingUp[$0] }
        }
        for continuation in waiting { continuation.resume() }
    }

    /// The process is gone, and with it all that waited.
    func forgetAll() {
        cancelAll()
        state.withLock { $0.open = [:] }
    }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        guard phone.isOnline else { throw .offline }
        let line = "\(request)"
        let id = state.withLock { state in
            state.lastID += 1
            state.open[state.lastID] = line
            return state.lastID
        }
        trace.record(.request, line)
        let result = await withTaskGroup(of: Result<HTTPResponse, TransportError>.self) { [base] group in
            group.addTask {
                do throws(TransportError) { return .success(try await base.send(request)) } catch {
                    return .failure(error)
                }
            }
            group.addTask {
                await self.waitUntilGivenUp(id)
                return .failure(.timedOut)
            }
            defer {
                group.cancelAll()
                resume(id)
            }
            return await group.next() ?? .failure(.cancelled)
        }
        state.withLock { $0.open[id] = nil }
        switch result {
        case .success(let response): trace.record(.response, "\(line): \(response.status)")
        case .failure(let error): trace.record(.response, "\(line): \(error)")
        }
        return try result.get()
    }

    private func waitUntilGivenUp(_ id: Int) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if Task.isCancelled { return true }
                    state.givingUp[id] = continuation
                    return false
                }
                if isCancelled { continuation.resume() }
            }
        } onCancel: {
            resume(id)
        }
    }

    private func resume(_ id: Int) {
        state.withLock { $0.givingUp.removeValue(forKey: id) }?.resume()
    }
}
