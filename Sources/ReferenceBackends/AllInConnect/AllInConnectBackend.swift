public import AppShell
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// ALL IN Connect's API as plain Swift: the reference that the real Spring back end is held to
/// (docs/apis.md).
///
/// Keeps its state as one value, and hands every change to a store, if it has one, before it answers. Answers as Spring
/// Boot does: bare lists, `{"timestamp", "status", "error", "message", "path"}` for what went wrong, `errors` by field
/// for 422.
public final class AllInConnectBackend: HTTPHandler {
    struct State {
        var data: AllInConnectData
        var pushes: [PushMessage] = []
        var log: [PushMessage] = []
    }

    /// The path under which the API lives.
    static let basePath = "/api/v1"
    /// So many lines of the log are kept, the last ones.
    private static let maximumLog = 1_000

    private let state: Mutex<State>
    /// Held by one change at a time, while the store keeps it. Reads take ``state`` alone, so they never wait for a disk.
    private let changing = Mutex(())
    let tokens: any TokenAuthority
    let passwords: any PasswordVerifier
    private let sender: (any PushSender)?
    private let store: (any AllInConnectStore)?
    let staffKey: StaffKey?

    /// - Parameters:
    ///   - data: what it starts with; sample data by default.
    ///   - sender: takes what is to be sent; without one it waits for ``takePushes()``.
    ///   - store: keeps what changes; without one that ends with the process.
    ///   - staffKey: what calls of the staff's API must carry; without one there is no such API.
    public init(
        data: AllInConnectData = .samples,
        tokens: any TokenAuthority = OpaqueTokens(),
        passwords: any PasswordVerifier = PlainPasswords(),
        sender: (any PushSender)? = nil,
        store: (any AllInConnectStore)? = nil,
        staffKey: String? = nil
    ) {
        state = Mutex(State(data: data))
        self.tokens = tokens
        self.passwords = passwords
        self.sender = sender
        self.store = store
        self.staffKey = staffKey.map(StaffKey.init)
    }

    func withState<Result>(_ body: (inout State) -> Result) -> Result {
        state.withLock { body(&$0) }
    }
}

// MARK: - Changing what is kept

/// What comes of looking at the data: nothing of it holds until the changes are kept.
struct Outcome<Value> {
    let result: Value
    let changes: [AllInConnectChange]
    let pushes: [PushMessage]

    init(_ result: Value, changes: [AllInConnectChange] = [], pushes: [PushMessage] = []) {
        self.result = result
        self.changes = changes
        self.pushes = pushes
    }
}

extension AllInConnectBackend {
    func commit<Value>(_ decide: (AllInConnectData) -> Outcome<Value>) throws(AllInConnectStoreError) -> Value {
        let kept = changing.withLock { _ -> Result<Outcome<Value>, AllInConnectStoreError> in
            let outcome = decide(data)
            if let store, !outcome.changes.isEmpty || !outcome.pushes.isEmpty {
                do throws(AllInConnectStoreError) {
                    try store.keep(outcome.changes, outcome.pushes)
                } catch {
                    return .failure(error)
                }
            }
            withState { state in
                for change in outcome.changes { state.data.apply(change) }
                state.log += outcome.pushes
                state.log.removeFirst(max(0, state.log.count - AllInConnectBackend.maximumLog))
                if sender == nil { state.pushes += outcome.pushes }
            }
            return .success(outcome)
        }
        let outcome = try kept.get()
        if let sender {
            for push in outcome.pushes { sender.send(push) }
        }
        return outcome.result
    }

    /// Applies what no call promises to keep, such as where a search was, and has the store keep it soon.
    func note<Value>(_ decide: (AllInConnectData) -> Outcome<Value>) -> Value {
        let outcome = decide(data)
        guard !outcome.changes.isEmpty else { return outcome.result }
        withState { state in
            for change in outcome.changes { state.data.apply(change) }
            // Within, so that the store has them in the same order.
            store?.keepSoon(outcome.changes)
        }
        return outcome.result
    }
}

// MARK: - What scripts and hosts arrange and look at

extension AllInConnectBackend {
    /// Everything it keeps. What is set here is not handed to the store.
    public var data: AllInConnectData {
        get { withState { $0.data } }
        set { withState { $0.data = newValue } }
    }

    /// What waits for the push services, in order; each is taken once. Empty where a sender takes them.
    public func takePushes() -> [PushMessage] {
        withState { state in
            defer { state.pushes = [] }
            return state.pushes
        }
    }

    /// What was sent, the newest last, 1,000 at most (AIC-21).
    public var pushLog: [PushRecord] { withState { $0.log.map(\.record) } }

    /// The same whole, tokens included: for scripts, and nobody's log.
    public var sentPushes: [PushMessage] { withState { $0.log } }

    /// Takes a token away that a push service no longer knows.
    ///
    /// - Parameter date: when the service found so (APNs' 410 says it); a registration that is newer stays.
    /// - Returns: whether it was taken away.
    @discardableResult
    public func drop(token: String, unknownSince date: Date? = nil) throws(AllInConnectStoreError) -> Bool {
        try commit { data in
            let isGone = data.registrations.contains { row in
                row.token == token && (date.map { row.date <= $0 } ?? true)
            }
            return Outcome(isGone, changes: isGone ? [.unregistered(token: token)] : [])
        }
    }
}
