public import AppShell
import Synchronization

/// Madinia's API as plain Swift: the reference that the real Laravel back end is held to (CONTRACTS, "Madinia API").
///
/// Keeps its state in memory. Answers as Laravel does: paginated lists under `data`, amounts as text, dates with
/// microseconds, `{"message", "errors"}` for 422.
public final class MadiniaBackend: HTTPHandler {
    struct State {
        var formations: [FormationData]
        var articles: [ArticleData]
        var preRegistrations: [PreRegistrationData] = []
        var contacts: [ContactData] = []
        /// In the order of their first registration.
        var devices: [DeviceData] = []
        var madiAnswers: [MadiAnswer] = []
        var answersUnscripted = true
        var pushes: [PushData] = []
        var pageSize = 15
        var limiter = RateLimiter()
        var idempotentAnswers = IdempotentAnswers()
    }

    /// The path under which the API lives.
    static let basePath = "/api/v1"

    private let state: Mutex<State>
    let apiKey: String

    /// - Parameter apiKey: what every request must carry as `X-API-Key`.
    public init(
        apiKey: String,
        formations: [FormationData] = FormationData.samples,
        articles: [ArticleData] = ArticleData.samples
    ) {
        self.apiKey = apiKey
        state = Mutex(State(formations: formations, articles: articles))
    }

    func withState<Result>(_ body: (inout State) -> Result) -> Result {
        state.withLock { body(&$0) }
    }
}

// MARK: - What scripts arrange and look at

extension MadiniaBackend {
    public var formations: [FormationData] {
        get { withState { $0.formations } }
        set { withState { $0.formations = newValue } }
    }

    public var articles: [ArticleData] {
        get { withState { $0.articles } }
        set { withState { $0.articles = newValue } }
    }

    /// Changes one formation.
    ///
    /// - Returns: whether there is one of that title.
    public func update(_ title: String, _ change: (inout FormationData) -> Void) -> Bool {
        withState { state in
            guard let index = state.formations.firstIndex(where: { $0.title == title }) else { return false }
            change(&state.formations[index])
            return true
        }
    }

    /// Changes one article.
    ///
    /// - Returns: whether there is one of that title.
    public func updateArticle(_ title: String, _ change: (inout ArticleData) -> Void) -> Bool {
        withState { state in
            guard let index = state.articles.firstIndex(where: { $0.title == title }) else { return false }
            change(&state.articles[index])
            return true
        }
    }

    /// Items on a page of a list, at least 1.
    public var pageSize: Int {
        get { withState { $0.pageSize } }
        set { withState { $0.pageSize = max(1, newValue) } }
    }

    /// How many calls a caller has in a minute.
    public var rateLimits: RateLimits {
        get { withState { $0.limiter.limits } }
        set { withState { $0.limiter.limits = newValue } }
    }

    /// Whether Madi's service has a plain answer for what ``madiAnswers`` does not foresee. Without one it is down (503),
    /// as a service is whose language model can't be reached: the app's own rules answer then.
    public var answersUnscripted: Bool {
        get { withState { $0.answersUnscripted } }
        set { withState { $0.answersUnscripted = newValue } }
    }

    /// What Madi's service says to messages of certain words; the last that fits wins.
    public var madiAnswers: [MadiAnswer] {
        get { withState { $0.madiAnswers } }
        set { withState { $0.madiAnswers = newValue } }
    }

    /// Those that counted: without the retries.
    public var preRegistrations: [PreRegistrationData] { withState { $0.preRegistrations } }

    /// Those that counted: without the retries.
    public var contacts: [ContactData] { withState { $0.contacts } }

    /// One row a token, in the order in which they came.
    public var devices: [DeviceData] { withState { $0.devices } }
}
