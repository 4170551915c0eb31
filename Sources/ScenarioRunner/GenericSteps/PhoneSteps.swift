import AppShell
import CucumberGherkin
import Headless

extension StepLibrary {
    mutating func definePhoneSteps() {
        step(
            .then,
            [
                "fr": "le téléphone vibre : {word}",
                "en": "the phone vibrates: {word}",
            ],
            "The app played that haptic feedback: success, error, selection, click, doubleVibration."
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
                "fr": "le téléphone ne vibre pas",
                "en": "the phone does not vibrate",
            ],
            "The app played no haptic feedback since the scenario began."
        ) { world in
            try world.now {
                let hasPlayed = world.session.phone.events.contains { event in
                    if case .haptic = event { true } else { false }
                }
                return hasPlayed ? "The phone vibrated.\(world.phoneEvents)" : nil
            }
        }
        step(
            .then,
            [
                "fr": "le moteur de vibration est prêt",
                "en": "the haptic engine is ready",
            ],
            "The app started the engine ahead of time, before any feedback."
        ) { world in
            try world.now {
                let first = world.session.phone.events.first { event in
                    switch event {
                    case .haptic, .hapticsPrepared: true
                    default: false
                    }
                }
                return first == .hapticsPrepared ? nil : "The haptic engine was not started first.\(world.phoneEvents)"
            }
        }
        step(
            .then,
            [
                "fr": "le téléphone joue le son {word}",
                "en": "the phone plays the sound {word}",
            ],
            "The app played that sound: key, error, fanfare."
        ) { (world, name: String) in
            guard let sound = SoundEffect(rawValue: name) else {
                let names = SoundEffect.allCases.map(\.rawValue).joined(separator: ", ")
                throw StepFailure("There is no sound “\(name)”, only \(names).")
            }
            try world.now {
                world.session.phone.events.contains(.sound(sound))
                    ? nil : "The phone did not play “\(name)”.\(world.phoneEvents)"
            }
        }
        step(
            .then,
            [
                "fr": "le téléphone ne joue aucun son",
                "en": "the phone plays no sound",
            ],
            "The app played no sound since the scenario began."
        ) { world in
            try world.now {
                let hasPlayed = world.session.phone.events.contains { event in
                    if case .sound = event { true } else { false }
                }
                return hasPlayed ? "The phone played a sound.\(world.phoneEvents)" : nil
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
                "fr": "aucune page web n'est ouverte",
                "en": "no web page is open",
            ],
            "The app handed no address to the browser since the scenario began."
        ) { world in
            try world.now {
                let isOpen = world.session.phone.events.contains { event in
                    if case .webPage = event { true } else { false }
                }
                return isOpen ? "A web page was opened.\(world.phoneEvents)" : nil
            }
        }
        step(
            .then,
            [
                "fr": "la feuille de partage propose {string} avec le lien {string}",
                "en": "the share sheet offers {string} with the link {string}",
            ],
            "The app handed that title and that address to the system's share sheet."
        ) { (world, title: String, url: String) in
            try world.now {
                let item = SharedItem(title: title, url: url)
                return world.session.phone.events.contains(.sharing(item))
                    ? nil : "“\(title)” \(url) was not shared.\(world.phoneEvents)"
            }
        }
        step(
            .then,
            [
                "fr": "la feuille de partage propose le fichier {string}",
                "en": "the share sheet offers the file {string}",
            ],
            "The app handed a file of that name to the system's share sheet."
        ) { (world, name: String) in
            try world.now { world.faultOfSharedFile(name, without: []) }
        }
        step(
            .then,
            [
                "fr": "la feuille de partage propose le fichier {string} avec :",
                "en": "the share sheet offers the file {string} with:",
            ],
            "The app handed a file of that name to the share sheet; each line of the text under the step stands in one of its lines."
        ) { (world, name: String) in
            let wanted = try world.lines()
            try world.now { world.faultOfSharedFile(name, without: wanted) }
        }
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
    fileprivate func faultOfLastArrival(notHeldBecause reason: String) throws -> String? {
        guard let last = try session.arrivals().last else { return "Nothing has arrived." }
        guard case .held(let because) = last.outcome else {
            return "The \(last.arrival) does not wait; its outcome: \(last.outcome)."
        }
        return PlainText(because).contains(PlainText(reason)) ? nil : "The \(last.arrival) waits because \(because)."
    }

    /// The lines of the text under the step.
    fileprivate func lines() throws -> [String] {
        guard let text = argument?.docString?.content else { throw StepFailure("This step needs a text under it.") }
        return text.split(whereSeparator: \.isNewline).map(String.init)
    }

    fileprivate func faultOfSharedFile(_ name: String, without wanted: [String]) -> String? {
        let files = session.phone.events.compactMap { event -> SharedFile? in
            if case .sharing(let item) = event, case .file(let file) = item.content { file } else { nil }
        }
        guard let file = files.last(where: { $0.name == name }) else {
            return "No file “\(name)” was shared.\(phoneEvents)"
        }
        let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        let missing = wanted.filter { wanted in !lines.contains { $0.contains(wanted) } }
        guard !missing.isEmpty else { return nil }
        return "“\(name)” has no line with “\(missing[0])”. It has:\n  " + lines.prefix(20).joined(separator: "\n  ")
    }

    fileprivate func checkHandOver(of link: String, isExpected: Bool) throws {
        try now {
            let apps = AssociationEvaluator(try session.associationFile()).apps(opening: link)
            return apps.isEmpty != isExpected
                ? nil : "The association file \(isExpected ? "does not hand" : "hands") \(link) to the app."
        }
    }
}

extension ScenarioWorld {
    fileprivate var phoneEvents: String {
        let events = session.phone.events.map { "\n  \($0)" }
        return events.isEmpty ? "\nThe phone did nothing." : "\nIt did:" + events.joined()
    }
}
