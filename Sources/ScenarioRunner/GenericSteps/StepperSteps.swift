import AppShellHeadless

extension StepLibrary {
    mutating func defineStepperSteps() {
        step(
            .when,
            ["fr": "je règle {string} sur {string}", "en": "I set {string} to {string}"],
            "Sets a number that has a − and a + beside it, as so many taps on them do; or a slider, to a number or to its text, “5 km”; or a date picker, to a date as the screen shows it, or in ISO 8601, “2026-03-12”. Not beyond its range, nor between its steps."
        ) { (world, label: String, value: String) in
            try world.session.adjust(label, to: value)
        }
    }
}
