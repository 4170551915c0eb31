public import AppShell
import Synchronization

/// Madinia's API as plain Swift: the reference that the real Laravel back end is held to (docs/apis.md).
///
/// Keeps its state as one value, and hands every change to a store, if it has one, before it answers. Answers as Laravel
/// does: paginated lists under `data`, amounts as text, dates with microseconds, `{"message", "errors"}` for 422.
public final class MadiniaBackend: HTTPHandler {
    struct State {
        var data: MadiniaData
        // What callers have left and what waits for the push service end with the process.
        var pushes: [PushData] = []
        var sentPushes: [PushData] = []
        var limiter = RateLimiter()
    }

    /// The path under which the API lives.
    static let basePath = "/api/v1"
    /// So many pushes that were sent are remembered, the last ones.
    private static let maximumLog = 1_000

    private let state: Mutex<State>
    /// Held by one change at a time, while the store keeps it. Reads take ``state`` alone, so they never wait for a disk.
    private let changing = Mutex(())
    let apiKey: String
    private let sender: (any PushSender)?
    private let store: (any MadiniaStore)?
    let staffKey: StaffKey?
    /// Bodies that were encoded before, by other back ends too; nil: each answer is encoded anew.
    let encodedAnswers: EncodedAnswers?

    /// - Parameters:
    ///   - apiKey: what every request must carry as `X-API-Key`.
    ///   - data: what it starts with.
    ///   - sender: takes what is to be sent; without one it waits for ``takePushes()``.
    ///   - store: keeps what changes; without one that ends with the process.
    ///   - staffKey: what calls of the staff's API must carry; without one there is no such API.
    public convenience init(
        apiKey: String,
        data: MadiniaData,
        sender: (any PushSender)? = nil,
        store: (any MadiniaStore)? = nil,
        staffKey: String? = nil
    ) {
        let staffKey = staffKey.map(StaffKey.init)
        self.init(apiKey: apiKey, data: data, sender: sender, store: store, staffKey: staffKey, encodedAnswers: nil)
    }

    private init(
        apiKey: String,
        data: MadiniaData,
        sender: (any PushSender)?,
        store: (any MadiniaStore)?,
        staffKey: StaffKey?,
        encodedAnswers: EncodedAnswers?
    ) {
        self.apiKey = apiKey
        self.sender = sender
        self.store = store
        self.staffKey = staffKey
        self.encodedAnswers = encodedAnswers
        state = Mutex(State(data: data))
    }

    /// One with the sample data that nothing was sent to yet.
    ///
    /// - Parameter encodedAnswers: shared with other back ends, which need not encode the same again.
    package convenience init(apiKey: String, encodedAnswers: EncodedAnswers) {
        let data = MadiniaData(formations: FormationData.samples, articles: ArticleData.samples)
        self.init(apiKey: apiKey, data: data, sender: nil, store: nil, staffKey: nil, encodedAnswers: encodedAnswers)
    }

    /// One that nothing was sent to yet.
    public convenience init(
        apiKey: String,
        formations: [FormationData] = FormationData.samples,
        articles: [ArticleData] = ArticleData.samples
    ) {
        self.init(apiKey: apiKey, data: MadiniaData(formations: formations, articles: articles))
    }

    func withState<Result>(_ body: (inout State) -> Result) -> Result {
        state.withLock { body(&$0) }
    }
}

// MARK: - Changing what is kept

/// What comes of looking at the data: nothing of it holds until the changes are kept.
struct Outcome<Value> {
    let result: Value
    var changes: [MadiniaChange]
    let pushes: [PushData]

    init(_ result: Value, changes: [MadiniaChange] = [], pushes: [PushData] = []) {
        self.result = result
        self.changes = changes
        self.pushes = pushes
    }
}

