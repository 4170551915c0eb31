import Synchronization

/// How many bytes of bodies are held at once, by all calls together and by those of one caller.
final class BodyBudget: Sendable {
    private struct State {
        var count = 0
        var counts: [String: Int] = [:]
    }

    private let total: Int
    private let perCaller: Int
    private let state = Mutex(State())

    /// - Parameter perCaller: an eighth of all by default.
    init(bytes total: Int = 67_108_864, perCaller: Int? = nil) {
        self.total = total
        self.perCaller = perCaller ?? total / 8
    }

    /// - Returns: whether there was room.
    func take(_ count: Int, of caller: String) -> Bool {
        state.withLock { state in
            let own = state.counts[caller] ?? 0
            guard state.count + count <= total, own + count <= perCaller else { return false }
            state.count += count
            if count > 0 { state.counts[caller] = own + count }
            return true
        }
    }

    func give(back count: Int, of caller: String) {
        state.withLock { state in
            state.count -= count
            let own = (state.counts[caller] ?? 0) - count
            state.counts[caller] = own > 0 ? own : nil
        }
    }
}
