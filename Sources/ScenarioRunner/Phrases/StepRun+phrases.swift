import AppShellHeadless
import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// Phrases: their steps one after the other, told in the log of the step that calls them.
extension StepRun {
    /// Deeper calls than any that a person follows: only a phrase that calls itself gets there.
    static let deepestPhrase = 50

    /// - Parameter depth: how many phrases call it.
    func run(_ phrase: Phrase, _ arguments: [ExpressionArgument], depth: Int, in world: ScenarioWorld) throws {
        guard depth < Self.deepestPhrase else {
            throw StepFailure(localized("“\(phrase.expression)” (\(phrase.location)) calls itself without an end."))
        }
        let values = PhraseValues(arguments)
        let indentation = String(repeating: "  ", count: depth)
        var failedChecks: [String] = []
        for (index, step) in phrase.steps.enumerated() {
            let filled = values.filled(step.step)
            let words = indentation + "\(step.keyword)\(filled.text)"
            do {
                try run(filled, depth: depth, words, in: world)
            } catch {
                let isLeftOut = error is StepPending || error is StepSkipped
                let location = FileLocation(file: phrase.location.file, line: step.line)
                let reason = message(of: error, in: world)
                let failure = isLeftOut ? "" : localized("In “\(filled.text)” (\(location)): \(reason)")
                if isSoft(filled), !isLeftOut {
                    failedChecks.append(failure)
                    continue
                }
                for rest in phrase.steps.dropFirst(index + 1) {
                    world.log("- \(indentation)\(rest.keyword)\(values.filled(rest.step).text)")
                }
                if isLeftOut { throw error }
                throw StepFailure((failedChecks + [failure]).joined(separator: "\n"))
            }
        }
        world.stepArgument = nil
        if !failedChecks.isEmpty { throw StepFailure(failedChecks.joined(separator: "\n")) }
    }

    private func run(_ step: PickleStep, depth: Int, _ words: String, in world: ScenarioWorld) throws {
        let matches = product.matcher.matches(step.text)
        guard matches.count == 1, let match = matches.first else {
            world.log("\(matches.isEmpty ? "?" : "≈") \(words)")
            let library = product.library
            throw StepFailure(
                matches.isEmpty
                    ? library.undefinedMessage(step.text, in: language) : library.ambiguousMessage(matches)
            )
        }
        let isPhrase = product.library.definitions[match.index].phrase != nil
        if isPhrase { world.log("▸ \(words)") } else { willRun(step, match, in: world) }
        let body = body(of: step, match, depth: depth + 1)
        do {
            try body(world)
            if !isPhrase, step.argument != nil, !world.hasReadArgument { throw StepFailure(Self.unreadArgument) }
        } catch {
            if !isPhrase { world.log("\(error is StepSkipped ? "-" : "✘") \(words)") }
            throw error
        }
        guard !isPhrase else { return }
        world.remember(body)
        world.log("✔ \(words)")
    }

    private func message(of error: any Error, in world: ScenarioWorld) -> String {
        switch error {
        case let failure as HeadlessError: world.explained(world.explanation(of: failure))
        case let failure as StepFailure: failure.message
        default: "\(error)"
        }
    }
}
