/// What the person wants beside what the back end has, as far as one knows: a value, so that every order of changes,
/// saves, failures and loads can be played through.
struct SubscriptionState: Hashable {
    /// What the back end had when it last said so.
    private(set) var stored: SubscriptionPreferences?
    /// Whether it has that for certain: not while a save is under way or its answer was lost.
    private(set) var isCertain = false
    /// What the person wants, until the back end has it for certain.
    private(set) var choice: SubscriptionPreferences?
    /// Counts what makes an answer to an earlier question worthless.
    private(set) var version = 0

    /// What the screen shows; nil while nothing is known.
    var shown: SubscriptionPreferences? { choice ?? stored }

    /// Whether only a load can tell what the back end has.
    var needsLoad: Bool { !isCertain && choice == nil }

    /// What an earlier process of the app could not save is still wanted, where nothing is known yet.
    mutating func resume(_ choice: SubscriptionPreferences) {
        guard shown == nil else { return }
        self.choice = choice
        version += 1
    }

    /// - Returns: whether that changed anything; nothing can be changed while nothing is known.
    mutating func change(_ change: (inout SubscriptionPreferences) -> Void) -> Bool {
        guard let before = shown else { return false }
        var after = before
        change(&after)
        guard after != before else { return false }
        choice = after
        version += 1
        settle()
        return true
    }

    /// A save begins, if there is anything to save. Until it has ended the back end may have either.
    mutating func beginSave() -> Save? {
        guard let choice else { return nil }
        defer {
            isCertain = false
            version += 1
        }
        return Save(sent: choice, wasCertain: isCertain)
    }

    struct Save: Hashable {
        let sent: SubscriptionPreferences
        /// Whether it was certain what the back end had before.
        let wasCertain: Bool
    }

    /// The back end has taken it. What was changed meanwhile is still to be saved.
    mutating func accepted(_ save: Save) {
        stored = save.sent
        isCertain = true
        version += 1
        settle()
    }

    /// The back end would not have it, and has what it had. What was changed meanwhile may be better.
    mutating func rejected(_ save: Save) {
        isCertain = save.wasCertain
        version += 1
        if choice == save.sent { choice = nil }
        settle()
    }

    /// A load that began at some version has ended; it counts only where nothing has happened since, and nothing waits
    /// to be saved.
    mutating func loaded(_ preferences: SubscriptionPreferences, since version: Int) {
        guard self.version == version, choice == nil else { return }
        stored = preferences
        isCertain = true
    }

    /// What is changed back before it was sent needs no call.
    private mutating func settle() {
        if isCertain, choice == stored { choice = nil }
    }
}
