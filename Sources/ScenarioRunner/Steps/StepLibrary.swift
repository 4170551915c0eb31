public import CucumberExpressions

/// The vocabulary of a product's scripts: the generic steps and the product's own.
///
/// Expressions are compiled once, and found by their literal beginning.
public struct StepLibrary: Sendable {
    public private(set) var definitions: [StepDefinition] = []
    /// What is wrong with definitions; a run does not start with any.
    public private(set) var faults: [StepDefinitionFault] = []
    public private(set) var parameterTypes = ParameterTypeRegistry()
    private var index = PrefixIndex()

    /// Without any step; ``withGenericSteps()`` has those that every product understands.
    public init() {}

    /// A parameter type of one's own, for expressions defined afterwards.
    public mutating func define(_ type: ParameterType, file: String = #fileID, line: Int = #line) {
        do throws(ParameterTypeError) {
            try parameterTypes.define(type)
        } catch {
            faults.append(StepDefinitionFault(place: .init(file: file, line: line), fact: "\(error)"))
        }
    }

    /// Defines one step, in as many languages as it is said in.
    ///
    /// - Parameters:
    ///   - expressions: Cucumber Expressions by Gherkin language: `["fr": "je tape sur {string}", …]`.
    ///   - summary: what it does, in one English line, for `appshell steps`.
    ///   - body: takes the world and the arguments, in order, typed.
    public mutating func step<each Argument: Sendable>(
        _ kind: StepDefinition.Kind,
        _ expressions: KeyValuePairs<String, String>,
        _ summary: String,
        file: String = #fileID,
        line: Int = #line,
        _ body: @escaping @Sendable (ScenarioWorld, repeat each Argument) throws -> Void
    ) {
        let place = StepDefinition.Place(file: file, line: line)
        var taken = 0
        for _ in repeat (each Argument).self { taken += 1 }
        for (language, source) in expressions {
            do throws(CucumberExpressionError) {
                let expression = try CucumberExpression(source, parameterTypes: parameterTypes)
                guard expression.parameterNames.count == taken else {
                    let count = expression.parameterNames.count
                    faults.append(
                        StepDefinitionFault(
                            place: place,
                            fact: "“\(source)” has \(count) parameters, its body \(taken)"
                        )
                    )
                    continue
                }
                index.insert(definitions.count, at: expression.literalPrefix)
                definitions.append(
                    StepDefinition(
                        kind: kind,
                        language: language,
                        expression: expression,
                        summary: summary,
                        place: place
                    ) { world, arguments in
                        let cursor = ArgumentCursor(arguments)
                        try body(world, repeat try cursor.take((each Argument).self))
                    }
                )
            } catch {
                faults.append(StepDefinitionFault(place: place, fact: error.message))
            }
        }
    }

    /// A definition that a step's text fits, by its place in ``definitions``.
    struct Match {
        let index: Int
        let arguments: [ExpressionArgument]
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

    private func exactMatches(_ text: String) -> [Match] {
        index.candidates(for: text).compactMap { place in
            definitions[place].expression.match(text).map { Match(index: place, arguments: $0) }
        }
    }

    /// The expressions that are nearest to a text that fits none, best first.
    public func suggestions(for text: String, limit: Int = 3) -> [String] {
        Suggestions.nearestExpressions(to: text, among: definitions.map(\.expression.source), limit: limit)
    }
}

/// Finds expressions by what every text that matches them begins with: a trie over bytes.
private struct PrefixIndex: Sendable {
    private struct Node: Sendable {
        var children: [UInt8: Int] = [:]
        var definitions: [Int] = []
    }

    private var nodes = [Node()]

    mutating func insert(_ definition: Int, at prefix: String) {
        var node = 0
        for byte in prefix.utf8 {
            if let child = nodes[node].children[byte] {
                node = child
            } else {
                nodes.append(Node())
                nodes[node].children[byte] = nodes.count - 1
                node = nodes.count - 1
            }
        }
        nodes[node].definitions.append(definition)
    }

    /// In the order in which they were defined.
    func candidates(for text: String) -> [Int] {
        var found = nodes[0].definitions
        var node = 0
        for byte in text.utf8 {
            guard let child = nodes[node].children[byte] else { break }
            node = child
            found += nodes[node].definitions
        }
        return found.sorted()
    }
}
