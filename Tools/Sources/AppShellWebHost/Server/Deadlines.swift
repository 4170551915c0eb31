import FlyingSocks
import Foundation
import Synchronization

/// Ends connections that have been silent for too long, and counts those that are open.
///
/// A read cannot be given a time limit of its own; shutting its socket down ends it.
final class Deadlines: Sendable {
    private struct Connection {
        let descriptor: Int32
        var deadline: ContinuousClock.Instant
    }

    private struct State {
        var connections: [Int: Connection] = [:]
        var lastID = 0
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: the most open connections.
    init(limit: Int) {
        self.limit = limit
    }

    /// Admits a connection; nil where too many are open.
    func admit(_ socket: Socket, for time: Duration) -> Int? {
        state.withLock { state in
            guard state.connections.count < limit else { return nil }
            state.lastID += 1
            state.connections[state.lastID] = Connection(descriptor: socket.file.rawValue, deadline: .now + time)
            return state.lastID
        }
    }

    /// Something was heard from a connection: it may be silent for this long from now on.
    func extend(_ id: Int, by time: Duration) {
        state.withLock { $0.connections[id]?.deadline = .now + time }
    }

    /// Forgets a connection, and closes its socket: the number may belong to another one then.
    func close(_ id: Int, _ socket: AsyncSocket) {
        state.withLock { state in
            state.connections[id] = nil
            try? socket.close()
        }
    }

    /// Ends what is overdue, or everything.
    func sweep(all: Bool = false) {
        state.withLock { state in
            for connection in state.connections.values where all || connection.deadline < .now {
                _ = shutdown(connection.descriptor, Int32(SHUT_RDWR))
            }
        }
    }
}
