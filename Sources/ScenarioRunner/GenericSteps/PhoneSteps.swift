import AppShell
import Headless

extension StepLibrary {
    mutating func definePhoneSteps() {
        step(
            .then,
            [
                "fr": "le téléphone vibre : {word}",
                "en": "the phone vibrates: {word}",
            ],
            "The app played that haptic feedback: success, error, selection."
        ) { (world, feedback: String) in
            try world.now {
                let events = world.session.phone.events
                let hasPlayed = events.contains { event in
                    if case .haptic(let played) = event { played.rawValue == feedback } else { false }
                }
                return hasPlayed ? nil : "The phone did not vibrate “\(feedback)”.\(world.phoneEvents)"
            }
        }
        step(
            .then,
            [
                "fr": "la page web {string} est ouverte",
                "en": "the web page {string} is open",
            ],
            "The app handed that address to the browser."
        ) { (world, url: String) in
            try world.now {
                world.session.phone.events.contains(.webPage(url))
                    ? nil : "The web page \(url) was not opened.\(world.phoneEvents)"
            }
        }
        step(
            .then,
            [
                "fr": "le lien est ignoré parce que {string}",
                "en": "the link is ignored because {string}",
            ],
            "The last link changed nothing, and the recorded reason holds these words."
        ) { (world, reason: String) in
            try world.now { try world.faultOfLastArrival(notIgnoredBecause: reason) }
        }
        step(
            .then,
            [
                "fr": "le tap est ignoré parce que {string}",
                "en": "the tap is ignored because {string}",
            ],
            "The last tap on a notification changed nothing, and the recorded reason holds these words."
        ) { (world, reason: String) in
            try world.now { try world.faultOfLastArrival(notIgnoredBecause: reason) }
        }
    }
}

extension ScenarioWorld {
    fileprivate func faultOfLastArrival(notIgnoredBecause reason: String) throws -> String? {
        guard let last = try session.arrivals().last else { return "Nothing has arrived." }
        let because: String
        switch last.outcome {
        case .ignored(let text): because = text
        case .duplicate, .expired: because = "\(last.outcome)"
        case .held, .opened, .openedInstead, .restored:
            return "The \(last.arrival) was not ignored; its outcome: \(last.outcome)."
        }
        return PlainText(because).contains(PlainText(reason))
            ? nil : "The \(last.arrival) was ignored because \(because)."
    }
}

extension ScenarioWorld {
    fileprivate var phoneEvents: String {
        let events = session.phone.events.map { "\n  \($0)" }
        return events.isEmpty ? "\nThe phone did nothing." : "\nIt did:" + events.joined()
    }
}
