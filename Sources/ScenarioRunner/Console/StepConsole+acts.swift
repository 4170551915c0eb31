public import AppShell
import AppShellHeadless

extension StepConsole {
    /// The step that does something with exactly this element.
    ///
    /// - Parameters:
    ///   - path: the indices of children, from the app.
    ///   - seen: the screen that `path` is a place of, where the app may have drawn another one since: the act is meant
    ///     for the element that was there, wherever it is now. nil for the screen shown now.
    /// - Returns: nil where the element is not there, out of reach, or nothing that can be acted on so.
    public func step(for act: ScreenAct, at path: [Int], of seen: ContentSnapshot? = nil) -> ConsoleStep? {
        guard let finder = try? world.finder() else { return nil }
        var place: [Int]? = path
        if let seen, seen != finder.root { place = finder.place(of: path, in: ElementFinder(seen)) }
        guard let found = finder.elements.first(where: { $0.path == place }) else { return nil }
        let element = found.element
        switch act {
        case .tap(let times): return tap(found, times: times, in: finder)
        case .hold(let duration):
            guard let label = name(found, for: .holding, in: finder) else { return nil }
            return said(
                "je maintiens \(label) pendant \(text(of: duration))",
                "I hold \(label) for \(text(of: duration))"
            )
        case .type(let text): return type(text, into: found, in: finder)
        case .focus:
            guard let label = name(found, for: .typing, in: finder) else { return nil }
            return said("je place le curseur dans le champ \(label)", "I put the cursor in the \(label) field")
        case .set(let isOn):
            guard let label = name(found, for: .switching, in: finder) else { return nil }
            return isOn
                ? said("j'active \(label)", "I turn \(label) on") : said("je désactive \(label)", "I turn \(label) off")
        case .choose(let option):
            // An option stands for its choice.
            guard let choice = element.role == .option ? finder.parent(of: found) : found,
                let label = name(choice, for: .choosing, in: finder), let chosen = QuotedText.ofLabel(option)
            else { return nil }
            return said("je choisis \(chosen) dans \(label)", "I select \(chosen) in \(label)")
        case .adjust(let number):
            guard let label = name(found, for: .adjusting, in: finder) else { return nil }
            return said("je règle \(label) sur \"\(number)\"", "I set \(label) to \"\(number)\"")
        case .slide(let number):
            return set(found, to: try? session.words(of: number, at: found.path), in: finder)
        case .pick(let date):
            return set(found, to: try? session.words(ofDate: date, at: found.path), in: finder)
        }
    }

    private func tap(_ found: ElementFinder.Found, times: Int, in finder: ElementFinder) -> ConsoleStep? {
        let element = found.element
        if element.role == .option, let choice = finder.parent(of: found), choice.element.role == .choice {
            return step(for: .choose(element.label), at: choice.path)
        }
        if element.role == .toggle { return step(for: .set(!element.state.isSelected), at: found.path) }
        if let duration = element.holdDuration { return step(for: .hold(duration), at: found.path) }
        guard element.isInteractive, let label = QuotedText.ofLabel(element.label) else { return nil }
        if times == 1, found.frame == .bar, let bar = finder.parent(of: found), bar.element.role == .bar {
            let strings = session.manifest.strings
            if element.label == strings.back { return said("je reviens en arrière", "I go back") }
            if element.label == strings.close { return said("je ferme la feuille", "I close the sheet") }
        }
        if times == 1, element.role == .tab { return said("j'ouvre l'onglet \(label)", "I open the \(label) tab") }
        if found.hiding == .swipe { return swipe(found, in: finder) }
        if leads(element.label, nil, .tapping, to: found, in: finder) {
            return times == 2
                ? said("je tape deux fois de suite sur \(label)", "I double-tap \(label)")
                : said("je tape sur \(label)", "I tap \(label)")
        }
        for holder in finder.holders(of: found).reversed() {
            guard leads(element.label, holder.label, .tapping, to: found, in: finder),
                let place = QuotedText.ofLabel(holder.label)
            else { continue }
            return said("je tape sur \(label) dans \(place)", "I tap \(label) in \(place)")
        }
        guard let number = finder.number(of: found) else { return nil }
        return said("je tape sur \(label) numéro \(number)", "I tap \(label) number \(number)")
    }

