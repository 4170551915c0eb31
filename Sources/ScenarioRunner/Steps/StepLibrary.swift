import AppShellTexts
public import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// The steps of a product's scripts: the generic ones and its own, its hooks and its parameter types.
///
/// Expressions are compiled once, and found by their literal beginning.
public struct StepLibrary: Sendable {
    public private(set) var definitions: [StepDefinition] = []
    public private(set) var hooks: [Hook] = []
    /// Errors in definitions; a run does not start with any.
    public private(set) var errors: [StepDefinitionError] = []
    public private(set) var parameterTypes = ParameterTypeRegistry()
    /// Everything that was defined, in order, as the messages of a run list it.
    private(set) var items: [Item] = []
    private var index = ExpressionIndex()
    /// Shared by copies until one of them is added to.
    private var vocabulary = Vocabulary()
    /// The expression `{duration}`, which times assertions; nil where the library has no such type.
    private var timingDuration: CucumberExpression?

    /// Whether the steps that are defined name what the app says, so that another language has other words for it.
    var namesWords = false

    /// One definition, by its index in the list of its kind.
    enum Item: Sendable {
        case step(Int)
        case hook(Int)
        case parameterType(ParameterType, FileLocation)
        case error(Int)
    }

    /// Makes a library without steps; ``withGenericSteps()`` has those that every product understands.
    public init() {}

    /// Defines a custom parameter type, for expressions defined afterwards.
    public mutating func define(_ type: ParameterType, file: String = #fileID, line: Int = #line) {
        let location = FileLocation(file: file, line: line)
        do throws(ParameterTypeError) {
            try parameterTypes.define(type)
            items.append(.parameterType(type, location))
        } catch {
            add(StepDefinitionError(location: location, fact: "\(error)"))
        }
    }

    /// Defines one step, in one or more languages.
    ///
    /// - Parameters:
    ///   - expressions: Cucumber Expressions by Gherkin language: `["fr": "je tape sur {string}", …]`. A second one in a
    ///     language is a former wording: scripts may still say it, lint names the current one, and no list shows it.
    ///   - summary: what it does, in one English line, for `appshell steps`; ``TestKit/texts`` has it in others.
    ///   - absent: the position, from 0, of the argument that names the text that must not show, as in
    ///     “I do not see {string}”: `lint` and `run` report a text that nothing shows.
    ///   - body: takes the world and the arguments, in order, typed. It throws ``StepFailure`` where it does not hold,
    ///     ``StepPending`` where it is not written yet, ``StepSkipped`` to leave out the rest of the scenario.
    public mutating func step<each Argument: Sendable>(
        _ kind: StepDefinition.Kind,
        _ expressions: KeyValuePairs<String, String>,
        _ summary: String,
        absent: Int? = nil,
        file: String = #fileID,
        line: Int = #line,
        _ body: @escaping @Sendable (ScenarioWorld, repeat each Argument) throws -> Void
    ) {
        let location = FileLocation(file: file, line: line)
        var current: [String: String] = [:]
        for (language, source) in expressions {
            let replacement = current[language]
            current[language] = replacement ?? source
            do throws(CucumberExpressionError) {
                let expression = try CucumberExpression(source, parameterTypes: parameterTypes)
                let source = StepExpression.cucumber(expression)
                add(source, kind, language, summary, location, replacement: replacement, absent: absent, body)
            } catch {
                var undefined: (String, String)?
                if case .undefinedParameterType(let name) = error.reason { undefined = (name, source) }
                add(StepDefinitionError(location: location, fact: error.message, undefinedParameterType: undefined))
            }
        }
    }

