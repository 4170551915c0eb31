import AppShell
import Foundation
import Synchronization

@testable import AppShellCoachFeature

extension CoachItem {
    static let first = CoachItem(
        id: 1,
        title: "Alpha",
        key: "alpha",
        level: .beginner,
        levelText: "Easy",
        step: 1,
        gist: "the start",
        summary: "Where one starts.",
        price: "10 €",
        duration: "1 day",
        nextSession: "4 May"
    )
    static let second = CoachItem(
        id: 2,
        title: "Beta",
        key: "beta",
        level: .intermediate,
        levelText: "Middle",
        step: 2,
        gist: "the rest",
        summary: "Painting with machines.",
        price: nil,
        duration: "2 days",
        nextSession: nil
    )
}

extension CoachVocabulary {
    static let sample: CoachVocabulary = {
        var vocabulary = CoachVocabulary()
        vocabulary.topics = [
            .greeting: ["hello"], .price: ["price", "how much"], .duration: ["how much time"],
            .difference: ["difference*"], .recommendation: ["advise"],
        ]
        vocabulary.levels = [.beginner: ["beginner*", "never … used"], .intermediate: ["used it"]]
        vocabulary.levelAnswers = [.beginner: ["none"]]
        vocabulary.goals = [CoachGoal(id: "art", label: "art", phrases: ["paint*"], keywords: ["paint*"])]
        vocabulary.team = ["team"]
        vocabulary.people = ["people"]
        vocabulary.headcounts = ["team of"]
        vocabulary.numbers = ["two": 2, "four": 4, "seven": 7]
        vocabulary.multipliers = ["twenty": 20, "hundred": 100, "thousand": 1_000]
        vocabulary.numberJoiners = ["and"]
        vocabulary.negations = ["not"]
        vocabulary.asides = ["alpha male"]
        return vocabulary
    }()
}

struct SampleCoachReplies: CoachReplies {
    let greeting = "Hello!"
    let greetingAlone = "Hello, you!"
    let thanks = "Welcome"
    let farewell = "Bye"
    let insult = "Calm"
    let identity = "A coach"
    let acknowledgement = "Fine"
    let empty = "Write something"
    let unknown = "No idea"
    let foreign = "In English, please"
    let catalogueUnavailable = "No catalogue"
    let catalogueEmpty = "Empty catalogue"
    let contact = "Call us"
    func encouragement(_ team: CoachTeam?) -> String { team.map { "Great, \($0.size ?? 0)!" } ?? "Great!" }
    func askLevel(_ team: CoachTeam?) -> String { team == nil ? "Your level?" : "Their level?" }
    func askLevelAgain(_ team: CoachTeam?) -> String { "Which level?" }
    func recommend(_ item: CoachItem, _ team: CoachTeam?) -> String { "Take \(item.title)" }
    func recommendPath(_ first: CoachItem, _ second: CoachItem, _ team: CoachTeam?, _ labels: [String]) -> String {
        "\(first.title), then \(second.title) \(labels.joined())"
    }
    func recommendForGoals(_ item: CoachItem, _ labels: [String]) -> String { "\(item.title) for \(labels.joined())" }
    func also(_ items: [CoachItem]) -> String { "Also \(items.map(\.title).joined())" }
    func nothingForGoals(_ labels: [String]) -> String { "Nothing for \(labels.joined())" }
    func completed(_ rest: [CoachItem]) -> String { "All done, \(rest.map(\.title).joined())" }
    func extreme(_ topic: CoachTopic, _ items: [CoachItem], _ unknown: [CoachItem]) -> String {
        "\(topic) \(items.map(\.title).joined()), not \(unknown.map(\.title).joined())"
    }
    func seats(_ items: [CoachItem]) -> String {
        items.map { "\($0.title) \($0.measures.seatsLeft ?? -1)" }.joined(separator: ", ")
    }
    func noSession(_ months: [Int]) -> String { "Nothing in \(months)" }
    func difference(_ items: [CoachItem], _ first: CoachItem) -> String {
        "\(items.map(\.gist).joined(separator: "/")), first \(first.title)"
    }
    func price(_ items: [CoachItem], _ team: CoachTeam?) -> String {
        items.map { "\($0.title) \($0.price ?? "?")" }.joined(separator: ", ")
    }
    func duration(_ items: [CoachItem]) -> String { items.map(\.duration).joined(separator: ", ") }
    func session(_ items: [CoachItem]) -> String { items.map { $0.nextSession ?? "?" }.joined(separator: ", ") }
    func prerequisites(_ items: [CoachItem]) -> String { items.map(\.levelText).joined() }
    func about(_ item: CoachItem) -> String { "\(item.title): \(item.summary)" }
    func path(_ items: [CoachItem]) -> String { items.map(\.title).joined(separator: " > ") }
    func list(_ items: [CoachItem]) -> String { items.map(\.title).joined(separator: ", ") }
    func registration(_ item: CoachItem?) -> String { item?.title ?? "Register" }
}

