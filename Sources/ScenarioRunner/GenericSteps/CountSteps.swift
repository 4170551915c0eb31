import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    /// Exact counts, right now.
    mutating func defineCountSteps() {
        step(
            .then,
            [
                "fr": "je vois {int} fois {string}",
                "en": "I see {int} element(s) with the text {string}",
                "en": "I see {int} element(s) saying {string}",
            ],
            "That many elements on the screen have this text. An element does not count for its contents.",
            absent: 1
        ) { (world, count: Int, text: String) in
            try world.now { try world.mismatch(count, reading: text, in: nil) }
        }
        step(
            .then,
            [
                "fr": "je vois {int} fois {string} dans {string}",
                "en": "I see {int} element(s) with the text {string} in {string}",
                "en": "I see {int} element(s) saying {string} in {string}",
            ],
            "That many elements inside the element with that label have this text.",
            absent: 1
        ) { (world, count: Int, text: String, container: String) in
            try world.now { try world.mismatch(count, reading: text, in: container) }
        }
        step(
            .then,
            [
                "fr": "la liste {string} a {int} élément(s)",
                "en": "the {string} list has {int} item(s)",
                "en": "the list {string} has {int} item(s)",
            ],
            "How many items the list with that label shows. The list must be there, even for 0."
        ) { (world, label: String, count: Int) in
            try world.now {
                let list = try world.list(label)
                let items = list.children.map { "\n  \($0.localizedSummary)" }
                return Mismatch(
                    localized("The number of items of \(list.name)"),
                    expected: count,
                    actual: items.count,
                    details: items.isEmpty ? "" : localized("It has:") + items.joined()
                )?.description
            }
        }
        step(
            .then,
            [
                "fr": "le plan {string} a {int} repère(s)",
                "en": "the {string} map has {int} pin(s)",
                "en": "the map {string} has {int} pin(s)",
            ],
            "How many places the map with that label shows. The map must be there, even for 0."
        ) { (world, label: String, count: Int) in
            try world.now {
                let map = try world.map(label)
                let pins = map.children.map { "\n  \($0.localizedSummary)" }
                return Mismatch(
                    localized("The number of pins of \(map.name)"),
                    expected: count,
                    actual: pins.count,
                    details: pins.isEmpty ? "" : localized("It has:") + pins.joined()
                )?.description
            }
        }
        step(
            .then,
            ["fr": "l'application a {int} onglet(s)", "en": "the app has {int} tab(s)"],
            "How many tabs the tab bar shows: 0 without a tab bar, or under a sheet."
        ) { (world, count: Int) in
            try world.now {
                let tabs = try world.finder().elements.map(\.element).filter { $0.role == .tab }.map(\.label)
                return Mismatch(
                    localized("The number of tabs"),
                    expected: count,
                    actual: tabs.count,
                    details: tabs.isEmpty ? "" : localized("The tabs are \(tabs.quoted).")
                )?.description
            }
        }
        definePhoneCounts()
    }

    private mutating func definePhoneCounts() {
        step(
            .then,
            ["fr": "le téléphone a vibré {int} fois", "en": "the phone has vibrated {int} time(s)"],
            "How often the app has played haptic feedback of any kind in this scenario."
        ) { (world, count: Int) in
            try world.expect(count, localized("The number of times the phone has vibrated")) {
                if case .haptic = $0 { true } else { false }
            }
        }
        step(
            .then,
            ["fr": "le téléphone a vibré {int} fois : {word}", "en": "the phone has vibrated {int} time(s): {word}"],
            "How often the app has played that haptic feedback in this scenario."
        ) { (world, count: Int, name: String) in
            let feedback = try HapticFeedback.named(name)
            let subject = localized("The number of times the phone has vibrated: \(feedback.localizedName)")
            try world.expect(count, subject) { $0 == .haptic(feedback) }
        }
        step(
            .then,
            [
                "fr": "le téléphone a joué {int} fois le son {word}",
                "en": "the phone has played a sound {int} time(s): {word}",
                "en": "the phone has played {int} time(s) the sound {word}",
            ],
            "How often the app has played that sound in this scenario."
        ) { (world, count: Int, name: String) in
            let sound = try SoundEffect.named(name)
            let subject = localized("The number of times the phone has played the sound \(sound.localizedName)")
            try world.expect(count, subject) { $0 == .sound(sound) }
        }
        step(
            .then,
            ["fr": "l'application a ouvert {int} page(s) web", "en": "the app has opened {int} web page(s)"],
            "How many addresses the app has opened in the browser in this scenario."
        ) { (world, count: Int) in
            try world.expect(count, localized("The number of web pages opened")) {
                if case .webPage = $0 { true } else { false }
            }
        }
        step(
            .then,
            ["fr": "l'application a partagé {int} fois", "en": "the app has shared {int} time(s)"],
            "How often the app has opened the share sheet in this scenario."
        ) { (world, count: Int) in
            try world.expect(count, localized("The number of times the app has shared")) {
                if case .sharing = $0 { true } else { false }
            }
        }
        step(
            .then,
            ["fr": "le téléphone montre {int} notification(s)", "en": "the phone shows {int} notification(s)"],
            "How many notifications the phone shows now."
        ) { (world, count: Int) in
            try world.now {
                let shown = world.session.phone.notifications.shown.count
                return Mismatch(
                    localized("The number of notifications on the phone"),
                    expected: count,
                    actual: shown,
                    details: world.shownNotifications
                )?.description
            }
        }
    }
}

