import AppShell
import AppShellHeadless

extension StepLibrary {
    /// How many there are: exactly, and now.
    mutating func defineCountSteps() {
        step(
            .then,
            [
                "fr": "je vois {int} fois {string}",
                "en": "I see {int} element(s) saying {string}",
            ],
            "So many elements on the screen say these words; one does not count for what stands within it."
        ) { (world, count: Int, text: String) in
            try world.now { try world.mismatch(count, reading: text, in: nil) }
        }
        step(
            .then,
            [
                "fr": "je vois {int} fois {string} dans {string}",
                "en": "I see {int} element(s) saying {string} in {string}",
            ],
            "So many elements within the element of that label say these words."
        ) { (world, count: Int, text: String, container: String) in
            try world.now { try world.mismatch(count, reading: text, in: container) }
        }
        step(
            .then,
            [
                "fr": "la liste {string} a {int} élément(s)",
                "en": "the list {string} has {int} item(s)",
            ],
            "How many items the list of that label shows; it must be there, also for 0."
        ) { (world, label: String, count: Int) in
            try world.now {
                let list = try world.list(label)
                let items = list.children.map { "\n  \($0.summary)" }
                return Mismatch(
                    "The number of items of \(list.name)",
                    expected: count,
                    actual: items.count,
                    details: items.isEmpty ? "" : "It has:" + items.joined()
                )?.description
            }
        }
        step(
            .then,
            [
                "fr": "l'application a {int} onglet(s)",
                "en": "the app has {int} tab(s)",
            ],
            "How many tabs the tab bar shows; 0 where there is none, as under a sheet."
        ) { (world, count: Int) in
            try world.now {
                let tabs = try world.finder().elements.map(\.element).filter { $0.role == .tab }.map(\.label)
                return Mismatch(
                    "The number of tabs",
                    expected: count,
                    actual: tabs.count,
                    details: tabs.isEmpty ? "" : "There are: \(tabs.quoted)."
                )?.description
            }
        }
        definePhoneCounts()
    }

    private mutating func definePhoneCounts() {
        step(
            .then,
            [
                "fr": "le téléphone a vibré {int} fois",
                "en": "the phone has vibrated {int} time(s)",
            ],
            "How often the app played haptic feedback of whatever kind since the scenario began."
        ) { (world, count: Int) in
            try world.expect(count, "times the phone has vibrated") { if case .haptic = $0 { true } else { false } }
        }
        step(
            .then,
            [
                "fr": "le téléphone a vibré {int} fois : {word}",
                "en": "the phone has vibrated {int} time(s): {word}",
            ],
            "How often the app played that haptic feedback since the scenario began."
        ) { (world, count: Int, name: String) in
            let feedback = try HapticFeedback.named(name)
            try world.expect(count, "times the phone has vibrated: \(name)") { $0 == .haptic(feedback) }
        }
        step(
            .then,
            [
                "fr": "le téléphone a joué {int} fois le son {word}",
                "en": "the phone has played {int} time(s) the sound {word}",
            ],
            "How often the app played that sound since the scenario began."
        ) { (world, count: Int, name: String) in
            let sound = try SoundEffect.named(name)
            try world.expect(count, "times the phone has played the sound \(name)") { $0 == .sound(sound) }
        }
        step(
            .then,
            [
                "fr": "l'application a ouvert {int} page(s) web",
                "en": "the app has opened {int} web page(s)",
            ],
            "How many addresses the app handed to the browser since the scenario began."
        ) { (world, count: Int) in
            try world.expect(count, "web pages opened") { if case .webPage = $0 { true } else { false } }
        }
        step(
            .then,
            [
                "fr": "l'application a partagé {int} fois",
                "en": "the app has shared {int} time(s)",
            ],
            "How often the app opened the system's share sheet since the scenario began."
        ) { (world, count: Int) in
            try world.expect(count, "times the app has shared") { if case .sharing = $0 { true } else { false } }
        }
        step(
            .then,
            [
                "fr": "le téléphone montre {int} notification(s)",
                "en": "the phone shows {int} notification(s)",
            ],
            "How many notifications stand on the phone now."
        ) { (world, count: Int) in
            try world.now {
                let shown = world.session.phone.notifications.shown.count
                return Mismatch(
                    "The number of notifications on the phone",
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
        guard !PlainText(text).isEmpty else { throw StepFailure("The text is empty; write the words to count.") }
        let finder = try finder()
        let found = try finder.innermost(reading: text, in: container)
        let lines = found.map { "\n  \(finder.candidate($0))" }
        return Mismatch(
            "The number of elements that say “\(text)”" + (container.map { " in “\($0)”" } ?? ""),
            expected: count,
            actual: found.count,
            details: lines.isEmpty ? "" : "There are:" + lines.joined()
        )?.description
    }

    /// The one list of that label; an exact label wins over one that contains the words.
    fileprivate func list(_ label: String) throws -> ContentSnapshot {
        let wanted = PlainText(label)
        let finder = try finder()
        let lists = finder.elements.filter { $0.element.role == .list || $0.element.role == .orderedList }
        let exact = lists.filter { PlainText($0.element.label) == wanted }
        let matches = exact.isEmpty ? lists.filter { PlainText($0.element.label).contains(wanted) } : exact
        guard let match = matches.first else {
            let labels = lists.map(\.element.label).filter { !$0.isEmpty }
            throw StepFailure(
                "There is no list “\(label)” on the screen “\(finder.topLayer?.label ?? "")”"
                    + (labels.isEmpty ? ", nor any other." : "; there are: \(labels.quoted).")
            )
        }
        guard matches.count == 1 else {
            throw HeadlessError.ambiguous(label, candidates: matches.map(finder.candidate))
        }
        return match.element
    }

    fileprivate func expect(_ count: Int, _ what: String, _ counts: (PhoneEvent) -> Bool) throws {
        try now {
            Mismatch(
                "The number of \(what)",
                expected: count,
                actual: session.phone.events.count(where: counts),
                details: phoneEvents
            )?.description
        }
    }
}
