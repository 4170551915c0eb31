/// A module has one owner, whom a CODEOWNERS file can name, and who promises something. It may have none.
struct SoundOwners: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let duplicates = composition.owners.repeated(by: \.module).map { first, second in
            CompositionIssue(
                code: "owner-duplicate",
                module: second.module,
                fact: "the module names two owners, “\(first.entry.owner)” and “\(second.entry.owner)”",
                fix: "name one: a team may have several people"
            )
        }
        return (composition.manifest.owner.map { issues(of: $0, module: nil) } ?? []) + duplicates
            + composition.owners.flatMap { issues(of: $0.entry, module: $0.module) }
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
