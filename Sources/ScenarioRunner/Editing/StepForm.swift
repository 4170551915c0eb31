import AppShellHeadless
import CucumberExpressions

/// One step as an editor offers it: the words of its expression in the singular, with parameters between them.
public struct StepForm: Sendable {
    /// The index of its definition in the library.
    public let definition: Int
    public let kind: StepDefinition.Kind
    /// What the step does, in one line.
    public let summary: String
    /// Literal texts and names of parameters by turns; a text, maybe empty, comes first and last.
    public let parts: [String]
    /// With `{name}` for each parameter.
    public let text: String
    private let folded: String

    /// Where a text that the step may begin with ends.
    public enum Beginning: Sendable {
        /// In front of a parameter or at the end: the whole text up to there, and the index of that part.
        case text(head: String, next: Int)
        /// In an open string: what stands before its quote, what is written of it, and the index of its part.
        case string(head: String, begun: String, part: Int)
    }

    init(_ definition: StepDefinition, at index: Int, _ source: String) {
        self.definition = index
        kind = definition.kind
        summary = definition.localizedSummary
        parts = StepWording.parts(of: source)
        text = BegunStep.wording(parts)
        folded = Self.folded(text)
    }

    /// - Returns: nil if the step does not begin so.
    public func beginning(_ typed: String) -> Beginning? {
        switch BegunStep(typed, of: parts) {
        case .text(let head, let next, _): .text(head: head, next: next)
        case .string(let string): .string(head: string.head, begun: string.begun, part: string.part)
        case nil: nil
        }
    }

    /// Whether it has all these words, in any order and regardless of case.
    ///
    /// - Parameter words: from ``words(of:)``.
    public func has(_ words: [String]) -> Bool { words.allSatisfy { folded.contains($0) } }

    /// The words of a text, for ``has(_:)``.
    public static func words(of text: String) -> [String] {
        folded(text).split(separator: " ").map(String.init)
    }

    private static func folded(_ text: String) -> String { PlainText(text).description.lowercased() }

    /// The index of each parameter among the definition's arguments, by the index of its part.
    public func argument(ofPart part: Int) -> Int { part / 2 }
}

extension StepLibrary {
    /// The current steps of a language, but those of regular expressions.
    public func forms(in language: String) -> [StepForm] {
        definitions.enumerated().compactMap { index, definition in
            guard definition.language == language, definition.replacement == nil,
                case .cucumber(let expression) = definition.expression
            else { return nil }
            return StepForm(definition, at: index, expression.source)
        }
    }
}
