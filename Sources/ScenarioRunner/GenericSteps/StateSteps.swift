import AppShell
import Headless

extension StepLibrary {
    mutating func defineStateSteps() {
        step(
            .then,
            [
                "fr": "{string} est désactivé(e)",
                "en": "{string} is disabled",
            ],
            "The element is there, and can't be acted on."
        ) { (world, label: String) in
            try world.eventually { try world.mismatch(label, isDisabled: true) }
        }
        step(
            .then,
            [
                "fr": "{string} est activable",
                "en": "{string} is enabled",
            ],
            "The element is there, and can be acted on."
        ) { (world, label: String) in
            try world.eventually { try world.mismatch(label, isDisabled: false) }
        }
        step(
            .then,
            [
                "fr": "le champ {string} affiche {string}",
                "en": "the field {string} shows {string}",
            ],
            "The field holds exactly that text."
        ) { (world, label: String, text: String) in
            try world.eventually {
                let field = try world.finder().interactive(label).element
                let value = field.value ?? ""
                return PlainText(value) == PlainText(text)
                    ? nil : "The field “\(label)” shows “\(value)”, not “\(text)”."
            }
        }
        step(
            .then,
            [
                "fr": "le champ {string} est vide",
                "en": "the field {string} is empty",
            ],
            "The field holds no text."
        ) { (world, label: String) in
            try world.eventually {
                let value = try world.finder().interactive(label).element.value ?? ""
                return value.isEmpty ? nil : "The field “\(label)” shows “\(value)”; it should be empty."
            }
        }
        step(
            .then,
            [
                "fr": "le champ {string} est valide",
                "en": "the field {string} is valid",
            ],
            "The field shows its check mark."
        ) { (world, label: String) in
            try world.eventually {
                let state = try world.finder().interactive(label).element.state
                return state.isValid == true ? nil : "The field “\(label)” shows no check mark."
            }
        }
        step(
            .then,
            [
                "fr": "le champ {string} demande le clavier {word}",
                "en": "the field {string} asks for the keyboard {word}",
            ],
            "Which keyboard the field brings up: text, email, number, multiline."
        ) { (world, label: String, keyboard: String) in
            try world.now {
                guard case .field(let shown) = try world.finder().interactive(label).element.role else {
                    return "“\(label)” is not a field."
                }
                return shown.rawValue == keyboard ? nil : "“\(label)” asks for \(shown.rawValue), not \(keyboard)."
            }
        }
    }
}

extension ScenarioWorld {
    fileprivate func mismatch(_ label: String, isDisabled: Bool) throws -> String? {
        let element = try finder().interactive(label).element
        guard element.state.isDisabled != isDisabled else { return nil }
        return "\(element.summary) is \(isDisabled ? "enabled" : "disabled")."
    }
}
