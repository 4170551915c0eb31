/// Two patterns whose paths are the same but for names and choices: do they fit one link, neither before the other?
struct LinkPair {
    private let left: LinkPattern
    private let leftPath: [LinkPattern.Segment]
    private let right: LinkPattern
    private let rightPath: [LinkPattern.Segment]

    init(
        _ left: LinkPattern,
        _ leftPath: [LinkPattern.Segment],
        _ right: LinkPattern,
        _ rightPath: [LinkPattern.Segment]
    ) {
        self.left = left
        self.leftPath = leftPath
        self.right = right
        self.rightPath = rightPath
    }

    /// A link that both fit; nil where none does, or one of the two is more specific.
    func example(_ policy: LinkPolicy, _ fresh: FreshTexts) -> String? {
        guard left.conditionRank == right.conditionRank else { return nil }
        let own = policy.origins(of: left.origin)
        let others = policy.origins(of: right.origin)
        for origin in own where others.contains(origin) {
            if let link = example(fresh, on: origin) { return link }
        }
        // A product without hosts and schemes has another issue; here any host will do.
        let isHomeless = left.origin == .any && right.origin == .any && own.isEmpty
        return isHomeless ? example(fresh, on: "https://a").map { String($0.dropFirst(9)) } : nil
    }

    private func example(_ fresh: FreshTexts, on origin: String) -> String? {
        let isOwn = origin.hasSuffix("://")
        guard let path = path(fresh, inHost: isOwn), let tail = tail(fresh) else { return nil }
        let link = isOwn ? origin + path.dropFirst() + tail : origin + path + tail
        return left.matchesAlone(link) && right.matchesAlone(link) ? link : nil
    }

    private func path(_ fresh: FreshTexts, inHost: Bool) -> String? {
        var path = ""
        var isDecided = false
        for (index, (segment, other)) in zip(leftPath, rightPath).enumerated() {
            switch segment {
            case .literal(let text): path += "/" + PercentEncoding.encoded(text)
            case .rest(_, let isOptional): path += isOptional ? "" : "/Z"
            case .parameter(let parameter, let prefix, let suffix):
                let isHost = inHost && index == 0
                var value = fresh.values(of: parameter.kind, after: prefix, before: suffix, inHost: isHost).values.first
                if !segment.choices.isEmpty {
                    // By their bytes: texts of equal characters may be written in different ones.
                    let own = Set(segment.choices.map { Array($0.utf8) })
                    let others = Set(other.choices.map { Array($0.utf8) })
                    let isOrdered = own.isStrictSubset(of: others) || others.isStrictSubset(of: own)
                    if !isDecided, isOrdered { return nil }
                    if own != others { isDecided = true }
                    // The shortest one, as a link may be too long with another.
                    value = segment.choices.filter { choice in
                        others.contains(Array(choice.utf8)) && (!isHost || LinkPolicy.isHost(prefix + choice + suffix))
                    }.min { $0.utf8.count < $1.utf8.count }
                }
                guard let value else { return nil }
                path += "/" + PercentEncoding.encoded(prefix + value + suffix)
            }
        }
        return path.isEmpty ? "/" : path
    }

    /// Query and fragment; nil where no link can meet the conditions of both.
    private func tail(_ fresh: FreshTexts) -> String? {
        var tail = ""
        for item in left.query + right.query.filter({ item in !left.query.contains { $0.hasKey(of: item) } }) {
            let both = [item] + right.query.filter { $0.hasKey(of: item) }.prefix(1)
            if both.allSatisfy({ !$0.isRequired }) { continue }
            guard let value = Self.common(both.map(\.value), fresh) else { return nil }
            tail += (tail.isEmpty ? "?" : "&") + PercentEncoding.encoded(item.key)
            if !value.isEmpty { tail += "=" + PercentEncoding.encoded(value) }
        }
        let fragments = [left.fragment, right.fragment].compactMap { $0 }
        if fragments.allSatisfy({ $0.parameter?.isOptional == true }) { return tail }
        return Self.common(fragments.map(\.value), fresh).map { tail + "#" + PercentEncoding.encoded($0) }
    }

    /// A value that meets all these conditions.
    private static func common(_ conditions: [LinkPattern.QueryItem.Value], _ fresh: FreshTexts) -> String? {
        let candidates = conditions.flatMap { condition in
            switch condition {
            case .any: [""]
            case .literal(let text): [text]
            case .parameter(let parameter): fresh.values(of: parameter.kind).values
            }
        }
        return candidates.first { value in
            conditions.allSatisfy { condition in
                switch condition {
                case .any: true
                case .literal(let text): text.utf8.elementsEqual(value.utf8)
                case .parameter(let parameter):
                    value.isEmpty ? parameter.isOptional : parameter.kind.accepts(value)
                }
            }
        }
    }
}

extension LinkPattern {
    /// Whether a link on any host or scheme matches this pattern where no other one competes.
    fileprivate func matchesAlone(_ link: String) -> Bool {
        guard let address = try? LinkAddress(link) else { return false }
        let entry = LinkTable.Entry(pattern: self, destination: "", module: "")
        let policy = LinkPolicy(hosts: [address.host], schemes: [address.scheme])
        if case .matched = LinkTable(entries: [entry], policy: policy).match(link) { return true }
        return false
    }
}

extension LinkPattern.QueryItem {
    /// By its bytes, as links are compared.
    fileprivate func hasKey(of other: Self) -> Bool { key.utf8.elementsEqual(other.key.utf8) }
}
