import AppShell
import AppShellHeadless
import AppShellTexts
import CucumberGherkin

extension StepLibrary {
    mutating func definePhoneSteps() {
        step(
            .then,
            ["fr": "le téléphone vibre : {word}", "en": "the phone vibrates: {word}"],
            "The app has played that haptic feedback since the last When step: success, error, selection, click or doubleVibration (in French also succès, erreur, sélection, clic)."
        ) { (world, name: String) in
            let feedback = try HapticFeedback.named(name)
            try world.eventually {
                guard !world.act.contains(.haptic(feedback)) else { return nil }
                let played = world.act.compactMap {
                    if case .haptic(let played) = $0 { played.localizedName } else { nil }
                }
                let subject = localized("The phone's haptic feedback")
                return world.mismatch(subject, expected: feedback.localizedName, actual: played)
            }
        }
        step(
            .then,
            ["fr": "le téléphone ne vibre pas", "en": "the phone does not vibrate"],
            "The app has played no haptic feedback in this scenario."
        ) { world in
            try world.now {
                let played = world.session.phone.events.compactMap { event in
                    if case .haptic(let played) = event { played.localizedName } else { nil }
                }
                guard !played.isEmpty else { return nil }
                let subject = localized("The phone's haptic feedback")
                return world.mismatch(subject, expected: localized("none"), actual: played)
            }
        }
        step(
            .then,
            ["fr": "le moteur de vibration est prêt", "en": "the haptic engine is ready"],
            "The app started the engine ahead of time, before any feedback."
        ) { world in
            try world.now {
                let first = world.session.phone.events.first { event in
                    switch event {
                    case .haptic, .hapticsPrepared: true
                    default: false
                    }
                }
                guard first != .hapticsPrepared else { return nil }
                return world.mismatch(
                    localized("The first use of the haptic engine"),
                    expected: PhoneEvent.hapticsPrepared.localizedDescription,
                    actual: first.map { [$0.localizedDescription] } ?? []
                )
            }
        }
        step(
            .then,
            ["fr": "le téléphone joue le son {word}", "en": "the phone plays the sound {word}"],
            "The app has played that sound since the last When step: key, error or fanfare (in French also touche, erreur)."
        ) { (world, name: String) in
            let sound = try SoundEffect.named(name)
            try world.eventually {
                guard !world.act.contains(.sound(sound)) else { return nil }
                let played = world.act.compactMap {
                    if case .sound(let sound) = $0 { sound.localizedName } else { nil }
                }
                return world.mismatch(localized("The phone's sound"), expected: sound.localizedName, actual: played)
            }
        }
        step(
            .then,
            ["fr": "le téléphone ne joue aucun son", "en": "the phone plays no sound"],
            "The app has played no sound in this scenario."
        ) { world in
            try world.now {
                let played = world.sounds
                guard !played.isEmpty else { return nil }
                return world.mismatch(localized("The phone's sound"), expected: localized("none"), actual: played)
            }
        }
        step(
            .then,
            ["fr": "la page web {string} est ouverte", "en": "the web page {string} is open"],
            "The app has opened that address in the browser since the last When step."
        ) { (world, url: String) in
            try world.eventually {
                let pages = world.act.compactMap { if case .webPage(let url) = $0 { url } else { nil } }
                guard !pages.contains(url) else { return nil }
                return Mismatch(
                    localized("The last web page opened"),
                    expectedText: url,
                    actual: pages.last,
                    isExact: true,
                    details: world.phoneEvents
                )?.description
            }
        }
        step(
            .then,
            ["fr": "aucune page web n'est ouverte", "en": "no web page is open"],
            "The app has opened no address in the browser in this scenario."
        ) { world in
            try world.now {
                let pages = world.webPages
                guard !pages.isEmpty else { return nil }
                return world.mismatch(localized("The web page opened"), expected: localized("none"), actual: pages)
            }
        }
        step(
            .then,
            [
                "fr": "la feuille de partage propose {string} avec le lien {string}",
                "en": "the share sheet offers {string} with the link {string}",
            ],
            "The app has offered that title and address in the share sheet since the last When step."
        ) { (world, title: String, url: String) in
            try world.eventually {
                let wanted = PhoneEvent.sharing(SharedItem(title: title, url: url))
                let events = world.act
                guard !events.contains(wanted) else { return nil }
                let shared = events.last { if case .sharing = $0 { true } else { false } }
                return Mismatch(
                    localized("The last thing shared"),
                    expectedText: wanted.localizedDescription,
                    actual: shared?.localizedDescription,
                    isExact: true,
                    details: world.phoneEvents
                )?.description
            }
        }
        step(
            .then,
            [
                "fr": "la feuille de partage propose le fichier {string}",
                "en": "the share sheet offers the file {string}",
            ],
            "The app has offered a file of that name in the share sheet since the last When step."
        ) { (world, name: String) in
            try world.eventually { world.mismatchOfSharedFile(name, without: []) }
        }
        step(
            .then,
            [
                "fr": "la feuille de partage propose le fichier {string} avec :",
                "en": "the share sheet offers the file {string} with:",
            ],
            "The same, and each line of the text under the step is part of a line of the file."
        ) { (world, name: String) in
            let wanted = try world.lines()
            guard !wanted.isEmpty else { throw StepFailure(localized("The text under this step is empty.")) }
            try world.eventually { world.mismatchOfSharedFile(name, without: wanted) }
        }
    }
}

