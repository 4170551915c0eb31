import CucumberGherkin
import ScenarioReports
import ScenarioRunner

/// What lint finds in one script, apart from the others: for editors, whose scripts change one at a time.
struct ScriptCheck {
    /// Sorted.
    let issues: [LintIssue]
    /// nil if the script does not parse.
    let feature: LoadedFeature?
    /// nil if it is unclear, or the script does not parse.
    let kit: (any TestKit.Type)?
    /// The definitions of the product that its steps match.
    let used: Set<Int>
    /// Whether the whole script is checked.
    let isWhole: Bool

    /// A file of phrases.
    ///
    /// - Parameter issues: of the phrases of all products.
    init(phrases source: GherkinSource, _ issues: [LintIssue]) {
        var ids = IdentifierSequence()
        feature = LoadedScripts([source], ids: &ids).features.first
        (kit, used, isWhole) = (nil, [], true)
        var own: [LintIssue] = []
        for issue in issues + Self.formatIssues(of: source) where !own.contains(issue) { own.append(issue) }
        self.issues = own.sorted()
    }

    private static func formatIssues(of source: GherkinSource) -> [LintIssue] {
        let bytes = Array(source.text.utf8)
        guard let laidOut = try? GherkinFormatter().format(bytes, uri: source.uri),
            let line = GherkinFormatter.firstDifference(bytes, laidOut)
        else { return [] }
        return [.format(file: source.uri, line: line)]
    }

    /// - Parameter product: the product of a kit, with its steps.
    init(
        _ source: GherkinSource,
        lint: ScriptLint,
        chosen: ChosenProducts,
        product: (any TestKit.Type) -> ProductScripts
    ) {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([source], ids: &ids)
        feature = scripts.features.first
        isWhole = scripts.errors.isEmpty
        var issues = lint.issues(ofErrorsIn: scripts)
        guard let feature else {
            (kit, used) = (nil, [])
            let isWanted = chosen.include(ProductCatalog.kit(byFolderOf: source.uri))
            self.issues = isWanted ? issues.sorted() : []
            return
        }
        issues += Self.formatIssues(of: source)
        kit = try? chosen.kit(of: feature)
        if let kit {
            let checked = lint.check(feature, of: product(kit))
            issues += checked.issues
            used = checked.used
        } else {
            issues += lint.issues(in: feature) + [LintRun.unknownProduct(feature)]
            used = []
        }
        self.issues = chosen.include(ProductCatalog.namedKit(of: feature)) ? issues.sorted() : []
    }
}
