import AppShell
import Observation

/// What was said with the coach, for the life of the app's process: closing the chat loses nothing.
///
/// The service is asked first; where it fails, or has not answered within 2.5 s, the rules of the engine do, and what
/// comes later is dropped (MAD-NFR4, MAD-NFR17; docs/decisions/0005-the-coach-asks-its-service-once.md).
@Observable
final class CoachConversation {
    /// How long the service may take.
    static let patience: Duration = .seconds(2.5)

    private(set) var messages: [CoachMessage] = []
    /// What is typed and not yet sent.
    var draft = ""

    /// The answer that is awaited.
    private var waiting: Waiting?
    @ObservationIgnored private var state = CoachState()
    @ObservationIgnored private var turns = 0
    @ObservationIgnored private var isCatalogueUnderWay = false
    /// What was recommended before the catalogue was there, by the number of the message.
    @ObservationIgnored private var unresolved: [(message: Int, items: [Int])] = []
    // Made when the first question needs it: its vocabulary costs more than all else at a launch.
    @ObservationIgnored private lazy var engine = makeEngine()
    @ObservationIgnored private let makeEngine: () -> CoachEngine
    @ObservationIgnored private let catalogue: CoachCatalogue
    @ObservationIgnored private let service: any CoachService
    @ObservationIgnored private let viewedItems: () -> [Int]
    @ObservationIgnored private let environment: AppEnvironment
    /// For work that lives as long as the app.
    @ObservationIgnored var tasks: TaskScope?

    private struct Waiting {
        let turn: Int
        let message: String
        var hasServiceFailed = false
    }

    init(
        engine: @escaping () -> CoachEngine,
        catalogue: CoachCatalogue,
        service: any CoachService,
        viewedItems: @escaping () -> [Int],
        environment: AppEnvironment
    ) {
        makeEngine = engine
        self.catalogue = catalogue
        self.service = service
        self.viewedItems = viewedItems
        self.environment = environment
    }

    var isAwaiting: Bool { waiting != nil }

    var isTooLong: Bool { BoundedText.isLonger(draft, than: CoachEngine.maximumLength) }

    var canSend: Bool { !isAwaiting && !isTooLong && !message.isEmpty }

    /// What would be sent.
    private var message: String { TypedText.cleaned(draft) }

    /// Fetches what the coach is to know, while the person still types; what is known may be old.
    func refresh() {
        guard !isCatalogueUnderWay else { return }
        isCatalogueUnderWay = true
        tasks? { await self.loadCatalogue() }
    }

    private func prepare() {
        if catalogue.items() == nil { refresh() }
    }

    /// Whether an item is still to be had: a link to another one leads nowhere.
    func isOffered(_ item: Int) -> Bool { catalogue.contains(item) }

    private func loadCatalogue() async {
        await catalogue.load()
        isCatalogueUnderWay = false
        for (message, items) in unresolved { messages[message].links = links(to: items) }
        unresolved = []
        if let waiting, waiting.hasServiceFailed { answerByRules(waiting.turn) }
    }

    /// Sends the draft; a second tap, or one while an answer is awaited, sends nothing.
    func send() {
        guard canSend else { return }
        let message = message
        let question = CoachQuestion(
            message: message,
            history: Array(messages.suffix(CoachQuestion.maximumHistory)),
            viewedItems: viewedItems()
        )
        draft = ""
        messages.append(CoachMessage(isOwn: true, text: message))
        turns += 1
        let turn = turns
        waiting = Waiting(turn: turn, message: message)
        prepare()
        tasks? { await self.ask(question, turn) }
        tasks? { await self.limit(turn) }
    }

    private func ask(_ question: CoachQuestion, _ turn: Int) async {
        do throws(APIError) {
            take(try await service.answer(question), turn)
        } catch {
            fail(turn)
        }
    }

    private func limit(_ turn: Int) async {
        let purpose = "the end of the patience with the coach's service"
        do { try await environment.clock.sleep(for: Self.patience, purpose: purpose) } catch { return }
        answerByRules(turn)
    }

    /// The service has answered; nothing is believed of it but text, and items that the catalogue knows.
    private func take(_ answer: CoachAnswer, _ turn: Int) {
        guard let waiting, waiting.turn == turn else { return }
        let text = TypedText.cleaned(BoundedText.clip(answer.text, to: CoachEngine.maximumAnswerLength))
        guard !text.isEmpty else { return fail(turn) }
        // The rules hear of it too: they may have to answer the next message.
        _ = engine.answer(waiting.message, state: &state, items: catalogue.items())
        let known = add(CoachAnswer(text: text, recommended: answer.recommended))
        // What they would have said was never shown: neither their question nor what they spoke of stands.
        state.hasAskedLevel = false
        state.topic = nil
        state.items = known
    }

    private func fail(_ turn: Int) {
        guard let waiting, waiting.turn == turn else { return }
        // The rules need the catalogue, and there is time left to wait for it.
        if isCatalogueUnderWay, catalogue.items() == nil {
            self.waiting?.hasServiceFailed = true
        } else {
            answerByRules(turn)
        }
    }

    private func answerByRules(_ turn: Int) {
        guard let waiting, waiting.turn == turn else { return }
        add(engine.answer(waiting.message, state: &state, items: catalogue.items()))
    }

    /// Ends the turn with an answer.
    ///
    /// - Returns: the items that it leads to.
    @discardableResult
    private func add(_ answer: CoachAnswer) -> [Int] {
        let links = links(to: answer.recommended)
        if catalogue.items() == nil, isCatalogueUnderWay { unresolved.append((messages.count, answer.recommended)) }
        messages.append(CoachMessage(isOwn: false, text: answer.text, links: links))
        waiting = nil
        return links.map(\.item)
    }

    private func links(to ids: [Int]) -> [CoachLink] {
        let items = catalogue.items() ?? []
        var links: [CoachLink] = []
        for id in ids where !links.contains(where: { $0.item == id }) {
            guard links.count < CoachEngine.maximumRecommendations else { break }
            guard let item = items.first(where: { $0.id == id }) else { continue }
            links.append(CoachLink(item: id, title: item.title))
        }
        return links
    }
}
