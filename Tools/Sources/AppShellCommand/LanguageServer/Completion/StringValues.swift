import ScenarioRunner

/// What a string of a step may say: what other scripts say there, and labels that a run saw.
struct StringValues {
    private let workspace: Workspace
    private let labels: LabelSource
    private let vocabulary: ProductVocabulary

    init(_ workspace: Workspace, _ labels: LabelSource, _ vocabulary: ProductVocabulary) {
        (self.workspace, self.labels, self.vocabulary) = (workspace, labels, vocabulary)
    }

    /// Those that begin with the text, and then those that contain it, the most frequent first.
    func values(_ form: StepForm, _ part: Int, begun: String) -> [String] {
        let typed = begun.lowercased()
        let slot = ScriptIndex.Slot(
            product: vocabulary.kit.productID,
            step: vocabulary.definition(form.definition).location,
            argument: form.argument(ofPart: part)
        )
        let said = (workspace.index.values[slot] ?? [:]).filter { $0.value.folded.contains(typed) && $0.key != begun }
            .sorted { ($1.value.number, $0.key) < ($0.value.number, $1.key) }
        let seen = wantsLabels(form, part) ? labels.labels(ofPrefix: vocabulary.kit.requirementPrefix) : []
        let shown = seen.filter { fits($0, form.parts[part - 1]) && $0.folded.contains(typed) }
        let all =
            said.map { (text: $0.key, folded: $0.value.folded) } + shown.map { (text: $0.text, folded: $0.folded) }
        var known: Set<String> = []
        let unique = all.filter { known.insert($0.text).inserted && !$0.text.contains(where: \.isNewline) }
        let first = unique.filter { $0.folded.hasPrefix(typed) }
        return (first + unique.filter { !$0.folded.hasPrefix(typed) }).prefix(Completion.limit).map(\.text)
    }

    /// Whether the words around the string are about elements of the screen.
    private func wantsLabels(_ form: StepForm, _ part: Int) -> Bool {
        guard form.kind != .given else { return false }
        let words = Self.words(form.parts[0] + " " + form.parts[part - 1])
        return !words.isDisjoint(with: Self.ofElements)
    }

    private static let ofElements: Set<String> = [
        "tape", "tap", "vois", "see", "onglet", "tab", "champ", "field", "bouton", "button", "maintiens", "hold",
        "choisis", "select", "active", "désactive", "turn", "écris", "type", "remplis", "fill", "coche", "tick",
    ]

    private func fits(_ label: LabelSource.Label, _ before: String) -> Bool {
        let words = Self.words(before)
        if words.contains("onglet") || words.contains("tab") { return label.role == "tab" }
        if words.contains("champ") || words.contains("field") { return label.role.lowercased().contains("field") }
        return true
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    }
}
