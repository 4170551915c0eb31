import AppShell
import AppShellHeadless
import CucumberGherkin

extension StepConsole {
    /// Assertions about an element that hold now, the most telling first.
    ///
    /// - Parameter path: the indices of children, from the app.
    public func assertions(at path: [Int]) -> [ConsoleStep] {
        guard let finder = try? world.finder(), let found = finder.elements.first(where: { $0.path == path }) else {
            return []
        }
        return candidates(found, in: finder).filter { step in
            guard product.matcher.matches(step.text).count == 1, let written = step.pickleStep(in: language) else {
                return false
            }
            return holds(written)
        }
    }

    /// Assertions about all that is on the screen, in the order it is read; each once.
    public func assertions() -> [ConsoleStep] {
        let elements = (try? world.finder())?.elements ?? []
        return elements.flatMap { assertions(at: $0.path) }.uniqued()
    }

    /// Whether an assertion holds without waiting; nothing is noted of it.
    private func holds(_ step: PickleStep) -> Bool {
        guard let match = product.matcher.matches(step.text).first else { return false }
        world.timing = .rightNow
        defer { world.timing = nil }
        return (try? product.library.definitions[match.index].run(world, match.arguments)) != nil
    }

    private func candidates(_ found: ElementFinder.Found, in finder: ElementFinder) -> [ConsoleStep] {
        let element = found.element
        var steps: [ConsoleStep] = []
        func add(_ french: String, _ english: String) {
            var step = said(french, english)
            step.kind = .then
            steps.append(step)
        }
        guard let label = QuotedText.ofLabel(element.label) else { return [] }
        switch element.role {
        case .tab:
            if element.state.isSelected { add("l'onglet \(label) est sélectionné", "the \(label) tab is selected") }
            if let badge = element.state.badge {
                add("l'onglet \(label) porte la pastille \"\(badge)\"", "the \(label) tab has the badge \"\(badge)\"")
            }
        case .toggle:
            element.state.isSelected
                ? add("\(label) est allumé", "\(label) is on") : add("\(label) est éteint", "\(label) is off")
        case .choice:
            if let value = element.value.flatMap(QuotedText.of) {
                add("\(value) est choisi dans \(label)", "\(value) is selected in \(label)")
            }
        case .option:
            if element.state.isSelected, let choice = finder.parent(of: found),
                let holder = QuotedText.ofLabel(choice.element.label)
            {
                add("\(label) est choisi dans \(holder)", "\(label) is selected in \(holder)")
            }
        case .field:
            if let value = element.value.flatMap(QuotedText.of), element.value?.isEmpty == false {
                add("le champ \(label) affiche \(value)", "the \(label) field shows \(value)")
            }
        case .screen, .bar, .layer: add("l'écran \(label) est affiché", "the \(label) screen is shown")
        case .disclosure:
            element.state.isExpanded == true
                ? add("\(label) est déplié", "\(label) is expanded")
                : add("\(label) est replié", "\(label) is collapsed")
        case .button where found.hiding != nil:
            let isHolder = { (element: ContentSnapshot) in
                found.isInMenu ? element.role == .menu : ElementUse.swiping.fits(element)
            }
            if let holder = finder.holders(of: found).last(where: isHolder).flatMap({ QuotedText.ofLabel($0.label) }) {
                add("\(label) est proposé dans \(holder)", "\(label) is offered in \(holder)")
            }
        case .dialog:
            add("la boîte de dialogue \(label) est affichée", "the \(label) dialog is shown")
        case .map:
            let count = element.children.count
            let (pins, english) = (count > 1 ? "repères" : "repère", count == 1 ? "pin" : "pins")
            add("le plan \(label) a \(count) \(pins)", "the \(label) map has \(count) \(english)")
        case .toast: add("le message passager \(label) est affiché", "the \(label) toast is shown")
        case .sheet: add("la feuille \(label) est ouverte", "the \(label) sheet is open")
        default: break
        }
        if element.state.isDisabled { add("\(label) est désactivé", "\(label) is disabled") }
        if element.label.isEmpty, let child = element.children.indices.first,
            let inner = finder.elements.first(where: { $0.path == found.path + [child] })
        {
            return candidates(inner, in: finder)
        }
        let words = element.value.flatMap { $0.isEmpty || element.role == .image ? nil : "\(element.label) : \($0)" }
        let texts = [words, element.label].compactMap(\.self).filter { !$0.isEmpty }
            .compactMap(QuotedText.ofLabel)
        for text in texts {
            if let holder = finder.holder(of: found), !holder.role.isFrame,
                let place = QuotedText.ofLabel(holder.label),
                (try? finder.innermost(reading: element.label))?.count ?? 0 > 1
            {
                add("je vois \(text) dans \(place)", "I see \(text) in \(place)")
            }
            add("je vois \(text)", "I see \(text)")
        }
        return steps
    }
}
