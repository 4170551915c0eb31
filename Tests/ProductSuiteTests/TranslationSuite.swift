import AppShell
import AppShellHeadless
import AppShellTexts
import ScenarioRunner
import Testing

/// What the tools say of every product in other languages than English.
struct TranslationSuite {
    @Test("every step has its summary in French", arguments: EveryProduct.ofTheHouse)
    func summaries(_ subject: Subject) {
        let reader = Reader(.french, translations: Translations.runner + subject.kit.texts)
        for definition in subject.kit.library.definitions {
            let summary = Reader.$current.withValue(reader) { definition.localizedSummary }
            #expect(summary != definition.summary, "\(definition.location)")
        }
    }

    @Test("an element is summed up in English as AppShell does it", arguments: EveryProduct.ofTheHouse)
    func elements(_ subject: Subject) throws {
        let session = subject.kit.makeSession()
        defer { session.end() }
        try session.launch()
        for element in ElementFinder(try session.content()).elements.map(\.element) {
            #expect(Reader.$current.withValue(Reader(.english)) { element.localizedSummary } == element.summary)
        }
    }
}
