#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The items, and how one chooses among them.
struct CoachItems {
    let items: [CoachItem]
    /// The path that items build up to, in order; where there is none, all items by their level.
    let path: [CoachItem]
    /// Whether the catalogue could be loaded: one without items is no failure.
    let isLoaded: Bool

    init(_ items: [CoachItem]?) {
        isLoaded = items != nil
        let items = items ?? []
        self.items = items
        let steps = items.filter { $0.step != nil }
        path = (steps.isEmpty ? items : steps).sorted {
            ($0.step ?? 0, $0.level?.rawValue ?? 0, $0.id) < ($1.step ?? 0, $1.level?.rawValue ?? 0, $1.id)
        }
    }

    /// Why there is nothing to speak of.
    func absence(_ replies: any CoachReplies) -> String {
        isLoaded ? replies.catalogueEmpty : replies.catalogueUnavailable
    }

    func items(_ ids: [Int]) -> [CoachItem] {
        ids.compactMap { id in items.first { $0.id == id } }
    }

    /// Where someone of that level begins: the first of just that level, else the last below it.
    func entry(_ level: CoachLevel?, among candidates: [CoachItem]? = nil) -> CoachItem? {
        let path = candidates ?? path
        guard let level else { return path.first }
        return path.first { $0.level == level } ?? path.last { $0.level.map { $0 < level } ?? false } ?? path.first
    }

    /// What follows on the path.
    func next(after item: CoachItem) -> CoachItem? {
        guard item.step != nil, let index = path.firstIndex(where: { $0.id == item.id }) else { return nil }
        return path.indices.contains(index + 1) ? path[index + 1] : nil
    }

    /// What comes before on the path.
    func previous(before item: CoachItem) -> CoachItem? {
        guard item.step != nil, let index = path.firstIndex(where: { $0.id == item.id }) else { return nil }
        return index > 0 ? path[index - 1] : nil
    }

    /// Whether there is a path, and every step of it is among those.
    func isPathDone(_ done: [Int]) -> Bool {
        let steps = items.filter { $0.step != nil }
        return !steps.isEmpty && steps.allSatisfy { done.contains($0.id) }
    }

    /// Those whose next session is known, by its date.
    var byDate: [CoachItem] {
        let dated = items.compactMap { item in item.measures.session.map { (item, $0) } }
        return dated.sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }.map(\.0)
    }

    /// The cheapest, dearest, shortest or longest: several where they are equal; and those that can't be compared.
    func extreme(_ topic: CoachTopic, among items: [CoachItem]) -> (extreme: [CoachItem], unknown: [CoachItem]) {
        func value(_ item: CoachItem) -> Decimal? {
            topic.ranked == .price ? item.measures.price : item.measures.minutes.map { Decimal($0) }
        }
        let values = items.compactMap(value)
        let isLeast = topic == .cheapest || topic == .shortest
        guard let best = isLeast ? values.min() : values.max() else { return ([], items) }
        return (items.filter { value($0) == best }, items.filter { value($0) == nil })
    }

    /// What speaks most of the goals: of the path, and outside it.
    ///
    /// - Parameter spelling: of the catalogue's texts.
    func serving(_ goals: [CoachGoal], spelling: CoachSpelling) -> (step: CoachItem?, other: CoachItem?) {
        var lexicon = Lexicon<Int>(spelling: spelling)
        for (index, goal) in goals.enumerated() { lexicon.add(goal.keywords, index) }
        let scored = items.map { ($0, CoachItems.score($0, lexicon, spelling)) }.filter { $0.1 > 0 }
        func best(_ isStep: Bool) -> CoachItem? {
            scored.filter { ($0.0.step != nil) == isStep }.min {
                (-$0.1, $0.0.step ?? 0, $0.0.level?.rawValue ?? 0, $0.0.id)
                    < (-$1.1, $1.0.step ?? 0, $1.0.level?.rawValue ?? 0, $1.0.id)
            }?.0
        }
        return (best(true), best(false))
    }

    /// Whether an item speaks of a goal.
    static func serves(_ item: CoachItem, _ goal: CoachGoal, spelling: CoachSpelling) -> Bool {
        var lexicon = Lexicon<Int>(spelling: spelling)
        lexicon.add(goal.keywords, 0)
        return score(item, lexicon, spelling) > 0
    }

    /// A title says more than an objective.
    private static func score(_ item: CoachItem, _ lexicon: Lexicon<Int>, _ spelling: CoachSpelling) -> Int {
        func count(_ text: String) -> Int {
            let scalars = text.unicodeScalars.prefix(CoachEngine.maximumLength)
            return lexicon.matches(in: Word.words(in: scalars, spelling: spelling)).count
        }
        let objectives = item.objectives.prefix(10).reduce(0) { $0 + count($1) }
        return 4 * count(item.title) + 3 * item.keywords.prefix(20).reduce(0) { $0 + count($1) }
            + 2 * min(count(item.summary), 2) + min(objectives, 3)
    }
}
