/// A kind of notification has one owner, and a name that can stand on its switch.
struct UniqueNotificationCategories: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        var owners: [String: String] = [:]
        return composition.notificationCategories.flatMap { category -> [CompositionIssue] in
            let owner = owners.updateValue(category.module, forKey: category.entry.id)
            return [owner.map { duplicate(category, of: $0) }, nameless(category)].compactMap(\.self)
        }
    }

    private func duplicate(_ category: Composition.Owned<NotificationCategory>, of owner: String) -> CompositionIssue {
        CompositionIssue(
            code: "notification-category-duplicate",
            module: category.module,
            fact:
                "the notification category “\(category.entry.id)” is contributed by “\(owner)” and by “\(category.module)”",
            fix: "give one of them another id"
        )
    }

    private func nameless(_ category: Composition.Owned<NotificationCategory>) -> CompositionIssue? {
        guard category.entry.id.isEmpty || category.entry.title.isEmpty else { return nil }
        return CompositionIssue(
            code: "notification-category-invalid",
            module: category.module,
            fact: "the notification category “\(category.entry.id)” has the title “\(category.entry.title)”",
            fix: "give it an id, and a title for its switch"
        )
    }
}

/// What the person has switched off is known in one place.
struct OneNotificationPreferences: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        guard let owner = composition.notificationPreferences.first else { return [] }
        return composition.notificationPreferences.dropFirst().map { other in
            CompositionIssue(
                code: "notification-preferences-shared",
                module: other.module,
                fact: "the notification preferences are contributed by “\(owner.module)” and by “\(other.module)”",
                fix: "let one module read and store them"
            )
        }
    }
}
