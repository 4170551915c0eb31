/// No two modules of a product share an identifier.
struct UniqueModules: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        var seen: Set<String> = []
        return composition.moduleIDs.compactMap { id in
            guard !seen.insert(id).inserted else { return nil }
            return CompositionIssue(
                code: "module-duplicate",
                module: id,
                fact: "two modules are called “\(id)”",
                fix: "give one of them another id, or list the module once"
            )
        }
    }
}

/// No two destinations of a product share a name.
struct UniqueDestinations: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        var owners: [String: String] = [:]
        return composition.destinations.compactMap { destination in
            let name = destination.entry.name
            guard let owner = owners.updateValue(destination.module, forKey: name) else { return nil }
            return CompositionIssue(
                code: "destination-duplicate",
                module: destination.module,
                fact: "the destination “\(name)” is contributed by “\(owner)” and by “\(destination.module)”",
                fix: "rename one: the names of a module begin with its id"
            )
        }
    }
}
