import Headless

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
            try world.now {
                switch try world.session.focusedField {
                case label: nil
                case let other?: "The field “\(other)” is active, not “\(label)”."
                case nil: "No field is active."
                }
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
            try world.now { try world.session.focusedField.map { "The field “\($0)” is active." } }
        }
    }
}