    private func swipe(_ found: ElementFinder.Found, in finder: ElementFinder) -> ConsoleStep? {
        guard let row = finder.holders(of: found).last(where: { ElementUse.swiping.fits($0) })?.label,
            (try? finder.swiped(row, to: found.element.label))?.path == found.path,
            let label = QuotedText.ofLabel(found.element.label), let place = QuotedText.ofLabel(row), !row.isEmpty
        else { return nil }
        return said("je balaie \(place) et tape sur \(label)", "I swipe \(place) and tap \(label)")
    }

    private func set(_ found: ElementFinder.Found, to words: String?, in finder: ElementFinder) -> ConsoleStep? {
        guard let label = name(found, for: .adjusting, in: finder), let value = words.flatMap(QuotedText.ofLabel)
        else { return nil }
        return said("je règle \(label) sur \(value)", "I set \(label) to \(value)")
    }

    private func type(_ text: String, into found: ElementFinder.Found, in finder: ElementFinder) -> ConsoleStep? {
        guard let label = name(found, for: .typing, in: finder) else { return nil }
        guard let quoted = QuotedText.of(text) else {
            var step = said("je saisis dans le champ \(label) :", "I type into the \(label) field:")
            step.docString = text
            return step
        }
        return said("je saisis \(quoted) dans le champ \(label)", "I type \(quoted) into the \(label) field")
    }

    /// The quoted label of an element, if it alone leads to it.
    private func name(_ found: ElementFinder.Found, for use: ElementUse, in finder: ElementFinder) -> String? {
        leads(found.element.label, nil, use, to: found, in: finder) ? QuotedText.ofLabel(found.element.label) : nil
    }

    private func leads(
        _ label: String,
        _ container: String?,
        _ use: ElementUse,
        to found: ElementFinder.Found,
        in finder: ElementFinder
    ) -> Bool {
        guard container?.isEmpty != true, !label.isEmpty else { return false }
        return (try? finder.interactive(label, in: container, for: use))?.path == found.path
    }

    /// A step that lets time pass, to the nanosecond.
    public func step(waiting duration: Duration) -> ConsoleStep {
        said("j'attends \(text(of: duration))", "I wait \(text(of: duration))")
    }

    private func text(of duration: Duration) -> String {
        StepDuration.text(of: duration, in: language)
    }

    func said(_ french: String, _ english: String) -> ConsoleStep {
        ConsoleStep(text: language.hasPrefix("fr") ? french : english)
    }
}

extension ElementFinder {
    /// What an element stands in.
    func parent(of found: Found) -> Found? {
        elements.first { $0.path == Array(found.path.dropLast()) }
    }

    /// The containers of an element, the outermost first.
    func holders(of found: Found) -> [ContentSnapshot] {
        elements.filter { $0.path.count < found.path.count && found.path.starts(with: $0.path) }.map(\.element)
    }

    /// Where an element of an earlier screen is now: the one of its role and label, and where several have them, as many
    /// of them before it as then. One whose label changed is where it was.
    func place(of path: [Int], in earlier: ElementFinder) -> [Int]? {
        guard let old = earlier.elements.first(where: { $0.path == path }) else { return nil }
        let isSame = { (one: Found) in one.element.role == old.element.role && one.element.label == old.element.label }
        let twins = elements.filter(isSame)
        if twins.isEmpty {
            guard let other = elements.first(where: { $0.path == path }), other.element.role == old.element.role,
                !earlier.elements.contains(where: { $0.element.label == other.element.label })
            else { return nil }
            return path
        }
        let number = earlier.elements.filter(isSame).firstIndex { $0.path == path } ?? 0
        return twins.indices.contains(number) ? twins[number].path : nil
    }

    /// Which of the elements with its label and a tap it is, from 1, in the order they are read.
    func number(of found: Found) -> Int? {
        tappable(found.element.label).firstIndex { $0.path == found.path }.map { $0 + 1 }
    }

    /// The elements of exactly that label that can be tapped.
    func tappable(_ label: String) -> [Found] {
        let wanted = PlainText(label)
        return elements.filter {
            ElementUse.tapping.fits($0.element) && $0.hiding == nil && PlainText($0.element.label) == wanted
        }
    }
}
