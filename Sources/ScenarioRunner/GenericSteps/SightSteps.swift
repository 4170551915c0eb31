import AppShell
import CucumberExpressions
import Headless

extension StepLibrary {
    mutating func defineSightSteps() {
        step(
            .then,
            [
                "fr": "je vois {string}",
                "en": "I see {string}",
            ],
            "The words stand on the screen; up to 60 s of virtual time pass until they do."
        ) { (world, text: String) in
            try world.eventually { try world.absence(of: text) }
        }
        step(
            .then,
            [
                "fr": "je vois {string} dans {string}",
                "en": "I see {string} in {string}",
            ],
            "The words stand within the element of that label."
        ) { (world, text: String, container: String) in
            try world.eventually { try world.absence(of: text, in: container) }
        }
        step(
            .then,
            [
                "fr": "je vois :",
                "en": "I see:",
            ],
            "The words of each row stand on the screen, all at one moment."
        ) { world in
            let texts = try world.column()
            try world.eventually { try world.absence(ofAny: texts) }
        }
        step(
            .then,
            [
                "fr": "je vois dans l'ordre :",
                "en": "I see in this order:",
            ],
            "The words of the rows stand on the screen, one element after the other."
        ) { world in
            let wanted = try world.column()
            try world.eventually { try world.disorder(of: wanted) }
        }
        step(
            .then,
            [
                "fr": "je vois dans {string} :",
                "en": "I see in {string}:",
            ],
            "The words of each row stand within the element of that label, all at one moment."
        ) { (world, container: String) in
            let texts = try world.column()
            try world.eventually { try world.absence(ofAny: texts, in: container) }
        }
        step(
            .then,
            [
                "fr": "je ne vois pas {string}",
                "en": "I do not see {string}",
            ],
            "The words do not stand on the screen now; no time passes."
        ) { (world, text: String) in
            try world.now {
                guard !text.isEmpty else { return "There are no words to look for." }
                let found = try world.finder().reading(text)
                return found.first.map { "“\(text)” is on the screen: \($0.element.summary)." }
            }
        }
        step(
            .then,
            [
                "fr": "l'écran {string} est affiché",
                "en": "the screen {string} is shown",
            ],
            "The screen on top has that title."
        ) { (world, title: String) in
            try world.eventually {
                let shown = try world.finder().topLayer?.label ?? ""
                return PlainText(shown) == PlainText(title) ? nil : "The screen “\(shown)” is shown, not “\(title)”."
            }
        }
        step(
            .then,
            [
                "fr": "l'onglet {string} est sélectionné",
                "en": "the tab {string} is selected",
            ],
            "The tab bar shows that tab as selected."
        ) { (world, title: String) in
            try world.now {
                let selected = try world.session.selectedTab
                return selected.map(PlainText.init) == PlainText(title)
                    ? nil : "The tab “\(selected ?? "none")” is selected, not “\(title)”."
            }
        }
    }
}

extension ScenarioWorld {
    /// The table under the step, which has one column.
    fileprivate func column() throws -> [String] {
        let rows = try table()
        guard rows.allSatisfy({ $0.count == 1 }) else { throw StepFailure("The table under this step has one column.") }
        return rows.flatMap(\.self)
    }

    /// What is wrong when one of the words can't be read.
    fileprivate func absence(ofAny texts: [String], in container: String? = nil) throws -> String? {
        for text in texts {
            if let wrong = try absence(of: text, in: container) { return wrong }
        }
        return nil
    }

    /// What is wrong when the words can't be read; nil when they can.
    fileprivate func absence(of text: String, in container: String? = nil) throws -> String? {
        let finder = try finder()
        do throws(HeadlessFailure) {
            if try !finder.reading(text, in: container).isEmpty { return nil }
        } catch {
            return ScenarioWorld.explanation(of: error)
        }
        let place = container.map { "in “\($0)”" } ?? "on the screen “\(finder.topLayer?.label ?? "")”"
        let nearest = Suggestions.nearest(to: text, among: finder.elements.flatMap(\.element.spokenTexts).uniqued())
        let hint = nearest.isEmpty ? "" : "\nNearest: " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "."
        return "“\(text)” is not \(place)." + hint
    }

    fileprivate func disorder(of wanted: [String]) throws -> String? {
        let elements = try finder().elements
        var rest = elements[...]
        for text in wanted {
            let plain = PlainText(text)
            guard let place = rest.firstIndex(where: { $0.element.says(plain) }) else {
                if elements.contains(where: { $0.element.says(plain) }) {
                    return "“\(text)” does not stand after what comes before it in the table."
                }
                return try absence(of: text)
            }
            rest = rest[(place + 1)...]
        }
        return nil
    }
}
