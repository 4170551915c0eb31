/// A shortcut has an identifier of its own and leads to a destination that its parameters make.
struct SoundShortcuts: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        var owners: [String: String] = [:]
        return composition.shortcuts.flatMap { shortcut in
            let owner = owners.updateValue(shortcut.module, forKey: shortcut.entry.id)
            return [duplicate(shortcut, of: owner), dead(shortcut, in: composition)].compactMap(\.self)
        }
    }

    private func duplicate(_ shortcut: Composition.Owned<Shortcut>, of owner: String?) -> CompositionIssue? {
        owner.map { owner in
            CompositionIssue(
                code: "shortcut-duplicate",
                module: shortcut.module,
                fact: "the shortcut “\(shortcut.entry.id)” is contributed by “\(owner)” and by “\(shortcut.module)”",
                fix: "give one of them another id"
            )
        }
    }

    private func dead(_ shortcut: Composition.Owned<Shortcut>, in composition: Composition) -> CompositionIssue? {
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
