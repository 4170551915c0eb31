/// Compares the members of a group of patterns, without comparing each with each: what tells many of them apart is asked
/// first.
struct LinkOverlapSearch {
    typealias Member = LinkOverlap.Member

    private let table: LinkTable
    private let fresh: FreshTexts
    /// By the later entry: its overlap with the first one that it overlaps.
    private(set) var found: [Int: LinkOverlap] = [:]
    /// How many pairs were compared: what the search costs.
    private(set) var comparisons = 0

    init(_ table: LinkTable, _ fresh: FreshTexts) {
        self.table = table
        self.fresh = fresh
    }

    /// Finds overlaps of the later members with the earlier ones; each list in the order of the entries.
    mutating func compare(_ earlier: [Member], _ later: [Member]) {
        guard earlier.count * later.count > 256, let parting = bestParting(of: earlier, later) else {
            return compareEach(earlier, later)
        }
        // Pairs at least halve on the way down, or are left to be compared: no group is parted for nothing.
        for (value, part) in parting.earlier.parts {
            guard let place = parting.later.places[value] else { continue }
            compare(part, parting.later.parts[place].members)
        }
        compare(parting.earlier.apart, parting.later.open)
        compare(parting.earlier.open, later)
    }

    private mutating func compareEach(_ earlier: [Member], _ later: [Member]) {
        for second in later {
            for first in earlier where first.entry < second.entry {
                if let known = found[second.entry], known.first <= first.entry { break }
                comparisons += 1
                let pair = LinkPair(
                    table.entries[first.entry].pattern,
                    first.path,
                    table.entries[second.entry].pattern,
                    second.path
                )
                guard let example = pair.example(table.policy, fresh) else { continue }
                found[second.entry] = LinkOverlap(first: first.entry, second: second.entry, example: example)
                break
            }
        }
    }
}

// MARK: Parting

extension LinkOverlapSearch {
    /// What may tell patterns apart: those that ask other texts of the same thing fit no common link.
    private enum Trait {
        /// For which origins they hold, and how specific the conditions are: patterns that differ in it never overlap.
        case conditions
        case segment(Int)
        case query([UInt8])
        case fragment

        /// The texts of which a link has one; nil where any will do.
        func texts(of member: Member, _ pattern: LinkPattern) -> [[UInt8]]? {
            switch self {
            case .conditions: return [Array("\(pattern.origin) \(pattern.conditionRank)".utf8)]
            case .segment(let place):
                let choices = member.path[place].choices
                return choices.isEmpty ? nil : choices.map { Array($0.utf8) }
            case .query(let key):
                guard let item = pattern.query.first(where: { $0.key.utf8.elementsEqual(key) }) else { return nil }
                if case .literal(let text) = item.value { return [Array(text.utf8)] }
                return Self.texts(of: item.parameter)
            case .fragment:
                if case .literal(let text) = pattern.fragment { return [Array(text.utf8)] }
                return Self.texts(of: pattern.fragment?.parameter)
            }
        }

        private static func texts(of parameter: LinkPattern.Parameter?) -> [[UInt8]]? {
            guard let parameter, !parameter.isOptional, case .choice(let choices) = parameter.kind else { return nil }
            return choices.map { Array($0.utf8) }
        }
    }

    /// Members by the text that they ask for.
    private struct Parts {
        var parts: [(text: [UInt8], members: [Member])] = []
        var places: [[UInt8]: Int] = [:]
        /// Those that ask for some text, once each.
        var apart: [Member] = []
        /// Those that any text will do for.
        var open: [Member] = []

        init(_ members: [Member], by trait: Trait, _ table: LinkTable) {
            for member in members {
                guard let texts = trait.texts(of: member, table.entries[member.entry].pattern) else {
                    open.append(member)
                    continue
                }
                apart.append(member)
                for text in texts {
                    if let place = places[text] {
                        parts[place].members.append(member)
                    } else {
                        places[text] = parts.count
                        parts.append((text, [member]))
                    }
                }
            }
        }
    }

    /// The one that leaves the fewest pairs; nil where none leaves half of them or less.
    private func bestParting(of earlier: [Member], _ later: [Member]) -> (earlier: Parts, later: Parts)? {
        var best: (earlier: Parts, later: Parts)?
        var fewest = earlier.count * later.count / 2
        for trait in traits(of: earlier) {
            let parting = (earlier: Parts(earlier, by: trait, table), later: Parts(later, by: trait, table))
            var pairs = parting.earlier.apart.count * parting.later.open.count
            pairs += parting.earlier.open.count * later.count
            for (text, part) in parting.earlier.parts {
                if let place = parting.later.places[text] {
                    pairs += part.count * parting.later.parts[place].members.count
                }
            }
            if pairs <= fewest { (best, fewest) = (parting, pairs) }
        }
        return best
    }

    /// The query keys among them are those that most patterns name, a few.
    private func traits(of members: [Member]) -> [Trait] {
        var counts: [[UInt8]: Int] = [:]
        for member in members {
            for item in table.entries[member.entry].pattern.query { counts[Array(item.key.utf8), default: 0] += 1 }
        }
        let keys = counts.sorted {
            $0.value != $1.value ? $0.value > $1.value : $0.key.lexicographicallyPrecedes($1.key)
        }
        let places = members.first?.path.indices ?? 0..<0
        return [.conditions, .fragment] + places.map(Trait.segment) + keys.prefix(4).map { .query($0.key) }
    }
}