struct SampleCoachStrings: CoachStrings {
    let title = "Coach"
    let button = "Ask"
    let welcome = "Welcome!"
    let conversation = "Talk"
    let field = "Message"
    let send = "Send"
    func tooLong(_ limit: Int) -> String { "At most \(limit)" }
    let typing = "Thinking"
}

/// A service whose answers a test sets; one that waits is deaf to cancellation.
final class SampleService: CoachService {
    enum Behaviour {
        case answers(CoachAnswer)
        case fails(APIError)
        case waits
    }

    private struct State {
        var behaviour: Behaviour
        var questions: [CoachQuestion] = []
        var waiting: [CheckedContinuation<CoachAnswer, Never>] = []
    }

    private let state: Mutex<State>

    init(_ behaviour: Behaviour) {
        state = Mutex(State(behaviour: behaviour))
    }

    var behaviour: Behaviour {
        get { state.withLock(\.behaviour) }
        set { state.withLock { $0.behaviour = newValue } }
    }

    var questions: [CoachQuestion] { state.withLock(\.questions) }

    func answer(_ question: CoachQuestion) async throws(APIError) -> CoachAnswer {
        state.withLock { $0.questions.append(question) }
        await Task.yield()
        switch behaviour {
        case .answers(let answer): return answer
        case .fails(let error): throw error
        case .waits:
            return await withCheckedContinuation { continuation in state.withLock { $0.waiting.append(continuation) } }
        }
    }

    /// Gives everyone who waits that answer.
    func release(_ answer: CoachAnswer) {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: answer) }
    }
}

/// A catalogue that loads when a test lets it.
final class SampleItems {
    var items: [CoachItem]?
    /// What a load brings; nil: nothing can be had.
    var arriving: [CoachItem]?
    private(set) var loads = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    var isSlow = false

    init(_ items: [CoachItem]?) {
        self.items = items
    }

    func load() async {
        loads += 1
        if isSlow { await withCheckedContinuation { waiting.append($0) } }
        items = arriving ?? items
    }

    func release() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

/// A world in which time passes when a test says so.
final class StillWorld: AppClock, RandomSource, Connectivity, Haptics, WebPageOpener, HTTPTransport {
    private let sleepers = Mutex<[(duration: Duration, continuation: CheckedContinuation<Void, Never>)]>([])
    private let online = Mutex(true)

    var isOnline: Bool {
        get { online.withLock(\.self) }
        set { online.withLock { $0 = newValue } }
    }

    var now: Date { Date(timeIntervalSince1970: 1_770_000_000) }

    func sleep(for duration: Duration) async throws {
        await withCheckedContinuation { continuation in sleepers.withLock { $0.append((duration, continuation)) } }
        try Task.checkCancellation()
    }

    /// Wakes everyone who sleeps.
    ///
    /// - Returns: for how long each meant to.
    func passTime() -> [Duration] {
        let woken = sleepers.withLock { sleepers in
            defer { sleepers = [] }
            return sleepers
        }
        for sleeper in woken { sleeper.continuation.resume() }
        return woken.map(\.duration)
    }

    func next() -> UInt64 { 0 }

    func play(_ feedback: HapticFeedback) {}

    func open(_ url: String) {}

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        throw .unreachable("the coach calls its service, not the network")
    }

    func environment(_ storage: Storage) -> AppEnvironment {
        AppEnvironment(
            clock: self,
            random: self,
            transport: self,
            storage: storage,
            device: Device(connectivity: self, haptics: self, webPages: self),
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            )
        )
    }
}
