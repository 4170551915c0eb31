/// Puts one answer together: each thing asked is answered once, in the order it was asked.
struct Composer {
    private static let maximumParts = 8
    private static let maximumItemsTold = 3

    let reading: Reading
    let catalogue: CoachItems
    let vocabulary: CoachVocabulary
    let replies: any CoachReplies
    /// Whether the level had been asked for before this message.
    let wasAsked: Bool
    var state: CoachState

    private var parts: [String] = []
    private var recommended: [Int] = []
    /// What the coach asks back, after an encouragement and without.
    private var question: (opened: String, bare: String)?

    init(
        reading: Reading,
        catalogue: CoachItems,
        vocabulary: CoachVocabulary,
        replies: any CoachReplies,
        wasAsked: Bool,
        state: CoachState
    ) {
        self.reading = reading
        self.catalogue = catalogue
        self.vocabulary = vocabulary
        self.replies = replies
        self.wasAsked = wasAsked
        self.state = state
    }

    mutating func compose() -> CoachAnswer {
        if reading.saysNothing {
            say(wasAsked ? replies.askLevelAgain(state.team) : replies.unknown)
            state.hasAskedLevel = wasAsked
        }
        let asks = sorted(questions())
        let isAlone = asks.allSatisfy(\.isCourtesy)
        for ask in asks where parts.count < Composer.maximumParts { answer(ask, isAlone: isAlone) }
        let named = catalogue.items(reading.items)
        let unspoken = named.filter { !recommended.contains($0.id) }
        if asks.contains(.advice), !unspoken.isEmpty { say(replies.prerequisites(few(unspoken))) }
        if parts.isEmpty, !state.hasAskedLevel { say(replies.unknown) }
        recommend(named)
        return finished()
    }

    // MARK: What to answer

    private enum Question: Hashable {
        case topic(CoachTopic)
        case fact(Int)
        /// What suits who is to learn.
        case advice

        /// Said in passing: answered where nothing else is asked.
        var isCourtesy: Bool {
            switch self {
            case .topic(.greeting), .topic(.thanks), .topic(.farewell), .topic(.acknowledgement): true
            default: false
            }
        }
    }

    /// With where each stands in the message.
    private func questions() -> [(question: Question, position: Int)] {
        var questions = reading.asks.map { asked -> (question: Question, position: Int) in
            switch asked.ask {
            case .topic(.recommendation): (.advice, asked.position)
            case .topic(let topic): (.topic(topic), asked.position)
            case .fact(let fact): (.fact(fact), asked.position)
            }
        }
        let asksNothing = questions.allSatisfy(\.question.isCourtesy)
        if let position = reading.personPosition, isAdviceWanted(asksNothing) { questions.append((.advice, position)) }
        if asksNothing, !reading.items.isEmpty { questions.append((ofItemsAlone, .max)) }
        // What follows what they have done is the advice.
        if !reading.done.isEmpty { questions.removeAll { $0.question == .topic(.path) } }
        questions = withoutWhatExtremesSay(questions)
        // What the comparison says about where to begin is the advice.
        let compares = questions.contains { $0.question == .topic(.difference) }
        if compares, reading.goals.isEmpty, state.level != nil || reading.team == nil {
            questions.removeAll { $0.question == .advice }
        }
        return questions
    }

    /// « Quelle formation est la moins chère ? » asks for no advice, and its price is said with it.
    private func withoutWhatExtremesSay(
        _ questions: [(question: Question, position: Int)]
    ) -> [(question: Question, position: Int)] {
        let extremes = CoachTopic.allCases.filter { $0.ranked != nil && reading.asks($0) }
        guard !extremes.isEmpty else { return questions }
        let said = extremes.compactMap(\.ranked)
        return questions.filter { question, _ in
            if case .topic(let topic) = question, said.contains(topic) { return false }
            return question != .advice || reading.personPosition != nil
        }
    }

    /// « Le prix de Starter pour 3 personnes » asks for no advice.
    private func isAdviceWanted(_ asksNothing: Bool) -> Bool {
        asksNothing || reading.items.isEmpty || !reading.goals.isEmpty || !reading.levels.isEmpty
    }

    /// Items are named, and nothing is asked of them.
    private var ofItemsAlone: Question {
        if reading.isFollowUp, let topic = state.topic { return .topic(topic) }
        if reading.items.count > 1 { return .topic(.difference) }
        return reading.personPosition == nil ? .topic(.about) : .topic(.prerequisites)
    }

