/// A shortcut opens a destination with valid parameters.
struct SoundShortcuts: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        composition.contributions.shortcuts.compactMap { shortcut in
            let route = shortcut.entry.route
            guard let destination = composition.destinationsByName[route.name] else {
                return CompositionIssue(
                    code: "shortcut-dead",
                    module: shortcut.module,
                    fact: "the shortcut “\(shortcut.entry.id)” leads to “\(route.name)”, which no module contributes",
                    fix: "contribute the destination, or drop the shortcut"
                )
            }
            do throws(RouteError) {
                try destination.entry.validate(route.parameters)
                return nil
            } catch {
                return CompositionIssue(
                    code: "shortcut-unusable",
                    module: shortcut.module,
                    fact: "the shortcut “\(shortcut.entry.id)” leads to \(route), which can't be made: \(error)",
                    fix: "give it the parameters that “\(route.name)” needs"
                )
            }
        }
    }
}

/// Each stored key has a valid name and schema.
struct SoundStoredKeys: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        composition.contributions.storedKeys.compactMap { key in
            key.entry.issue.map { issue in
                CompositionIssue(code: "stored-key-invalid", module: key.module, fact: issue.fact, fix: issue.fix)
            }
        }
    }
}

/// Each notification category has a title for its switch, and one module stores the user's choices.
struct SoundNotifications: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let nameless = composition.contributions.notificationCategories.filter {
            $0.entry.id.isEmpty || $0.entry.title.isEmpty
        }
        let preferences = composition.contributions.notificationPreferences.map(\.module)
        return nameless.map { category in
            CompositionIssue(
                code: "notification-category-invalid",
                module: category.module,
                fact: "the notification category “\(category.entry.id)” has the title “\(category.entry.title)”",
                fix: "give it an id, and a title for its switch"
            )
        }
            + preferences.dropFirst().map { other in
                CompositionIssue(
                    code: "notification-preferences-shared",
                    module: other,
                    fact: "the notification preferences are contributed by “\(preferences[0])” and by “\(other)”",
                    fix: "let one module read and store them"
                )
            }
    }
}

/// An analytics event has a name, and so has each of its parameters.
struct SoundEvents: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        composition.contributions.events.flatMap { event -> [CompositionIssue] in
            let (name, parameters) = (event.entry.name, event.entry.parameters)
            func issue(_ code: String, _ fact: String, _ fix: String) -> CompositionIssue {
                CompositionIssue(code: code, module: event.module, fact: fact, fix: fix)
            }
            var issues: [CompositionIssue] = []
            if !name.contains(where: { !$0.isWhitespace }) {
                issues.append(
                    issue("event-name", "an event is called “\(name)”", "give it a name that says what happened")
                )
            }
            issues += parameters.repeated(by: \.name).map { _, parameter in
                issue(
                    "event-parameter",
                    "the event “\(name)” has two parameters “\(parameter.name)”",
                    "give one of them another name"
                )
            }
            for case (let parameter, .choice(let words)) in parameters.map({ ($0.name, $0.kind) }) where words.isEmpty {
                issues.append(
                    issue(
                        "event-choice",
                        "the parameter “\(parameter)” of the event “\(name)” has no words to choose from",
                        "list the words that it can be"
                    )
                )
            }
            return issues
        }
    }
}

/// A module has at most one owner, valid in a CODEOWNERS file and with a contract.
struct SoundOwners: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let duplicates = composition.contributions.owners.repeated(by: \.module).map { first, second in
            CompositionIssue(
                code: "owner-duplicate",
                module: second.module,
                fact: "the module names two owners, “\(first.entry.owner)” and “\(second.entry.owner)”",
                fix: "name one: a team may have several people"
            )
        }
        return (composition.manifest.owner.map { issues(of: $0, module: nil) } ?? []) + duplicates
            + composition.contributions.owners.flatMap { issues(of: $0.entry, module: $0.module) }
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
