/// A payload rule has a listed version and a contributed destination, supplies exactly its parameters, and reads them
/// from the payload's data.
struct SoundPayloads: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        composition.manifest.payloads.versions.repeated(by: \.self).map { _, version in
            CompositionIssue(
                code: "payload-version-duplicate",
                module: nil,
                fact: "the PayloadPolicy lists the version “\(version)” twice",
                fix: "list it once, where it is to be asked"
            )
        } + composition.contributions.payloads.flatMap { issues(of: $0, in: composition) }
    }

    private func issues(of entry: PayloadTable.Entry, in composition: Composition) -> [CompositionIssue] {
        let rule = entry.rule
        var issues: [CompositionIssue] = []
        func tell(_ code: String, _ fact: String, fix: String) {
            issues.append(CompositionIssue(code: code, module: entry.module, fact: fact, fix: fix))
        }
        if !composition.manifest.payloads.versions.contains(rule.version) {
            tell(
                "payload-version-unknown",
                "\(entry.name) is of version “\(rule.version)”, which the manifest does not list",
                fix: "list it in the manifest's PayloadPolicy, or give the rule a version of that list"
            )
        }
        if let destination = composition.destinationsByName[entry.destination]?.entry {
            let (needed, optional) = (destination.parameterNames, destination.optionalParameterNames)
            let supplied = rule.parameters.map(\.name)
            if !needed.allSatisfy(supplied.contains) || !supplied.allSatisfy((needed + optional).contains) {
                tell(
                    "payload-parameters",
                    "\(entry.name) supplies \(Self.list(supplied.sorted())), while the destination takes"
                        + " \(Self.list(needed))" + (optional.isEmpty ? "" : " and may take \(Self.list(optional))"),
                    fix: "name in the rule exactly the parameters of the destination"
                )
            }
        } else {
            tell(
                "payload-dead",
                "\(entry.name) leads to a destination that no module contributes",
                fix: "contribute the destination, or drop the rule"
            )
        }
        for (fact, fix) in Self.sourceIssues(of: rule) {
            tell("payload-ambiguous-source", "in \(entry.name), \(fact)", fix: fix)
        }
        if let condition = rule.unmeetable {
            tell(
                "payload-unreachable",
                condition.values.isEmpty
                    ? "\(entry.name) matches nothing: its condition on “\(condition.key)” names no text"
                    : "\(entry.name) matches nothing: “\(condition.key)” is not part of a payload's data",
                fix: condition.values.isEmpty ? "name the texts that the key may hold" : "ask for a key beside “aps”"
            )
        }
        return issues
    }

    private static func sourceIssues(of rule: PayloadRule) -> [(fact: String, fix: String)] {
        rule.parameters.repeated(by: \.name).map { _, parameter in
            ("{\(parameter.name)} stands twice", "list all its sources in one PayloadParameter")
        }
            + rule.parameters.filter(\.sources.isEmpty).map { parameter in
                ("{\(parameter.name)} has no source", "name the keys of the payload that hold it")
            }
            + rule.parameters.filter { $0.sources.contains { $0.key == "aps" } }.map { parameter in
                (
                    "{\(parameter.name)} is read from “aps”, which is not part of a payload's data",
                    "read it from a key beside “aps”"
                )
            }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : names.map { "{\($0)}" }.joined(separator: ", ")
    }
}

/// No two payload rules of one version match the same payload, unless one of them is the more specific.
///
/// A rule is reported with the first rule that it conflicts with, so that n similar rules give n issues.
struct DistinctPayloads: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let entries = composition.contributions.payloads
        let duplicates = entries.repeated { PayloadTable.Entry(rule: $0.rule, destination: $0.destination, module: "") }
        return duplicates.map { first, second in
            CompositionIssue(
                code: "payload-duplicate",
                module: second.module,
                fact: "\(second.name) is contributed by “\(first.module)” and by “\(second.module)”",
                fix: "drop one of the two"
            )
        }
            + entries.indices.compactMap { index in
                let entry = entries[index]
                guard let other = entries[..<index].first(where: { $0.conflicts(with: entry) }) else { return nil }
                return CompositionIssue(
                    code: "payload-conflict",
                    module: entry.module,
                    fact: "\(entry.name) of “\(entry.module)” and \(other.name) of “\(other.module)” can match one"
                        + " payload, and neither is the more specific",
                    fix: "add a condition to one of them, or give them versions, which the manifest's PayloadPolicy"
                        + " orders"
                )
            }
    }
}

/// No payload rule is shadowed by a rule of an earlier version.
struct ReachablePayloads: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let entries = composition.payloadTable.entries
        return entries.indices.compactMap { index in
            let entry = entries[index]
            guard let taker = entries[..<index].first(where: { $0.takesAll(of: entry) }) else { return nil }
            return CompositionIssue(
                code: "payload-unreachable",
                module: entry.module,
                fact: "\(entry.name), version “\(entry.rule.version)”, is never asked: all it matches is taken before"
                    + " by \(taker.name) of “\(taker.module)”, version “\(taker.rule.version)”",
                fix: "put its version first in the manifest's PayloadPolicy, add a condition to the other, or drop it"
            )
        }
    }
}

extension PayloadTable.Entry {
    /// The rule in messages: `the rule for “catalog.item” (“type” is “formation”, {key} from “slug” or “id”)`.
    var name: String { "the rule for “\(destination)” (\(rule))" }

    fileprivate func conflicts(with other: PayloadTable.Entry) -> Bool {
        rule.version == other.rule.version && rule.unmeetable == nil && other.rule.unmeetable == nil
            && !rule.excludes(other.rule)
            && rule.includesConditions(of: other.rule) == other.rule.includesConditions(of: rule)
            && (rule, destination) != (other.rule, other.destination)
    }

    /// Whether it matches every payload that a rule of a later version matches.
    fileprivate func takesAll(of later: PayloadTable.Entry) -> Bool {
        guard rule.version != later.rule.version, later.rule.includesConditions(of: rule) else { return false }
        return rule.parameters.filter(needs).allSatisfy { parameter in
            later.rule.parameters.filter(later.needs).contains { supplied in
                supplied.sources.allSatisfy { source in parameter.sources.contains { $0.takesAll(of: source) } }
            }
        }
    }
}

extension PayloadRule {
    /// A condition that no payload can meet.
    fileprivate var unmeetable: PayloadCondition? { conditions.first { $0.values.isEmpty || $0.key == "aps" } }

    /// Whether every payload that meets the conditions of this rule meets the other's.
    func includesConditions(of other: PayloadRule) -> Bool {
        other.conditions.allSatisfy { theirs in
            conditions.contains { mine in
                mine.key.hasSameBytes(as: theirs.key)
                    && mine.values.allSatisfy { value in theirs.values.contains { $0.hasSameBytes(as: value) } }
            }
        }
    }

    /// Whether the conditions of the two require different texts of one key, so that no payload meets both.
    fileprivate func excludes(_ other: PayloadRule) -> Bool {
        conditions.contains { mine in
            other.conditions.contains { theirs in
                mine.key == theirs.key && !mine.values.contains { value in theirs.values.contains(value) }
            }
        }
    }
}

extension PayloadSource {
    /// Whether it accepts every value that the other source accepts.
    fileprivate func takesAll(of other: PayloadSource) -> Bool {
        guard key.hasSameBytes(as: other.key) else { return false }
        return switch (other.kind, kind) {
        case (.choice(let choices), _): choices.filter(other.takes).allSatisfy(takes)
        case (.number, .number), (.slug, .slug), (.slug, .text), (.text, .text): true
        default: false
        }
    }
}
