import AppShellHeadless

extension StepLibrary {
    mutating func defineStepperSteps() {
        step(
            .when,
            ["fr": "je règle {string} sur {string}", "en": "I set {string} to {string}"],
            "Sets a number that has a − and a + beside it, as so many taps on them do; or a slider, to a number or to its text: “5 km”. Not beyond its range, nor between its steps."
        ) { (world, label: String, value: String) in
            try world.session.adjust(label, to: value)
        }
    }
}
