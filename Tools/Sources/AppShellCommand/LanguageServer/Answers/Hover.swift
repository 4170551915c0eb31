import AppShell
import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import ScenarioRunner

/// What a step does, or what a tag stands for.
struct Hover {
    let document: OpenDocument
    let workspace: Workspace

    func json(at position: TextPosition) -> JSONValue {
        let encoding = workspace.client.encoding
        if let place = StepPlace(at: position, in: document, workspace) {
            guard let text = text(of: place) else { return .null }
            return hover(text, document.text.range(place.line.content..<place.line.text.upperBound, in: encoding))
        }
        if let tag = document.tag(at: position, encoding) {
            return hover(text(ofTag: document.text.string(tag)), document.text.range(tag, in: encoding))
        }
        return .null
    }

    private func hover(_ text: String, _ range: TextRange) -> JSONValue {
        ["contents": ["kind": "markdown", "value": .string(text)], "range": range.json]
    }

    private func text(of place: StepPlace) -> String? {
        if place.uses.isEmpty {
            let nearest = place.vocabulary.library.suggestedSteps(for: place.said, in: document.lines.language)
            guard !nearest.isEmpty else { return nil }
            return localized("No step definition matches. Nearest:") + "\n\n"
                + nearest.map { "- `\($0)`" }.joined(separator: "\n")
        }
        return place.uses.map { use in
            let definition = place.vocabulary.definition(use.definition)
            let key = ScriptIndex.StepKey(product: place.vocabulary.kit.productID, step: definition.location)
            let count = workspace.index.steps[key] ?? 0
            var lines = [
                "```gherkin\n\(definition.kind.keyword(in: definition.language)) \(definition.expression.source)\n```",
                definition.localizedSummary,
            ]
            if let replacement = definition.replacement {
                lines.append(localized("A former wording; write `\(replacement)`."))
            }
            if place.said != place.text { lines.append(localized("For example: \(place.said)")) }
            let times =
                count == 1 ? localized("Said once in the scripts") : localized("Said \(count) times in the scripts")
            lines.append("\(times) · \(definition.location)")
            return lines.joined(separator: "\n\n")
        }
        .joined(separator: "\n\n---\n\n")
    }

    private func text(ofTag tag: String) -> String {
        let folder = workspace.folder(of: FileURI.path(of: document.uri))
        let requirement = folder?.requirements?.requirements.first { "@" + $0.id == tag }
        let count = workspace.index.tags[tag]?.number ?? 0
        let times = count == 1 ? localized("On one element.") : localized("On \(count) elements.")
        return [requirement.map { "**\($0.id)** \($0.title)" }, times].compactMap(\.self).joined(separator: "\n\n")
    }
}