    private func sorted(_ questions: [(question: Question, position: Int)]) -> [Question] {
        // What suits them is what a price is asked of: « je débute, et combien ça coûte ? » asks for one.
        let adviceComesFirst = reading.items.isEmpty && !reading.isGeneral
        func rank(_ question: Question) -> Int {
            switch question {
            case .topic(.insult): 0
            case .topic(.greeting): 1
            case .advice where adviceComesFirst: 2
            case .topic(.farewell): 4
            default: 3
            }
        }
        let order = questions.enumerated().sorted {
            (rank($0.element.question), $0.element.position, $0.offset)
                < (rank($1.element.question), $1.element.position, $1.offset)
        }
        var seen: Set<Question> = []
        return order.map(\.element.question).filter { seen.insert($0).inserted }
    }

    // MARK: The parts of the answer

    private mutating func say(_ text: String) {
        if !text.isEmpty, !parts.contains(text) { parts.append(text) }
    }

    private mutating func recommend(_ items: [CoachItem]) {
        for item in items where !recommended.contains(item.id) { recommended.append(item.id) }
    }

    private mutating func finished() -> CoachAnswer {
        recommended = Array(recommended.prefix(CoachEngine.maximumRecommendations))
        if !recommended.isEmpty { state.items = recommended }
        if let topic = state.topic, !topic.isOfItems { state.topic = nil }
        // The question comes last: it is the one to answer.
        if let question {
            parts.append(parts.filter { $0 != replies.greeting }.isEmpty ? question.opened : question.bare)
        }
        let text = parts.joined(separator: "\n")
        return CoachAnswer(text: BoundedText.clip(text, to: CoachEngine.maximumAnswerLength), recommended: recommended)
    }

    private mutating func answer(_ question: Question, isAlone: Bool) {
        switch question {
        case .advice: advise()
        case .fact(let fact): say(vocabulary.facts[fact].answer)
        case .topic(let topic):
            if answerTalk(topic, isAlone: isAlone) { return }
            guard !catalogue.items.isEmpty else {
                say(catalogue.absence(replies))
                return
            }
            state.topic = topic
            answerOfItems(topic)
        }
    }

    /// What needs no catalogue.
    ///
    /// - Returns: whether the topic is such.
    private mutating func answerTalk(_ topic: CoachTopic, isAlone: Bool) -> Bool {
        switch topic {
        case .greeting: say(isAlone && !reading.asks(.thanks) ? replies.greetingAlone : replies.greeting)
        case .thanks: if isAlone { say(replies.thanks) }
        case .farewell: say(replies.farewell)
        case .insult: say(replies.insult)
        case .identity: say(replies.identity)
        case .contact: say(replies.contact)
        case .registration:
            let isOfOne = !(reading.items.isEmpty && state.items.isEmpty && recommended.isEmpty)
            let item = isOfOne ? subject(isGeneral: false).first : nil
            say(replies.registration(item))
            recommend(item.map { [$0] } ?? [])
            if let item, item.measures.seatsLeft == 0 { say(replies.seats([item])) }
        case .acknowledgement where isAlone && !reading.asks(.thanks):
            say(wasAsked ? replies.askLevelAgain(state.team) : replies.acknowledgement)
            state.hasAskedLevel = wasAsked
        case .acknowledgement: break
        default: return false
        }
        return true
    }

    private mutating func answerOfItems(_ topic: CoachTopic) {
        let subject = few(subject(isGeneral: reading.isGeneral))
        let isOfNothing = reading.items.isEmpty && state.items.isEmpty
        switch topic {
        case .price: tell(subject, replies.price(subject, state.team))
        case .duration: tell(subject, replies.duration(subject))
        case .session: tellSessions(subject)
        case .seats: tell(subject, replies.seats(subject))
        case .cheapest, .dearest, .shortest, .longest: tellExtreme(topic)
        case .prerequisites: tell(subject, replies.prerequisites(subject))
        case .list: tell(few(catalogue.items), replies.list(few(catalogue.items)))
        case .path: tell(few(catalogue.path), replies.path(few(catalogue.path)))
        case .difference: compare(few(compared()))
        case .about where isOfNothing: tell(few(catalogue.path), replies.path(few(catalogue.path)))
        default: describe(Array(subject.prefix(Composer.maximumItemsTold)))
        }
    }

    /// Of no course in particular, or in a month: of all of them, by date.
    private mutating func tellSessions(_ subject: [CoachItem]) {
        let isOfNone = state.items.isEmpty && recommended.isEmpty
        let isOfAll = reading.items.isEmpty && (reading.isGeneral || isOfNone || !reading.months.isEmpty)
        let asked = isOfAll && !catalogue.byDate.isEmpty ? catalogue.byDate : subject
        let inMonths = asked.filter { $0.measures.month.map(reading.months.contains) ?? false }
        if !reading.months.isEmpty, inMonths.isEmpty { say(replies.noSession(reading.months)) }
        let told = few(isOfAll && !inMonths.isEmpty ? inMonths : asked)
        tell(told, replies.session(told))
    }

