import AppShell

extension Sample {
    /// Payloads of a rule: each text of its conditions, each source of its parameters, with the optional ones and
    /// without, ids as numbers and as texts.
    ///
    /// A payload that an earlier rule takes is that one's.
    static func taps(of entry: PayloadTable.Entry, in graph: AppGraph, values: SampleValues) -> [Sample] {
        let drafts = PayloadDraft.all(of: entry)
        return drafts.flatMap { draft -> [Sample] in
            let candidates = draft.sources.map { name, source in
                (name: name, texts: draft.texts(of: source) ?? values.candidates(name, source.kind))
            }
            let usable = SampleValues.usable(candidates) { parameters throws(RouteError) in
                try graph.validate(Route(name: entry.destination, parameters: parameters))
            }
            return usable.flatMap { parameters -> [Sample] in
                let route = Route(name: entry.destination, parameters: parameters)
                return draft.payloads(with: parameters).compactMap { payload in
                    let payload = NotificationPayload(payload)
                    guard case .success(let match) = payload.content.map(graph.payloads.match) else { return nil }
                    if case .matched(_, let winner) = match, winner != entry { return nil }
                    return Sample("payload rule \(entry.rule)", .tap(payload), route, in: graph)
                }
            }
        }
    }
}

/// Which keys a payload has, before there are values.
private struct PayloadDraft {
    let conditions: [(key: String, text: String)]
    let sources: [(name: String, source: PayloadSource)]

    static func all(of entry: PayloadTable.Entry) -> [PayloadDraft] {
        let rule = entry.rule
        let variants = (rule.conditions.map(\.values.count) + rule.parameters.map(\.sources.count)).max() ?? 1
        let withOptional = entry.optionalParameterNames.isEmpty ? [true] : [true, false]
        return (0..<max(1, variants)).flatMap { variant in
            withOptional.map { isWhole in
                let parameters = rule.parameters.filter { parameter in
                    !parameter.sources.isEmpty
                        && (isWhole || !entry.optionalParameterNames.contains(parameter.name))
                }
                return PayloadDraft(
                    conditions: rule.conditions.filter { !$0.values.isEmpty }
                        .map { ($0.key, $0.values[variant % $0.values.count]) },
                    sources: parameters.map { ($0.name, $0.sources[min(variant, $0.sources.count - 1)]) }
                )
            }
        }
    }

    /// What a condition asks of the same key.
    func texts(of source: PayloadSource) -> [String]? {
        conditions.first { $0.key == source.key }.map { [$0.text] }
    }

    /// One with all ids as numbers where there are any, and one with texts alone, as FCM sends them.
    func payloads(with parameters: RouteParameters) -> [String] {
        let hasNumbers = sources.contains { $0.source.kind == .number }
        return (hasNumbers ? [true, false] : [false]).map { asNumbers in
            var members = [("aps", #"{"alert":{"title":"Titre","body":"Texte"},"badge":1}"#)]
            members += conditions.map { ($0, JSONValue.string($1).text()) }
            for (name, source) in sources where !members.contains(where: { $0.0 == source.key }) {
                guard let text = parameters[name] else { continue }
                let isNumber = asNumbers && source.kind == .number
                members.append((source.key, isNumber ? text : JSONValue.string(text).text()))
            }
            return "{" + members.map { "\(JSONValue.string($0).text()):\($1)" }.joined(separator: ",") + "}"
        }
    }
}
