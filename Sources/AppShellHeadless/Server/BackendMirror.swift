public import AppShell
import Synchronization

/// A back end whose whole state is one value, so that scripts can arrange one that is served elsewhere.
///
/// Keep all that steps change in that value.
public protocol MirroredBackend: AnyObject, HTTPHandler {
    associatedtype MirroredState: Codable & Equatable & Sendable

    /// Everything it keeps: the JSON of `GET` and `PUT /control/state`.
    var mirroredState: MirroredState { get set }
}

/// Keeps the state of a back end in this process and of a served one equal.
protocol StateMirror: AnyObject, Sendable {
    /// Puts the state of this process there. Call it before each call.
    func prepare(limit: Duration) throws(HeadlessError)

    /// A call was sent and may have changed the state there.
    func noteCall()

    /// Reads the changed state from there.
    func refresh(limit: Duration) throws(HeadlessError)

    /// Gives the served back end up.
    func end()
}

final class BackendMirror<Backend: MirroredBackend>: StateMirror {
    private struct State {
        /// The state when both sides were last equal; nil before the first time.
        var common: Backend.MirroredState?
        /// Whether a call was sent since.
        var isStale = false
    }

    private let local: Backend
    private let served: ServedBackend
    private let state = Mutex(State())

    init(_ local: Backend, of served: ServedBackend) {
        self.local = local
        self.served = served
    }

    func prepare(limit: Duration) throws(HeadlessError) {
        let isOwner = served.owner === self
        if !isOwner { try served.owner?.refresh(limit: limit) }
        let arranged = local.mirroredState
        guard !isOwner || state.withLock({ $0.common != arranged }) else { return }
        try calling { () throws(ServedBackend.ControlError) in
            try served.putState(arranged, isNew: !isOwner, limit: limit)
        }
        served.owner = self
        state.withLock { $0.common = arranged }
    }

    func noteCall() {
        state.withLock { $0.isStale = true }
    }

    func refresh(limit: Duration) throws(HeadlessError) {
        guard state.withLock(\.isStale), served.owner === self else { return }
        let type = Backend.MirroredState.self
        let read = try calling { () throws(ServedBackend.ControlError) in
            try served.readState(type, limit: limit)
        }
        local.mirroredState = read
        // Read back: the back end may have normalized it.
        let taken = local.mirroredState
        state.withLock { state in
            state.common = taken
            state.isStale = false
        }
    }

    func end() {
        if served.owner === self { served.owner = nil }
    }

    private func calling<Value>(_ body: () throws(ServedBackend.ControlError) -> Value) throws(HeadlessError) -> Value {
        do throws(ServedBackend.ControlError) { return try body() } catch { throw error.failure(at: served.origin) }
    }
}