    /// Among those named, else among all; of one alone, what is ranked.
    private mutating func tellExtreme(_ topic: CoachTopic) {
        let named = catalogue.items(reading.items)
        if named.count == 1 { return topic.ranked.map { answerOfItems($0) } ?? () }
        let (extreme, unknown) = catalogue.extreme(topic, among: named.isEmpty ? catalogue.items : named)
        guard !extreme.isEmpty else { return topic.ranked.map { answerOfItems($0) } ?? () }
        tell(few(extreme), replies.extreme(topic, few(extreme), few(unknown)))
    }

    private mutating func compare(_ items: [CoachItem]) {
        guard items.count > 1, let first = catalogue.entry(state.level, among: items) else { return describe(items) }
        tell(items, replies.difference(items, first))
    }

    private mutating func describe(_ items: [CoachItem]) {
        tell(items, items.map(replies.about).joined(separator: "\n"))
    }

    private mutating func tell(_ items: [CoachItem], _ text: String) {
        say(text)
        recommend(items)
    }

    private func few(_ items: [CoachItem]) -> [CoachItem] {
        Array(items.prefix(CoachEngine.maximumRecommendations))
    }

    /// The items a question is about: those named, else those this answer or the last one spoke of, else the path.
    private func subject(isGeneral: Bool) -> [CoachItem] {
        if !reading.items.isEmpty { return catalogue.items(reading.items) }
        if isGeneral { return catalogue.path }
        if !recommended.isEmpty { return catalogue.items(recommended) }
        let last = catalogue.items(state.items.filter { !state.refused.contains($0) })
        return last.isEmpty ? catalogue.path : last
    }

    private func compared() -> [CoachItem] {
        let named = reading.items.isEmpty && !reading.isGeneral ? state.items : reading.items
        var items = catalogue.items(named)
        if items.isEmpty { return catalogue.path }
        if items.count == 1, let other = catalogue.next(after: items[0]) ?? catalogue.previous(before: items[0]) {
            items.append(other)
        }
        // In the order one takes them.
        return items.enumerated().sorted {
            ($0.element.step ?? .max, $0.offset) < ($1.element.step ?? .max, $1.offset)
        }.map(\.element)
    }
}

// MARK: - What suits who is to learn

extension Composer {
    /// What suits their level and goals; asks for the level where it is missing.
    private mutating func advise() {
        let goals = vocabulary.goals.filter { state.goals.contains($0.id) }
        let offered = self.offered
        guard !catalogue.items.isEmpty else {
            // Asking for the level gains time while the catalogue is out of reach; of an empty one nothing suits anybody.
            if state.level == nil, !catalogue.isLoaded { askLevel() } else { say(catalogue.absence(replies)) }
            return
        }
        guard !offered.items.isEmpty else { return say(replies.contact) }
        if state.team == nil, catalogue.isPathDone(state.done), goals.isEmpty {
            let rest = Array(offered.items.prefix(Composer.maximumItemsTold))
            return tell(rest, replies.completed(rest))
        }
        let served = goals.isEmpty ? (step: nil, other: nil) : offered.serving(goals, spelling: vocabulary.itemSpelling)
        let target = served.step ?? served.other
        // What is said of an item is true of it: « pour le marketing » only where it speaks of that.
        let labels = goals.filter { goal in
            target.map { CoachItems.serves($0, goal, spelling: vocabulary.itemSpelling) } ?? true
        }.map(\.label)
        if !goals.isEmpty, target == nil {
            say(replies.nothingForGoals(labels))
            if state.team == nil { return }
        }
        guard let level = state.level else {
            if let target { tell([target], replies.recommendForGoals(target, labels)) }
            if served.step != nil, let other = served.other { tell([other], replies.also([other])) }
            askLevel()
            return
        }
        advise(level, target, labels)
        if served.step != nil, let other = served.other { tell([other], replies.also([other])) }
    }

    private mutating func advise(_ level: CoachLevel, _ target: CoachItem?, _ labels: [String]) {
        let offered = self.offered
        guard let entry = offered.entry(level) else { return }
        let first = target.map { ($0.level ?? level) > level ? entry : $0 } ?? entry
        if let target, first.id != target.id {
            tell([first, target], replies.recommendPath(first, target, state.team, labels))
        } else if state.team != nil, let next = offered.next(after: first) {
            tell([first, next], replies.recommendPath(first, next, state.team, []))
        } else if target != nil {
            tell([first], replies.recommendForGoals(first, labels))
        } else {
            tell([first], replies.recommend(first, state.team))
        }
    }

    /// What may be recommended: nothing they don't want, and nothing they have done.
    private var offered: CoachItems {
        let behind = state.refused + (state.team == nil ? state.done : [])
        return behind.isEmpty ? catalogue : CoachItems(catalogue.items.filter { !behind.contains($0.id) })
    }

    private mutating func askLevel() {
        let bare = replies.askLevel(state.team)
        question = (replies.encouragement(state.team) + " " + bare, bare)
        state.hasAskedLevel = true
    }
}
