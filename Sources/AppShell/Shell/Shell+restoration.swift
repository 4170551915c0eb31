extension Shell {
    /// The navigation state for ``Arrival/restoration(_:)`` as JSON, durable screens only. The host keeps it while the
    /// app doesn't run.
    ///
    /// nil while the app doesn't run, or where the product always starts afresh.
    public var savedState: String? {
        guard phase.isRunning, graph.manifest.restoration != .never else { return nil }
        let durable = graph.initialState.restoring(navigation, under: graph.rules, issue: graph.restorationIssue)
        return SavedNavigation(product: graph.manifest.id, savedAt: graph.now, navigation: durable.state).text
    }

    /// Brings a saved state back in a fresh app that nothing else has opened.
    func restore(_ text: String) -> ArrivalOutcome {
        guard !inbox.records.contains(where: \.outcome.hasOpened) else {
            return .ignored(because: "something that arrived was opened in its place")
        }
        guard !isShown else { return .ignored(because: "the app has started already") }
        // Someone else may sign in now.
        if let lock = navigation.arrivalLock { return .ignored(because: "\(NavigationRefusal.locked(lock))") }
        let policy = graph.manifest.restoration
        do throws(SavedNavigationError) {
            let saved = try SavedNavigation.read(text, product: graph.manifest.id, policy: policy, now: graph.now)
            let current = saved.replacing { graph.current($0) }
            let (state, dropped) = navigation.restoring(current, under: graph.rules, issue: graph.restorationIssue)
            navigation = state
            tell(.restored(state))
            return .restored(dropped: dropped)
        } catch {
            return .ignored(because: "\(error)")
        }
    }
}
