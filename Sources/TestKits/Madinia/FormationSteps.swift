import AppShellTexts
import MadiniaBackend
import ScenarioRunner

extension StepLibrary {
    mutating func defineFormationSteps() {
        step(
            .given,
            [
                "fr": "il reste {int} place(s) à la formation {string}",
                "en": "there is/are {int} seat(s) left on the course {string}",
                "en": "there is/are {int} place(s) left in the formation {string}",
            ],
            "The back end has that many seats left."
        ) { (world, count: Int, title: String) in
            guard count >= 0 else {
                throw StepFailure(localized("\(count) is not a number of seats; write 0 or more."))
            }
            try world.changeFormation(title) { $0.seatsLeft = count }
        }
        step(
            .given,
            [
                "fr": "la prochaine session de la formation {string} est le {date}",
                "en": "the next session of the course {string} is on {date}",
                "en": "the next session of the formation {string} is on {date}",
            ],
            "The back end moves the session to that day, 9:00 in Paris in winter."
        ) { (world, title: String, day: CalendarDay) in
            try world.changeFormation(title) { $0.nextSession = day.morning }
        }
        step(
            .given,
            [
                "fr": "la page de paiement de la formation {string} est {string}",
                "en": "the payment page of the course {string} is {string}",
                "en": "the payment page of the formation {string} is {string}",
            ],
            "The back end returns that payment address, valid or not."
        ) { (world, title: String, url: String) in
            try world.changeFormation(title) { $0.paymentURL = url }
        }
        step(
            .given,
            [
                "fr": "la formation {string} n'a pas de page de paiement",
                "en": "the course {string} has no payment page",
                "en": "the formation {string} has no payment page",
            ],
            "The back end returns no payment address."
        ) { (world, title: String) in
            try world.changeFormation(title) { $0.paymentURL = nil }
        }
    }
}

extension CalendarDay {
    /// 8:00 UTC, as the API writes it.
    var morning: String {
        func padded(_ number: Int, to length: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, length - digits.count)) + digits
        }
        return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))T08:00:00.000000Z"
    }
}
