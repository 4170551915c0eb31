import AppShellTexts
import CucumberGherkin
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
    public func issues(ofErrorsIn scripts: LoadedScripts) -> [LintIssue] {
        scripts.filesWithErrors.flatMap { source in
            Reader.$current.withValue(source.reader) {
                issues(of: scripts.errors.filter { $0.uri == source.uri }, in: source)
            }
        }
        .sorted()
    }

    /// A line of which a keyword explains the error is told once.
    private func issues(of errors: [GherkinError], in source: GherkinSource) -> [LintIssue] {
        let hints = KeywordHint.all(in: source, errors: errors)
        let lines = Set(hints.map(\.line))
        let others = hints.contains(where: \.isOfWholeFile) ? [] : errors.filter { !lines.contains($0.location.line) }
        return hints.map { LintIssue($0, in: source) } + others.map { LintIssue($0) }
    }

    /// The issues of a script's scenarios, outlines and tags, whichever product it is for.
    public func issues(in feature: LoadedFeature) -> [LintIssue] {
        Reader.$current.withValue(feature.reader) {
            let document = feature.document
            var issues = ScenarioLint(document).issues + OutlineLint(document).issues + TagLint(document).issues
            issues += ExpectedFailureLint(document).issues
            issues += KeywordHint.all(in: feature.source, errors: []).map { LintIssue($0, in: feature.source) }
            if let spelling { issues += RequirementTagLint(document, spelling).issues }
            return issues.sorted()
        }
    }

    /// The issues of a product's scripts, including their steps.
    ///
    /// - Parameters:
    ///   - isWhole: whether these are all of the product's scripts. Only then can a definition be unused.
    ///   - others: the other scripts of the product; lint accepts texts that they name. If they are unknown (nil), absences
    ///     are not checked.
    public func issues(
        in product: ProductScripts,
        isWhole: Bool,
        others: [LoadedFeature]? = []
    ) -> [LintIssue] {
        var issues = product.features.flatMap { self.issues(in: $0) }
        var steps = StepLint(product)
        for feature in product.features { steps.add(feature) }
        issues += steps.issues
        if let others { issues += AbsenceLint(product, others: others).issues }
        if isWhole {
            let language = product.features.first?.document.feature?.language
            issues += unusedDefinitions(of: product, used: steps.used, language: language)
        }
        return issues.sorted()
    }
}

extension LintIssue {
    fileprivate init(_ hint: KeywordHint, in source: GherkinSource) {
        self.init(
            hint.code,
            file: source.uri,
            line: hint.line,
            fact: hint.text.fact,
            fix: hint.text.fix,
            suggestion: hint.suggestion
        )
    }

    fileprivate init(_ error: GherkinError) {
        // The official message begins with the location.
        let official = error.message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? error.message
        self.init(
            .parseError,
            file: error.uri,
            line: error.location.line,
            column: error.location.column,
            fact: error.hint?.fact ?? official + ".",
            fix: error.hint?.fix
                ?? localized("Fix this first: the rest of the file is not checked until then.")
        )
    }
}
