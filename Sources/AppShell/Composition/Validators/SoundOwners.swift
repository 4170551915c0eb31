/// A module has one owner, whom a CODEOWNERS file can name, and who promises something. It may have none.
struct SoundOwners: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        var seen: [String: Ownership] = [:]
        let ofModules = composition.owners.flatMap { owned -> [CompositionIssue] in
            let before = seen.updateValue(owned.entry, forKey: owned.module)
            let duplicate = before.map { before in
                CompositionIssue(
                    code: "owner-duplicate",
                    module: owned.module,
                    fact: "the module names two owners, “\(before.owner)” and “\(owned.entry.owner)”",
                    fix: "name one: a team may have several people"
                )
            }
            return [duplicate].compactMap(\.self) + issues(of: owned.entry, module: owned.module)
        }
        return (composition.manifest.owner.map { issues(of: $0, module: nil) } ?? []) + ofModules
    }

    private func issues(of ownership: Ownership, module: String?) -> [CompositionIssue] {
        var issues: [CompositionIssue] = []
        if !ownership.isNamed {
            issues.append(
                CompositionIssue(
                    code: "owner-name",
                    module: module,
                    fact: "“\(ownership.owner)” is named as the owner",
                    fix: "write @organisation/team, @name or an e-mail address, as CODEOWNERS has them"
                )
            )
        }
        if !ownership.hasContract {
            issues.append(
                CompositionIssue(
                    code: "owner-contract",
                    module: module,
                    fact: "the contract of “\(ownership.owner)” is “\(ownership.contract)”",
                    fix: "say in one line what they promise, or name the document that does"
                )
            )
        }
        return issues
    }
}
