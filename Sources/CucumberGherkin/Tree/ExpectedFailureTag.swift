/// `@expected-failure` or `@expected-failure(MAD-123)`: the scenario fails until a known defect is fixed.
public struct ExpectedFailureTag: Sendable, Hashable {
    /// The tag without a reason.
    public static let plainName = "@expected-failure"

    /// As written.
    public let name: String
    /// What stands between its parentheses; nil where there are none.
    public let reason: String?

    /// Nil for any other tag.
    public init?(_ name: String) {
        guard name.hasPrefix(Self.plainName) else { return nil }
        self.name = name
        let rest = name.dropFirst(Self.plainName.count)
        if rest.isEmpty {
            reason = nil
        } else {
            guard rest.hasPrefix("("), rest.hasSuffix(")"), rest.count > 2 else { return nil }
            reason = String(rest.dropFirst().dropLast())
        }
    }

    /// Whether a tag was likely meant to be one, but is none: `@ExpectedFailure`, `@expected-failure:MAD-1`.
    public static func resembles(_ name: String) -> Bool {
        guard ExpectedFailureTag(name) == nil else { return false }
        let letters = name.lowercased().prefix { $0 != "(" }.filter(\.isLetter)
        return letters.hasPrefix("expectedfail") || letters.hasPrefix("expectfail") || letters == "xfail"
    }
}

extension Pickle {
    /// The first of its tags that says that it fails; nil where it should pass.
    public var expectedFailure: ExpectedFailureTag? { tags.lazy.compactMap { ExpectedFailureTag($0.name) }.first }

    /// The names of its tags, as tag expressions see them: `@expected-failure` stands for any reason, too.
    public var tagNames: [String] {
        let names = tags.map(\.name)
        guard let expected = expectedFailure, expected.reason != nil else { return names }
        return names + [ExpectedFailureTag.plainName]
    }
}

extension Gherkin.Document {
    /// The elements with tags, each with its description.
    public var taggedElements: [(tags: [Gherkin.Tag], description: String)] {
        guard let feature else { return [] }
        let rules = feature.children.compactMap { if case .rule(let rule) = $0 { rule } else { nil } }
        let all =
            [(feature.tags, feature.description)] + rules.map { ($0.tags, $0.description) }
            + allScenarios.flatMap { [($0.tags, $0.description)] + $0.examples.map { ($0.tags, $0.description) } }
        return all.filter { !$0.0.isEmpty }.map { (tags: $0.0, description: $0.1) }
    }
}
