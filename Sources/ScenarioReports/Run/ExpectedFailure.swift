import AppShellTexts
import CucumberGherkin

/// That a scenario failed as its tag `@expected-failure` says.
public struct ExpectedFailure: Sendable, Hashable {
    /// From the tag's parentheses, or the first line of the description below it; nil where neither says why.
    public let reason: String?

    /// `failed as expected (MAD-123)`
    var words: String { localized("failed as expected") + (reason.map { " (\($0))" } ?? "") }
}

extension ScenarioResult {
    /// Judges a scenario that should fail: one that does is set aside like a skipped one, and one that passes has failed.
    ///
    /// Only a step that fails is expected to; a crash, a time-out, an undefined step and a hook that fails are not.
    mutating func judgeExpectedFailure() {
        guard let tag = pickle.expectedFailure else { return }
        switch status {
        case .passed where steps.contains { $0.step != nil && $0.status == .passed }:
            status = .failed
            message =
                tagLine(tag.name).map { localized("It passes now: remove the tag \(tag.name) on line \($0).") }
                ?? localized("It passes now: remove the tag \(tag.name).")
        case .failed:
            let bad = steps.filter { $0.status > .skipped }
            let isExpected = bad.allSatisfy { step in
                step.step != nil && step.status == .failed && step.exception?.type != StepException.crashType
            }
            guard isExpected, !bad.isEmpty else { return }
            let expected = ExpectedFailure(reason: tag.reason ?? description(below: tag.name))
            expectedFailure = expected
            status = .skipped
            message = expected.words.prefix(1).uppercased() + expected.words.dropFirst() + "."
        default: break
        }
    }

    private func tagLine(_ name: String) -> Int? {
        let tags = feature.document.allTags.joined()
        let ids = Set(pickle.tags.map(\.astNodeId))
        return tags.first { $0.name == name && ids.contains($0.id) }?.location.line
    }

    /// The first line of the description of what carries the tag.
    private func description(below name: String) -> String? {
        let ids = Set(pickle.tags.map(\.astNodeId))
        let element = feature.document.taggedElements.first { element in
            element.tags.contains { $0.name == name && ids.contains($0.id) }
        }
        let lines = (element?.description ?? "").split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
        return lines.first { !$0.isEmpty }.map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }
    }
}

extension StepException {
    /// The type of exception of a step or hook whose process ended.
    package static let crashType = "ProcessFailure"
}
