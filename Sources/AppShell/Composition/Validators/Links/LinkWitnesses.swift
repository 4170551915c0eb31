/// Links made for one pattern: if any link reaches it, one of these does, unless ``visit(_:)`` says that it did not hand
/// out all.
///
/// There is one for each origin, shape and length of the rest, each choice, each set of optional query keys, with and
/// without an optional fragment. A key without a condition gets no value, some text, and an escape that no parameter
/// takes. Other parameters get a fresh text each, which the fewest other patterns take.
///
/// The search is bounded, and reports no issue of a pattern beyond the bounds: ``limit`` links, ``maximumSubsetKeys``
/// optional keys, or fixed texts of other patterns that take all the values tried.
struct LinkWitnesses {
    /// Alternative texts, as short as they can be written: percent-encoded only where they must be.
    private typealias Part = [String]

    /// The most links made for one pattern.
    static let limit = 4_096
    /// Of more optional query keys not each set is tried, but none, each alone, and all.
    static let maximumSubsetKeys = 4

    private let pattern: LinkPattern
    private let fresh: FreshTexts
    private let policy: LinkPolicy

    init(_ pattern: LinkPattern, _ policy: LinkPolicy, _ fresh: FreshTexts) {
        self.pattern = pattern
        self.fresh = fresh
        self.policy = policy
    }

    /// The first link of a pattern that has only literals and parameters with a single sample value; nil for others.
    func simple(on origin: String) -> String? {
        guard pattern.query.isEmpty, pattern.fragment == nil, !origin.hasSuffix("://"), !pattern.segments.isEmpty else {
            return nil
        }
        var link = Array(origin.utf8)
        for segment in pattern.segments {
            link.append(UInt8(ascii: "/"))
            switch segment {
            case .literal(let text): PercentEncoding.append(text.utf8, to: &link, keepsWide: true)
            case .parameter(let parameter, let prefix, let suffix):
                let values = fresh.values(of: parameter.kind, after: prefix, before: suffix).values
                guard values.count == 1 else { return nil }
                for text in [prefix, values[0], suffix] {
                    PercentEncoding.append(text.utf8, to: &link, keepsWide: true)
                }
            case .rest: return nil
            }
        }
        return String(decoding: link, as: UTF8.self)
    }

    /// Hands out one link after the other until the visitor has what it wants.
    ///
    /// - Returns: whether all that are needed were handed out, so that no other link could do more.
    func visit(_ wants: (String) -> Bool) -> Bool {
        var left = Self.limit
        var isExact = true
        for origin in policy.origins(of: pattern.origin) {
            let isOwn = origin.hasSuffix("://")
            for path in paths {
                guard let path = parts(of: path, inHost: isOwn, &isExact) else { continue }
                for query in queries(&isExact) {
                    let start = isOwn ? String(origin.dropLast()) : origin
                    guard visit((path + query)[...], after: start, &left, wants) else { return left >= 0 && isExact }
                }
            }
        }
        return isExact
    }

    /// Puts one text of each part behind the other, in each combination.
    ///
    /// - Returns: whether to go on.
    private func visit(_ parts: ArraySlice<Part>, after link: String, _ left: inout Int, _ wants: (String) -> Bool)
        -> Bool
    {
        guard let texts = parts.first else {
            left -= 1
            return left >= 0 && wants(link)
        }
        return texts.allSatisfy { visit(parts.dropFirst(), after: link + $0, &left, wants) }
    }

    /// The pattern's shapes, with rests of each length that a link may have.
    private var paths: [[LinkPattern.Segment]] {
        pattern.shapes.reversed().flatMap { shape in
            guard case .rest(_, let isOptional)? = shape.last else { return [shape] }
            let before = shape.dropLast()
            // One more than a link may have, where even the shortest is too long: it tells why.
            let longest = max(LinkAddress.maximumSegments - before.count, 1)
            return ((isOptional ? 0 : 1)...longest).map { length in
                before + Array(repeating: .parameter(LinkPattern.Parameter("rest")), count: length)
            }
        }
    }

    /// - Returns: nil where the first segment is no host, as it must be in a scheme of one's own.
    private func parts(of path: [LinkPattern.Segment], inHost: Bool, _ isExact: inout Bool) -> [Part]? {
        if inHost, path.isEmpty { return nil }
        if path.isEmpty { return [["/"]] }
        var parts: [Part] = []
        for (index, segment) in path.enumerated() {
            let isHost = inHost && index == 0
            var texts: [String] = []
            switch segment {
            case .literal(let text): texts = [text]
            case .parameter(let parameter, let prefix, let suffix):
                let values = fresh.values(of: parameter.kind, after: prefix, before: suffix, inHost: isHost)
                if !values.isExact { isExact = false }
                texts = values.values.map { prefix + $0 + suffix }
            case .rest: continue
            }
            if isHost {
                texts = texts.filter(LinkPolicy.isHost)
                if texts.isEmpty { return nil }
            }
            parts.append(texts.map { "/" + PercentEncoding.encoded($0, keepsWide: true) })
        }
        return parts
    }

    /// The query and fragment, with none of the optional keys, with all, and with each set of them if they are few.
    private func queries(_ isExact: inout Bool) -> [[Part]] {
        if pattern.query.isEmpty, pattern.fragment == nil { return [[]] }
        let fragment = fragmentParts(&isExact)
        var queries: [[Part]] = []
        for left in setsLeftOut(&isExact) {
            var parts: [Part] = []
            for (index, item) in pattern.query.enumerated() where !left.contains(index) {
                let mark = (parts.isEmpty ? "?" : "&") + PercentEncoding.encoded(item.key, keepsWide: true)
                switch item.value {
                case .any: parts.append(valuesOfAnyKind(mark, &isExact))
                case .literal(let text):
                    parts.append([mark + "=" + PercentEncoding.encoded(text, keepsWide: true)])
                case .parameter(let parameter): parts.append(part(mark + "=", parameter, &isExact))
                }
            }
            queries.append(parts + fragment)
        }
        return queries
    }

    /// The indices of the optional query keys that a link lacks, for one set after the other.
    private func setsLeftOut(_ isExact: inout Bool) -> [Set<Int>] {
        let optional = pattern.query.indices.filter { !pattern.query[$0].isRequired }
        guard optional.count > Self.maximumSubsetKeys else {
            return (0..<(1 << optional.count)).map { set in
                Set(optional.enumerated().filter { set & (1 << $0.offset) == 0 }.map(\.element))
            }
        }
        isExact = false
        let all = Set(optional)
        return [all] + optional.map { all.subtracting([$0]) } + [[]]
    }

    private func fragmentParts(_ isExact: inout Bool) -> [Part] {
        switch pattern.fragment {
        case .literal(let text): return [["#" + PercentEncoding.encoded(text, keepsWide: true)]]
        case .parameter(let parameter):
            let part = part("#", parameter, &isExact)
            return [parameter.isOptional ? [""] + part : part]
        case nil: return []
        }
    }

    /// A key that has only to be there: alone, with a text, and with what is no escape, which parameters do not take.
    private func valuesOfAnyKind(_ mark: String, _ isExact: inout Bool) -> Part {
        [mark] + part(mark + "=", LinkPattern.Parameter("any"), &isExact) + [mark + "=%"]
    }

    private func part(_ mark: String, _ parameter: LinkPattern.Parameter, _ isExact: inout Bool) -> Part {
        let values = fresh.values(of: parameter.kind)
        if !values.isExact { isExact = false }
        return values.values.map { mark + PercentEncoding.encoded($0, keepsWide: true) }
    }
}
