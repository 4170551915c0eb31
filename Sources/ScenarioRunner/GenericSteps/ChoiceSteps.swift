import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    /// Switches and pickers.
    mutating func defineChoiceSteps() {
        step(
            .then,
            ["fr": "{string} est allumé(e)", "en": "{string} is on"],
            "The switch with that label is on, enabled or not."
        ) { (world, label: String) in
            try world.eventually { try world.mismatch(label, isOn: true) }
        }
        step(
            .then,
            ["fr": "{string} est éteint(e)", "en": "{string} is off"],
            "The switch with that label is off, enabled or not."
        ) { (world, label: String) in
            try world.eventually { try world.mismatch(label, isOn: false) }
        }
        step(
            .then,
            [
                "fr": "{string} est choisi(e) dans {string}",
                "en": "{string} is selected in {string}",
                "en": "{string} is chosen in {string}",
            ],
            "The picker with that label has this option selected."
        ) { (world, option: String, label: String) in
            try world.eventually {
                let choice = try world.choice(label)
                if choice.value == nil || PlainText(choice.value ?? "") != PlainText(option) {
                    return Mismatch(
                        localized("The selection in “\(choice.label)”"),
                        expected: option.quoted,
                        actual: choice.value?.quoted ?? localized("nothing"),
                        details: choice.offers(option) ? "" : choice.offer
                    ).description
                }
                return nil
            }
        }
        step(
            .then,
            ["fr": "{string} est proposé(e) dans {string}", "en": "{string} is offered in {string}"],
            "The picker with that label has this option, selected or not; or the menu has this button, or a swipe of the row brings it out."
        ) { (world, option: String, label: String) in
            try world.eventually {
                let choice = try world.offering(label)
                guard !choice.offers(option) else { return nil }
                return localized("“\(option)” is not offered in “\(choice.label)”. \(choice.offer)")
            }
        }
        step(
            .then,
            ["fr": "{string} n'est pas proposé(e) dans {string}", "en": "{string} is not offered in {string}"],
            "The picker, menu or row with that label is there, without this option.",
            absent: 0
        ) { (world, option: String, label: String) in
            guard !PlainText(option).isEmpty else {
                throw StepFailure(localized("The option is empty; write its text."))
            }
            try world.now {
                let choice = try world.offering(label)
                guard choice.offers(option) else { return nil }
                return localized("“\(option)” is offered in “\(choice.label)”. \(choice.offer)")
            }
        }
    }
}

extension ScenarioWorld {
    fileprivate func mismatch(_ label: String, isOn: Bool) throws -> String? {
        let element = try finder().interactive(label, for: .switching).element
        guard element.role == .toggle else { throw HeadlessError.wrongKind(element.name, expected: .switching) }
        guard element.state.isSelected != isOn else { return nil }
        return Mismatch(
            localized("The state of \(element.name)"),
            expected: localized(isOn ? "on" : "off"),
            actual: localized(isOn ? "off" : "on"),
            details: element.state.isDisabled ? localized("It is also disabled.") : ""
        ).description
    }

    /// The menu of that label, or else the row that can be swiped, or else the picker.
    fileprivate func offering(_ label: String) throws -> ContentSnapshot {
        let named = try finder().elements.map(\.element).filter { PlainText($0.label) == PlainText(label) }
        return try named.first { $0.role == .menu } ?? named.first(where: \.canBeSwiped) ?? choice(label)
    }

    fileprivate func choice(_ label: String) throws -> ContentSnapshot {
        let element = try finder().interactive(label, for: .choosing).element
        guard element.role == .choice else { throw HeadlessError.wrongKind(element.name, expected: .choosing) }
        return element
    }
}

extension ContentSnapshot {
    private var options: [String] {
        if canBeSwiped { return children.last?.children.map(\.label) ?? [] }
        return children.filter { $0.role == .option || role == .menu }.map(\.label)
    }

    fileprivate func offers(_ option: String) -> Bool { options.contains { PlainText($0) == PlainText(option) } }

    fileprivate var offer: String {
        options.isEmpty ? localized("It has no options.") : localized("It offers: \(options.quoted).")
    }
}
