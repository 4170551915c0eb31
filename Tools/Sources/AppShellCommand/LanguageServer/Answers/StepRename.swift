import AppShell
import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import Foundation
import ScenarioRunner

/// Renames a step in all scripts and in the Swift code that defines it, or a tag in all scripts.
struct StepRename {
    let document: OpenDocument
    let workspace: Workspace

    private var encoding: PositionEncoding { workspace.client.encoding }

    /// What would be renamed: the expression of the step, which the client shows to be edited.
    func prepare(at position: TextPosition) throws(RPCError) -> JSONValue {
        if let place = StepPlace(at: position, in: document, workspace) {
            let definition = try renamed(place)
            let range = document.text.range(place.line.text, in: encoding)
            return ["range": range.json, "placeholder": .string(definition.expression.source)]
        }
        guard let tag = document.tag(at: position, encoding) else { return .null }
        let range = document.text.range(tag, in: encoding)
        return ["range": range.json, "placeholder": .string(document.text.string(tag))]
    }

    /// - Parameter check: throws when the client no longer waits.
    func edit(
        at position: TextPosition,
        to new: String,
        _ check: () throws(RPCError) -> Void
    ) throws(RPCError) -> JSONValue {
        try workspace.finishReading(check)
        if let place = StepPlace(at: position, in: document, workspace) { return try rename(place, to: new, check) }
        guard let tag = document.tag(at: position, encoding) else { return .null }
        let name = new.hasPrefix("@") ? new : "@" + new
        guard name.count > 1, !name.dropFirst().contains(where: { $0.isWhitespace || $0 == "@" || $0 == "#" }) else {
            throw RPCError(
                .requestFailed,
                localized("“\(new)” is no tag: it has white space, an @ or a # in it, or nothing.")
            )
        }
        let places = try References(document: document, workspace: workspace)
            .tags(named: document.text.string(tag), check)
        return Self.workspaceEdit(places.map { ($0.uri, TextEdit(range: $0.range, text: name)) })
    }

    // MARK: Steps

    private func renamed(_ place: StepPlace) throws(RPCError) -> StepDefinition {
        guard place.uses.count == 1, let use = place.uses.first else {
            throw RPCError(
                .requestFailed,
                place.uses.isEmpty
                    ? localized("No step definition matches “\(place.text)”, so it is not renamed.")
                    : localized("Several step definitions match “\(place.text)”, so it is not renamed.")
            )
        }
        let definition = place.vocabulary.definition(use.definition)
        guard case .cucumber = definition.expression else {
            throw RPCError(
                .requestFailed,
                localized("The step is defined by a regular expression; rename it in Swift.")
            )
        }
        return definition
    }

    private func rename(
        _ place: StepPlace,
        to new: String,
        _ check: () throws(RPCError) -> Void
    ) throws(RPCError) -> JSONValue {
        let definition = try renamed(place)
        let new = new.trimmingCharacters(in: .whitespaces)
        try requireUsable(new, instead: definition, place.vocabulary)
        var edits = [try DefinitionEdit.edit(definition, to: new, place.vocabulary, encoding)]
        for (_, facts) in workspace.index.files.sorted(by: { $0.key < $1.key }) {
            try check()
            guard let vocabulary = facts.kit.map(workspace.vocabulary) else { continue }
            let steps = facts.steps.filter { step in
                guard step.location == definition.location, let index = step.definitions.first else { return false }
                return vocabulary.definition(index).expression.source == definition.expression.source
            }
            guard !steps.isEmpty else { continue }
            guard let text = workspace.text(of: facts.uri) else { continue }
            let filled = steps.contains { $0.text.contains("<") } ? filledTexts(facts.uri, text, vocabulary) : [:]
            for step in steps {
                let start = text.offset(of: step.range.start, in: encoding)
                let end = text.offset(of: step.range.end, in: encoding)
                guard text.string(start..<end) == step.text else {
                    throw RPCError(.requestFailed, localized("\(facts.uri) has changed on disk; try again."))
                }
                let said = filled[text.gherkinLine(of: start) + 1] ?? step.text
                guard let reworded = Self.text(of: step.text, said, new, definition, vocabulary) else {
                    let line = step.range.start.line + 1
                    throw RPCError(
                        .requestFailed,
                        localized("\(facts.uri):\(line): “\(step.text)” cannot be said so; change it by hand.")
                    )
                }
                edits.append((facts.uri, TextEdit(range: step.range, text: reworded)))
            }
        }
        return Self.workspaceEdit(edits)
    }

    private func requireUsable(
        _ new: String,
        instead definition: StepDefinition,
        _ vocabulary: ProductVocabulary
    ) throws(RPCError) {
        guard !new.isEmpty else { throw RPCError(.requestFailed, localized("The new text is empty.")) }
        do throws(CucumberExpressionError) {
            _ = try CucumberExpression(new, parameterTypes: vocabulary.library.parameterTypes)
        } catch {
            throw RPCError(.requestFailed, error.message)
        }
        let old = definition.expression.source
        guard StepRewording.parameters(of: new) == StepRewording.parameters(of: old) else {
            let names = StepRewording.parameters(of: old).map { "{\($0)}" }.joined(separator: ", ")
            throw RPCError(
                .requestFailed,
                names.isEmpty
                    ? localized("The step has no parameters; the new text must have the same.")
                    : localized("The step has the parameters \(names), in this order; the new text must have the same.")
            )
        }
        let taken = vocabulary.library.definitions.contains {
            $0.expression.source == new && $0.location != definition.location
        }
        if taken { throw RPCError(.requestFailed, localized("There is a step “\(new)” already.")) }
    }

    private func filledTexts(_ uri: String, _ text: ScriptText, _ vocabulary: ProductVocabulary) -> [Int: String] {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: uri, text: text.string)], ids: &ids)
        return scripts.features.first.map { ScriptFacts.filledTexts($0, vocabulary) } ?? [:]
    }

    /// A step in the words of the new expression.
    private static func text(
        of written: String,
        _ said: String,
        _ new: String,
        _ definition: StepDefinition,
        _ vocabulary: ProductVocabulary
    ) -> String? {
        guard let use = vocabulary.product.uses(of: said).first,
            let filled = FilledText(written, said: said)
        else { return nil }
        var values: [String] = []
        for argument in use.arguments {
            guard let start = argument.group.start, let value = argument.group.value,
                let text = filled.written(start..<start + value.unicodeScalars.count)
            else { return nil }
            values.append(text)
        }
        var timing: String?
        if let words = use.timing {
            let count = said.unicodeScalars.count
            let colon = said.hasSuffix(" :") ? 2 : said.hasSuffix(":") ? 1 : 0
            guard let text = filled.written(count - colon - words.unicodeScalars.count..<count - colon) else {
                return nil
            }
            timing = text
        }
        let text = StepRewording.text(of: new, values: values, timing: timing, language: definition.language)
        return text.map { (use.check ?? "") + $0 }
    }

    private static func workspaceEdit(_ edits: [(uri: String, edit: TextEdit)]) -> JSONValue {
        var changes: [String: [JSONValue]] = [:]
        for (uri, edit) in edits { changes[uri, default: []].append(edit.json) }
        let members = changes.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.array($0.value)) }
        return ["changes": .object(JSONObject(members))]
    }
}
