import AppShellHeadless

extension StepLibrary {
    mutating func defineSwipeSteps() {
        step(
            .when,
            ["fr": "je balaie {string} et tape sur {string}", "en": "I swipe {string} and tap {string}"],
            "Swipes a card, or another row of a list, and taps one of the buttons that come out."
        ) { (world, row: String, action: String) in
            try world.session.swipe(row, toTap: action)
        }
    }
}
