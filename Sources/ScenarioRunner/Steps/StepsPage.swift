import AppShell
import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// All steps as one page of Markdown: each step in all its languages, one table for each product and kind of step, and the
/// parameter types.
///
/// The same libraries give the same page, byte for byte.
public struct StepsPage {
    /// The steps of one owner, in the order of their definition.
    private struct Chapter {
        let title: String
        let steps: [Step]
    }

    /// One step, in all its languages.
    private struct Step {
        let kind: StepDefinition.Kind
        let summary: String
        let location: FileLocation
        var expressions: [String: StepExpression]

        /// - Returns: whether it is the same step in another language, which this one takes in.
        mutating func takes(_ definition: StepDefinition) -> Bool {
            guard definition.location == location, definition.kind == kind, definition.summary == summary,
                expressions[definition.language] == nil
            else { return false }
            expressions[definition.language] = definition.expression
            return true
        }
    }

    private let chapters: [Chapter]
    /// Columns, as Gherkin knows them: French first, then by code.
    private let languages: [String]
    private let values: [StepValue]

    /// - Parameter kits: the products whose own steps follow those of every product.
    public init(kits: [any TestKit.Type]) {
        let generic = StepLibrary.withGenericSteps()
        let own = kits.map { kit in
            let definitions = kit.library.currentDefinitions.dropFirst(generic.currentDefinitions.count)
            return (title: kit.product.manifest.name, definitions: Array(definitions))
        }
        let all = [(title: "Every product", definitions: generic.currentDefinitions)] + own
        chapters = all.map { Chapter(title: $0.title, steps: Self.steps(of: $0.definitions)) }
        languages = Set(all.flatMap { $0.definitions.map(\.language) })
            .sorted { ($0 == "fr" ? 0 : 1, $0) < ($1 == "fr" ? 0 : 1, $1) }
        let used = Set(all.flatMap { $0.definitions.flatMap(\.expression.parameterNames) })
        let types = ([generic] + kits.map { $0.library }).flatMap(\.parameterTypes.parameterTypes)
        values = StepValue.all(of: types, used: used)
    }

    private static func steps(of definitions: [StepDefinition]) -> [Step] {
        var steps: [Step] = []
        for definition in definitions {
            if var last = steps.popLast() {
                let isSame = last.takes(definition)
                steps.append(last)
                if isSame { continue }
            }
            steps.append(
                Step(
                    kind: definition.kind,
                    summary: definition.summary,
                    location: definition.location,
                    expressions: [definition.language: definition.expression]
                )
            )
        }
        return steps
    }

    public var markdown: String {
        ([Self.introduction, index] + chapters.map(text(of:)) + [valuesText]).joined(separator: "\n")
    }

    // MARK: The parts

    private var index: String {
        var text = "## Index\n\n"
        for chapter in chapters {
            let kinds = kinds(of: chapter).map { kind in
                let count = chapter.steps.count { $0.kind == kind }
                return "[\(kind.rawValue)](#\(Self.anchor(heading(chapter, kind)))) (\(count))"
            }
            let steps = kinds.isEmpty ? "no steps of its own" : kinds.joined(separator: ", ")
            text += "- [\(chapter.title)](#\(Self.anchor(chapter.title))): \(steps)\n"
        }
        return text + "- [Values](#\(Self.anchor("Values"))): the values in braces\n"
    }

    private func kinds(of chapter: Chapter) -> [StepDefinition.Kind] {
        StepDefinition.Kind.allCases.filter { kind in chapter.steps.contains { $0.kind == kind } }
    }

    private func heading(_ chapter: Chapter, _ kind: StepDefinition.Kind) -> String {
        "\(chapter.title): \(kind.rawValue)"
    }

    private func text(of chapter: Chapter) -> String {
        guard !chapter.steps.isEmpty else { return "## \(chapter.title)\n\nNo steps of its own.\n" }
        return "## \(chapter.title)\n"
            + kinds(of: chapter).map { kind in
                "\n### \(heading(chapter, kind))\n\n\(usual(kind))\n\n"
                    + table(of: chapter.steps.filter { $0.kind == kind })
            }.joined()
    }

    /// The usual keyword of such a step, in each language.
    private func usual(_ kind: StepDefinition.Kind) -> String {
        let keywords = languages.map { kind.keyword(in: $0) }
        return "Usually after " + keywords.map { "**\($0)**" }.joined(separator: ", ") + "."
    }

    private func table(of steps: [Step]) -> String {
        let names = languages.map { GherkinDialect.named($0)?.native.capitalizedFirst ?? $0 }
        var text = "| " + (names + ["What it does"]).joined(separator: " | ") + " |\n"
        text += String(repeating: "|---", count: languages.count + 1) + "|\n"
        for step in steps {
            let cells = languages.map { step.expressions[$0].map(Self.code(of:)) ?? "–" } + [Self.prose(step.summary)]
            text += "| " + cells.joined(separator: " | ") + " |\n"
        }
        return text
    }

    private var valuesText: String {
        var text = "## Values\n\n| In a step | Stands for | Examples |\n|---|---|---|\n"
        for value in values {
            let examples = value.examples.map { Self.code($0) }.joined(separator: ", ")
            text += "| \(Self.code("{\(value.name)}")) | \(Self.prose(value.meaning)) | \(examples) |\n"
        }
        return text
    }

    // MARK: Markdown

    private static func code(of expression: StepExpression) -> String { code(expression.description) }

    private static func code(_ text: String) -> String {
        let text = text.replacing("|", with: "\\|")
        return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
    }

    private static func prose(_ text: String) -> String {
        text.reduce(into: "") { text, character in
            if "|<*`\\".contains(character) { text += "\\" }
            text.append(character)
        }
    }

    /// The anchor that GitHub gives a heading.
    private static func anchor(_ heading: String) -> String {
        String(
            heading.lowercased().compactMap { character in
                if character == " " { return "-" }
                return character.isLetter || character.isNumber || character == "-" || character == "_"
                    ? character : nil
            }
        )
    }
}
