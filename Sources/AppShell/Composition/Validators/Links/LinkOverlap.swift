/// Two patterns of the same specificity that both fit some link.
struct LinkOverlap {
    /// The place of the one that was contributed first.
    let first: Int
    let second: Int
    /// A link that both fit.
    let example: String
}

extension LinkOverlap {
    /// One overlap for each entry that overlaps an earlier one.
    ///
    /// Only patterns that end at one place of the tree, or differ in choices alone, can overlap; the others are not
    /// looked at.
    static func all(in table: LinkTable, _ fresh: FreshTexts) -> [LinkOverlap] {
        search(table, fresh).found.values.sorted { $0.second < $1.second }
    }

    static func search(_ table: LinkTable, _ fresh: FreshTexts) -> LinkOverlapSearch {
        var groups: [[UInt8]: Int] = [:]
        var members: [[Member]] = []
        for (index, entry) in table.entries.enumerated() where table.sharesItsPlace(index) || entry.pattern.hasChoices {
            for (key, member) in Member.all(of: entry.pattern, index) {
                if let group = groups[key] {
                    members[group].append(member)
                } else {
                    groups[key] = members.count
                    members.append([member])
                }
            }
        }
        var search = LinkOverlapSearch(table, fresh)
        for group in members where group.count > 1 { search.compare(group, group) }
        return search
    }
}

extension LinkOverlap {
    /// One shape of a pattern.
    struct Member {
        let entry: Int
        let path: [LinkPattern.Segment]

        /// The shapes of a pattern, by a key that they share with those they may overlap: names and choices aside.
        static func all(of pattern: LinkPattern, _ entry: Int) -> [(key: [UInt8], member: Member)] {
            pattern.shapes.flatMap { shape -> [(key: [UInt8], member: Member)] in
                var key: [UInt8] = []
                for segment in shape { segment.append(to: &key) }
                guard case .rest(let name, true)? = shape.last else {
                    return [(key, Member(entry: entry, path: shape))]
                }
                // A rest may be there or not; a pattern that ends here is more specific than one without its rest.
                let before = Array(shape.dropLast())
                let without = key.dropLast() + [UInt8(ascii: "-")]
                let rest = LinkPattern.Segment.rest(name: name, isOptional: false)
                return [
                    (key, Member(entry: entry, path: before + [rest])),
                    (Array(without), Member(entry: entry, path: before)),
                ]
            }
        }
    }
}

extension LinkPattern {
    fileprivate var hasChoices: Bool { segments.contains { !$0.choices.isEmpty } }
}

extension LinkPattern.Segment {
    /// The texts of a choice; none for anything else.
    var choices: [String] {
        if case .choice(let choices) = parameter?.kind { choices } else { [] }
    }

    fileprivate func append(to key: inout [UInt8]) {
        key.append(UInt8(ascii: "/"))
        switch self {
        case .literal(let text): PercentEncoding.append(text.utf8, to: &key)
        case .parameter(let parameter, let prefix, let suffix):
            key += [UInt8(ascii: "{"), UInt8(ascii: "0") + UInt8(parameter.kind.rank)]
            PercentEncoding.append(prefix.utf8, to: &key)
            key.append(UInt8(ascii: "}"))
            PercentEncoding.append(suffix.utf8, to: &key)
        case .rest: key.append(UInt8(ascii: "*"))
        }
    }
}

/// No two patterns of the same specificity fit one link.
struct DistinctLinks: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let links = composition.composedLinks
        return links.overlaps.map { overlap in
            let first = links.table.entries[overlap.first]
            let second = links.table.entries[overlap.second]
            return CompositionIssue(
                code: "link-overlap",
                module: second.module,
                fact: "“\(second.pattern)” of “\(second.module)” matches the same links as"
                    + " “\(first.pattern)” of “\(first.module)”, such as \(overlap.example)",
                fix: "change or drop one of the two"
            )
        }
    }
}
