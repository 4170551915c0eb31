import AppShellTexts
public import CucumberGherkin
public import ScenarioReports

/// Checks scripts without running them, and reports all issues, sorted by location. `GherkinFormatter` checks the
/// format.
public struct ScriptLint: Sendable {
    private let spelling: RequirementSpelling?

    /// - Parameter requirements: the ids that tags may name; nil leaves tags unchecked.
    public init(requirements: RequirementList?) {
        spelling = requirements.map { RequirementSpelling($0) }
    }

    /// The issues of files that do not parse.
    public func issues(of errors: [GherkinError]) -> [LintIssue] {
        errors.map { error in
            // The official message begins with the location.
            let fact = error.message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? error.message
            return LintIssue(
                .parseError,
                file: error.uri,
                line: error.location.line,
                column: error.location.column,
                fact: fact + ".",
                fix: localized("Fix this first: the rest of the file is not checked until then.")
            )
        }.sorted()
    }

    /// Keywords in another language than the file's. They cause parse errors, or are taken for descriptions without any
    /// error.
    ///
    /// - Parameter errors: the parse errors of this file, and maybe of others.
    public func issues(ofLanguageIn source: GherkinSource, errors: [GherkinError] = []) -> [LintIssue] {
        let lines = Set(errors.lazy.filter { $0.uri == source.uri }.map(\.location.line))
        return LanguageHint.all(for: source, errorLines: lines).map { hint in
            LintIssue(
                .language,
                file: source.uri,
                line: hint.line,
                fact: hint.fact,
                fix: hint.fix,
                suggestion: hint.languageLine
            )
        }
    }

    /// The issues of a script's scenarios, outlines and tags, whichever product it is for.
    public func issues(in feature: LoadedFeature) -> [LintIssue] {
        Reader.$current.withValue(feature.reader) {
            let document = feature.document
            var issues = ScenarioLint(document).issues + OutlineLint(document).issues + TagLint(document).issues
            issues += ExpectedFailureLint(document).issues
            issues += self.issues(ofLanguageIn: feature.source)
            if let spelling { issues += RequirementTagLint(document, spelling).issues }
            return issues.sorted()
        }
    }

    /// The issues of a product's scripts, including their steps.
    ///
    /// - Parameter isWhole: whether these are all of the product's scripts. Only then can a definition be unused.
    public func issues(in product: ProductScripts, isWhole: Bool) -> [LintIssue] {
        var issues = product.features.flatMap { self.issues(in: $0) }
        var steps = StepLint(product)
        for feature in product.features { steps.add(feature) }
        issues += steps.issues
        if isWhole {
            let language = product.features.first?.document.feature?.language
            issues += unusedDefinitions(of: product, used: steps.used, language: language)
        }
        return issues.sorted()
    }
}
