/// Each parameter of a payload rule is named once and has sources that can all be used.
struct UsablePayloadSources: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        composition.payloads.flatMap { payload in
            let rule = payload.entry.rule
            return (repeatedNames(rule) + rule.parameters.flatMap { issues(of: $0, in: rule) }).map { issue in
                CompositionIssue(
                    code: "payload-ambiguous-source",
                    module: payload.module,
                    fact: "in \(payload.entry.name), \(issue.fact)",
                    fix: issue.fix
                )
            }
        }
    }

    private typealias SourceIssue = (fact: String, fix: String)

    private func repeatedNames(_ rule: PayloadRule) -> [SourceIssue] {
        rule.parameters.repeated(by: \.name).map { _, parameter in
            ("{\(parameter.name)} stands twice", "list all its sources in one PayloadParameter")
        }
    }

    private func issues(of parameter: PayloadParameter, in rule: PayloadRule) -> [SourceIssue] {
        guard !parameter.sources.isEmpty else {
            return [("{\(parameter.name)} has no source", "name the keys of the payload that hold it")]
        }
        return parameter.sources.enumerated().compactMap { index, source in
            let reading = "{\(parameter.name)} is read from “\(source.key)”"
            if source.key == "aps" {
                return ("\(reading), which is not part of a payload's data", "read it from a key beside “aps”")
            }
            if parameter.sources[..<index].contains(where: { $0.takesAll(of: source) }) {
                return ("\(reading) twice, the second time in vain", "drop the second reading, or let it come first")
            }
            guard let condition = rule.conditions.first(where: { $0.key.hasSameBytes(as: source.key) }),
                !condition.values.contains(where: source.takes)
            else { return nil }
            return (
                "\(reading), which must be \(condition.alternatives), and that is never \(source.kind)",
                "read it from another key, or drop the condition"
            )
        }
    }
}
