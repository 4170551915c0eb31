import AppShell
import AppShellHeadless
import AppShellTexts

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
                return Mismatch(localized("The text of the field “\(label)”"), expectedText: text, actual: value)?
                    .description
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
                let subject = localized("The text of the field “\(label)”")
                return Mismatch(subject, expected: localized("none"), actual: value.quoted).description
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
                let invalid =
                    field.state.message.map { localized("invalid: it says “\($0)”") } ?? localized("invalid")
                return Mismatch(
                    localized("The state of the field “\(label)”"),
                    expected: localized("valid, with its check mark"),
                    actual: field.state.isValid == false ? invalid : localized("neither valid nor invalid"),
                    details: field.value.map {
                        $0.isEmpty ? localized("It is empty.") : localized("It shows “\($0)”.")
                    } ?? ""
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
            "The field brings up that keyboard: text, email, number, multiline or search (in French also texte, numérique, multiligne, recherche)."
        ) { (world, label: String, keyboard: String) in
            try world.eventually {
                guard case .field(let shown) = try world.field(label).role, !shown.isCalled(keyboard) else {
                    return nil
                }
                let all: [Content.Keyboard] = [.text, .email, .number, .multiline, .search, .password]
                return Mismatch(
                    localized("The keyboard of the field “\(label)”"),
                    expected: all.first { $0.isCalled(keyboard) }?.localizedName ?? keyboard,
                    actual: shown.localizedName
                ).description
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
            localized("The state of \(found.element.name)"),
            expected: localized(isDisabled ? "disabled" : "enabled"),
            actual: localized(isDisabled ? "enabled" : "disabled"),
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
        return localized(
            "It is off but enabled: « désactivé » (“disabled”) means greyed out. Use « \"\(label)\" est éteint » (“… is off”)."
        )
    }
}

extension Content.Keyboard {
    /// Whether a script may call it so, in any language.
    fileprivate func isCalled(_ word: String) -> Bool { spellings { localizedName }.contains(word) }
}
