/// Reads messages by a vocabulary. In time that grows with the message, of which it reads
/// ``CoachEngine/maximumLength`` code points.
struct Reader: Sendable {
    private enum Meaning: Hashable, Sendable {
        case topic(CoachTopic)
        case fact(Int)
        case level(CoachLevel)
        case goal(Int)
        case item(Int)
        case month(Int)
        case team, oneself, aside
    }

    /// What changes the meaning of what stands beside it; found apart, since `équipe de` must not hide `équipe`.
    private enum Marker: Hashable, Sendable {
        case people, headcount
        case negation, refusal, firstPerson
        case followUp, everything
        case itemRefusal, itemRebuff, preference, completion, harmless
    }

    private typealias Match = Lexicon<Meaning>.Match
    private typealias Mark = Lexicon<Marker>.Match

    private let lexicon: Lexicon<Meaning>
    /// Where the level was just asked for.
    private let answerLexicon: Lexicon<Meaning>
    private let markers: Lexicon<Marker>
    private let numbers: Numbers
    private let stances: ItemStances
    private let spelling: CoachSpelling
    private let itemForms: [String]
    private let clauseWords: Set<String>
    private let ownWords: Set<String>
    private let foreignWords: Set<String>

    init(_ vocabulary: CoachVocabulary) {
        let neverTypos =
            vocabulary.neverTypos + vocabulary.ownWords + vocabulary.foreignWords
            + vocabulary.numbers.keys.sorted() + vocabulary.multipliers.keys.sorted()
        var lexicon = Lexicon<Meaning>(spelling: vocabulary.spelling, neverTypos: neverTypos)
        for topic in CoachTopic.allCases { lexicon.add(vocabulary.topics[topic] ?? [], .topic(topic)) }
        for (index, fact) in vocabulary.facts.enumerated() { lexicon.add(fact.phrases, .fact(index)) }
        for (index, goal) in vocabulary.goals.enumerated() { lexicon.add(goal.phrases, .goal(index)) }
        for level in CoachLevel.allCases { lexicon.add(vocabulary.levels[level] ?? [], .level(level)) }
        lexicon.add(vocabulary.team, .team)
        lexicon.add(vocabulary.oneself, .oneself)
        for (index, month) in vocabulary.months.enumerated() { lexicon.add(month, .month(index + 1)) }
        lexicon.add(vocabulary.asides, .aside)
        self.lexicon = lexicon
        for level in CoachLevel.allCases { lexicon.add(vocabulary.levelAnswers[level] ?? [], .level(level)) }
        answerLexicon = lexicon
        var markers = Lexicon<Marker>(spelling: vocabulary.spelling, neverTypos: neverTypos)
        markers.add(vocabulary.people, .people)
        markers.add(vocabulary.headcounts, .headcount)
        markers.add(vocabulary.negations, .negation)
        markers.add(vocabulary.refusals, .refusal)
        markers.add(vocabulary.firstPerson, .firstPerson)
        markers.add(vocabulary.followUps, .followUp)
        markers.add(vocabulary.everything, .everything)
        markers.add(vocabulary.itemRefusals, .itemRefusal)
        markers.add(vocabulary.itemRebuffs, .itemRebuff)
        markers.add(vocabulary.preferences, .preference)
        markers.add(vocabulary.completions, .completion)
        markers.add(vocabulary.harmless, .harmless)
        self.markers = markers
        numbers = Numbers(vocabulary)
        stances = ItemStances(vocabulary)
        spelling = vocabulary.spelling
        itemForms = vocabulary.itemForms
        func folded(_ words: [String]) -> Set<String> { Set(words.map { FoldedText.fold($0.unicodeScalars) }) }
        clauseWords = folded(vocabulary.clauseWords)
        ownWords = folded(vocabulary.ownWords)
        foreignWords = folded(vocabulary.foreignWords)
    }

