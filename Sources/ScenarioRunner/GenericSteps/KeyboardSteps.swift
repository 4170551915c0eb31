import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    mutating func defineKeyboardSteps() {
        step(
            .when,
            [
                "fr": "je place le curseur dans le champ {string}",
                "en": "I put the cursor in the {string} field",
            ],
            "Goes into a field without typing: the keyboard comes up."
        ) { (world, label: String) in
            try world.session.focus(label)
        }
        step(
            .when,
            ["fr": "je ferme le clavier", "en": "I dismiss the keyboard", "en": "I put the keyboard away"],
            "Leaves the field that has focus."
        ) { world in
            try world.session.dismissKeyboard()
        }
        step(
            .then,
            [
                "fr": "le champ {string} est actif",
                "en": "the {string} field has focus",
                "en": "the field {string} is active",
            ],
            "Typing goes to this field: the keyboard is up and the field is visible."
        ) { (world, label: String) in
            try world.eventually {
                Mismatch(
                    localized("The field with focus"),
                    expectedText: label,
                    actual: try world.session.focusedField
                )?
                .description
            }
        }
        step(
            .then,
            ["fr": "aucun champ n'est actif", "en": "no field has focus", "en": "no field is active"],
            "The keyboard is away."
        ) { world in
            try world.now {
                guard let active = try world.session.focusedField else { return nil }
                let subject = localized("The field with focus")
                return Mismatch(subject, expected: localized("none"), actual: active.quoted).description
            }
        }
    }
}
