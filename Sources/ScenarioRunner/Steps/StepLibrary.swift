public import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// The vocabulary of a product's scripts: the generic steps and the product's own, its hooks and its parameter types.
///
/// Expressions are compiled once, and found by their literal beginning.
public struct StepLibrary: Sendable {
    public private(set) var definitions: [StepDefinition] = []
    public private(set) var hooks: [Hook] = []
    /// What is wrong with definitions; a run does not start with any.
    public private(set) var faults: [StepDefinitionError] = []
    public private(set) var parameterTypes = ParameterTypeRegistry()
    /// Everything that was defined, in order: what the messages of a run say first.
    private(set) var items: [Item] = []
    private var index = ExpressionIndex()
    /// Shared by copies until one of them is added to.
    private var vocabulary = Vocabulary()
    /// One `{duration}`: what assertions may be timed with; nil where the library has no such type.
    private var timingDuration: CucumberExpression?

    /// One definition, by its place in the list of its kind.
    enum Item: Sendable {
        case step(Int)
        case hook(Int)
        case parameterType(ParameterType, SourcePlace)
        case fault(Int)
    }

    /// Without any step; ``withGenericSteps()`` has those that every product understands.
    public init() {}

    /// A parameter type of one's own, for expressions defined afterwards.
    public mutating func define(_ type: ParameterType, file: String = #fileID, line: Int = #line) {
        let place = SourcePlace(file: file, line: line)
        do throws(ParameterTypeError) {
            try parameterTypes.define(type)
            items.append(.parameterType(type, place))
        } catch {
            add(StepDefinitionError(place: place, fact: "\(error)"))
        }
    }

    /// Defines one step, in as many languages as it is said in.
    ///
    /// - Parameters:
    ///   - expressions: Cucumber Expressions by Gherkin language: `["fr": "je tape sur {string}", …]`. A second one in a
    ///     language is a former wording: scripts may still say it, lint names the current one, and no list shows it.
    ///   - summary: what it does, in one English line, for `appshell steps`.
    ///   - body: takes the world and the arguments, in order, typed. It throws ``StepFailure`` where it does not hold,
    ///     ``StepPending`` where it is not written yet, ``StepSkipped`` to leave out the rest of the scenario.
    public mutating func step<each Argument: Sendable>(
        _ kind: StepDefinition.Kind,
        _ expressions: KeyValuePairs<String, String>,
        _ summary: String,
        file: String = #fileID,
        line: Int = #line,
        _ body: @escaping @Sendable (ScenarioWorld, repeat each Argument) throws -> Void
    ) {
        let place = SourcePlace(file: file, line: line)
        var current: [String: String] = [:]
        for (language, source) in expressions {
            let replacement = current[language]
            current[language] = replacement ?? source
            do throws(CucumberExpressionError) {
                let expression = try CucumberExpression(source, parameterTypes: parameterTypes)
                add(.cucumber(expression), kind, language, summary, place, replacement: replacement, body)
            } catch {
                var undefined: (String, String)?
                if case .undefinedParameterType(let name) = error.reason { undefined = (name, source) }
                add(StepDefinitionError(place: place, fact: error.message, undefinedParameterType: undefined))
            }
        }
    }

    /// Defines one step by regular expressions: for what a Cucumber Expression can't say.
    ///
    /// Each capture group is an argument; one that may take no part in the match is taken as an optional. A group whose
    /// pattern is that of a parameter type has its value.
    ///
    /// - Parameters:
    ///   - patterns: regular expressions by Gherkin language, without slashes around them: `["en": "^a (.*?)$"]`.
    ///   - summary: what it does, in one English line, for `appshell steps`.
    ///   - body: takes the world and the arguments, in order, typed.
    public mutating func step<each Argument: Sendable>(
        _ kind: StepDefinition.Kind,
        patterns: KeyValuePairs<String, String>,
        _ summary: String,
        file: String = #fileID,
        line: Int = #line,
        _ body: @escaping @Sendable (ScenarioWorld, repeat each Argument) throws -> Void
    ) {
        let place = SourcePlace(file: file, line: line)
        for (language, source) in patterns {
            do throws(PatternError) {
                let expression = try RegularExpression(source, parameterTypes: parameterTypes)
                add(.regular(expression), kind, language, summary, place, body)
            } catch {
                add(StepDefinitionError(place: place, fact: error.message))
            }
        }
    }

