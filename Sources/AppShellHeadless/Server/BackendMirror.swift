public import AppShell
import Synchronization

/// A back end whose whole state is one value, so that another one that is served elsewhere can be read into it and
/// arranged by it.
///
/// What stands outside of that value, a script can't arrange there: leave nothing outside that a step changes.
public protocol MirroredBackend: AnyObject, HTTPHandler {
    associatedtype MirroredState: Codable & Equatable & Sendable

    /// Everything it keeps: the JSON of `GET` and `PUT /control/state`.
    var mirroredState: MirroredState { get set }
}

/// Keeps a back end of this process and one that is served the same.
protocol StateMirror: AnyObject, Sendable {
    /// Before a call is sent: what was arranged here, or a fresh state, is there first.
    func prepare(limit: Duration) throws(HeadlessError)

    /// A call was sent: what was read before holds no more.
    func noteCall()

    /// Reads what changed there.
    func refresh(limit: Duration) throws(HeadlessError)

    /// Nobody looks at this side any more.
    func end()
}

final class BackendMirror<Backend: MirroredBackend>: StateMirror {
    private struct State {
        /// As both sides had it when they were last the same; nil before the first time.
        var common: Backend.MirroredState?
        /// Whether something was sent since.
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
        // As the back end took it, which is what it is compared with.
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
