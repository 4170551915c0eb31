import AppShell
import AppShellHeadless
import AppShellInspection
import AppShellTexts

extension StepLibrary {
    mutating func defineActSteps() {
        step(
            .when,
            ["fr": "je tape sur {string}", "en": "I tap {string}"],
            "Taps the only button, link, card, tab or switch with that label."
        ) { (world, label: String) in
            try world.session.tap(label)
        }
        step(
            .when,
            ["fr": "je tape sur {string} dans {string}", "en": "I tap {string} in {string}"],
            "Taps an element inside another one, where several have that label."
        ) { (world, label: String, container: String) in
            try world.session.tap(label, in: container)
        }
        step(
            .when,
            ["fr": "je tape sur {string} numéro {int}", "en": "I tap {string} number {int}"],
            "Taps one of several elements with exactly that label, counted from 1 in reading order."
        ) { (world, label: String, number: Int) in
            let all = try world.finder().tappable(label)
            guard all.indices.contains(number - 1) else {
                throw StepFailure(
                    Mismatch(
                        localized("The elements “\(label)” to tap"),
                        expected: localized("\(number) or more"),
                        actual: "\(all.count)"
                    ).description
                )
            }
            try world.session.tap(all[number - 1])
        }
        step(
            .when,
            ["fr": "je tape deux fois de suite sur {string}", "en": "I double-tap {string}"],
            "Taps twice, the second time before the app can react to the first."
        ) { (world, label: String) in
            try world.session.tap(label, times: 2)
        }
        step(
            .when,
            ["fr": "je maintiens {string} pendant {duration}", "en": "I hold {string} for {duration}"],
            "Presses an element, lets that much time pass, and releases it."
        ) { (world, label: String, duration: Duration) in
            try world.session.hold(label, for: duration)
        }
        step(
            .when,
            ["fr": "j'ouvre l'onglet {string}", "en": "I open the {string} tab", "en": "I open the tab {string}"],
            "Taps a tab of the tab bar."
        ) { (world, title: String) in
            try world.session.selectTab(title)
        }
        step(
            .when,
            [
                "fr": "je saisis {string} dans le champ {string}",
                "en": "I type {string} into the {string} field",
                "en": "I type {string} into the field {string}",
            ],
            "Replaces the text of a field."
        ) { (world, text: String, label: String) in
            try world.session.type(text, into: label)
        }
        step(
            .when,
            ["fr": "je saisis dans le champ {string} :", "en": "I type into the {string} field:"],
            "Replaces the text of a field by the text under the step, which may have several lines."
        ) { (world, label: String) in
            try world.session.type(try world.docString(), into: label)
        }
        step(
            .when,
            ["fr": "j'active {string}", "en": "I turn {string} on", "en": "I switch {string} on"],
            "Turns a switch on; one that is on stays on."
        ) { (world, label: String) in
            try world.session.set(label, to: true)
        }
        step(
            .when,
            ["fr": "je désactive {string}", "en": "I turn {string} off", "en": "I switch {string} off"],
            "Turns a switch off; one that is off stays off."
        ) { (world, label: String) in
            try world.session.set(label, to: false)
        }
        step(
            .when,
            [
                "fr": "je choisis {string} dans {string}",
                "en": "I select {string} in {string}",
                "en": "I choose {string} in {string}",
            ],
            "Selects one of the options of a picker."
        ) { (world, option: String, label: String) in
            try world.session.choose(option, in: label)
        }
        step(
            .when,
            ["fr": "je reviens en arrière", "en": "I go back"],
            "Goes back one screen."
        ) { world in
            try world.session.goBack()
        }
        step(
            .then,
            [
                "fr": "je ne peux pas revenir en arrière parce que {string}",
                "en": "I cannot go back because {string}",
                "en": "I can not go back because {string}",
            ],
            "Tries to go back. The app must refuse with a reason that contains this text."
        ) { (world, reason: String) in
            do {
                try world.session.goBack()
            } catch HeadlessError.refused(let because) {
                guard !says({ KnownText.reason(because) }, reason) else { return }
                throw StepFailure(
                    Mismatch(
                        localized("The reason not to go back"),
                        expected: localized("“\(reason)” in it"),
                        actual: KnownText.reason(because)
                    ).description
                )
            }
            let screen = try world.finder().topLayer?.label ?? ""
            throw StepFailure(
                Mismatch(
                    localized("The way back"),
                    expected: localized("refused"),
                    actual: localized("open: the app went back to “\(screen)”")
                ).description
            )
        }
        step(
            .when,
            ["fr": "je ferme la feuille", "en": "I close the sheet"],
            "Closes the sheet on top, as a swipe down does."
        ) { world in
            try world.session.dismissSheet()
        }
        step(
            .when,
            ["fr": "je tire pour rafraîchir", "en": "I pull to refresh"],
            "Pulls the screen down."
        ) { world in
            try world.session.pullToRefresh()
        }
    }
}
