/// What a message says of the items it names: that they are wanted, refused, or done already.
struct ItemStances: Sendable {
    enum Stance: Hashable {
        case wanted, refused, done
    }

    /// An item, with its first and last word.
    struct Named: Hashable {
        let item: Int
        let start: Int
        let end: Int
    }

    /// The words at which what matters ends; of what follows an item, begins.
    struct Signs {
        /// Deny the item right after them.
        let before: Set<Int>
        /// Deny what follows within a few words.
        let far: Set<Int>
        /// Deny the item before them.
        let after: Set<Int>
        let preferences: Set<Int>
        let completions: Set<Int>
        let negations: Set<Int>
    }

    /// In words.
    private static let reach = 4

    private let articles: Set<String>
    private let joiners: Set<String>
    private let preferenceJoiners: Set<String>
    private let predicates: Set<String>

    init(_ vocabulary: CoachVocabulary) {
        func folded(_ words: [String]) -> Set<String> {
            Set(words.flatMap { Word.words(in: $0.unicodeScalars, spelling: vocabulary.spelling).map(\.text) })
        }
        articles = folded(vocabulary.articles)
        joiners = folded(vocabulary.itemJoiners)
        preferenceJoiners = folded(vocabulary.preferenceJoiners)
        predicates = folded(vocabulary.predicates)
    }

    /// One a named item, in their order.
    func stances(of named: [Named], by signs: Signs, in words: [Word]) -> [Stance] {
        var stances: [Stance] = []
        for (index, item) in named.enumerated() {
            var stance = stance(of: item, by: signs, in: words)
            if stance == .wanted, index > 0, stances[index - 1] != .wanted,
                isListed(item, after: named[index - 1], isDone: stances[index - 1] == .done, in: words)
            {
                stance = stances[index - 1]
            }
            stances.append(stance)
        }
        return stances
    }

    private func stance(of item: Named, by signs: Signs, in words: [Word]) -> Stance {
        let clause = words[item.start].clause
        func isNear(_ positions: Set<Int>, _ range: Range<Int>) -> Bool {
            range.contains { positions.contains($0) && words[$0].clause == clause }
        }
        let before = lastWord(before: item.start, in: words)
        if let before, signs.completions.contains(before) {
            return isNear(signs.negations, max(0, before - Self.reach)..<before) ? .wanted : .done
        }
        if let before, signs.before.contains(before) { return .refused }
        if isNear(signs.far, max(0, item.start - Self.reach)..<item.start) { return .refused }
        if isNear(signs.after, item.end + 1..<min(words.count, item.end + 1 + Self.reach)) { return .refused }
        // « je préfère Performer à Starter »
        let joiner = item.start - 1
        let isSecond = joiner > 0 && preferenceJoiners.contains(words[joiner].text)
        return isSecond && isNear(signs.preferences, 0..<joiner) ? .refused : .wanted
    }

    /// The last word before that is no article, in the same clause.
    private func lastWord(before start: Int, in words: [Word]) -> Int? {
        var index = start - 1
        while index >= 0, words[index].clause == words[start].clause {
            guard articles.contains(words[index].text) else { return index }
            index -= 1
        }
        return nil
    }

    /// Whether an item is one of a list with the one before it: « Starter et Performer », « Starter, Performer ».
    private func isListed(_ item: Named, after last: Named, isDone: Bool, in words: [Word]) -> Bool {
        let between = words[last.end + 1..<max(last.end + 1, item.start)].map(\.text)
        guard between.allSatisfy({ joiners.contains($0) || articles.contains($0) }) else { return false }
        let next = item.end + 1 < words.count ? words[item.end + 1] : nil
        let isFollowed = next.map { $0.clause == words[item.end].clause } ?? false
        if isFollowed, let next, predicates.contains(next.text) { return false }
        if between.contains(where: joiners.contains) { return true }
        // « pas Starter, Performer » wants the second.
        return isDone && !(isFollowed && next.map { !joiners.contains($0.text) } ?? false)
    }
}
