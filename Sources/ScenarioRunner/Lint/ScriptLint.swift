public import CucumberGherkin
public import ScenarioReports

/// Finds what is wrong with scripts before they run: all of it at once, sorted by place.
///
/// The format is `GherkinFormatter`'s part.
public struct ScriptLint: Sendable {
    private let spelling: RequirementSpelling?

    /// - Parameter requirements: what tags may name; nil where there is no list, and tags are not looked at.
    public init(requirements: RequirementList?) {
        spelling = requirements.map { RequirementSpelling($0) }
    }

    /// What is wrong with files that do not parse.
    public func findings(of errors: [GherkinError]) -> [LintIssue] {
        errors.map { error in
            // The official text begins with the place.
            let fact = error.message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? error.message
            return LintIssue(
                .parseError,
                file: error.uri,
                line: error.location.line,
                column: error.location.column,
                fact: fact + ".",
                fix: "Fix this first: nothing else in the file is looked at until then."
            )
        }.sorted()
    }

    /// Keywords of another language than the one the file is read in: errors of Gherkin that come of them follow in their
    /// official words, and where there is none, such a line is taken for a description.
    ///
    /// - Parameter errors: of that file or of several.
    public func findings(ofLanguageIn source: GherkinSource, errors: [GherkinError] = []) -> [LintIssue] {
        let lines = Set(errors.lazy.filter { $0.uri == source.uri }.map(\.location.line))
        return LanguageHint.all(for: source, faultyLines: lines).map { hint in
            LintIssue(.language, file: source.uri, line: hint.line, fact: hint.fact, fix: hint.fix)
        }
    }

    /// What is wrong with a script whoever's it is: with its scenarios, outlines and tags.
    public func findings(in feature: LoadedFeature) -> [LintIssue] {
        let document = feature.document
        var findings = ScenarioLint(document).findings + OutlineLint(document).findings + TagLint(document).findings
        findings += self.findings(ofLanguageIn: feature.source)
        if let spelling { findings += RequirementTagLint(document, spelling).findings }
        return findings.sorted()
    }

    /// What is wrong with a product's scripts, their steps included.
    ///
    /// - Parameter isWhole: whether these are all the scripts that the product has. Only then can a definition be known
    ///   to be unused.
    public func findings(in product: ProductScripts, isWhole: Bool) -> [LintIssue] {
        var findings = product.features.flatMap { self.findings(in: $0) }
        var steps = StepLint(product.library)
        for feature in product.features { steps.add(feature) }
        findings += steps.findings
        if isWhole {
            let language = product.features.first?.document.feature?.language
            findings += UnusedDefinitionLint(product.library, used: steps.used, language: language).findings
        }
        return findings.sorted()
    }
}
