import AppShellTexts
import CucumberGherkin
public import ScenarioReports

extension ScriptLint {
    /// What one script of a product gives.
    public struct Checked: Sendable {
        /// Unsorted.
        public let issues: [LintIssue]
        /// The definitions that its steps match, by their indices in the product's library.
        public let used: Set<Int>
    }

    /// Checks one script of a product, including its steps, without looking at the others.
    public func check(_ feature: LoadedFeature, of product: ProductScripts) -> Checked {
        var steps = StepLint(product)
        steps.add(feature)
        return Checked(issues: issues(in: feature) + steps.issues, used: steps.used)
    }

    /// The product's own steps that none of its scripts uses.
    ///
    /// - Parameters:
    ///   - used: by all of them, from ``check(_:of:)``.
    ///   - language: that of the first script, in which steps are named.
    public func unusedDefinitions(of product: ProductScripts, used: Set<Int>, language: String?) -> [LintIssue] {
        let reader = Reader.current.reading(scriptIn: language ?? "en", Translations.runner + product.kit.texts)
        return Reader.$current.withValue(reader) {
            UnusedDefinitionLint(product.library, used: used, language: language).issues
        }
    }
}
