import AppShellHeadless

extension StepLibrary {
    mutating func defineKeyboardSteps() {
        step(
            .when,
            [
                "fr": "je ferme le clavier",
                "en": "I put the keyboard away",
            ],
            "Leaves the field that is being typed into."
        ) { world in
            try world.session.dismissKeyboard()
        }
        step(
            .then,
            [
                "fr": "le champ {string} est actif",
                "en": "the field {string} is active",
            ],
            "What is typed goes there: the keyboard is up, and the field is in view."
        ) { (world, label: String) in
            try world.eventually {
                Mismatch("The active field", expectedText: label, actual: try world.session.focusedField)?.description
            }
        }
        step(
            .then,
            [
                "fr": "aucun champ n'est actif",
                "en": "no field is active",
            ],
            "The keyboard is away."
        ) { world in
            try world.now {
                guard let active = try world.session.focusedField else { return nil }
                return "\(Mismatch("The active field", expected: "none", actual: "“\(active)”"))"
            }
        }
    }
}