extension MadiniaBackend {
    func commit<Value>(_ decide: (MadiniaData) -> Outcome<Value>) throws(MadiniaStoreError) -> Value {
        let kept = changing.withLock { _ -> Result<Outcome<Value>, MadiniaStoreError> in
            let outcome = decide(data)
            if let store, !outcome.changes.isEmpty || !outcome.pushes.isEmpty {
                do throws(MadiniaStoreError) {
                    try store.keep(outcome.changes, outcome.pushes)
                } catch {
                    return .failure(error)
                }
            }
            withState { state in
                for change in outcome.changes { state.data.apply(change) }
                if sender == nil { state.pushes += outcome.pushes }
                state.sentPushes += outcome.pushes
                state.sentPushes.removeFirst(max(0, state.sentPushes.count - MadiniaBackend.maximumLog))
            }
            return .success(outcome)
        }
        let outcome = try kept.get()
        if let sender {
            for push in outcome.pushes { sender.send(push) }
        }
        return outcome.result
    }
}

// MARK: - What scripts and hosts arrange and look at

extension MadiniaBackend {
    /// Everything it keeps. What is set here, or in a part of it below, is not handed to the store.
    public var data: MadiniaData {
        get { withState { $0.data } }
        set { withState { $0.data = newValue } }
    }

    /// As if it had just been started with that: what callers have left, and what waits for the push service, is
    /// forgotten.
    public func restart(with data: MadiniaData) {
        withState { $0 = State(data: data) }
    }

    public var formations: [FormationData] {
        get { withState { $0.data.formations } }
        set { withState { $0.data.formations = newValue } }
    }

    public var articles: [ArticleData] {
        get { withState { $0.data.articles } }
        set { withState { $0.data.articles = newValue } }
    }

    /// Changes one formation.
    ///
    /// - Returns: whether there is one of that title.
    public func update(_ title: String, _ change: (inout FormationData) -> Void) -> Bool {
        withState { state in
            guard let index = state.data.formations.firstIndex(where: { $0.title == title }) else { return false }
            change(&state.data.formations[index])
            return true
        }
    }

    /// Changes one article.
    ///
    /// - Returns: whether there is one of that title.
    public func updateArticle(_ title: String, _ change: (inout ArticleData) -> Void) -> Bool {
        withState { state in
            guard let index = state.data.articles.firstIndex(where: { $0.title == title }) else { return false }
            change(&state.data.articles[index])
            return true
        }
    }

    /// Items on a page of a list, at least 1.
    public var pageSize: Int {
        get { withState { $0.data.pageSize } }
        set { withState { $0.data.pageSize = newValue } }
    }

    /// How many calls a caller has in a minute.
    public var rateLimits: RateLimits {
        get { withState { $0.data.rateLimits } }
        set { withState { $0.data.rateLimits = newValue } }
    }

    /// Whether Madi's service has a plain answer for what ``madiAnswers`` does not foresee. Without one it is down (503),
    /// as a service is whose language model can't be reached: the app's own rules answer then.
    public var answersUnscripted: Bool {
        get { withState { $0.data.answersUnscripted } }
        set { withState { $0.data.answersUnscripted = newValue } }
    }

    /// What Madi's service says to messages of certain words; the last that fits wins.
    public var madiAnswers: [MadiAnswer] {
        get { withState { $0.data.madiAnswers } }
        set { withState { $0.data.madiAnswers = newValue } }
    }

    /// Those that counted: without the retries.
    public var preRegistrations: [PreRegistrationData] { withState { $0.data.preRegistrations } }

    /// Those that counted: without the retries.
    public var contacts: [ContactData] { withState { $0.data.contacts } }

    /// One row a token, in the order in which they came.
    public var devices: [DeviceData] { withState { $0.data.devices } }

    /// What was handed over, the newest last, 1,000 at most.
    public var sentPushes: [PushData] { withState { $0.sentPushes } }

    /// Takes a token away that the push service no longer knows. A phone that has it all the same registers it again at
    /// its next launch.
    ///
    /// - Returns: whether it was taken away.
    @discardableResult
    public func drop(token: String) throws(MadiniaStoreError) -> Bool {
        try commit { data in
            let isKnown = data.devices.contains { $0.token == token }
            return Outcome(isKnown, changes: isKnown ? [.deviceRemoved(token: token)] : [])
        }
    }

    /// What waits for the push service, in order; each is taken once. Empty where a sender takes them.
    public func takePushes() -> [PushData] {
        withState { state in
            defer { state.pushes = [] }
            return state.pushes
        }
    }
}
