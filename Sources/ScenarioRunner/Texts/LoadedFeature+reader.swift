import AppShellTexts
import CucumberGherkin
import ScenarioReports

extension LoadedFeature {
    /// Who reads texts about this script.
    var reader: Reader {
        Reader.current.reading(scriptIn: document.feature?.language ?? "en", Translations.runner)
    }
}
