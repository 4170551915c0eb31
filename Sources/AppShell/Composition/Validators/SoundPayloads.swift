/// A payload rule has a version that the product knows, leads to a contributed destination, and supplies exactly its
/// parameters.
struct SoundPayloads: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let versions = composition.manifest.payloads.versions
        var issues = versionIssues(versions)
        for payload in composition.payloads {
            if let issue = versionIssue(payload, versions) { issues.append(issue) }
            let isAlive = composition.contributes(payload.entry.destination)
            if let issue = isAlive ? parameterIssue(payload) : deadIssue(payload) { issues.append(issue) }
        }
        return issues
    }

    private func versionIssues(_ versions: [String]) -> [CompositionIssue] {
        versions.repeated(by: \.self).map { _, version in
            CompositionIssue(
                code: "payload-version-duplicate",
                module: nil,
                fact: "the PayloadPolicy lists the version “\(version)” twice",
                fix: "list it once, where it is to be asked"
            )
        }
    }

    private func versionIssue(
        _ payload: Composition.Owned<Contributions.PayloadEntry>,
        _ versions: [String]
    ) -> CompositionIssue? {
        let version = payload.entry.rule.version
        guard !versions.contains(version) else { return nil }
        return CompositionIssue(
            code: "payload-version-unknown",
            module: payload.module,
            fact: "\(payload.entry.name) is of version “\(version)”, which the manifest does not list",
            fix: "list it in the manifest's PayloadPolicy, or give the rule a version of that list"
        )
    }

    private func deadIssue(_ payload: Composition.Owned<Contributions.PayloadEntry>) -> CompositionIssue {
        CompositionIssue(
            code: "payload-dead",
            module: payload.module,
            fact: "\(payload.entry.name) leads to a destination that no module contributes",
            fix: "contribute the destination, or drop the rule"
        )
    }

    private func parameterIssue(_ payload: Composition.Owned<Contributions.PayloadEntry>) -> CompositionIssue? {
        let entry = payload.entry
        let optional = entry.optionalParameterNames
        let supplied = entry.rule.parameters.map(\.name)
        let isComplete = entry.parameterNames.allSatisfy(supplied.contains)
        let isExact = supplied.allSatisfy { entry.parameterNames.contains($0) || optional.contains($0) }
        guard !isComplete || !isExact else { return nil }
        return CompositionIssue(
            code: "payload-parameters",
            module: payload.module,
            fact: "\(entry.name) supplies \(Self.list(supplied.sorted())), while the destination takes"
                + " \(Self.list(entry.parameterNames))"
                + (optional.isEmpty ? "" : " and may take \(Self.list(optional))"),
            fix: "name in the rule exactly the parameters of the destination"
        )
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : names.map { "{\($0)}" }.joined(separator: ", ")
    }
}

extension Contributions.PayloadEntry {
    /// What messages call it: `the rule for “catalog.item” (“type” is “formation”, {key} from “slug” or “id”)`.
    var name: String { PayloadTable.Entry.name(destination, rule) }
}

extension PayloadTable.Entry {
    init(_ payload: Composition.Owned<Contributions.PayloadEntry>) {
        self.init(
            rule: payload.entry.rule,
            destination: payload.entry.destination,
            module: payload.module,
            optionalParameterNames: payload.entry.optionalParameterNames
        )
    }

    /// What messages call it.
    var name: String { PayloadTable.Entry.name(destination, rule) }

    fileprivate static func name(_ destination: String, _ rule: PayloadRule) -> String {
        "the rule for “\(destination)” (\(rule))"
    }
}
