import AppShellHeadless
import CucumberGherkin
public import ScenarioReports

/// Assertions that passed only because time went on: a report of a run, whose findings it collects.
///
/// Such a step does not say when its fact comes true: it would pass as well if the fact came much sooner, or later up to
/// the limit. Those that say when they look are left alone.
public final class WaitingLint: Report {
    private struct Location: Hashable {
        let file: String
        let line: Int
    }

    private let products: [String: ProductScripts]
    /// By the step's line, the longest wait of all its scenarios.
    private var waits: [Location: Duration] = [:]
    /// How many scenarios did not pass: what comes after their failure was not looked at.
    public private(set) var failureCount = 0

    public init(_ products: [ProductScripts]) {
        self.products = Dictionary(products.map { ($0.kit.productID, $0) }) { first, _ in first }
    }

    public func handle(_ event: RunEvent) {
        guard case .scenarioFinished(let result) = event, let product = products[result.testCase.product] else {
            return
        }
        if result.status != .passed, !result.willBeRetried { failureCount += 1 }
        for step in result.steps where step.status == .passed && step.duration > .zero {
            guard let location = step.sourceLocation, let match = product.matcher.matches(step.text).first,
                product.library.definitions[match.index].kind == .then, match.timing == nil
            else { continue }
            let line = Location(file: location.file, line: location.line)
            waits[line] = max(step.duration, waits[line] ?? .zero)
        }
    }

    public var findings: [LintIssue] {
        waits.map { location, wait in
            LintIssue(
                .assertionWaited,
                file: location.file,
                line: location.line,
                fact: "This step passed only after \(wait.brief) of virtual time.",
                fix: TimingSuffix.words(for: wait).map { "Say how long it may take, \($0), or wait before it." }
                    ?? "Let the time pass before it, with « j'attends … » (“I wait …”)."
            )
        }.sorted()
    }
}
