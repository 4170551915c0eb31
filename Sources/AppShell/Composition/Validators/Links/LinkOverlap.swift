/// Two patterns of the same specificity that both fit some link.
struct LinkOverlap {
    /// The index of the entry that was contributed first.
    let first: Int
    let second: Int
    /// A link that both fit.
    let example: String

    /// One overlap for each entry that overlaps an earlier one, the first of them.
    static func all(in table: LinkTable, _ fresh: FreshTexts) -> [LinkOverlap] {
        LinkOverlapSearch(table, fresh).found.values.sorted { $0.second < $1.second }
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