    /// Defines one step by regular expressions, for what Cucumber Expressions can't express.
    ///
    /// Each capture group is an argument, and one that may be absent an optional. A group with the pattern of a parameter
    /// type has its value.
    ///
    /// - Parameters:
    ///   - patterns: regular expressions by Gherkin language, without slashes around them: `["en": "^a (.*?)$"]`.
    ///   - summary: what it does, in one English line, for `appshell steps`; ``TestKit/texts`` has it in others.
    ///   - body: takes the world and the arguments, in order, typed.
    public mutating func step<each Argument: Sendable>(
        _ kind: StepDefinition.Kind,
        patterns: KeyValuePairs<String, String>,
        _ summary: String,
        file: String = #fileID,
        line: Int = #line,
        _ body: @escaping @Sendable (ScenarioWorld, repeat each Argument) throws -> Void
    ) {
        let location = FileLocation(file: file, line: line)
        for (language, source) in patterns {
            do throws(PatternError) {
                let expression = try RegularExpression(source, parameterTypes: parameterTypes)
                add(.regular(expression), kind, language, summary, location, body)
            } catch {
                add(StepDefinitionError(location: location, fact: error.message))
            }
        }
    }

    private mutating func add<each Argument: Sendable>(
        _ expression: StepExpression,
        _ kind: StepDefinition.Kind,
        _ language: String,
        _ summary: String,
        _ location: FileLocation,
        replacement: String? = nil,
        absent: Int? = nil,
        _ body: @escaping @Sendable (ScenarioWorld, repeat each Argument) throws -> Void
    ) {
        var taken = 0
        for _ in repeat (each Argument).self { taken += 1 }
        let names = expression.parameterNames
        guard names.count == taken else {
            let fact = "“\(expression.source)” has \(names.count) parameters, its body \(taken)"
            return add(StepDefinitionError(location: location, fact: fact))
        }
        var position = 0
        for type in repeat (each Argument).self {
            if let fact = BuiltInArgument.mismatch(names[position], takenAs: type, in: expression) {
                return add(StepDefinitionError(location: location, fact: fact))
            }
            position += 1
        }
        if let fact = issue(with: expression, language) {
            return add(StepDefinitionError(location: location, fact: fact))
        }
        index.insert(expression)
        items.append(.step(definitions.count))
        vocabulary = Vocabulary()
        let namesWords = namesWords
        definitions.append(
            StepDefinition(
                kind: kind,
                language: language,
                expression: expression,
                summary: summary,
                location: location,
                replacement: replacement,
                absent: absent
            ) { world, arguments in
                world.wording = namesWords ? world.translation?.wording(of: kind) : nil
                let cursor = ArgumentCursor(arguments, world.wording)
                try body(world, repeat try cursor.take((each Argument).self))
            }
        )
    }

    /// Defines a phrase; the runner knows how to run it.
    mutating func define(_ phrase: Phrase, as expression: CucumberExpression) {
        index.insert(.cucumber(expression))
        items.append(.step(definitions.count))
        vocabulary = Vocabulary()
        definitions.append(
            StepDefinition(
                kind: phrase.kind,
                language: phrase.language,
                expression: .cucumber(expression),
                summary: phrase.summary,
                location: phrase.location,
                replacement: nil,
                phrase: phrase
            ) { _, _ in }
        )
    }

