import CucumberGherkin
import Testing

@testable import ScenarioReports

@Suite("Failures of one cause, and the part of the screen that tells most")
struct FailureGroupTests {
    private static let screen =
        "tab accueil: home\nlayer “Accueil”\n  bar “Accueil”\n  screen “Accueil”\n"
        + (1...30).map { "    button “Formation \($0)”" }.joined(separator: "\n") + "\n  tab bar “Onglets”"

    /// So many scenarios, each with one step of the same text that fails.
    private func run(_ count: Int, _ message: (Int) -> String) -> SampleRun {
        let scenarios = (1...count).map { "\n  Scenario: S\($0)\n    Given step \($0)\n" }.joined()
        var behaviour = SampleBehaviour()
        for number in 1...count {
            behaviour.outcomes["step \(number)"] = [
                SampleOutcome(status: .failed, message: message(number), screen: Self.screen)
            ]
        }
        return SampleRun([GherkinSource(uri: "a.feature", text: "Feature: A\n" + scenarios)], behaviour)
    }

    private func summary(_ run: SampleRun, _ screen: ScreenExtent = .nearest) -> String {
        FormatOutput.text(of: run) { SummaryReport(style: FormatOutput.plain, screen: screen, write: $0) }
    }

    @Test("failures of one cause are told once, with where the others are and in what they differ")
    func groups() {
        let message = { (number: Int) in
            "“Label \(number)” is not on the screen “Accueil”.\nNearest: button “Formation 17”\nWaited \(number) s."
        }
        let text = summary(run(400, message))
        #expect(text.matches(of: /Part of the screen/).count == 1)
        #expect(text.contains("    The same kind of failure in 399 more scenarios:\n      ✘ a.feature:6  S2\n"))
        #expect(text.contains("      ✘ a.feature:1200  S400\n          “Label 400” is not on the screen “Accueil”.\n"))
        #expect(text.split(separator: "\n").count < 900)
        let same = summary(run(3) { _ in "No.\nWaited 3 s." })
        #expect(
            same.contains(
                "    The same failure in 2 more scenarios:\n      ✘ a.feature:6  S2\n      ✘ a.feature:9  S3\n"
            )
        )
        let reasons = summary(run(2) { "“x” is not here.\nShown instead: \($0 == 1 ? "loading" : "failure")" })
        #expect(!reasons.contains("The same"), "a reason that differs below its first line is another cause")
        let others = summary(run(2) { $0 == 1 ? "The title is wrong." : "The server got no call." })
        #expect(!others.contains("The same"))
        #expect(others.contains("The title is wrong.") && others.contains("The server got no call."))
    }

    @Test("pretty tells a cause in full the first time, and then where that was")
    func pretty() {
        let text = FormatOutput.text(of: run(2) { "“Label \($0)” is not there." }) {
            PrettyReport(style: FormatOutput.plain, write: $0)
        }
        #expect(text.matches(of: /Part of the screen/).count == 1)
        #expect(text.contains("        “Label 2” is not there.\n        Details at a.feature:3 above.\n"))
    }

    @Test("the screen is cut around what was meant; all of it or nothing of it is shown on request")
    func excerpt() {
        let excerpt = ScreenExcerpt(
            of: Self.screen,
            message: "“Formtion 17” is not on the screen “Accueil”.\nNearest: button “Formation 17”",
            step: "je vois \"Formtion 17\""
        )
        #expect(excerpt.isCut)
        #expect(
            excerpt.text == """
                tab accueil: home
                layer “Accueil”
                  … 1 line
                  screen “Accueil”
                    … 13 lines
                    button “Formation 14”
                    button “Formation 15”
                    button “Formation 16”
                    button “Formation 17”
                    button “Formation 18”
                    button “Formation 19”
                    button “Formation 20”
                … 11 lines
                """
        )
        let french = ScreenExcerpt(
            of: "onglet a : home\nécran « A »\n" + (1...20).map { "  bouton « B\($0) »" }.joined(separator: "\n")
                + "\n  contenu vide « Rien » : rien\n  texte « C »",
            message: "« Z » n'apparaît pas sur l'écran « Y ».",
            step: "je vois \"Z\""
        )
        #expect(french.text.hasSuffix("\n  bouton « B20 »\n  contenu vide « Rien » : rien\n  texte « C »"))
        let short = ScreenExcerpt(of: "a\nb", message: "", step: "")
        #expect(!short.isCut && short.text == "a\nb")
        let wrong = run(1) { _ in "No." }
        #expect(summary(wrong, .full).contains("button “Formation 30”\n"))
        #expect(!summary(wrong, .none).contains("The screen"))
    }
}
