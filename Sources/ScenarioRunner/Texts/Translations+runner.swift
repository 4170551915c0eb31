import AppShellExploration
import AppShellHeadless
public import AppShellTexts
import ScenarioReports

extension Translations {
    /// What the runner says in other languages than English, and what it takes from the modules below.
    public static let runner =
        [runnerFrench, syntaxFrench, absencesFrench, coverageFrench, chaosFrench] + failures + steps + headless
        + exploration + reports

    private static let failures = [failuresFrench, screenFailuresFrench, phoneFailuresFrench, serverFailuresFrench]
    private static let steps = [stepsFrench, phoneStepsFrench]
}
