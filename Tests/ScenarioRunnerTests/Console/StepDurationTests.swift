import CucumberExpressions
import Testing

@testable import ScenarioRunner

/// A duration in a step says itself.
struct StepDurationTests {
    @Test(
        "a duration is said in the largest unit that is a whole number",
        arguments: [
            (.zero, "0 seconde", "0 seconds"), (.milliseconds(80), "80 ms", "80 ms"),
            (.seconds(1), "1 seconde", "1 second"), (.milliseconds(1_500), "1,5 seconde", "1.5 seconds"),
            (.milliseconds(2_050), "2,05 secondes", "2.05 seconds"), (.seconds(60), "1 minute", "1 minute"),
            (.seconds(90), "90 secondes", "90 seconds"), (.seconds(3_600), "1 heure", "1 hour"),
            (.seconds(90_000), "25 heures", "25 hours"), (.seconds(172_800), "2 jours", "2 days"),
            (.microseconds(1_500), "1,5 ms", "1.5 ms"), (.seconds(86_400 * 200_000), "200000 jours", "200000 days"),
            (.nanoseconds(1_000_000_001), "1,000000001 seconde", "1.000000001 seconds"),
        ] as [(Duration, String, String)]
    )
    func words(duration: Duration, french: String, english: String) {
        #expect(StepDuration.text(of: duration, in: "fr") == french)
        #expect(StepDuration.text(of: duration, in: "en") == english)
    }

    @Test("a duration is read exactly as it was said", arguments: ["fr", "en"])
    func isRead(_ language: String) throws {
        let library = StepLibrary.withGenericSteps()
        let hours = (1...60).map { Duration.seconds(3_600 * $0) }
        let odd = (0...400).map { Duration.nanoseconds($0 * $0 * $0 * 1_234_567) }
        for duration in hours + odd + (0...3_000).map({ .milliseconds($0) }) {
            let text = StepDuration.text(of: duration, in: language)
            let match = try #require(library.matches(language == "fr" ? "j'attends \(text)" : "I wait \(text)").first)
            #expect(try match.arguments.first?.value() as? Duration == duration, "\(text)")
        }
    }
}
