import AppShellTexts
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Reports find the parts of a failure's message in every language.
struct MessageBeginningTests {
    @Test("the parts begin as reports expect", arguments: Language.all)
    func parts(_ language: Language) {
        let reader = Reader(language, translations: Translations.runner)
        #expect(MessageBeginnings.nearest.contains(reader.text("Nearest: ")))
        let waiting = [
            "Waited {} of virtual time.", "The app waits for nothing: no timer, no request.",
            "The app still waits for:", "The app still waits for: {}.",
        ]
        for text in waiting.map(reader.text) {
            #expect(MessageBeginnings.waiting.contains(where: text.hasPrefix), "\(text)")
        }
        let telling = ["failure", "loading", "empty", "progress"].map(reader.text)
        #expect(telling.allSatisfy(MessageBeginnings.telling.contains), "\(telling)")
    }
}
