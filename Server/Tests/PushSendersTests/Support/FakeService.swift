import Foundation
import PushSenders
import Synchronization

/// A service that does what it is told, and says what it was asked.
final class FakeService: PushService {
    private struct State {
        var verdicts: [String: [PushVerdict]] = [:]
        var attempts: [PushDelivery] = []
        var running = 0
        var mostRunning = 0
        var held: [String: CheckedContinuation<Void, Never>] = [:]
        var isHolding = false
    }

    let name = "fake"
    private let state = Mutex(State())

    /// What comes of the next attempts to a token, in order; then they are delivered.
    func answer(_ token: String, _ verdicts: PushVerdict...) {
        state.withLock { $0.verdicts[token, default: []] += verdicts }
    }

    /// From now on no attempt ends before ``release()``, or before its task is cancelled.
    func hold() { state.withLock { $0.isHolding = true } }

    func release() {
        let held = state.withLock { state in
            state.isHolding = false
            defer { state.held = [:] }
            return state.held
        }
        for (_, continuation) in held { continuation.resume() }
    }

    var attempts: [PushDelivery] { state.withLock { $0.attempts } }
    var mostRunning: Int { state.withLock { $0.mostRunning } }
    var running: Int { state.withLock { $0.running } }

    func attempt(_ delivery: PushDelivery, at now: Date) async -> PushVerdict {
        let key = delivery.id.uuidString
        state.withLock { state in
            state.attempts.append(delivery)
            state.running += 1
            state.mostRunning = max(state.mostRunning, state.running)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isHeld = state.withLock { state in
                    guard state.isHolding, !Task.isCancelled else { return false }
                    state.held[key] = continuation
                    return true
                }
                if !isHeld { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.held.removeValue(forKey: key) }?.resume()
        }
        return state.withLock { state in
            state.running -= 1
            if Task.isCancelled { return .retry(.service, reason: "cancelled", after: nil) }
            guard var verdicts = state.verdicts[delivery.token], !verdicts.isEmpty else { return .delivered }
            defer { state.verdicts[delivery.token] = verdicts }
            return verdicts.removeFirst()
        }
    }
}
