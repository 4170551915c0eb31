import AppShell

extension LinkTable.Entry {
    /// Whether a link is tried against this entry before the other one, as ``LinkTable`` does.
    func precedes(_ other: LinkTable.Entry) -> Bool {
        isFormer == other.isFormer ? pattern.precedes(other.pattern) : other.isFormer
    }
}

extension LinkPattern {
    /// Whether a link is tried against this pattern before the other one, as ``LinkTable`` does.
    func precedes(_ other: LinkPattern) -> Bool {
        for (segment, other) in zip(segments, other.segments) {
            let (key, otherKey) = (segment.precedence, other.precedence)
            if key != otherKey { return key.lexicographicallyPrecedes(otherKey) }
            let (texts, otherTexts) = (segment.fixedTexts, other.fixedTexts)
            if texts != otherTexts {
                return texts.lexicographicallyPrecedes(otherTexts) { $0.lexicographicallyPrecedes($1) }
            }
        }
        if segments.count != other.segments.count { return segments.count < other.segments.count }
        if conditionRank != other.conditionRank { return other.conditionRank.lexicographicallyPrecedes(conditionRank) }
        return source.utf8.lexicographicallyPrecedes(other.source.utf8)
    }
}

extension LinkPattern.Segment {
    /// The smaller one is the more specific one.
    fileprivate var precedence: [Int] {
        switch self {
        case .literal: return [0]
        case .parameter(let parameter, let prefix, let suffix):
            let fixed = prefix.utf8.count + suffix.utf8.count
            var choices = 0
            if case .choice(let texts) = parameter.kind { choices = texts.count }
            return [1, -fixed, -prefix.utf8.count, -parameter.kind.rank, choices]
        case .rest: return [2]
        }
    }

    /// What tells apart segments that are equally specific.
    fileprivate var fixedTexts: [[UInt8]] {
        switch self {
        case .literal(let text): return [Array(text.utf8)]
        case .parameter(let parameter, let prefix, let suffix):
            var texts = [Array(prefix.utf8), Array(suffix.utf8)]
            if case .choice(let choices) = parameter.kind {
                texts += choices.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
            }
            return texts
        case .rest: return []
        }
    }
}
