import AppShell
import Headless

extension StepLibrary {
    /// What becomes of links and taps.
    mutating func defineArrivalSteps() {
        step(
            .then,
            [
                "fr": "le fichier d'association confie le lien {string} à l'application",
                "en": "the association file hands the link {string} to the app",
            ],
            "By the file that is generated from the product's links, Apple's systems open the app for that link."
        ) { (world, link: String) in
            try world.checkHandOver(of: link, isExpected: true)
        }
        step(
            .then,
            [
                "fr": "le fichier d'association laisse le lien {string} au navigateur",
                "en": "the association file leaves the link {string} to the browser",
            ],
            "By the same file they open the browser for that link."
        ) { (world, link: String) in
            try world.checkHandOver(of: link, isExpected: false)
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
                "fr": "le lien attend parce que {string}",
                "en": "the link waits because {string}",
            ],
            "The last link has not been opened yet, and the recorded reason holds these words."
        ) { (world, reason: String) in
            try world.now { try world.faultOfLastArrival(notHeldBecause: reason) }
        }
        step(
            .then,
            [
                "fr": "le tap attend parce que {string}",
                "en": "the tap waits because {string}",
            ],
            "The last tap on a notification has opened nothing yet, and the recorded reason holds these words."
        ) { (world, reason: String) in
            try world.now { try world.faultOfLastArrival(notHeldBecause: reason) }
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
        guard let last = try session.arrivals().last else { return nothingArrived }
        let because: String
        switch last.outcome {
        case .ignored(let text): because = text
        case .duplicate, .expired: because = "\(last.outcome)"
        case .held, .opened, .openedInstead, .restored:
            return outcome(of: last, expected: "ignored because of “\(reason)”")
        }
        return PlainText(because).contains(PlainText(reason))
            ? nil : outcome(of: last, expected: "ignored because of “\(reason)”")
    }

    fileprivate func faultOfLastArrival(notHeldBecause reason: String) throws -> String? {
        guard let last = try session.arrivals().last else { return nothingArrived }
        if case .held(let because) = last.outcome, PlainText(because).contains(PlainText(reason)) { return nil }
        return outcome(of: last, expected: "waiting because of “\(reason)”")
    }

    private var nothingArrived: String { "Nothing has arrived since the app was launched: no link, no tap." }

    private func outcome(of last: ArrivalRecord, expected: String) -> String {
        "\(Mismatch("The outcome of the \(last.arrival)", expected: expected, actual: "\(last.outcome)"))"
    }

    fileprivate func checkHandOver(of link: String, isExpected: Bool) throws {
        try now {
            let apps = AssociationEvaluator(try session.associationFile()).apps(opening: link)
            guard apps.isEmpty == isExpected else { return nil }
            let (app, browser) = ("the app", "the browser")
            return Mismatch(
                "What the association file has open \(link)",
                expected: isExpected ? app : browser,
                actual: isExpected ? browser : app
            ).description
        }
    }
}
