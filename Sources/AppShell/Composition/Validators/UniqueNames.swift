/// Modules and contributions with a name have unique names.
struct UniqueNames: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let declared = composition.contributions
        let modules = declared.moduleIDs.repeated(by: \.self).map { _, id in
            CompositionIssue(
                code: "module-duplicate",
                module: id,
                fact: "two modules are called “\(id)”",
                fix: "give one of them another id, or list the module once"
            )
        }
        let rename = "rename one: the names of a module begin with its id"
        let otherID = "give one of them another id"
        let otherName = "give one of them another name"
        let categories = declared.notificationCategories
        return modules
            + shared("destination-duplicate", "destination", declared.destinations, by: \.name, fix: rename)
            + shared("shortcut-duplicate", "shortcut", declared.shortcuts, by: \.id, fix: otherID)
            + storedKeys(declared.storedKeys)
            + shared("start-lock-duplicate", "lock", declared.startLocks, by: \.lock.name, fix: otherName)
            + shared("notification-category-duplicate", "notification category", categories, by: \.id, fix: otherID)
            + shared("overlay-duplicate", "overlay", declared.overlays, by: \.id, fix: otherID)
            + shared("event-duplicate", "event", declared.events, by: \.name, fix: otherName)
            + shared(
                "former-destination-duplicate",
                "former destination",
                declared.formerDestinations,
                by: \.name,
                fix: "drop one of the two"
            )
    }

    /// - Parameter kind: the noun for the entries in messages.
    private func shared<Entry>(
        _ code: String,
        _ kind: String,
        _ entries: [Contribution<Entry>],
        by name: KeyPath<Entry, String>,
        fix: String
    ) -> [CompositionIssue] {
        entries.repeated { $0.entry[keyPath: name] }.map { first, second in
            CompositionIssue(
                code: code,
                module: second.module,
                fact: "the \(kind) “\(second.entry[keyPath: name])” is contributed by “\(first.module)” and by"
                    + " “\(second.module)”",
                fix: fix
            )
        }
    }

    private func storedKeys(_ keys: [Contribution<StoredKey>]) -> [CompositionIssue] {
        keys.repeated(by: \.entry.name).map { first, second in
            CompositionIssue(
                code: "stored-key-shared",
                module: second.module,
                fact: "“\(second.entry)” of “\(second.module)” and “\(first.entry)” of “\(first.module)” are stored"
                    + " under one name",
                fix: "rename one: the keys of a module begin with its id"
            )
        }
    }
}

extension Sequence {
    /// Each element that repeats the key of an earlier element, with the latest of these.
    func repeated<Key: Hashable>(by key: (Element) -> Key) -> [(first: Element, second: Element)] {
        var latest: [Key: Element] = [:]
        return compactMap { element in latest.updateValue(element, forKey: key(element)).map { ($0, element) } }
    }
}