extension ScenarioWorld {
    fileprivate func mismatch(_ count: Int, reading text: String, in container: String?) throws -> String? {
        guard !PlainText(text).isEmpty else {
            throw StepFailure(localized("The text is empty; write the text to count."))
        }
        let finder = try finder()
        let found = try finder.innermost(reading: text, in: container)
        let lines = found.map { "\n  \(finder.candidate($0))" }
        return Mismatch(
            container.map { localized("The number of elements with the text “\(text)” in “\($0)”") }
                ?? localized("The number of elements with the text “\(text)”"),
            expected: count,
            actual: found.count,
            details: lines.isEmpty ? "" : localized("Found:") + lines.joined()
        )?.description
    }

    /// The only list with this label.
    fileprivate func list(_ label: String) throws -> ContentSnapshot {
        try only(label, of: [.list, .orderedList]) { labels, screen in
            labels.isEmpty
                ? localized("There is no list “\(label)” on the screen “\(screen)”, or any other.")
                : localized("There is no list “\(label)” on the screen “\(screen)”; available: \(labels.quoted).")
        }
    }

    /// The only map with this label.
    fileprivate func map(_ label: String) throws -> ContentSnapshot {
        try only(label, of: [.map]) { labels, screen in
            labels.isEmpty
                ? localized("There is no map “\(label)” on the screen “\(screen)”, or any other.")
                : localized("There is no map “\(label)” on the screen “\(screen)”; available: \(labels.quoted).")
        }
    }

    /// The only element of these roles with this label; an exact label wins over one that contains the text.
    private func only(
        _ label: String,
        of roles: [Content.Role],
        absence: (_ labels: [String], _ screen: String) -> String
    ) throws -> ContentSnapshot {
        let wanted = PlainText(label)
        let finder = try finder()
        let all = finder.elements.filter { roles.contains($0.element.role) }
        let exact = all.filter { PlainText($0.element.label) == wanted }
        let matches = exact.isEmpty ? all.filter { PlainText($0.element.label).contains(wanted) } : exact
        guard let match = matches.first else {
            let labels = all.map(\.element.label).filter { !$0.isEmpty }
            throw StepFailure(absence(labels, finder.topLayer?.label ?? ""))
        }
        guard matches.count == 1 else {
            throw HeadlessError.ambiguous(label, candidates: matches.map(finder.candidate))
        }
        return match.element
    }

    fileprivate func expect(_ count: Int, _ subject: String, _ counts: (PhoneEvent) -> Bool) throws {
        try now {
            Mismatch(
                subject,
                expected: count,
                actual: session.phone.events.count(where: counts),
                details: phoneEvents
            )?.description
        }
    }
}