    private mutating func add<each Argument: Sendable>(
        _ expression: StepExpression,
        _ kind: StepDefinition.Kind,
        _ language: String,
        _ summary: String,
        _ place: SourcePlace,
        replacement: String? = nil,
        _ body: @escaping @Sendable (ScenarioWorld, repeat each Argument) throws -> Void
    ) {
        var taken = 0
        for _ in repeat (each Argument).self { taken += 1 }
        let names = expression.parameterNames
        guard names.count == taken else {
            let fact = "“\(expression.source)” has \(names.count) parameters, its body \(taken)"
            return add(StepDefinitionError(place: place, fact: fact))
        }
        var position = 0
        for type in repeat (each Argument).self {
            if let fact = BuiltInArgument.fault(names[position], takenAs: type, in: expression) {
                return add(StepDefinitionError(place: place, fact: fact))
            }
            position += 1
        }
        if let fact = fault(of: expression, language) { return add(StepDefinitionError(place: place, fact: fact)) }
        index.insert(expression)
        items.append(.step(definitions.count))
        vocabulary = Vocabulary()
        definitions.append(
            StepDefinition(
                kind: kind,
                language: language,
                expression: expression,
                summary: summary,
                place: place,
                replacement: replacement
            ) { world, arguments in
                let cursor = ArgumentCursor(arguments)
                try body(world, repeat try cursor.take((each Argument).self))
            }
        )
    }

    /// What no script would say, or would say in vain.
    private func fault(of expression: StepExpression, _ language: String) -> String? {
        let source = expression.source
        if source.allSatisfy(\.isWhitespace) { return "the expression is empty" }
        guard GherkinDialect.named(language) == nil else { return nil }
        let base = language.prefix { $0.isLetter }.lowercased()
        let nearest =
            GherkinDialect.named(base)?.language
            ?? Suggestions.nearest(to: language, among: GherkinDialect.languages, limit: 1).first
        return "“\(source)”: Gherkin has no language “\(language)”" + (nearest.map { "; did you mean “\($0)”?" } ?? "")
    }

    mutating func add(_ hook: Hook) {
        items.append(.hook(hooks.count))
        hooks.append(hook)
    }

    mutating func add(_ fault: StepDefinitionError) {
        items.append(.fault(faults.count))
        faults.append(fault)
    }

    /// Lets assertions say when they look: see ``TimingSuffix``. The library has the parameter type `{duration}` by now.
    mutating func allowTimedAssertions() {
        timingDuration = try? CucumberExpression("{duration}", parameterTypes: parameterTypes)
    }

    /// A definition that a step's text fits, by its place in ``definitions``.
    struct Match: Sendable {
        let index: Int
        let arguments: [ExpressionArgument]
        /// When the assertion looks, where the step says so.
        var timing: TimingSuffix?
    }

    /// All definitions that fit: none is an undefined step, two are an ambiguous one.
    ///
    /// A text that fits none as it stands is read once more with typewriter apostrophes: word processors and phones put
    /// the typographic ones in by themselves.
    func matches(_ text: String) -> [Match] {
        let exact = exactMatches(text)
        guard exact.isEmpty, text.contains("’") else { return exact }
        return exactMatches(text.replacing("’", with: "'"))
    }

    /// The text as it stands, then without the words that time an assertion.
    private func exactMatches(_ text: String) -> [Match] {
        let matches = index.matches(text).map { Match(index: $0.number, arguments: $0.arguments) }
        guard matches.isEmpty, let suffix = timingSuffix(of: text) else { return matches }
        return index.matches(suffix.step).compactMap { match in
            guard definitions[match.number].kind == .then else { return nil }
            return Match(index: match.number, arguments: match.arguments, timing: suffix)
        }
    }

    private func timingSuffix(of text: String) -> TimingSuffix? {
        timingDuration.flatMap { TimingSuffix(endOf: text, duration: $0) }
    }

    /// Why the words that time an assertion have no place in this step: without them it is none.
    func misplacedTiming(in text: String) -> String? {
        guard let suffix = timingSuffix(of: text), let match = index.matches(suffix.step).first else { return nil }
        let expression = definitions[match.number].expression.source
        return "« \(suffix.words) » belongs to an assertion, and « \(expression) » is not one; let time pass before it,"
            + " with « j'attends … » (“I wait …”)."
    }

    /// The expressions that a text may fit but is too long to be compared with.
    func tooLarge(for text: String) -> [StepExpression] {
        index.untried(for: text).map { index.expressions[$0] }
    }

    /// The expressions that are nearest to a text that fits none, best first.
    ///
    /// - Parameter language: of the script: other languages' expressions are none it could say. Nil for all.
    public func suggestions(for text: String, in language: String? = nil, limit: Int = 3) -> [String] {
        let isSpoken = definitions.contains { $0.language == language }
        return vocabulary.nearest(to: text, among: definitions, in: isSpoken ? language : nil, limit: limit)
    }
}