    /// - Parameters:
    ///   - items: may be named in the message.
    ///   - isAnswer: whether the level was just asked for.
    func read(_ text: String, items: [CoachItem], isAnswer: Bool) -> Reading {
        let words = Word.words(
            in: text.unicodeScalars.prefix(CoachEngine.maximumLength),
            spelling: spelling,
            clauseWords: clauseWords
        )
        var lexicon = isAnswer ? answerLexicon : lexicon
        for item in items { lexicon.add(names(of: item), .item(item.id)) }
        let matches = lexicon.matches(in: words)
        var reading = Reading()
        reading.isEmpty = words.isEmpty
        reading.isForeign = isForeign(words, matches)
        let marks = markers.matches(in: words)
        reading.isFollowUp = marks.contains { $0.meaning == .followUp && $0.start == 0 }
        reading.isGeneral = marks.contains { $0.meaning == .everything }
        readAsks(matches, into: &reading)
        readItems(matches, marks, words, into: &reading)
        readPeople(matches, marks, words, into: &reading)
        readLevels(matches, marks, words, into: &reading)
        return reading
    }

    /// As phrases: what would be a sign there is a letter of a title.
    private func names(of item: CoachItem) -> [String] {
        let title = Word.words(in: item.title.unicodeScalars, spelling: spelling).map(\.text).joined(separator: " ")
        return [title] + item.names + itemForms.map { $0.replacing("…", with: title) }
    }

    private func readAsks(_ matches: [Match], into reading: inout Reading) {
        for match in matches {
            switch match.meaning {
            case .topic(let topic): add(.topic(topic), at: match.start, to: &reading)
            case .fact(let fact): add(.fact(fact), at: match.start, to: &reading)
            case .month(let month):
                reading.months.append(month)
                add(.topic(.session), at: match.start, to: &reading)
            default: break
            }
        }
    }

    /// What is said of the items that are named: wanted, refused, or done already.
    private func readItems(_ matches: [Match], _ marks: [Mark], _ words: [Word], into reading: inout Reading) {
        let named = matches.compactMap { match in
            if case .item(let id) = match.meaning {
                ItemStances.Named(item: id, start: match.start, end: match.end)
            } else {
                nil
            }
        }
        guard !named.isEmpty else { return }
        let signs = ItemStances.Signs(
            before: ends(of: .itemRefusal, in: marks),
            far: ends(of: .refusal, in: marks),
            after: Set(marks.filter { $0.meaning == .itemRebuff }.map(\.start)),
            preferences: ends(of: .preference, in: marks),
            completions: ends(of: .completion, in: marks),
            negations: ends(of: .negation, in: marks)
        )
        let own = ownClauses(matches, marks, words)
        for (item, stance) in zip(named, stances.stances(of: named, by: signs, in: words)) {
            switch stance {
            case .wanted: if !reading.items.contains(item.item) { reading.items.append(item.item) }
            case .refused: if !reading.refused.contains(item.item) { reading.refused.append(item.item) }
            case .done:
                if !reading.done.contains(item.item) { reading.done.append(item.item) }
                if own.contains(words[item.start].clause) { reading.isDoneByOneself = true }
                note(item.start, in: &reading)
            }
        }
        reading.refused.removeAll { reading.items.contains($0) }
        // Nothing but what is not wanted: then what is?
        if reading.items.isEmpty, !reading.refused.isEmpty { note(named[0].start, in: &reading) }
    }

    private func add(_ ask: Reading.Ask, at position: Int, to reading: inout Reading) {
        reading.asks.append(Reading.Asked(ask: ask, position: position))
    }

    // MARK: Who is to learn what

    private func readPeople(_ matches: [Match], _ marks: [Mark], _ words: [Word], into reading: inout Reading) {
        let refusals = ends(of: .refusal, in: marks)
        for match in matches where !isDenied(match, by: refusals, within: 4, words) {
            switch match.meaning {
            case .team:
                reading.team = reading.team ?? CoachTeam()
                note(match.start, in: &reading)
            case .oneself:
                reading.isForOneself = true
                note(match.start, in: &reading)
            case .goal(let goal):
                if !reading.goals.contains(goal) { reading.goals.append(goal) }
                note(match.start, in: &reading)
            default: break
            }
        }
        // « une vraie personne » counts nobody.
        let talk = Set(matches.filter { [.topic(.identity), .topic(.contact)].contains($0.meaning) }.flatMap(\.words))
        guard let (size, position) = headcount(marks, words, except: talk) else { return }
        if size >= 2 { reading.team = CoachTeam(size: size) } else { reading.isForOneself = true }
        note(position, in: &reading)
    }

