import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    mutating func defineStepperSteps() {
        step(
            .when,
            ["fr": "je règle {string} sur {string}", "en": "I set {string} to {string}"],
            "Sets a number that has a − and a + beside it, as so many taps on them do; not beyond its range."
        ) { (world, label: String, text: String) in
            guard let number = Int(text) else {
                throw StepFailure(localized("“\(text)” is not a whole number, such as 3."))
            }
            try world.session.adjust(label, to: number)
        }
    }
}
