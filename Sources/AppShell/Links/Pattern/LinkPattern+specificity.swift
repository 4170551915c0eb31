extension LinkPattern {
    /// How specific the conditions are, compared from the left: a greater one comes first. See ``LinkTable``.
    package var conditionRank: [Int] {
        if origin == .any, query.isEmpty, fragment == nil { return [] }
        let origins =
            switch origin {
            case .any: 0
            case .scheme: 1
            case .host: 2
            }
        let required = query.filter(\.isRequired).map(\.rank).sorted(by: >)
        let rank = [origins, required.count, fragment?.rank ?? 0] + required
        return rank == [0, 0, 0] ? [] : rank
    }
}

extension LinkPattern.QueryItem {
    fileprivate var rank: Int {
        switch value {
        case .literal: 5
        case .parameter(let parameter): parameter.kind.rank
        case .any: 0
        }
    }
}

extension LinkPattern.Fragment {
    fileprivate var rank: Int {
        switch self {
        case .literal: 5
        case .parameter(let parameter): parameter.isOptional ? 0 : parameter.kind.rank
        }
    }
}

extension ParameterKind {
    /// From the least specific one, text, up.
    package var rank: Int {
        switch self {
        case .text: 1
        case .slug: 2
        case .number: 3
        case .choice: 4
        }
    }
}
