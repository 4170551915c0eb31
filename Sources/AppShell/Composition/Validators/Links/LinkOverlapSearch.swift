/// Finds overlaps without comparing each pattern with each.
///
/// Only patterns can overlap whose paths are the same but for names and choices, whose conditions are as specific, and
/// which are both of today or both former. Of these, two that require different texts of one thing fit no common link.
struct LinkOverlapSearch {
    /// By the later entry: its overlap with the first one that it overlaps.
    private(set) var found: [Int: LinkOverlap] = [:]
    /// How many pairs were compared: the cost of the search.
    private(set) var comparisons = 0

    init(_ table: LinkTable, _ fresh: FreshTexts) {
        var members: [Member] = []
        // Indices of members.
        var groups: [[UInt8]: [Int]] = [:]
        groups.reserveCapacity(table.entries.count)
        for (index, entry) in table.entries.enumerated() {
            for path in entry.pattern.overlapPaths {
                let member = Member(entry: index, pattern: entry.pattern, path: path, isFormer: entry.isFormer)
                groups[member.groupKey, default: []].append(members.count)
                members.append(member)
            }
        }
        // Most groups have a single pattern, which nothing can overlap.
        for indices in groups.values.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
            var group = Group()
            for member in indices.map({ members[$0] }) {
                compare(member, with: group.insert(member), table.policy, fresh)
            }
        }
    }

    private mutating func compare(
        _ member: Member,
        with earlier: [Member],
        _ policy: LinkPolicy,
        _ fresh: FreshTexts
    ) {
        for first in earlier where first.entry < member.entry {
            if let known = found[member.entry], known.first <= first.entry { return }
            comparisons += 1
            let pair = LinkPair(first.pattern, first.path, member.pattern, member.path)
            guard let example = pair.example(policy, fresh) else { continue }
            found[member.entry] = LinkOverlap(first: first.entry, second: member.entry, example: example)
            return
        }
    }

    /// One shape of a pattern.
    private struct Member {
        let entry: Int
        let pattern: LinkPattern
        let path: [LinkPattern.Segment]
        /// The same for all that it may overlap.
        let groupKey: [UInt8]

        init(entry: Int, pattern: LinkPattern, path: [LinkPattern.Segment], isFormer: Bool) {
            self.entry = entry
            self.pattern = pattern
            self.path = path
            var key: [UInt8] = []
            key.reserveCapacity(64)
            key.append(isFormer ? 1 : 0)
            switch pattern.origin {
            case .any: break
            case .host(let name): key += [1] + name.utf8
            case .scheme(let name): key += [2] + name.utf8
            }
            key.append(0xFF)
            for rank in pattern.conditionRank { key.append(UInt8(clamping: rank)) }
            key.append(0xFF)
            for segment in path { segment.append(to: &key) }
            groupKey = key
        }

        /// The texts of which a link has one, by what they are required of.
        var requiredTexts: [Subject: [[UInt8]]] {
            var texts: [Subject: [String]] = [:]
            for (index, segment) in path.enumerated() { texts[.segment(index)] = segment.choices }
            for item in pattern.query { texts[.query(Array(item.key.utf8))] = item.value.requiredTexts }
            texts[.fragment] = pattern.fragment?.value.requiredTexts
            return texts.filter { !$0.value.isEmpty }.mapValues { $0.map { Array($0.utf8) } }
        }
    }

    private enum Subject: Hashable {
        case segment(Int), query([UInt8]), fragment
    }

    /// The members of one key so far.
    private struct Group {
        private struct Text: Hashable {
            let subject: Subject
            let text: [UInt8]
        }

        private var members: [Member] = []
        /// Indices of members.
        private var byText: [Text: [Int]] = [:]
        private var bySubject: [Subject: Set<Int>] = [:]

        /// - Returns: the earlier members that it may overlap, in the order of the entries.
        mutating func insert(_ member: Member) -> [Member] {
            let required = member.requiredTexts
            let rivals = required.map { self.rivals($0.key, $0.value) }.min { $0.count < $1.count }
            let earlier = rivals.map { $0.sorted().map { members[$0] } } ?? members
            for (subject, texts) in required {
                bySubject[subject, default: []].insert(members.count)
                for text in texts { byText[Text(subject: subject, text: text), default: []].append(members.count) }
            }
            members.append(member)
            return earlier
        }

        /// Members that require one of these texts, and those that require none of the subject.
        private func rivals(_ subject: Subject, _ texts: [[UInt8]]) -> Set<Int> {
            let same = Set(texts.flatMap { byText[Text(subject: subject, text: $0)] ?? [] })
            let known = bySubject[subject] ?? []
            return known.count == members.count ? same : same.union(members.indices.filter { !known.contains($0) })
        }
    }
}

extension LinkPattern {
    /// Its shapes; with a rest that may be empty, without it as well.
    fileprivate var overlapPaths: [[Segment]] {
        shapes.flatMap { shape in
            guard case .rest(let name, true)? = shape.last else { return [shape] }
            let before = Array(shape.dropLast())
            return [before + [.rest(name: name, isOptional: false)], before + [.rest(name: name, isOptional: true)]]
        }
    }
}

extension LinkPattern.Segment {
    /// The texts of a choice; none for anything else.
    var choices: [String] { parameter?.kind.choices ?? [] }

    fileprivate func append(to key: inout [UInt8]) {
        switch self {
        case .literal(let text):
            key.append(UInt8(ascii: "="))
            key.append(contentsOf: text.utf8)
        case .parameter(let parameter, let prefix, let suffix):
            key.append(UInt8(ascii: "{"))
            key.append(UInt8(clamping: parameter.kind.rank))
            key.append(contentsOf: prefix.utf8)
            key.append(0xFF)
            key.append(contentsOf: suffix.utf8)
        // A rest that may be empty stands for the empty one here.
        case .rest(_, let isOptional): key.append(UInt8(ascii: isOptional ? "-" : "*"))
        }
        // No text has this byte.
        key.append(0xFF)
    }
}

extension LinkPattern.QueryItem.Value {
    fileprivate var requiredTexts: [String] {
        switch self {
        case .literal(let text): [text]
        case .parameter(let parameter) where !parameter.isOptional: parameter.kind.choices
        case .any, .parameter: []
        }
    }
}

extension LinkPattern.Fragment {
    /// As the condition on a value.
    var value: LinkPattern.QueryItem.Value {
        switch self {
        case .literal(let text): .literal(text)
        case .parameter(let parameter): .parameter(parameter)
        }
    }
}
