/// Entries of one path that origin, query and fragment tell apart, in the order of specificity.
///
/// So that not each of many is asked, the rarest text that an entry requires of a link leads to it: a key, a key and a
/// value, or a fragment. Whether the conditions hold is still asked of each entry that is found.
struct ConditionalEntries: Sendable {
    private struct Candidate: Sendable {
        let entry: Int
        /// The number of the origin; nil for any.
        let origin: Int?
        let pattern: LinkPattern
    }

    private let candidates: [Candidate]
    /// Indices of candidates, in order, by the text that leads to them.
    private var byText: [[UInt8]: [Int]] = [:]
    /// Those to which no text leads.
    private var others: [Int] = []

    init(_ indices: [Int], of entries: [LinkTable.Entry], _ origins: OwnOrigins) {
        let sorted = indices.sorted { entries[$0].conditionsPrecede(entries[$1]) }
        candidates = sorted.map { index in
            let pattern = entries[index].pattern
            return Candidate(entry: index, origin: origins.index(of: pattern.origin), pattern: pattern)
        }
        let required = candidates.map(\.pattern.requiredTexts)
        var uses: [[UInt8]: Int] = [:]
        for text in required.joined().joined() { uses[text, default: 0] += 1 }
        for (index, alternatives) in required.enumerated() {
            let costs = alternatives.map { texts in texts.map { uses[$0] ?? 0 }.max() ?? 0 }
            guard let rarest = costs.indices.min(by: { costs[$0] < costs[$1] }) else {
                others.append(index)
                continue
            }
            for text in alternatives[rarest] where byText[text]?.last != index {
                byText[text, default: []].append(index)
            }
        }
    }

    /// The first entry whose conditions a link meets.
    func first(for tail: LinkTail) -> Int? {
        var first = others.first { holds($0, for: tail) }
        for text in byText.isEmpty ? [] : tail.offeredTexts {
            let sooner = byText[text]?.prefix { index in first.map { index < $0 } ?? true }
            first = sooner?.first { holds($0, for: tail) } ?? first
        }
        return first.map { candidates[$0].entry }
    }

    private func holds(_ index: Int, for tail: LinkTail) -> Bool {
        let candidate = candidates[index]
        if let origin = candidate.origin, origin != tail.origin { return false }
        return tail.unmet(by: candidate.pattern) == nil
    }
}

/// The texts that lead to entries: a mark for its kind, then what is asked for.
private enum ConditionText {
    static func key(_ key: some Sequence<UInt8>) -> [UInt8] { [UInt8(ascii: "?")] + key }

    static func value(_ value: some Sequence<UInt8>, of key: some Sequence<UInt8>) -> [UInt8] {
        [UInt8(ascii: "=")] + key + [0] + value
    }

    static let anyFragment = [UInt8(ascii: "*")]

    static func fragment(_ text: some Sequence<UInt8>) -> [UInt8] { [UInt8(ascii: "#")] + text }
}

extension LinkPattern {
    /// For each required condition, the texts of which a link has one.
    fileprivate var requiredTexts: [[[UInt8]]] {
        var required = query.filter(\.isRequired).map { item in
            switch item.value {
            case .literal(let text): [ConditionText.value(text.utf8, of: item.key.utf8)]
            case .parameter(let parameter) where !parameter.kind.choices.isEmpty:
                parameter.kind.choices.map { ConditionText.value($0.utf8, of: item.key.utf8) }
            case .any, .parameter: [ConditionText.key(item.key.utf8)]
            }
        }
        switch fragment {
        case .literal(let text): required.append([ConditionText.fragment(text.utf8)])
        case .parameter(let parameter) where !parameter.isOptional:
            let choices = parameter.kind.choices.map { ConditionText.fragment($0.utf8) }
            required.append(choices.isEmpty ? [ConditionText.anyFragment] : choices)
        case .parameter, nil: break
        }
        return required
    }
}

extension LinkTail {
    /// The texts that a link offers, each once.
    fileprivate var offeredTexts: Set<[UInt8]> {
        var texts: Set<[UInt8]> = []
        for item in items {
            texts.insert(ConditionText.key(item.key))
            if let value = item.value { texts.insert(ConditionText.value(value, of: item.key)) }
        }
        if let fragment, !fragment.isEmpty {
            texts.formUnion([ConditionText.anyFragment, ConditionText.fragment(fragment)])
        }
        return texts
    }
}