    /// Why no script could use the expression; nil where one could.
    private func issue(with expression: StepExpression, _ language: String) -> String? {
        let source = expression.source
        if source.allSatisfy(\.isWhitespace) { return "the expression is empty" }
        if GherkinDialect.isKnown(language) { return nil }
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

    mutating func add(_ error: StepDefinitionError) {
        items.append(.error(errors.count))
        errors.append(error)
    }

    /// Lets assertions say when they check; see ``TimingSuffix``. Requires the parameter type `{duration}`.
    mutating func allowTimedAssertions() {
        timingDuration = try? CucumberExpression("{duration}", parameterTypes: parameterTypes)
    }

    /// A definition that matches a step's text, by its index in ``definitions``.
    struct Match: Sendable {
        let index: Int
        let arguments: [ExpressionArgument]
        /// When the assertion checks, where the step says so.
        var timing: TimingSuffix?
        /// Whether the scenario goes on where the assertion does not hold.
        var isSoft = false
    }

    /// All definitions that match. A step without any is undefined, one with several is ambiguous.
    ///
    /// A text without a match is tried again with straight apostrophes, as word processors and phones insert curly ones.
    func matches(_ text: String) -> [Match] {
        let exact = exactMatches(text)
        guard exact.isEmpty, text.contains("’") else { return exact }
        return exactMatches(text.replacing("’", with: "'"))
    }

    /// Matches the text as it is, then without the words that make a check of an assertion.
    private func exactMatches(_ text: String) -> [Match] {
        let matches = timedMatches(text)
        guard matches.isEmpty, let check = SoftCheck(beginningOf: text) else { return matches }
        return timedMatches(check.step).filter { definitions[$0.index].kind == .then }.map { $0.soft(check) }
    }

    /// Matches the text as it is, then without the words that time an assertion.
    private func timedMatches(_ text: String) -> [Match] {
        let matches = index.matches(text).map { Match(index: $0.number, arguments: $0.arguments) }
        guard matches.isEmpty, let suffix = timingSuffix(of: text) else { return matches }
        return index.matches(suffix.step).compactMap { match in
            // A phrase has steps that say themselves when they check.
            guard definitions[match.number].kind == .then, definitions[match.number].phrase == nil else { return nil }
            return Match(index: match.number, arguments: match.arguments, timing: suffix)
        }
    }

    private func timingSuffix(of text: String) -> TimingSuffix? {
        timingDuration.flatMap { TimingSuffix(endOf: text, duration: $0) }
    }

    /// Why the words that time an assertion are misplaced in this step: without them it is not an assertion.
    func misplacedTiming(in text: String) -> String? {
        guard let suffix = timingSuffix(of: text), let match = index.matches(suffix.step).first else { return nil }
        let expression = definitions[match.number].expression.source
        guard definitions[match.number].phrase == nil else {
            return localized(
                "« \(suffix.words) » belongs to an assertion, and « \(expression) » is a phrase; write it in the steps of the phrase."
            )
        }
        return localized(
            "« \(suffix.words) » belongs to an assertion, and « \(expression) » is not one; let time pass before it, with « j'attends … » (“I wait …”)."
        )
    }

    /// Why the words that make a check are misplaced in this step: what follows them is no assertion.
    func misplacedCheck(in text: String) -> String? {
        guard let check = SoftCheck(beginningOf: text), let match = timedMatches(check.step).first else { return nil }
        let expression = definitions[match.index].expression.source
        return localized(
            "« \(check.words) » belongs before an assertion, and « \(expression) » is not one; leave it out."
        )
    }

    /// The expressions that a text is too long to be compared with.
    func tooLarge(for text: String) -> [StepExpression] {
        index.untried(for: text).map { index.expressions[$0] }
    }

    /// The expressions nearest to a text without a match, the nearest first.
    ///
    /// - Parameter language: that of the script, as it can't use expressions of other languages. Nil for all.
    public func suggestions(for text: String, in language: String? = nil, limit: Int = 3) -> [String] {
        let spoken = definitions.contains { $0.language == language } ? language : nil
        let text = SoftCheck(beginningOf: text)?.step ?? text
        let tables = spoken.map { [StepSynonyms.of($0)].compactMap(\.self) } ?? StepSynonyms.every
        func nearest(to text: String, limit: Int) -> [String] {
            vocabulary.nearest(to: text, among: definitions, in: spoken, limit: limit)
        }
        // What testers say for a step is that step, and counts before likeness.
        let meant = tables.compactMap { $0.meant(by: text) }
        if let step = meant.first(where: { !matches($0).isEmpty }) { return nearest(to: step, limit: min(limit, 1)) }
        return Array((meant + [text]).flatMap { nearest(to: $0, limit: limit) }.uniqued().prefix(limit))
    }
}
