import AppShell
import AppShellHeadless
import AppShellTesting
import AppShellTexts
import ScenarioRunner
import Testing

/// What the tools say of every product in other languages than English.
struct TranslationSuite {
    @Test("an element is summed up in English as AppShell does it", arguments: EveryProduct.ofTheHouse)
    func elements(_ subject: ProductSubject) throws {
        let session = subject.kit.makeSession()
        defer { session.end() }
        try session.launch()
        for element in ElementFinder(try session.content()).elements.map(\.element) {
            #expect(Reader.$current.withValue(Reader(.english)) { element.localizedSummary } == element.summary)
        }
    }
}
