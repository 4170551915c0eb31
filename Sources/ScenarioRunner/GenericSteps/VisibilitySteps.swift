import AppShell
import AppShellHeadless
import AppShellTexts
import CucumberExpressions

extension StepLibrary {
    mutating func defineVisibilitySteps() {
        step(
            .then,
            ["fr": "je vois {string}", "en": "I see {string}"],
            "The text is on the screen. A picker shows only its selected option; for the others see “is offered in”."
        ) { (world, text: String) in
            try world.look { try world.absence(of: text) }
        }
        step(
            .then,
            ["fr": "je vois {string} dans {string}", "en": "I see {string} in {string}"],
            "The text is inside the element with that label. A picker shows only its selected option."
        ) { (world, text: String, container: String) in
            try world.look { try world.absence(of: text, in: container) }
        }
        step(
            .then,
            ["fr": "je vois :", "en": "I see:"],
            "The texts of all rows are on the screen at the same time."
        ) { world in
            let texts = try world.column()
            try world.look { try world.absence(ofAny: texts) }
        }
        step(
            .then,
            ["fr": "je vois dans l'ordre :", "en": "I see in this order:"],
            "The texts of the rows are on the screen in this order, in successive elements or within one."
        ) { world in
            let wanted = try world.column()
            try world.look { try world.disorder(of: wanted) }
        }
        step(
            .then,
            ["fr": "je vois dans {string} :", "en": "I see in {string}:"],
            "The texts of all rows are inside the element with that label at the same time."
        ) { (world, container: String) in
            let texts = try world.column()
            try world.look { try world.absence(ofAny: texts, in: container) }
        }
        step(
            .then,
            ["fr": "je ne vois pas {string}", "en": "I do not see {string}"],
            "The text is not on the screen now. Does not wait.",
            absent: 0
        ) { (world, text: String) in
            try world.now {
                guard !PlainText(text).isEmpty else { return localized("The text to look for is empty.") }
                let finder = try world.finder()
                guard let found = try finder.reading(text).first else { return nil }
                let (screen, element) = (finder.topLayer?.label ?? "", found.element.localizedSummary)
                guard let holder = finder.holder(of: found), !holder.role.isFrame else {
                    return localized("“\(text)” is on the screen “\(screen)”: \(element).")
                }
                return localized("“\(text)” is on the screen “\(screen)”: \(element) in \(holder.name).")
            }
        }
        step(
            .then,
            ["fr": "je ne vois pas {string} dans {string}", "en": "I do not see {string} in {string}"],
            "The text is not inside the element with that label now. Does not wait.",
            absent: 0
        ) { (world, text: String, container: String) in
            try world.now {
                guard !PlainText(text).isEmpty else { return localized("The text to look for is empty.") }
                guard let found = try world.finder().reading(text, in: container).first else { return nil }
                return localized("“\(text)” is in “\(container)”: \(found.element.localizedSummary).")
            }
        }
        step(
            .then,
            [
                "fr": "l'écran {string} est affiché",
                "en": "the {string} screen is shown",
                "en": "the screen {string} is shown",
            ],
            "The top screen has that title."
        ) { (world, title: String) in
            try world.eventually {
                let finder = try world.finder()
                let isCovered = finder.root.children.dropLast().contains { PlainText($0.label) == PlainText(title) }
                return Mismatch(
                    localized("The title of the top screen"),
                    expectedText: title,
                    actual: finder.topLayer?.label,
                    details: isCovered ? localized("“\(title)” is covered by the \(finder.topLayer?.name ?? "").") : ""
                )?.description
            }
        }
        step(
            .then,
            [
                "fr": "l'onglet {string} est sélectionné",
                "en": "the {string} tab is selected",
                "en": "the tab {string} is selected",
            ],
            "The tab bar shows that tab as selected."
        ) { (world, title: String) in
            try world.eventually {
                let tabs = world.session.manifest.tabs.map(\.title)
                let isTab = tabs.contains { PlainText($0) == PlainText(title) }
                return Mismatch(
                    localized("The selected tab"),
                    expectedText: title,
                    actual: try world.session.selectedTab,
                    details: isTab
                        ? "" : tabs.isEmpty ? localized("The app has no tabs.") : localized("The tabs: \(tabs.quoted).")
                )?.description
            }
        }
    }
}

extension ScenarioWorld {
    /// The table under the step, which must have one column.
    fileprivate func column() throws -> [String] {
        let rows = try table()
        guard rows.allSatisfy({ $0.count == 1 }) else {
            throw StepFailure(localized("The table under this step must have one column."))
        }
        return rows.flatMap(\.self)
    }

