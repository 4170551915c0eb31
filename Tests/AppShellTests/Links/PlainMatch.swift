@testable import AppShell

/// The rules of matching once more, as plainly as they can be written: what the table is held against.
enum PlainMatch {
    static func fits(_ pattern: LinkPattern, _ link: LinkAddress) -> Bool {
        switch pattern.origin {
        case .any: break
        case .host(let host): if link.scheme != "https" || link.host != host { return false }
        case .scheme(let scheme): if link.scheme != scheme { return false }
        }
        guard shape(of: pattern, on: link) != nil else { return false }
        let items = (link.query ?? "").split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (key: decoded(parts[0], plus: true), value: parts.count > 1 ? String(parts[1]) : "")
        }
        for item in pattern.query {
            let values = link.query == nil ? [] : items.filter { $0.key == item.key }.map(\.value)
            if values.count > 1 { return false }
            switch item.value {
            case .any: if values.isEmpty { return false }
            case .literal(let text):
                if values.first.map({ decoded($0[...], plus: true) }) != .some(text) { return false }
            case .parameter(let parameter): if !fits(parameter, values.first ?? "", plus: true) { return false }
            }
        }
        switch pattern.fragment {
        case nil: return true
        case .literal(let text): return link.fragment.map { decoded($0[...], plus: false) } == .some(text)
        case .parameter(let parameter): return fits(parameter, link.fragment ?? "", plus: false)
        }
    }

    private static func fits(_ parameter: LinkPattern.Parameter, _ value: String, plus: Bool) -> Bool {
        if value.isEmpty { return parameter.isOptional }
        return decoded(value[...], plus: plus).map(parameter.kind.accepts) ?? false
    }

    private static func decoded(_ text: Substring, plus: Bool) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                let digits = String(decoding: rest.prefix(2), as: UTF8.self)
                guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(plus && byte == UInt8(ascii: "+") ? 0x20 : byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The segments that a link meets, a rest that it has none for included.
    private static func shape(of pattern: LinkPattern, on link: LinkAddress) -> [LinkPattern.Segment]? {
        for (index, segment) in pattern.segments.enumerated() {
            if case .rest(_, let isOptional) = segment {
                if index < link.segments.count || isOptional { return Array(pattern.segments[...index]) }
                return nil
            }
            guard index < link.segments.count else {
                return segment.parameter?.isOptional == true ? Array(pattern.segments[..<index]) : nil
            }
            if !fits(segment, link.segments[index]) { return nil }
        }
        return pattern.segments.count == link.segments.count ? pattern.segments : nil
    }

    private static func fits(_ segment: LinkPattern.Segment, _ text: String) -> Bool {
        switch segment {
        case .literal(let literal): return Array(literal.utf8) == Array(text.utf8)
        case .rest: return true
        case .parameter(let parameter, let prefix, let suffix):
            guard text.utf8.count > prefix.utf8.count + suffix.utf8.count, text.hasPrefix(prefix),
                text.hasSuffix(suffix)
            else { return false }
            return parameter.kind.accepts(text.dropFirst(prefix.count).dropLast(suffix.count))
        }
    }

    static func precedes(_ left: LinkPattern, _ right: LinkPattern, on link: LinkAddress) -> Bool {
        let (own, other) = (shape(of: left, on: link) ?? [], shape(of: right, on: link) ?? [])
        for (segment, other) in zip(own, other) {
            let (rank, otherRank) = (self.rank(segment), self.rank(other))
            if rank != otherRank { return rank.lexicographicallyPrecedes(otherRank) }
            let (texts, otherTexts) = (choices(segment), choices(other))
            if texts != otherTexts { return texts.lexicographicallyPrecedes(otherTexts) }
        }
        if own.count != other.count { return own.count < other.count }
        let (conditions, otherConditions) = (self.conditions(left), self.conditions(right))
        if conditions != otherConditions { return otherConditions.lexicographicallyPrecedes(conditions) }
        return Array(left.source.utf8).lexicographicallyPrecedes(Array(right.source.utf8))
    }

    /// Whether neither is more specific, choices of which one has all of the other's texts told apart.
    static func areEqual(_ left: LinkPattern, _ right: LinkPattern, on link: LinkAddress) -> Bool {
        let (own, other) = (shape(of: left, on: link) ?? [], shape(of: right, on: link) ?? [])
        guard own.count == other.count, conditions(left) == conditions(right) else { return false }
        for (segment, other) in zip(own, other) {
            let (texts, otherTexts) = (Set(choices(segment)), Set(choices(other)))
            // The number of choices, last, aside.
            let (rank, otherRank) = (self.rank(segment).prefix(4), self.rank(other).prefix(4))
            if rank != otherRank { return false }
            if texts == otherTexts { continue }
            if texts.isSubset(of: otherTexts) || otherTexts.isSubset(of: texts) { return false }
        }
        return true
    }

    private static func choices(_ segment: LinkPattern.Segment) -> [String] {
        if case .choice(let texts) = segment.parameter?.kind { texts.sorted() } else { [] }
    }

    /// Smaller is more specific.
    private static func rank(_ segment: LinkPattern.Segment) -> [Int] {
        switch segment {
        case .literal: return [0]
        case .rest: return [2]
        case .parameter(let parameter, let prefix, let suffix):
            let fixed = [1, -prefix.utf8.count - suffix.utf8.count, -prefix.utf8.count]
            switch parameter.kind {
            case .choice(let texts): return fixed + [0, texts.count]
            case .number: return fixed + [1, 0]
            case .slug: return fixed + [2, 0]
            case .text: return fixed + [3, 0]
            }
        }
    }

    /// Greater is more specific.
    private static func conditions(_ pattern: LinkPattern) -> [Int] {
        func rank(_ parameter: LinkPattern.Parameter) -> Int {
            if parameter.isOptional { return 0 }
            switch parameter.kind {
            case .choice: return 4
            case .number: return 3
            case .slug: return 2
            case .text: return 1
            }
        }
        let origin =
            switch pattern.origin {
            case .any: 0
            case .scheme: 1
            case .host: 2
            }
        let required = pattern.query.compactMap { item -> Int? in
            switch item.value {
            case .any: 0
            case .literal: 5
            case .parameter(let parameter): parameter.isOptional ? nil : rank(parameter)
            }
        }
        let fragment =
            switch pattern.fragment {
            case nil: 0
            case .literal: 5
            case .parameter(let parameter): rank(parameter)
            }
        return [origin, required.count, fragment] + required.sorted(by: >)
    }
}
