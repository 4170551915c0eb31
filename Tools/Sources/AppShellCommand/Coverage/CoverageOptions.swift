import AppShellTexts
import ArgumentParser
import ScenarioRunner

/// `--coverage` and its options.
struct CoverageOptions: ParsableArguments {
    @Flag(
        name: .customLong("coverage"),
        help: ArgumentHelp(
            localized("Reports which requirements, screens, actions, links and payloads the scenarios cover.")
        )
    )
    var isWanted = false

    @Option(
        name: .customLong("coverage-format"),
        help: ArgumentHelp(localized("The coverage format: text or json, with :FILE to write a file. Repeatable."))
    )
    var formats: [CoverageFormat] = []

    @Option(
        name: .customLong("coverage-required"),
        help: ArgumentHelp(
            localized(
                "Exits with 1 if a requirement of these kinds (such as H,B,T) is not covered, or a tag is misspelt."
            )
        )
    )
    var required: RequiredKinds?

    @Option(
        name: .long,
        help: ArgumentHelp(localized("Exits with 1 if less is covered: 80, or requirements=100,screens=90,…"))
    )
    var failUnder: FailUnder?

    func validate() throws {
        if !isWanted, !formats.isEmpty { throw ValidationError(localized("--coverage-format requires --coverage.")) }
        if !isWanted, required != nil { throw ValidationError(localized("--coverage-required requires --coverage.")) }
        if !isWanted, failUnder != nil { throw ValidationError(localized("--fail-under requires --coverage.")) }
        try failUnder?.validate()
    }

    /// Whether enough is covered; otherwise prints what is missing.
    func isSatisfied(by covered: Coverage?) throws -> Bool {
        var isEnough = true
        if let required { isEnough = covered?.isComplete(for: required.kinds) == true }
        if let covered, let shortfall = try failUnder?.shortfall(of: covered) {
            Console.error(shortfall)
            isEnough = false
        }
        return isEnough
    }
}
