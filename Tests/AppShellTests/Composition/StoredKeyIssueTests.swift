import Testing

@testable import AppShell

/// Issues of shortcuts, stored keys and start locks, word for word.
struct StoredKeyIssueTests {
    @Test("SHELL-6: stored-key-shared")
    func shared() {
        let other = SampleModule("other") { $0.store(StoredKey("core.filters", schema: 2)) }
        let core = SampleModule("core") { contributions in
            soundModule.contribute(to: &contributions)
            contributions.store(StoredKey("core.filters"))
        }
        #expect(
            issues(.sample(), [core, other]) == [
                "[stored-key-shared] other: “core.filters, schema 2” of “other” and “core.filters, schema 1” of “core”"
                    + " are stored under one name. Fix: rename one: the keys of a module begin with its id."
            ]
        )
    }

    @Test("SHELL-6: stored-key-invalid")
    func invalid() {
        let long = "other." + String(repeating: "É", count: 33)
        let other = SampleModule("other") {
            $0.store(StoredKey("other.x", schema: 0))
            $0.store(StoredKey(""))
            $0.store(StoredKey(long))
            // The longest that there may be.
            $0.store(StoredKey(String(long.dropLast()) + "aa"))
        }
        #expect(
            issues(.sample(), [soundModule, other]) == [
                "[stored-key-invalid] other: “other.x” has schema 0. Fix: number schemas from 1 to 4294967295.",
                "[stored-key-invalid] other: a key has no name. Fix: give it one, such as catalog.filters.",
                "[stored-key-invalid] other: the key “\(long)” takes 204 bytes as a file's name, and 200 are the most."
                    + " Fix: shorten it.",
            ]
        )
    }

    @Test("SHELL-6: shortcut-duplicate, shortcut-dead and shortcut-unusable")
    func shortcuts() {
        let other = SampleModule("other") {
            $0.shortcut("home", title: "Home", symbol: "house", to: HomePlace())
            $0.shortcut("home", title: "Home", symbol: "house", to: HomePlace())
            $0.shortcut("note", title: "Note", symbol: "pencil", to: Note())
            $0.shortcut("item", title: "Item", symbol: "1.circle", to: ItemPlace(number: 0))
        }
        #expect(
            issues(.sample(), [soundModule, other]) == [
                "[shortcut-duplicate] other: the shortcut “home” is contributed by “other” and by “other”."
                    + " Fix: give one of them another id.",
                "[shortcut-dead] other: the shortcut “note” leads to “note”, which no module contributes."
                    + " Fix: contribute the destination, or drop the shortcut.",
                "[shortcut-unusable] other: the shortcut “item” leads to item(number: 0), which can't be made:"
                    + " the parameter “number” is “0”, not a whole number from 1 to 2^63-1 without leading zeros."
                    + " Fix: give it the parameters that “item” needs.",
            ]
        )
    }

    @Test("SHELL-6: start-lock-duplicate")
    func startLocks() {
        let lock = NavigationLock(name: "sign-in", policy: .defer, scope: .arrivals, reason: "nobody is signed in")
        let other = SampleModule("other") {
            $0.startLock(lock) { true }
            $0.startLock(lock) { true }
        }
        #expect(
            issues(.sample(), [soundModule, other]) == [
                "[start-lock-duplicate] other: the lock “sign-in” is contributed by “other” and by “other”."
                    + " Fix: give one of them another name."
            ]
        )
    }
}
