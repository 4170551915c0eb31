import AppShell
import Dispatch
import Synchronization

/// What an editor sent, from the thread that reads to the one that answers.
final class MessageQueue: Sendable {
    enum Item: Equatable, Sendable {
        case message(JSONValue)
        /// Bytes that are no message.
        case malformed(String)
        /// The editor has gone.
        case end
    }

    private struct State {
        var items: [Item] = []
        /// Requests that wait or are being answered.
        var open: Set<JSONValue> = []
        var cancelled: Set<JSONValue> = []
    }

    private let state = Mutex(State())
    private let arrivals = DispatchSemaphore(value: 0)

    /// A cancellation is noted at once, whatever stands in front of it.
    func add(_ item: Item) {
        state.withLock { state in
            if case .message(let json) = item {
                if json["method"]?.stringValue == "$/cancelRequest" {
                    if let id = json.member("params", "id"), state.open.contains(id) { state.cancelled.insert(id) }
                } else if let id = json["id"], json["method"] != nil {
                    state.open.insert(id)
                }
            }
            state.items.append(item)
        }
        arrivals.signal()
    }

    /// - Parameter wait: nil to wait until something comes.
    /// - Returns: nil if nothing came in time.
    func take(waiting wait: Duration?) -> Item? {
        if let wait {
            let nanoseconds = Int(max(0, wait / .nanoseconds(1)))
            guard arrivals.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success else { return nil }
        } else {
            arrivals.wait()
        }
        return state.withLock { $0.items.removeFirst() }
    }

    func isCancelled(_ id: JSONValue) -> Bool { state.withLock { $0.cancelled.contains(id) } }

    /// Forgets a request that was answered.
    func close(_ id: JSONValue) {
        state.withLock { state in
            state.open.remove(id)
            state.cancelled.remove(id)
        }
    }
}
