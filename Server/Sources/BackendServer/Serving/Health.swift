import AppShell
import Synchronization

/// Whether calls are taken and kept: what `/health` answers.
final class Health: Sendable {
    private struct State {
        var isStopping = false
        var isChecking = false
        var checked: (date: Double, isWritable: Bool)?
    }

    private let state = Mutex(State())
    private let backend: any ServedBackend
    /// How long a look at the store is good for, in seconds: who asks often does not make it write often. Whoever asks
    /// while another looks is told what was found last, and holds no thread.
    private static let freshness = 1.0

    init(_ backend: any ServedBackend) {
        self.backend = backend
    }

    func stop() {
        state.withLock { $0.isStopping = true }
    }

    /// May wait for the disk.
    func answer(at date: Double) -> AppShell.HTTPResponse {
        let (isStopping, known) = state.withLock { state in
            let isKnown =
                state.isChecking || state.checked.map { (0..<Health.freshness).contains(date - $0.date) } == true
            // Until the first look ends, what the start found: it has just written.
            let known = isKnown ? state.checked?.isWritable ?? true : nil
            if known == nil, !state.isStopping { state.isChecking = true }
            return (state.isStopping, known)
        }
        if isStopping { return answer(503, "stopping") }
        if let known { return answer(known ? 200 : 503, known ? "ok" : "failing") }
        let isWritable = (try? backend.checkStore()) != nil
        state.withLock { state in
            state.checked = (date, isWritable)
            state.isChecking = false
        }
        return answer(isWritable ? 200 : 503, isWritable ? "ok" : "failing")
    }

    private func answer(_ status: Int, _ word: String) -> AppShell.HTTPResponse {
        let store: JSONValue =
            backend.isKept ? .string(word == "failing" ? "not writable" : "writable") : .string("in memory")
        let body: JSONValue = ["product": .string(backend.name), "status": .string(word), "store": store]
        return AppShell.HTTPResponse(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: Array(body.text().utf8)
        )
    }
}
