import AppShell
import AppShellHeadless

/// What a string of a step may say: labels of the screen, by the words around it.
struct StringCandidates {
    /// nil while no app runs.
    let finder: ElementFinder?
    /// Links to try.
    let links: [String]

    /// The likely values that begin as the string does, in quotes.
    func values(for string: BegunString, of kind: StepDefinition.Kind) -> [String] {
        let begun = PlainText(string.begun).description
        return all(string, kind).filter { !$0.isEmpty && PlainText($0).description.hasPrefix(begun) }
            .compactMap(QuotedText.ofLabel).uniqued()
    }

    private func all(_ string: BegunString, _ kind: StepDefinition.Kind) -> [String] {
        func says(_ words: String..., in text: String) -> Bool {
            text.split { !$0.isLetter }.contains { word in words.contains(String(word)) }
        }
        let (before, after) = (string.before, string.after)
        if says("lien", "link", in: before) { return links }
        if says("champ", "field", in: before) || says("field", in: after) { return labels { $0.isField } }
        if says("onglet", in: before) || says("tab", in: after) { return labels { $0.role == .tab } }
        if says("écran", in: before) || says("screen", in: after) { return labels { $0.role == .screen } }
        if says("feuille", in: before) || says("sheet", in: after) { return labels { $0.role == .sheet } }
        if says("dialogue", in: before) || says("dialog", in: after) { return labels { $0.role == .dialog } }
        if says("plan", in: before) || says("map", in: after) { return labels { $0.role == .map } }
        if says("passager", in: before) || says("toast", in: after) { return labels { $0.role == .toast } }
        let isInside = says("dans", "in", in: before)
        switch kind {
        case .given: return []
        case .then where isInside: return labels { !$0.children.isEmpty }
        case .then: return labels { _ in true }
        case .when where says("choisis", "select", in: string.head):
            return labels { $0.role == (isInside ? .choice : .option) }
        case .when where isInside: return labels { !$0.children.isEmpty }
        case .when where says("active", "désactive", "turn", in: before): return labels { $0.role == .toggle }
        case .when where says("règle", "set", in: before): return labels(where: ElementUse.adjusting.fits)
        case .when where says("balaie", "swipe", in: before): return labels(where: ElementUse.swiping.fits)
        case .when where says("balaie", "swipe", in: string.head):
            return finder?.elements.filter { $0.hiding == .swipe }.map(\.element.label) ?? []
        case .when where says("maintiens", "hold", in: before): return labels { $0.holdDuration != nil }
        case .when where says("tape", "tap", in: before): return labels(where: ElementUse.tapping.fits)
        case .when: return []
        }
    }

    private func labels(where isMeant: (ContentSnapshot) -> Bool) -> [String] {
        finder?.elements.map(\.element).filter(isMeant).map(\.label) ?? []
    }
}

extension ContentSnapshot {
    fileprivate var isField: Bool { ElementUse.typing.fits(self) }
}
