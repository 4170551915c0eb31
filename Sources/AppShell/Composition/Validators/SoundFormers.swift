/// What has another name since a release is nowhere in use under the former one, and its replacement is there.
struct SoundFormers: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        destinationIssues(of: composition) + keyIssues(of: composition)
    }

    private func destinationIssues(of composition: Composition) -> [CompositionIssue] {
        var owners: [String: String] = [:]
        return composition.formerDestinations.flatMap { former -> [CompositionIssue] in
            let (name, replacement) = (former.entry.name, former.entry.replacement)
            var issues: [CompositionIssue] = []
            if let owner = owners.updateValue(former.module, forKey: name) {
                issues.append(
                    CompositionIssue(
                        code: "former-destination-duplicate",
                        module: former.module,
                        fact:
                            "the former destination “\(name)” is contributed by “\(owner)” and by “\(former.module)”",
                        fix: "drop one of the two"
                    )
                )
            }
            if composition.contributes(name) {
                issues.append(
                    CompositionIssue(
                        code: "former-destination-used",
                        module: former.module,
                        fact: "the former destination “\(name)” is contributed as a destination too",
                        fix: "take away one of the two"
                    )
                )
            }
            if !composition.contributes(replacement) {
                issues.append(
                    CompositionIssue(
                        code: "former-destination-lost",
                        module: former.module,
                        fact:
                            "the former destination “\(name)” is replaced by “\(replacement)”, which no module contributes",
                        fix: "contribute the destination, or name another one"
                    )
                )
            }
            return issues
        }
    }

    private func keyIssues(of composition: Composition) -> [CompositionIssue] {
        let current = Set(composition.storedKeys.map(\.entry.name))
        var owners: [String: String] = [:]
        return composition.storedKeys.flatMap { key -> [CompositionIssue] in
            guard let former = key.entry.formerly else { return [] }
            var issues: [CompositionIssue] = []
            if let other = owners.updateValue(key.entry.name, forKey: former.name) {
                issues.append(
                    CompositionIssue(
                        code: "former-key-duplicate",
                        module: key.module,
                        fact: "“\(former.name)” is the former name of “\(other)” and of “\(key.entry.name)”",
                        fix: "drop one of the two"
                    )
                )
            }
            if current.contains(former.name) {
                issues.append(
                    CompositionIssue(
                        code: "former-key-used",
                        module: key.module,
                        fact: "“\(former.name)”, the former name of “\(key.entry.name)”, is a stored key too",
                        fix: "take away one of the two"
                    )
                )
            }
            return issues
        }
    }
}
