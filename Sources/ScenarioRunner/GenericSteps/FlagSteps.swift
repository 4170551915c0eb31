import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    mutating func defineFlagSteps() {
        step(
            .given,
            ["fr": "l'option {string} est activée", "en": "the {string} flag is on"],
            "Sets a flag of the product before the app starts, as a tester of the build does."
        ) { (world, name: String) in
            try world.set(flag: name, to: true.flagText)
        }
        step(
            .given,
            ["fr": "l'option {string} est désactivée", "en": "the {string} flag is off"],
            "Sets a flag of the product before the app starts, as a tester of the build does."
        ) { (world, name: String) in
            try world.set(flag: name, to: false.flagText)
        }
        step(
            .given,
            ["fr": "l'option {string} vaut {string}", "en": "the {string} flag is {string}"],
            "Sets a flag that has several variants to one of them before the app starts."
        ) { (world, name: String, value: String) in
            try world.set(flag: name, to: value)
        }
    }
}

extension ScenarioWorld {
    fileprivate func set(flag name: String, to text: String) throws {
        let flags = session.flags
        guard let flag = flags.first(where: { $0.name == name }) else {
            let known = flags.map(\.name).quoted
            throw StepFailure(
                known.isEmpty
                    ? localized("This product has no flags.")
                    : localized("There is no flag “\(name)”; the product has \(known).")
            )
        }
        guard flag.values.contains(text) else {
            let values = flag.values.quoted
            throw StepFailure(localized("The flag “\(name)” can't be “\(text)”: it is one of \(values)."))
        }
        guard !session.isRunning else {
            throw StepFailure(
                localized(
                    "The app reads its flags when it starts: set “\(name)” before the app is opened, or force-quit it first."
                )
            )
        }
        session.setFlag(name, to: text)
    }
}
