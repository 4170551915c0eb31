import Testing

@testable import AppShell

/// What a flag is set to, and by whom.
struct FlagSettingsTests {
    enum Greeting: String, FlagValue, CaseIterable { case plain, byName }

    private static let day = ExpiryDay(2027, 6, 30)
    private let coach = FeatureFlag("coach", "The coach.", default: true, owner: "Madi", expires: Self.day)
    private let greeting = FeatureFlag("greeting", "How.", default: Greeting.plain, owner: "Madi", expires: Self.day)

    @Test("a tester goes before the build, the build before the default")
    func order() {
        var settings = FlagSettings()
        #expect(settings[coach])
        #expect(settings[greeting] == .plain)
        settings.build = ["coach": "off", "greeting": "byName"]
        #expect(!settings[coach])
        #expect(settings[greeting] == .byName)
        settings.tester = ["coach": "on"]
        #expect(settings[coach])
        #expect(settings[greeting] == .byName)
    }

    @Test("what is no value of its flag counts for nothing", arguments: ["", "true", "ON", "byName", "😀"])
    func unknown(_ text: String) {
        var settings = FlagSettings(build: ["coach": "off"])
        settings.tester = ["coach": text]
        #expect(!settings[coach])
    }
}

/// Issues of the flags, word for word.
struct FlagIssueTests {
    private func issues(_ flags: [FlagDeclaration], build: [String: String] = [:]) -> [String] {
        Composition(manifest: .sample(), modules: [soundModule], flags: flags, settings: FlagSettings(build: build))
            .issues
            .map(\.description)
    }

    private func flag(_ name: String, _ expires: ExpiryDay = ExpiryDay(2028, 2, 29)) -> FlagDeclaration {
        FeatureFlag(name, "P.", default: true, owner: "O", expires: expires).declaration
    }

    @Test("SHELL-6: flags that are sound have no issue")
    func sound() {
        #expect(issues([flag("a"), flag("b-2")], build: ["a": "off"]) == [])
    }

    @Test("SHELL-6: each code of flags names the fact and the fix")
    func codes() {
        #expect(
            issues([flag("a"), flag("a"), flag("Émile", ExpiryDay(2027, 2, 29))])
                == [
                    "[flag-duplicate] manifest: two flags are called “a”. Fix: give one another name.",
                    "[flag-name] manifest: “Émile” names a flag. Fix: use lower-case letters, digits and hyphens.",
                    "[flag-expiry] manifest: the flag “Émile” expires on 2027-02-29, which is no day. Fix: name a day.",
                ]
        )
        #expect(
            issues([flag("a")], build: ["a": "yes", "b": "on"]) == [
                "[flag-value] manifest: the build sets the flag “a” to “yes”. Fix: use one of on, off.",
                "[flag-unknown] manifest: the build sets the flag “b”, which the product does not have."
                    + " Fix: name one of “a”, or list it in the product's flags.",
            ]
        )
    }

    @Test("SHELL-6: issues of flags come with all others")
    func together() {
        let composition = Composition(
            manifest: .sample(selected: "two"),
            modules: [soundModule],
            flags: [flag("a"), flag("a")]
        )
        #expect(composition.issues.map(\.code) == ["flag-duplicate", "tab-selected-unknown"])
    }
}
