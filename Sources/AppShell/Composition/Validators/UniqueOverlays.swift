/// An overlay has one owner.
struct UniqueOverlays: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        var owners: [String: String] = [:]
        return composition.overlays.compactMap { overlay in
            guard let owner = owners.updateValue(overlay.module, forKey: overlay.entry.id) else { return nil }
            return CompositionIssue(
                code: "overlay-duplicate",
                module: overlay.module,
                fact: "the overlay “\(overlay.entry.id)” is contributed by “\(owner)” and by “\(overlay.module)”",
                fix: "give one of them another id"
            )
        }
    }
}
