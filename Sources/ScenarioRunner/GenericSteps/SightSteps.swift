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
            "The words stand on the screen."
        ) { (world, text: String) in
            try world.look { try world.absence(of: text) }
        }
        step(
            .then,
            [
                "fr": "je vois {string} dans {string}",
                "en": "I see {string} in {string}",
            ],
            "The words stand within the element of that label."
        ) { (world, text: String, container: String) in
            try world.look { try world.absence(of: text, in: container) }
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
            try world.look { try world.absence(ofAny: texts) }
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
            try world.look { try world.disorder(of: wanted) }
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
            try world.look { try world.absence(ofAny: texts, in: container) }
        }
        step(
            .then,
            [
                "fr": "je ne vois pas {string}",
                "en": "I do not see {string}",
            ],
            "The words do not stand on the screen: it looks at once."
        ) { (world, text: String) in
            try world.now {
                guard !text.isEmpty else { return "There are no words to look for." }
                let finder = try world.finder()
                guard let found = try finder.reading(text).first else { return nil }
                let holder = finder.holder(of: found).map { $0.role.isFrame ? "" : " in \($0.name)" } ?? ""
                return
                    "“\(text)” is on the screen “\(finder.topLayer?.label ?? "")”: \(found.element.summary)\(holder)."
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
                let finder = try world.finder()
                let isCovered = finder.root.children.dropLast().contains { PlainText($0.label) == PlainText(title) }
                return Mismatch(
                    "The title of the screen on top",
                    expectedText: title,
                    actual: finder.topLayer?.label,
                    details: isCovered ? "“\(title)” is covered by the \(finder.topLayer?.name ?? "")." : ""
                )?.description
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
                let tabs = world.session.manifest.tabs.map(\.title)
                let isTab = tabs.contains { PlainText($0) == PlainText(title) }
                return Mismatch(
                    "The selected tab",
                    expectedText: title,
                    actual: try world.session.selectedTab,
                    details: isTab ? "" : tabs.isEmpty ? "The app has no tabs." : "The tabs: \(tabs.quoted)."
                )?.description
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

    /// What is wrong when the words can't be read; nil when they can.
    fileprivate func absence(of text: String, in container: String? = nil) throws -> StepFault? {
        let finder = try finder()
        do throws(HeadlessFailure) {
            return try finder.reading(text, in: container).isEmpty ? fault(text, in: container, by: finder) : nil
        } catch {
            return .failure(error)
        }
    }

    /// What is wrong when one of the rows can't be read: all that can't be, each with its row.
    fileprivate func absence(ofAny texts: [String], in container: String? = nil) throws -> StepFault? {
        let finder = try finder()
        var (rows, faults): ([Int], [StepFault]) = ([], [])
        do throws(HeadlessFailure) {
            for (index, text) in texts.enumerated() where try finder.reading(text, in: container).isEmpty {
                rows.append(index + 1)
                faults.append(fault(text, in: container, by: finder))
            }
        } catch {
            return .failure(error)
        }
        return faults.count > 1 ? .rows(of: texts.count, numbers: rows, faults: faults) : faults.first
    }

    /// Words that can't be read are covered, hidden, or nowhere.
    private func fault(_ text: String, in container: String?, by finder: ElementFinder) -> StepFault {
        let missing = MissingElement(text, for: .reading, in: container, of: finder.root)
        guard container == nil else { return .failure(.notFound(missing)) }
        if let covered = finder.covered(text, for: .reading) { return .failure(covered) }
        guard let hidden = try? session.contentWithoutKeyboard(), let field = try? session.focusedField,
            let element = try? ElementFinder(hidden).reading(text).first
        else { return .failure(.notFound(missing)) }
        return .failure(.behindKeyboard(element.element.name, typingInto: field))
    }

    fileprivate func disorder(of wanted: [String]) throws -> StepFault? {
        let elements = try finder().elements
        var rest = elements[...]
        for (index, text) in wanted.enumerated() {
            let plain = PlainText(text)
            guard let place = rest.firstIndex(where: { $0.element.says(plain) }) else {
                guard elements.contains(where: { $0.element.says(plain) }) else { return try absence(of: text) }
                return .words("\(Self.misplacement(ofRow: index, of: wanted, in: elements))")
            }
            rest = rest[(place + 1)...]
        }
        return nil
    }

    /// The rows up to one that stands too early, as they are and as they should be.
    private static func misplacement(
        ofRow index: Int,
        of wanted: [String],
        in elements: [ElementFinder.Found]
    ) -> Mismatch {
        let rows = wanted.prefix(index + 1)
        let places = rows.enumerated().map { row, text in
            (elements.firstIndex { $0.element.says(PlainText(text)) } ?? elements.count, row, text)
        }
        let actual = places.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        return Mismatch(
            "The place of “\(wanted[index])” (row \(index + 1))",
            expected: rows.quoted,
            actual: actual == Array(rows) ? "no second “\(wanted[index])” after row \(index)" : actual.quoted
        )
    }
}

extension Collection<String> {
    /// `“Durée”, “Prix”`
    var quoted: String { map { "“\($0)”" }.joined(separator: ", ") }
}
