import ArgumentParser
import ScenarioRunner

/// What `--coverage` and the options beside it ask for.
struct CoverageOptions: ParsableArguments {
    @Flag(
        name: .customLong("coverage"),
        help: "Reports which requirements, screens, actions, links and payloads the scenarios cover."
    )
    var isWanted = false

    @Option(
        name: .customLong("coverage-format"),
        help: "How the coverage is written: text, json; with :FILE into a file. Can be given several times."
    )
    var formats: [CoverageFormat] = []

    @Option(
        name: .customLong("coverage-required"),
        help: "Ends with 1 where a requirement of these kinds, such as H,B,T, is not covered, or a tag is misspelt."
    )
    var required: RequiredKinds?

    @Option(name: .long, help: "Ends with 1 where less is covered: 80, or requirements=100,screens=90,…")
    var failUnder: FailUnder?

    func validate() throws {
        if !isWanted, !formats.isEmpty { throw ValidationError("--coverage-format belongs to --coverage.") }
        if !isWanted, required != nil { throw ValidationError("--coverage-required belongs to --coverage.") }
        if !isWanted, failUnder != nil { throw ValidationError("--fail-under belongs to --coverage.") }
        try failUnder?.validate()
    }

    /// Whether as much is covered as is asked for; where not, the person is told what is missing.
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
