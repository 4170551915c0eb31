import AppShell
import AppShellHeadless

extension StepLibrary {
    mutating func defineStateSteps() {
        step(
            .then,
            ["fr": "{string} est désactivé(e)", "en": "{string} is disabled"],
            "The element is there, but disabled."
        ) { (world, label: String) in
            try world.eventually { try world.mismatch(label, isDisabled: true) }
        }
        step(
            .then,
            ["fr": "{string} est activable", "en": "{string} is enabled"],
            "The element is there and enabled."
        ) { (world, label: String) in
            try world.eventually { try world.mismatch(label, isDisabled: false) }
        }
        step(
            .then,
            [
                "fr": "le champ {string} affiche {string}",
                "en": "the {string} field shows {string}",
                "en": "the field {string} shows {string}",
            ],
            "The field holds exactly that text."
        ) { (world, label: String, text: String) in
            try world.eventually {
                let value = try world.field(label).value ?? ""
                return Mismatch("The text of the field “\(label)”", expectedText: text, actual: value)?.description
            }
        }
        step(
            .then,
            [
                "fr": "le champ {string} est vide",
                "en": "the {string} field is empty",
                "en": "the field {string} is empty",
            ],
            "The field holds no text."
        ) { (world, label: String) in
            try world.eventually {
                let value = try world.field(label).value ?? ""
                guard !value.isEmpty else { return nil }
                return "\(Mismatch("The text of the field “\(label)”", expected: "none", actual: "“\(value)”"))"
            }
        }
        step(
            .then,
            [
                "fr": "le champ {string} est valide",
                "en": "the {string} field is valid",
                "en": "the field {string} is valid",
            ],
            "The field shows its check mark."
        ) { (world, label: String) in
            try world.eventually {
                let field = try world.field(label)
                guard field.state.isValid != true else { return nil }
                let message = field.state.message.map { ": it says “\($0)”" } ?? ""
                let value = field.value.map { $0.isEmpty ? "it is empty" : "it shows “\($0)”" } ?? ""
                return Mismatch(
                    "The state of the field “\(label)”",
                    expected: "valid, with its check mark",
                    actual: field.state.isValid == false ? "invalid\(message)" : "neither valid nor invalid",
                    details: value.isEmpty ? "" : value.capitalizedFirst + "."
                ).description
            }
        }
        step(
            .then,
            [
                "fr": "le champ {string} demande le clavier {word}",
                "en": "the {string} field uses the {word} keyboard",
                "en": "the field {string} asks for the keyboard {word}",
            ],
            "The field brings up that keyboard: text, email, number or multiline."
        ) { (world, label: String, keyboard: String) in
            try world.eventually {
                guard case .field(let shown) = try world.field(label).role, shown.rawValue != keyboard else {
                    return nil
                }
                return Mismatch("The keyboard of the field “\(label)”", expected: keyboard, actual: shown.rawValue)
                    .description
            }
        }
    }
}

extension ScenarioWorld {
    fileprivate func mismatch(_ label: String, isDisabled: Bool) throws -> String? {
        let finder = try finder()
        let found = try finder.interactive(label)
        guard found.element.state.isDisabled != isDisabled else { return nil }
        return Mismatch(
            "The state of \(found.element.name)",
            expected: isDisabled ? "disabled" : "enabled",
            actual: isDisabled ? "enabled" : "disabled",
            details: isDisabled ? found.element.switchHint : "\(finder.disabled(found))".capitalizedFirst + "."
        ).description
    }

    fileprivate func field(_ label: String) throws -> ContentSnapshot {
        let element = try finder().interactive(label, for: .typing).element
        guard ElementUse.typing.fits(element) else {
            throw HeadlessError.wrongKind(element.name, expected: .typing)
        }
        return element
    }
}

extension ContentSnapshot {
    /// « désactivé » is also what people say of a switch that is off.
    fileprivate var switchHint: String {
        guard role == .toggle, !state.isSelected else { return "" }
        return "It is off but enabled: « désactivé » (“disabled”) means greyed out."
            + " Use « \"\(label)\" est éteint » (“… is off”)."
    }
}