extension ScenarioWorld {
    /// The lines of the text under the step.
    fileprivate func lines() throws -> [String] {
        try docString().split(whereSeparator: \.isNewline).map(String.init)
    }

    fileprivate func mismatchOfSharedFile(_ name: String, without wanted: [String]) -> String? {
        let files = act.compactMap { event -> SharedFile? in
            if case .sharing(let item) = event, case .file(let file) = item.content { file } else { nil }
        }
        guard let file = files.last(where: { $0.name == name }) else {
            return mismatch(localized("The file shared"), expected: name.quoted, actual: files.map(\.name.quoted))
        }
        let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        let missing = wanted.filter { wanted in !lines.contains { $0.contains(wanted) } }
        guard !missing.isEmpty else { return nil }
        let rest = lines.count > 20 ? "\n  " + localized("… and \(lines.count - 20) more lines") : ""
        return localized("The file “\(name)” has no line with:") + missing.map { "\n  \($0.quoted)" }.joined()
            + "\n" + localized("It has:") + lines.prefix(20).map { "\n  \($0)" }.joined() + rest
    }
}

extension ScenarioWorld {
    fileprivate var sounds: [String] {
        session.phone.events.compactMap { event in
            if case .sound(let sound) = event { sound.localizedName } else { nil }
        }
    }

    fileprivate var webPages: [String] {
        session.phone.events.compactMap { event in
            if case .webPage(let url) = event { url } else { nil }
        }
    }

    /// A mismatch, with everything the phone did.
    fileprivate func mismatch(_ subject: String, expected: String, actual: [String]) -> String {
        let actual = actual.isEmpty ? localized("none") : actual.joined(separator: ", ")
        return Mismatch(subject, expected: expected, actual: actual, details: phoneEvents).description
    }

    /// What the app did with the phone since the last When step.
    fileprivate var act: ArraySlice<PhoneEvent> { session.phone.events.dropFirst(actStart.phoneEvents) }

    /// Everything the phone did, with earlier events marked.
    var phoneEvents: String {
        let before = actStart.phoneEvents
        let events = session.phone.events.enumerated().map {
            let event = $1.localizedDescription
            return "\n  " + ($0 < before ? localized("\(event) (before the last When step)") : event)
        }
        guard !events.isEmpty else { return "\n" + localized("It did nothing.") }
        let cut = events.count > 30 ? "\n  " + localized("… \(events.count - 30) before") : ""
        return "\n" + localized("It did:") + cut + events.suffix(30).joined()
    }
}

extension HapticFeedback {
    static func named(_ name: String) throws(StepFailure) -> HapticFeedback {
        guard let feedback = allCases.first(where: { kind in spellings { kind.localizedName }.contains(name) }) else {
            let names = allCases.map(\.localizedName).joined(separator: ", ")
            throw StepFailure(localized("Unknown haptic feedback “\(name)”; available: \(names)."))
        }
        return feedback
    }
}

extension SoundEffect {
    static func named(_ name: String) throws(StepFailure) -> SoundEffect {
        guard let sound = allCases.first(where: { kind in spellings { kind.localizedName }.contains(name) }) else {
            let names = allCases.map(\.localizedName).joined(separator: ", ")
            throw StepFailure(localized("Unknown sound “\(name)”; available: \(names)."))
        }
        return sound
    }
}
