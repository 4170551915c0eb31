/// Everything the back end keeps, as one value: what it stores, and what scripts arrange of its answers.
public struct MadiniaData: Hashable, Sendable, Codable {
    public var formations: [FormationData]
    public var articles: [ArticleData]
    /// In the order of their ids.
    public internal(set) var preRegistrations: [PreRegistrationData]
    /// In the order of their ids.
    public internal(set) var contacts: [ContactData]
    /// One row a token, in the order of their first registration.
    public internal(set) var devices: [DeviceData]
    public internal(set) var idempotentAnswers: IdempotentAnswers
    /// What Madi's service says to messages of certain words; the last that fits wins.
    public var madiAnswers: [MadiAnswer]
    /// Whether Madi's service has a plain answer for what ``madiAnswers`` does not foresee.
    public var answersUnscripted: Bool
    /// Items on a page of a list, at least 1.
    public var pageSize: Int {
        didSet { pageSize = max(1, pageSize) }
    }
    /// How many calls a caller has in a minute.
    public var rateLimits: RateLimits

    public init(
        formations: [FormationData] = [],
        articles: [ArticleData] = [],
        preRegistrations: [PreRegistrationData] = [],
        contacts: [ContactData] = [],
        devices: [DeviceData] = [],
        idempotentAnswers: IdempotentAnswers = IdempotentAnswers(),
        madiAnswers: [MadiAnswer] = [],
        answersUnscripted: Bool = true,
        pageSize: Int = 15,
        rateLimits: RateLimits = .standard
    ) {
        self.formations = formations
        self.articles = articles
        self.preRegistrations = preRegistrations.sorted { $0.id < $1.id }
        self.contacts = contacts.sorted { $0.id < $1.id }
        self.devices = devices
        self.idempotentAnswers = idempotentAnswers
        self.madiAnswers = madiAnswers
        self.answersUnscripted = answersUnscripted
        self.pageSize = max(1, pageSize)
        self.rateLimits = rateLimits
    }

    /// What is absent is as it is without being arranged, so that a state outlives the version that wrote it.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        func member<Value: Decodable>(_ key: CodingKeys, else value: Value) throws -> Value {
            try members.decodeIfPresent(Value.self, forKey: key) ?? value
        }
        let standard = MadiniaData()
        self.init(
            formations: try member(.formations, else: standard.formations),
            articles: try member(.articles, else: standard.articles),
            preRegistrations: try member(.preRegistrations, else: standard.preRegistrations),
            contacts: try member(.contacts, else: standard.contacts),
            devices: try member(.devices, else: standard.devices),
            idempotentAnswers: try member(.idempotentAnswers, else: standard.idempotentAnswers),
            madiAnswers: try member(.madiAnswers, else: standard.madiAnswers),
            answersUnscripted: try member(.answersUnscripted, else: standard.answersUnscripted),
            pageSize: try member(.pageSize, else: standard.pageSize),
            rateLimits: try member(.rateLimits, else: standard.rateLimits)
        )
    }

    /// Sample data in the catalogue and the blog, and nothing else.
    public static let samples = MadiniaData(formations: FormationData.samples, articles: ArticleData.samples)
}
