import AppShell
import AppShellHeadless
import CucumberExpressions

extension StepLibrary {
    mutating func defineVisibilitySteps() {
        step(
            .then,
            [
                "fr": "je vois {string}",
                "en": "I see {string}",
            ],
            "The words stand on the screen. Of a choice, what is chosen does; for the others see « est proposé dans »."
        ) { (world, text: String) in
            try world.look { try world.absence(of: text) }
        }
        step(
            .then,
            [
                "fr": "je vois {string} dans {string}",
                "en": "I see {string} in {string}",
            ],
            "The words stand within the element of that label; of a choice, what is chosen does."
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
            "The words of the rows stand on the screen, one behind the other: in one element after the other, or within one."
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
                guard !PlainText(text).isEmpty else { return "There are no words to look for." }
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
            try world.eventually {
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
    fileprivate func absence(of text: String, in container: String? = nil) throws -> StepMismatch? {
        let finder = try finder()
        do throws(HeadlessError) {
            return try finder.reading(text, in: container).isEmpty ? fault(text, in: container, by: finder) : nil
        } catch {
            return .failure(error)
        }
    }

    /// What is wrong when one of the rows can't be read: all that can't be, each with its row.
    fileprivate func absence(ofAny texts: [String], in container: String? = nil) throws -> StepMismatch? {
        let finder = try finder()
        var (rows, faults): ([Int], [StepMismatch]) = ([], [])
        do throws(HeadlessError) {
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
    private func fault(_ text: String, in container: String?, by finder: ElementFinder) -> StepMismatch {
        let missing = MissingElement(text, for: .reading, in: container, of: finder.root)
        if let fault = finder.offer(of: text, in: container) { return .words(fault) }
        guard container == nil else { return .failure(.notFound(missing)) }
        if let covered = finder.covered(text, for: .reading) { return .failure(covered) }
        guard let hidden = try? session.contentWithoutKeyboard(), let field = try? session.focusedField,
            let element = try? ElementFinder(hidden).reading(text).first
        else { return .failure(.notFound(missing)) }
        return .failure(.behindKeyboard(element.element.name, typingInto: field))
    }

    fileprivate func disorder(of wanted: [String]) throws -> StepMismatch? {
        let elements = try finder().elements.filter { $0.element.role != .option }
        // The element that the rows so far end in, and which of them stand in it.
        var (place, rowsHere): (Int, [PlainText]) = (0, [])
        for (index, text) in wanted.enumerated() {
            let plain = PlainText(text)
            if !rowsHere.isEmpty, elements[place].element.says(inOrder: rowsHere + [plain]) {
                rowsHere.append(plain)
                continue
            }
            // What an element shows again within itself, as a section its heading, is seen once.
            let seen = rowsHere == [plain] ? elements[place].path : nil
            let rest = elements.indices.dropFirst(rowsHere.isEmpty ? 0 : place + 1).filter { index in
                seen.map { !elements[index].path.starts(with: $0) } ?? true
            }
            guard let next = rest.first(where: { elements[$0].element.says(plain) }) else {
                guard elements.contains(where: { $0.element.says(plain) }) else { return try absence(of: text) }
                return .words("\(Self.misplacement(ofRow: index, of: wanted, in: elements))")
            }
            (place, rowsHere) = (next, [plain])
        }
        return nil
    }

    /// Where a row stands that should come later, and where the row before it does.
    private static func misplacement(
        ofRow index: Int,
        of wanted: [String],
        in elements: [ElementFinder.Found]
    ) -> Mismatch {
        func places(of text: String) -> String {
            let found = elements.filter { $0.element.says(PlainText(text)) }.map(\.element.summary)
            return found.count == 1 ? found[0] : "\(found.count) elements, the last of them \(found.last ?? "")"
        }
        let (row, rowBefore) = (wanted[index], wanted[max(0, index - 1)])
        return Mismatch(
            "The place of “\(row)” (row \(index + 1))",
            expected: "behind “\(rowBefore)” (row \(index))",
            actual: "not behind it",
            details: "“\(row)” stands in \(places(of: row)).\n“\(rowBefore)” stands in \(places(of: rowBefore))."
        )
    }
}

extension Collection<String> {
    /// `“Durée”, “Prix”`
    var quoted: String { map { "“\($0)”" }.joined(separator: ", ") }
}

extension ElementFinder {
    /// Words that only an option says which is not chosen: what to say in place of the step. nil where there is none.
    fileprivate func offer(of text: String, in container: String?) -> String? {
        let scope = (try? elements(in: container)) ?? []
        guard let option = scope.first(where: { $0.element.role == .option && $0.element.says(PlainText(text)) }),
            let choice = holder(of: option), choice.role == .choice
        else { return nil }
        return Mismatch(
            "What is chosen in “\(choice.label)”",
            expected: "“\(text)”",
            actual: choice.value.map { "“\($0)”" } ?? "nothing",
            details: "Of options that are not chosen say « \"\(option.element.label)\" est proposé dans"
                + " \"\(choice.label)\" » (“… is offered in …”)."
        ).description
    }
}
