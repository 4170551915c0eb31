/// Former names are no longer in use, and their replacements exist.
struct SoundFormers: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        linkIssues(of: composition) + destinationIssues(of: composition) + keyIssues(of: composition)
    }

    private func linkIssues(of composition: Composition) -> [CompositionIssue] {
        composition.contributions.links.compactMap { link in
            link.entry.formerSince.flatMap { releaseIssue($0, of: link.entry.pattern, in: link.module) }
        }
    }

    /// - Parameter since: a version, as `1.4.0`.
    private func releaseIssue(_ since: String, of name: String, in module: String) -> CompositionIssue? {
        let parts = since.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        if parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) { return nil }
        return CompositionIssue(
            code: "former-since-invalid",
            module: module,
            fact: "what was “\(name)” has another name since “\(since)”, which is no version",
            fix: "name the release, such as 1.4.0"
        )
    }

    private func destinationIssues(of composition: Composition) -> [CompositionIssue] {
        composition.contributions.formerDestinations.flatMap { former -> [CompositionIssue] in
            let (name, replacement) = (former.entry.name, former.entry.replacement)
            var issues: [CompositionIssue] = []
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
            return issues + [releaseIssue(former.entry.since, of: name, in: former.module)].compactMap(\.self)
        }
    }

    private func keyIssues(of composition: Composition) -> [CompositionIssue] {
        let keys = composition.contributions.storedKeys
        let current = Set(keys.map(\.entry.name))
        let formers = keys.flatMap { key in key.entry.formerly.map { (key: key, former: $0) } }
        let duplicates = formers.repeated(by: \.former.name).map { first, second in
            CompositionIssue(
                code: "former-key-duplicate",
                module: second.key.module,
                fact: "“\(second.former.name)” is the former name of “\(first.key.entry.name)” and of"
                    + " “\(second.key.entry.name)”",
                fix: "drop one of the two"
            )
        }
        return duplicates
            + formers.flatMap { key, former -> [CompositionIssue] in
                [
                    current.contains(former.name) ? used(former, as: key.entry, in: key.module) : nil,
                    malformed(former, in: key.module), unread(former, as: key.entry, in: key.module),
                    releaseIssue(former.since, of: former.name, in: key.module),
                ].compactMap(\.self)
            }
    }

    private func used(_ former: FormerKey, as key: StoredKey, in module: String) -> CompositionIssue {
        CompositionIssue(
            code: "former-key-used",
            module: module,
            fact: "“\(former.name)”, the former name of “\(key.name)”, is a stored key too",
            fix: "take away one of the two"
        )
    }

    private func malformed(_ former: FormerKey, in module: String) -> CompositionIssue? {
        guard let issue = former.key.issue else { return nil }
        return CompositionIssue(code: "former-key-invalid", module: module, fact: issue.fact, fix: issue.fix)
    }

    /// The current key can read the converted value.
    private func unread(_ former: FormerKey, as key: StoredKey, in module: String) -> CompositionIssue? {
        guard former.key.issue == nil, key.issue == nil else { return nil }
        if !(1...key.schema).contains(former.becomes) {
            return CompositionIssue(
                code: "former-key-schema",
                module: module,
                fact: "the former key “\(former.name)” becomes schema \(former.becomes) of “\(key.name)”, which has"
                    + " schema \(key.schema)",
                fix: "convert it into a schema from 1 to \(key.schema), and name that in becomes"
            )
        }
        guard former.becomes < key.schema, !key.hasMigration else { return nil }
        return CompositionIssue(
            code: "former-key-schema",
            module: module,
            fact: "the former key “\(former.name)” becomes schema \(former.becomes) of “\(key.name)”, which does not"
                + " migrate it",
            fix: "give the key a migration, or convert it into schema \(key.schema) and name that in becomes"
        )
    }
}
