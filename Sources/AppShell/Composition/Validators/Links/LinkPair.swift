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
        // A product without hosts and schemes has another fault; here any host will do.
        let isHomeless = left.origin == .any && right.origin == .any && own.isEmpty
        return isHomeless ? example(fresh, on: "https://a").map { String($0.dropFirst(9)) } : nil
    }

    private func example(_ fresh: FreshTexts, on origin: String) -> String? {
        let isOwn = origin.hasSuffix("://")
        guard let path = path(fresh, inHost: isOwn), let tail = tail(fresh) else { return nil }
        let link = isOwn ? origin + path.dropFirst() + tail : origin + path + tail
        guard let address = try? LinkAddress(link), left.obstacle(to: address) == nil,
            right.obstacle(to: address) == nil
        else { return nil }
        return link
    }

    private func path(_ fresh: FreshTexts, inHost: Bool) -> String? {
        var path = ""
        var isDecided = false
        for (place, (segment, other)) in zip(leftPath, rightPath).enumerated() {
            let text: String
            switch segment {
            case .literal(let literal): text = literal
            case .rest: text = "Z"
            case .parameter(let parameter, let prefix, let suffix):
                var value = fresh.values(
                    of: parameter.kind,
                    after: prefix,
                    before: suffix,
                    inHost: inHost && place == 0
                )
                .values.first
                // By their bytes: texts of equal characters may be written in different ones.
                let own = Set(segment.choices.map { Array($0.utf8) })
                let others = Set(other.choices.map { Array($0.utf8) })
                if !own.isEmpty {
                    let common = segment.choices.filter { choice in
                        others.contains(Array(choice.utf8))
                            && (!inHost || place > 0 || LinkPolicy.isHost(prefix + choice + suffix))
                    }
                    // The shortest one, as a link may be too long with another.
                    value = common.min { $0.utf8.count < $1.utf8.count }
                    // The fewer choices are the more specific ones, if they are all among the others.
                    let isOrdered = own.isStrictSubset(of: others) || others.isStrictSubset(of: own)
                    if !isDecided, isOrdered { return nil }
                    if own != others { isDecided = true }
                }
                guard let value else { return nil }
                text = prefix + value + suffix
            }
            path += "/" + PercentEncoding.encoded(text)
        }
        return path.isEmpty ? "/" : path
    }

    /// Query and fragment; nil where no link can meet the conditions of both.
    private func tail(_ fresh: FreshTexts) -> String? {
        var tail = ""
        for item in left.query + right.query.filter({ item in !left.query.contains { $0.hasKey(of: item) } }) {
            let others = right.query.filter { $0.hasKey(of: item) }
            let both = [item] + others.prefix(1)
            if both.allSatisfy({ !$0.isRequired }) { continue }
            tail += (tail.isEmpty ? "?" : "&") + PercentEncoding.encoded(item.key)
            let conditions = both.map(Condition.init)
            guard let value = Condition.common(conditions, fresh) else { return nil }
            if !value.isEmpty { tail += "=" + PercentEncoding.encoded(value) }
        }
        let fragments = [left.fragment, right.fragment].compactMap { $0 }
        if fragments.allSatisfy({ $0.parameter?.isOptional == true }) { return tail }
        guard let value = Condition.common(fragments.map(Condition.init), fresh) else { return nil }
        return tail + "#" + PercentEncoding.encoded(value)
    }

    /// What is asked of a value.
    private enum Condition {
        case anything
        case literal(String)
        case parameter(LinkPattern.Parameter)

        init(_ item: LinkPattern.QueryItem) {
            switch item.value {
            case .any: self = .anything
            case .literal(let text): self = .literal(text)
            case .parameter(let parameter): self = .parameter(parameter)
            }
        }

        init(_ fragment: LinkPattern.Fragment) {
            switch fragment {
            case .literal(let text): self = .literal(text)
            case .parameter(let parameter): self = .parameter(parameter)
            }
        }

        func accepts(_ value: String) -> Bool {
            switch self {
            case .anything: true
            case .literal(let text): text.utf8.elementsEqual(value.utf8)
            case .parameter(let parameter):
                value.isEmpty ? parameter.isOptional : parameter.kind.accepts(value)
            }
        }

        /// A value that all accept.
        static func common(_ conditions: [Condition], _ fresh: FreshTexts) -> String? {
            let candidates = conditions.flatMap { condition -> [String] in
                switch condition {
                case .anything: [""]
                case .literal(let text): [text]
                case .parameter(let parameter): fresh.values(of: parameter.kind).values
                }
            }
            return candidates.first { value in conditions.allSatisfy { $0.accepts(value) } }
        }
    }
}

extension LinkPattern.QueryItem {
    /// By its bytes, as links are compared.
    fileprivate func hasKey(of other: Self) -> Bool { key.utf8.elementsEqual(other.key.utf8) }
}
