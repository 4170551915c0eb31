/// The coach's own rules: understands a message by a vocabulary and answers from the catalogue alone (MAD-FR24,
/// MAD-FR25, MAD-NFR17).
///
/// A pure value: the same message in the same state, with the same items, has the same answer.
public struct CoachEngine: Sendable {
    /// How much of a message is read, in code points.
    public static let maximumLength = 4_000
    /// The longest answer, in code points.
    public static let maximumAnswerLength = 4_000
    /// The most items one answer leads to.
    public static let maximumRecommendations = 10

    private let vocabulary: CoachVocabulary
    private let replies: any CoachReplies
    private let reader: Reader

    public init(vocabulary: CoachVocabulary, replies: any CoachReplies) {
        self.vocabulary = vocabulary
        self.replies = replies
        reader = Reader(vocabulary)
    }

    /// - Parameters:
    ///   - state: what was said before; comes back with what this message adds.
    ///   - items: the catalogue; nil where it could not be loaded, which the answer says rather than invent.
    public func answer(_ message: String, state: inout CoachState, items: [CoachItem]?) -> CoachAnswer {
        let reading = reader.read(message, items: items ?? [], isAnswer: state.hasAskedLevel)
        if reading.isEmpty { return CoachAnswer(text: replies.empty) }
        if reading.isForeign { return CoachAnswer(text: replies.foreign, recommended: reading.items) }
        let wasAsked = state.hasAskedLevel
        state.hasAskedLevel = false
        let catalogue = CoachItems(items)
        remember(reading, catalogue, wasAsked: wasAsked, in: &state)
        var composer = Composer(
            reading: reading,
            catalogue: catalogue,
            vocabulary: vocabulary,
            replies: replies,
            wasAsked: wasAsked,
            state: state
        )
        let answer = composer.compose()
        state = composer.state
        return answer
    }

    private func remember(_ reading: Reading, _ catalogue: CoachItems, wasAsked: Bool, in state: inout CoachState) {
        if let team = reading.team {
            if state.team == nil { state.teamLevel = nil }
            state.team = CoachTeam(size: team.size ?? state.team?.size)
        } else if reading.isForOneself {
            state.team = nil
        }
        rememberLevels(reading, wasAsked: wasAsked, in: &state)
        rememberItems(reading, catalogue, in: &state)
        guard !reading.goals.isEmpty else { return }
        let goals = reading.goals.map { vocabulary.goals[$0] }
        state.goals = goals.map(\.id)
        guard state.level == nil, let level = goals.compactMap(\.level).min() else { return }
        if state.team == nil { state.ownLevel = level } else { state.teamLevel = level }
    }

    private func rememberItems(_ reading: Reading, _ catalogue: CoachItems, in state: inout CoachState) {
        state.refused.removeAll { reading.items.contains($0) }
        for item in reading.refused where !state.refused.contains(item) { state.refused.append(item) }
        guard !reading.done.isEmpty else { return }
        // What they have done says how far they are: as far as what comes next begins.
        let furthest = catalogue.items(reading.done).max { ($0.step ?? 0) < ($1.step ?? 0) }
        let reached = furthest.flatMap { catalogue.next(after: $0)?.level ?? ($0.step == nil ? nil : .advanced) }
        if state.team != nil, !reading.isDoneByOneself {
            state.teamLevel = [state.teamLevel, reached].compactMap(\.self).max()
        } else {
            for item in reading.done where !state.done.contains(item) { state.done.append(item) }
            state.ownLevel = [state.ownLevel, reached].compactMap(\.self).max()
        }
    }

    private func rememberLevels(_ reading: Reading, wasAsked: Bool, in state: inout CoachState) {
        var own: [CoachLevel] = []
        var others: [CoachLevel] = []
        for mention in reading.levels {
            let isOfTeam = state.team != nil && (!mention.isOwn || wasAsked)
            if !isOfTeam, reading.team == nil { state.team = nil }
            let known = isOfTeam ? state.teamLevel : state.ownLevel
            // Who is no beginner is further; who is not advanced may be either of the others.
            let level =
                mention.isDenied
                ? (mention.level == .beginner ? max(known ?? .beginner, .intermediate) : nil)
                : mention.level
            guard let level else {
                if known == mention.level, isOfTeam { state.teamLevel = nil }
                if known == mention.level, !isOfTeam { state.ownLevel = nil }
                continue
            }
            if isOfTeam { others.append(level) } else { own.append(level) }
        }
        if let level = own.last { state.ownLevel = level }
        // With a mixed team one begins where all can follow.
        if let level = others.min() { state.teamLevel = level }
    }
}
