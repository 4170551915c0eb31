import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    /// What folds and unfolds at a tap.
    mutating func defineDisclosureSteps() {
        step(
            .then,
            ["fr": "{string} est déplié(e)", "en": "{string} is expanded"],
            "The part of the screen with that title shows what it holds. A tap folds it."
        ) { (world, label: String) in
            try world.eventually { try world.mismatch(label, isExpanded: true) }
        }
        step(
            .then,
            ["fr": "{string} est replié(e)", "en": "{string} is collapsed"],
            "The part of the screen with that title shows nothing but the title. A tap unfolds it."
        ) { (world, label: String) in
            try world.eventually { try world.mismatch(label, isExpanded: false) }
        }
    }
}

extension ScenarioWorld {
    fileprivate func mismatch(_ label: String, isExpanded: Bool) throws -> String? {
        let element = try finder().interactive(label).element
        guard element.state.isExpanded != isExpanded else { return nil }
        guard element.state.isExpanded != nil else {
            return localized("\(element.name.capitalizedFirst) neither folds nor unfolds.")
        }
        return Mismatch(
            localized("The state of \(element.name)"),
            expected: localized(isExpanded ? "expanded" : "collapsed"),
            actual: localized(isExpanded ? "collapsed" : "expanded")
        ).description
    }
}
