/// A payload rule has a version that the product knows, leads to a contributed destination, and supplies exactly its
/// parameters.
struct SoundPayloads: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let destinations = Set(composition.destinations.map(\.entry.name))
        let versions = composition.manifest.payloads.versions
        return versionIssues(versions)
            + composition.payloads.flatMap { payload in
                [
                    versionIssue(payload, Set(versions)),
                    destinations.contains(payload.entry.destination) ? parameterIssue(payload) : deadIssue(payload),
                ].compactMap(\.self)
            }
    }

    private func versionIssues(_ versions: [String]) -> [CompositionIssue] {
        var seen: Set<String> = []
        return versions.compactMap { version in
            guard !seen.insert(version).inserted else { return nil }
            return CompositionIssue(
                code: "payload-version-duplicate",
                module: nil,
                fact: "the PayloadPolicy lists the version “\(version)” twice",
                mend: "list it once, where it is to be asked"
            )
        }
    }

    private func versionIssue(
        _ payload: Composition.Owned<Contributions.PayloadEntry>,
        _ versions: Set<String>
    ) -> CompositionIssue? {
        let version = payload.entry.rule.version
        guard !versions.contains(version) else { return nil }
        return CompositionIssue(
            code: "payload-version-unknown",
            module: payload.module,
            fact: "\(payload.entry.name) is of version “\(version)”, which the manifest does not list",
            mend: "list it in the manifest's PayloadPolicy, or give the rule a version of that list"
        )
    }

    private func deadIssue(_ payload: Composition.Owned<Contributions.PayloadEntry>) -> CompositionIssue {
        CompositionIssue(
            code: "payload-dead",
            module: payload.module,
            fact: "\(payload.entry.name) leads to a destination that no module contributes",
            mend: "contribute the destination, or drop the rule"
        )
    }

    private func parameterIssue(_ payload: Composition.Owned<Contributions.PayloadEntry>) -> CompositionIssue? {
        let entry = payload.entry
        let supplied = Set(entry.rule.parameters.map(\.name))
        let allowed = entry.parameterNames + entry.optionalParameterNames
        guard !supplied.isSuperset(of: entry.parameterNames) || !supplied.isSubset(of: allowed) else { return nil }
        let optional = entry.optionalParameterNames
        return CompositionIssue(
            code: "payload-parameters",
            module: payload.module,
            fact: "\(entry.name) supplies \(Self.list(supplied.sorted())), while the destination takes"
                + " \(Self.list(entry.parameterNames))"
                + (optional.isEmpty ? "" : " and may take \(Self.list(optional))"),
            mend: "name in the rule exactly the parameters of the destination"
        )
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : names.map { "{\($0)}" }.joined(separator: ", ")
    }
}

extension Contributions.PayloadEntry {
    /// What messages call it: `the rule for “catalog.course” (“type” is “formation”, {key} from “slug” or “id”)`.
    var name: String { PayloadTable.Entry.name(destination, rule) }
}

extension PayloadTable.Entry {
    /// What messages call it.
    var name: String { PayloadTable.Entry.name(destination, rule) }

    fileprivate static func name(_ destination: String, _ rule: PayloadRule) -> String {
        "the rule for “\(destination)” (\(rule))"
    }
}
