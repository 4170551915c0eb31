import Logging
import Synchronization

/// What was logged.
final class LogRecorder: Sendable {
    struct Line: Sendable {
        let level: Logger.Level
        /// The message and the metadata.
        let text: String
    }

    private struct Waiter {
        let text: String
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var lines: [Line] = []
        var waiters: [Waiter] = []
    }

    private let state = Mutex(State())

    var lines: [Line] { state.withLock { $0.lines } }

    var logger: Logger {
        Logger(label: "push") { _ in Handler(logs: self) }
    }

    func lines(with text: String) -> [Line] { lines.filter { $0.text.contains(text) } }

    /// Waits until so many lines contain a text.
    func wait(for text: String, count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.lines.count(where: { $0.text.contains(text) }) >= count { return true }
                state.waiters.append(Waiter(text: text, count: count, continuation: continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    private func add(_ line: Line) {
        let due = state.withLock { state in
            state.lines.append(line)
            let lines = state.lines
            func isDue(_ waiter: Waiter) -> Bool { lines.count { $0.text.contains(waiter.text) } >= waiter.count }
            defer { state.waiters.removeAll(where: isDue) }
            return state.waiters.filter(isDue)
        }
        for waiter in due { waiter.continuation.resume() }
    }

    private struct Handler: LogHandler {
        let logs: LogRecorder
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace
        var metadataProvider: Logger.MetadataProvider?

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let facts = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            logs.add(Line(level: event.level, text: ([event.message.description] + facts).joined(separator: " ")))
        }
    }
}
