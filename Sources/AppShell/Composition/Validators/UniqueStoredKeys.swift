/// What is stored under one name has one owner, and one schema.
struct UniqueStoredKeys: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        var owners: [String: Composition.Owned<StoredKey>] = [:]
        return composition.storedKeys.flatMap { key -> [CompositionIssue] in
            let owner = owners.updateValue(key, forKey: key.entry.name)
            return [owner.map { shared(key, with: $0) }, malformed(key)].compactMap(\.self)
        }
    }

    private func shared(
        _ key: Composition.Owned<StoredKey>,
        with owner: Composition.Owned<StoredKey>
    ) -> CompositionIssue {
        CompositionIssue(
            code: "stored-key-shared",
            module: key.module,
            fact:
                "“\(key.entry)” of “\(key.module)” and “\(owner.entry)” of “\(owner.module)” are stored under one name",
            fix: "rename one: the keys of a module begin with its id"
        )
    }

    private func malformed(_ key: Composition.Owned<StoredKey>) -> CompositionIssue? {
        guard let issue = key.entry.issue else { return nil }
        return CompositionIssue(code: "stored-key-invalid", module: key.module, fact: issue.fact, fix: issue.fix)
    }
}

/// A lock that the app starts with has a name of its own.
struct UniqueStartLocks: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        var owners: [String: String] = [:]
        return composition.startLocks.compactMap { start in
            let name = start.entry.lock.name
            guard let owner = owners.updateValue(start.module, forKey: name) else { return nil }
            return CompositionIssue(
                code: "start-lock-duplicate",
                module: start.module,
                fact: "the lock “\(name)” is contributed by “\(owner)” and by “\(start.module)”",
                fix: "give one of them another name"
            )
        }
    }
}
