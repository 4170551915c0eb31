/// Queries and fragments that satisfy the conditions of patterns and rules, and such that miss each of them.
struct AssociationWitnesses {
    /// `?q=x#top`, percent-encoded; the first is empty. Each once.
    private(set) var tails: [String] = [""]
    private var known: Set<String> = [""]

    init(patterns: [LinkPattern], rules: [CompiledRule]) {
        for pattern in patterns where !pattern.query.isEmpty || pattern.fragment != nil {
            let all = pattern.query.map { (PercentEncoding.encoded($0.key), $0.witness) }
            let required = zip(pattern.query, all).filter(\.0.isRequired).map(\.1)
            add(items: required, fragment: pattern.fragment?.isRequired == true ? pattern.fragment?.witness : nil)
            add(items: all, fragment: pattern.fragment?.witness)
        }
        for rule in rules {
            let items = rule.witnessItems
            if let query = rule.witnessQuery { add("?" + query + (rule.witnessFragment.map { "#" + $0 } ?? "")) }
            if !items.isEmpty || rule.witnessFragment != nil { add(items: items, fragment: rule.witnessFragment) }
        }
    }

    /// All of it, and then without each part in turn, and with another value in its place.
    private mutating func add(items: [(key: String, value: String)], fragment: String?) {
        let other = "zz"
        add(tail(items, fragment))
        for index in items.indices {
            var fewer = items
            fewer.remove(at: index)
            add(tail(fewer, fragment))
            var changed = items
            for value in [other, "1", ""] {
                changed[index].value = value
                add(tail(changed, fragment))
            }
        }
        guard fragment != nil else { return }
        for fragment in [nil, other, "1"] { add(tail(items, fragment)) }
    }

    private func tail(_ items: [(key: String, value: String)], _ fragment: String?) -> String {
        let query = items.map { item in
            item.key + (item.value.isEmpty ? "" : "=" + item.value)
        }
        return (query.isEmpty ? "" : "?" + query.joined(separator: "&")) + (fragment.map { "#" + $0 } ?? "")
    }

    private mutating func add(_ tail: String) {
        if known.insert(tail).inserted { tails.append(tail) }
    }

    /// A path that the pattern takes.
    static func path(of pattern: LinkPattern) -> String {
        let segments = pattern.segments.map { segment in
            switch segment {
            case .literal(let text): PercentEncoding.encoded(text)
            case .parameter(let parameter, let prefix, let suffix):
                PercentEncoding.encoded(prefix) + parameter.kind.witness + PercentEncoding.encoded(suffix)
            case .rest: "x"
            }
        }
        return "/" + segments.joined(separator: "/")
    }
}

extension ParameterKind {
    /// A text that the kind takes, percent-encoded.
    fileprivate var witness: String {
        switch self {
        case .text, .slug: "x"
        case .number: "1"
        case .choice(let choices): PercentEncoding.encoded(choices.first ?? "x")
        }
    }
}

extension LinkPattern.QueryItem {
    fileprivate var witness: String {
        switch value {
        case .any: ""
        case .literal(let value): PercentEncoding.encoded(value)
        case .parameter(let parameter): parameter.kind.witness
        }
    }
}

extension LinkPattern.Fragment {
    fileprivate var isRequired: Bool { parameter?.isOptional != true }

    fileprivate var witness: String {
        switch self {
        case .literal(let text): PercentEncoding.encoded(text)
        case .parameter(let parameter): parameter.kind.witness
        }
    }
}
