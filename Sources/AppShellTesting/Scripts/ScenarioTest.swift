import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner
public import Testing

/// A scenario as a test case: a run of its own, with a fresh phone, app and back end.
///
/// ``ScriptFolder`` has them all. Hooks around a run surround each of them.
public struct ScenarioTest: Sendable, Identifiable, CustomTestStringConvertible {
    /// Where it is written: `Scenarios/livre.feature:12`.
    public let id: String
    /// Its place and name, as test reports show them.
    public let testDescription: String
    private let content: Content

    private enum Content: Sendable {
        case scenario(ProductScripts, root: URL)
        /// Why there is none.
        case issues([(SourceLocation, String)])
    }

    init(_ pickle: Pickle, of feature: LoadedFeature, _ scripts: ProductScripts, root: URL) {
        id = "\(feature.uri):\(pickle.location.line)"
        testDescription = "\(id) \(pickle.name)"
        var own = scripts
        own.features = [LoadedFeature(feature, pickles: [pickle])]
        content = .scenario(own, root: root)
    }

    init(_ errors: [(place: ScriptPlace, reason: String)]) {
        id = errors.first?.place.file ?? ""
        testDescription = id
        content = .issues(errors.map { ($0.place.sourceLocation, $0.reason) })
    }

    init(at place: ScriptPlace, unreadable reason: String) {
        self.init([(place, reason)])
    }

    init(missing: String, _ location: SourceLocation) {
        id = missing
        testDescription = missing
        content = .issues([(location, missing)])
    }

    /// Runs it. A step that does not pass is an issue at its line of the script, with what the command prints of it.
    public func run() {
        switch content {
        case .issues(let issues):
            for (location, reason) in issues { Issue.record(Comment(rawValue: reason), sourceLocation: location) }
        case .scenario(let scripts, let root):
            var plan = RunPlan(products: [scripts])
            plan.checksAbsences = false
            let summary = ScenarioRunner.run(plan, reports: [])
            for (place, text) in failures(of: summary, root: root) {
                Issue.record(Comment(rawValue: text), sourceLocation: place.sourceLocation)
            }
        }
    }

    private func failures(of summary: RunSummary, root: URL) -> [(ScriptPlace, String)] {
        let words = FailureText(style: TextStyle(isColored: false))
        var failures = summary.parseErrors.map { error in
            (ScriptPlace(root: root, file: error.uri, line: error.location.line), error.explanation)
        }
        failures += summary.failures.map { failure in
            let step = failure.steps.max { $0.status < $1.status }
            // A hook is no line of the script.
            let line = step?.step == nil ? nil : step?.sourceLocation?.line
            let place = ScriptPlace(
                root: root,
                file: failure.pickle.uri,
                line: line ?? failure.pickle.location.line
            )
            return (place, words.title(of: failure) + "\n" + words.reasons(of: failure, indentation: "  "))
        }
        let whole = place(root: root)
        failures += summary.hookFailures.map { (whole, "\($0.text): \($0.message ?? "it did not pass")") }
        if let abortion = summary.abortion { failures.append((whole, abortion.message)) }
        if failures.isEmpty, !summary.succeeded || summary.scenarioCount == 0 {
            failures.append((whole, "the scenario did not run to its end"))
        }
        return failures
    }

    /// That of the scenario.
    private func place(root: URL) -> ScriptPlace {
        let parts = id.split(separator: ":")
        return ScriptPlace(root: root, file: String(parts[0]), line: Int(parts.last ?? "") ?? 1)
    }
}