    /// The failure if the text is not visible.
    fileprivate func absence(of text: String, in container: String? = nil) throws -> StepMismatch? {
        let finder = try finder()
        do throws(HeadlessError) {
            return try finder.reading(text, in: container).isEmpty ? mismatch(text, in: container, by: finder) : nil
        } catch {
            return .failure(error)
        }
    }

    /// The failure if any of the rows is not visible: all of them, each with its row.
    fileprivate func absence(ofAny texts: [String], in container: String? = nil) throws -> StepMismatch? {
        let finder = try finder()
        var (rows, mismatches): ([Int], [StepMismatch]) = ([], [])
        do throws(HeadlessError) {
            for (index, text) in texts.enumerated() where try finder.reading(text, in: container).isEmpty {
                rows.append(index + 1)
                mismatches.append(mismatch(text, in: container, by: finder))
            }
        } catch {
            return .failure(error)
        }
        return mismatches.count > 1 ? .rows(of: texts.count, numbers: rows, mismatches: mismatches) : mismatches.first
    }

    /// A text is covered, behind the keyboard, or nowhere.
    private func mismatch(_ text: String, in container: String?, by finder: ElementFinder) -> StepMismatch {
        let missing = MissingElement(text, for: .reading, in: container, of: finder.root)
        if let mismatch = finder.offer(of: text, in: container) { return .words(mismatch) }
        guard container == nil else { return .failure(.notFound(missing)) }
        if let covered = finder.covered(text, for: .reading) { return .failure(covered) }
        guard let hidden = try? session.contentWithoutKeyboard(), let field = try? session.focusedField,
            let element = try? ElementFinder(hidden).reading(text).first
        else { return .failure(.notFound(missing)) }
        return .failure(.behindKeyboard(element.element.name, typingInto: field))
    }

    fileprivate func disorder(of wanted: [String]) throws -> StepMismatch? {
        let elements = try finder().elements.filter { $0.element.role != .option && $0.hiding == nil }
        // The element that contains the last row found, and all the rows found in it.
        var (position, rowsHere): (Int, [PlainText]) = (0, [])
        for (index, text) in wanted.enumerated() {
            let plain = PlainText(text)
            if !rowsHere.isEmpty, elements[position].element.says(inOrder: rowsHere + [plain]) {
                rowsHere.append(plain)
                continue
            }
            // An element may repeat its own text inside, as a section does its heading: count it once.
            let seen = rowsHere == [plain] ? elements[position].path : nil
            let rest = elements.indices.dropFirst(rowsHere.isEmpty ? 0 : position + 1).filter { index in
                seen.map { !elements[index].path.starts(with: $0) } ?? true
            }
            guard let next = rest.first(where: { elements[$0].element.says(plain) }) else {
                guard elements.contains(where: { $0.element.says(plain) }) else { return try absence(of: text) }
                return .words("\(Self.misplacement(ofRow: index, of: wanted, in: elements))")
            }
            (position, rowsHere) = (next, [plain])
        }
        return nil
    }

    /// Where the row is that should come later, and where the row before it is.
    private static func misplacement(
        ofRow index: Int,
        of wanted: [String],
        in elements: [ElementFinder.Found]
    ) -> Mismatch {
        func summary(of text: String) -> String {
            let found = elements.filter { $0.element.says(PlainText(text)) }.map(\.element.localizedSummary)
            return found.count == 1
                ? found[0] : localized("\(found.count) elements, the last one \(found.last ?? "")")
        }
        let (row, rowBefore) = (wanted[index], wanted[max(0, index - 1)])
        return Mismatch(
            localized("The position of “\(row)” (row \(index + 1))"),
            expected: localized("after “\(rowBefore)” (row \(index))"),
            actual: localized("not after it"),
            details: [row, rowBefore].map { localized("“\($0)” is in \(summary(of: $0)).") }.joined(separator: "\n")
        )
    }
}

extension ElementFinder {
    /// If only an unselected option has the text: which step to use instead.
    fileprivate func offer(of text: String, in container: String?) -> String? {
        let scope = (try? elements(in: container)) ?? []
        guard let option = scope.first(where: { $0.element.role == .option && $0.element.says(PlainText(text)) }),
            let choice = holder(of: option), choice.role == .choice
        else { return nil }
        return Mismatch(
            localized("The selection in “\(choice.label)”"),
            expected: text.quoted,
            actual: choice.value?.quoted ?? localized("nothing"),
            details: localized(
                "For an unselected option, say « \"\(option.element.label)\" est proposé dans \"\(choice.label)\" » (“… is offered in …”)."
            )
        ).description
    }
}
