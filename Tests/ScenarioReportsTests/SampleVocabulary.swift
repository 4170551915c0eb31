import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// Definitions for whatever steps a script has: what a snippet would make of each.
struct SampleVocabulary {
    private(set) var definitions: [RunDefinition] = []
    private var idsByPattern: [RunDefinition.Pattern: String] = [:]
    private var matchesByText: [String: [StepMatch]] = [:]

    init(hooks: [RunHook]) {
        definitions = hooks.map { RunDefinition(id: $0.id, content: .hook($0), location: $0.location) }
    }

    /// What a step matches that ends like this: nothing where it is undefined, and two where it is ambiguous.
    mutating func matches(of text: String, _ status: StepStatus, in language: String) -> [StepMatch] {
        guard status != .undefined else { return [] }
        if let known = matchesByText[text] { return known }
        let types = ParameterTypeRegistry()
        let source = ExpressionGenerator(parameterTypes: types).generate(for: text).first?.source ?? text
        let arguments = (try? CucumberExpression(source, parameterTypes: types))?.match(text) ?? []
        var matches = [
            StepMatch(
                definitionID: id(of: .cucumberExpression(source), in: language),
                arguments: arguments.map {
                    StepMatch.Argument(group: $0.group, parameterTypeName: $0.parameterTypeName)
                }
            )
        ]
        if status == .ambiguous {
            matches.append(StepMatch(definitionID: id(of: .regularExpression("^.*$"), in: language), arguments: []))
        }
        matchesByText[text] = matches
        return matches
    }

    private mutating func id(of pattern: RunDefinition.Pattern, in language: String) -> String {
        if let id = idsByPattern[pattern] { return id }
        let id = "step-\(idsByPattern.count)"
        idsByPattern[pattern] = id
        definitions.append(
            RunDefinition(
                id: id,
                content: .step(pattern, language: language),
                location: FileLocation(file: "Sources/ShopTestKit/ShopSteps.swift", line: 10 * idsByPattern.count)
            )
        )
        return id
    }

    /// Swift that would define a step.
    static func snippets(for step: TestStep, in language: String) -> [String] {
        guard let pickleStep = step.pickleStep else { return [] }
        let kind =
            switch pickleStep.type {
            case .action: "when"
            case .outcome: "then"
            case .context, .unknown: "given"
            }
        return ExpressionGenerator(parameterTypes: ParameterTypeRegistry()).generate(for: pickleStep.text).map {
            SwiftSnippet(kind: kind, language: language, expression: $0).code
        }
    }
}
