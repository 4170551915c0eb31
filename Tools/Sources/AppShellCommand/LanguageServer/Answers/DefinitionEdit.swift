import AppShellTexts
import CucumberExpressions
import Foundation
import ScenarioReports
import ScenarioRunner

/// Edits of the Swift code that defines steps.
enum DefinitionEdit {
    /// How many lines a definition's expressions are looked for in.
    private static let reach = 40

    /// Another expression in place of a definition's.
    static func edit(
        _ definition: StepDefinition,
        to new: String,
        _ vocabulary: ProductVocabulary,
        _ encoding: PositionEncoding
    ) throws(RPCError) -> (uri: String, edit: TextEdit) {
        let location = definition.location
        guard let (file, text) = source(of: location, vocabulary) else {
            throw RPCError(
                .requestFailed,
                localized("The step is defined at \(location), which is not in this workspace.")
            )
        }
        // The file may have changed since the command was built.
        let lines = text.lineStarts.indices.dropFirst(location.line - 1).prefix(reach)
        for (open, close, escapes) in [("\"", "\"", true), ("#\"", "\"#", false)] {
            func literal(_ text: String) -> [UInt8] { Array((open + (escapes ? escaped(text) : text) + close).utf8) }
            let wanted = literal(definition.expression.source)
            for line in lines {
                let range = text.line(line)
                guard let found = text.bytes[range].firstRange(of: wanted) else { continue }
                let edit = TextEdit(
                    range: text.range(found, in: encoding),
                    text: String(decoding: literal(new), as: UTF8.self)
                )
                return (FileURI.uri(of: file), edit)
            }
        }
        throw RPCError(
            .requestFailed,
            localized("“\(definition.expression.source)” is not at \(location) as a literal; rename it in Swift first.")
        )
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    private static func source(of location: FileLocation, _ vocabulary: ProductVocabulary) -> (String, ScriptText)? {
        guard let file = vocabulary.file(of: location), let data = FileManager.default.contents(atPath: file) else {
            return nil
        }
        return (file, ScriptText(bytes: Array(data)))
    }

    /// A new definition, in front of the last one of the product's own.
    ///
    /// - Parameter snippet: it begins with `library.step(`.
    static func insertion(
        of snippet: String,
        _ vocabulary: ProductVocabulary,
        _ encoding: PositionEncoding
    ) -> (file: String, edit: TextEdit)? {
        let generic = Set(StepLibrary.withGenericSteps().definitions.map(\.location.file))
        let own = vocabulary.library.definitions.filter { $0.phrase == nil && !generic.contains($0.location.file) }
        guard let location = own.last?.location, let (file, text) = source(of: location, vocabulary) else { return nil }
        let range = text.line(location.line - 1)
        let line = text.string(range)
        let indent = line.prefix(while: \.isWhitespace)
        let call = line.dropFirst(indent.count)
        // `library.step(`, `step(` in an extension of the library, or some other name for it.
        guard let step = call.firstRange(of: "step("), call[..<step.lowerBound].allSatisfy({ $0.isLetter || $0 == "." })
        else { return nil }
        let named = call[..<step.lowerBound] + snippet.dropFirst("library.".count)
        let code = named.split(separator: "\n", omittingEmptySubsequences: false).map { indent + $0 + "\n" }.joined()
        let place = text.position(of: range.lowerBound, in: encoding)
        return (file, TextEdit(range: TextRange(place, place), text: code))
    }
}
