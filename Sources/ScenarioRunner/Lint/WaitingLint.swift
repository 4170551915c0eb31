import AppShellHeadless
import AppShellTexts
import CucumberGherkin
public import ScenarioReports

/// A report that collects assertions which passed only after virtual time went on.
///
/// Such a step does not say when its fact must hold: it would pass just as well sooner, or later up to the limit.
/// Assertions with an explicit time are fine.
public final class WaitingLint: Report {
    private struct Location: Hashable {
        let file: String
        let line: Int
    }

    private let products: [String: ProductScripts]
    /// The longest wait at each line, over all scenarios.
    private var waits: [Location: Duration] = [:]
    /// Of each file.
    private var readers: [String: Reader] = [:]
    /// How many scenarios did not pass. Their steps after the failure were not checked.
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
                product.library.definitions[match.index].kind == .then, match.timing == nil,
                // The steps of a phrase have times of their own.
                product.library.definitions[match.index].phrase == nil
            else { continue }
            let line = Location(file: location.file, line: location.line)
            readers[location.file] = result.testCase.feature.reader
            waits[line] = max(step.duration, waits[line] ?? .zero)
        }
    }

    public var issues: [LintIssue] {
        waits.map { location, wait in
            Reader.$current.withValue(readers[location.file] ?? .current) { Self.issue(at: location, after: wait) }
        }.sorted()
    }

    private static func issue(at location: Location, after wait: Duration) -> LintIssue {
        let words = TimingSuffix.words(for: wait)
        return LintIssue(
            .assertionWaited,
            file: location.file,
            line: location.line,
            fact: localized("This step passed only after \(wait.brief) of virtual time."),
            fix: words.map { localized("Say how long it may take, \($0), or wait before it.") }
                ?? localized("Wait before it with « j'attends … » (“I wait …”).")
        )
    }
}