    private func note(_ position: Int, in reading: inout Reading) {
        reading.personPosition = min(reading.personPosition ?? position, position)
    }

    /// The first number that counts people: next to a word that does, or with one word in between.
    private func headcount(
        _ marks: [Mark],
        _ words: [Word],
        except taken: Set<Int>
    ) -> (size: Int, position: Int)? {
        let before = ends(of: .headcount, in: marks)
        let after = Set(marks.filter { $0.meaning == .people }.map(\.start))
        for number in numbers.numbers(in: words) {
            let first = number.words.lowerBound
            let next = number.words.upperBound
            let isCount =
                before.contains(first - 1) || before.contains(first - 2) || after.contains(next)
                || after.contains(next + 1)
            if isCount, number.value > 0, !taken.contains(first) { return (number.value, first) }
        }
        return nil
    }

    // MARK: How far they have come

    private func readLevels(_ matches: [Match], _ marks: [Mark], _ words: [Word], into reading: inout Reading) {
        // The « pas » of « n'utilisent pas ChatGPT » denies nothing that follows.
        let isOfLevel = Set(matches.filter { if case .level = $0.meaning { true } else { false } }.flatMap(\.words))
        let negations = ends(of: .negation, in: marks).union(ends(of: .refusal, in: marks)).subtracting(isOfLevel)
        let ownClauses = ownClauses(matches, marks, words)
        var lastWord = -1
        for match in matches {
            guard case .level(let level) = match.meaning else { continue }
            // « jamais utilisé l'IA » holds « utilisé l'IA », and means the opposite.
            guard match.start > lastWord else { continue }
            lastWord = match.end
            let clause = words[match.start].clause
            let mention = Reading.LevelMention(
                level: level,
                isDenied: isDenied(match, by: negations, within: 3, words),
                isOwn: ownClauses.contains(clause),
                position: match.start
            )
            reading.levels.append(mention)
            note(match.start, in: &reading)
        }
    }

    /// The clauses in which someone speaks of themselves.
    private func ownClauses(_ matches: [Match], _ marks: [Mark], _ words: [Word]) -> Set<Int> {
        let own = Set(marks.filter { $0.meaning == .firstPerson }.map { words[$0.start].clause })
        return own.subtracting(matches.filter { $0.meaning == .team }.map { words[$0.start].clause })
    }

    /// Whether a denial ends shortly before, in the same clause.
    private func isDenied(_ match: Match, by denials: Set<Int>, within reach: Int, _ words: [Word]) -> Bool {
        (max(0, match.start - reach)..<match.start).contains { word in
            denials.contains(word) && words[word].clause == words[match.start].clause
        }
    }

    /// Where phrases of one meaning end.
    private func ends(of meaning: Marker, in marks: [Mark]) -> Set<Int> {
        Set(marks.filter { $0.meaning == meaning }.map(\.end))
    }

    // MARK: In which language

    /// Another script, or more words of other languages than of this one, and two at least. What an item is called
    /// is of the catalogue's language, whichever the message is in.
    private func isForeign(_ words: [Word], _ matches: [Match]) -> Bool {
        let named = Set(matches.filter { if case .item = $0.meaning { true } else { false } }.flatMap(\.words))
        let own = words.count { ownWords.contains($0.text) }
        let foreign = words.indices.count { index in
            let text = words[index].text
            return (foreignWords.contains(text) || !text.utf8.allSatisfy { $0 < 0x80 }) && !named.contains(index)
        }
        let isOtherScript = !words.isEmpty && words.allSatisfy { $0.text.utf8.contains { $0 >= 0x80 } }
        return isOtherScript || foreign >= 2 && foreign > own
    }
}
