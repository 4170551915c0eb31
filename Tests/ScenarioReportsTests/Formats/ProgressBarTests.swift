import CucumberGherkin
import ScriptTestSupport
import Testing

@testable import ScenarioReports

@Suite("The progress bar")
struct ProgressBarTests {
    /// What was written between two erasures, each the line as it stands on the screen.
    private func drawn(
        _ run: SampleRun,
        width: Int,
        isColored: Bool = false,
        now: @escaping () -> Duration = { .zero }
    ) -> [String] {
        let written = Written()
        let style = TextStyle(isColored: isColored)
        let report = ProgressBarReport(style: style, width: { width }, now: now) { written.text += $0 }
        for event in run.events {
            if case .runFinished = event { break }
            report.handle(event)
        }
        return written.text.split(separator: "\r\u{1B}[2K").map(String.init)
    }

    private static let names = [
        "Payer l'été 🧺", "日本茶を買う", "Un nom qui est plus long que la ligne ne l'est", "e\u{301}te\u{301}",
    ]

    private static let run: SampleRun = {
        let scenarios = (0..<40).map { "\n  Scenario: \(names[$0 % names.count])\n    Given step \($0)\n" }.joined()
        return SampleRun([GherkinSource(uri: "f.feature", text: "Feature: F\n\(scenarios)")])
    }()

    @Test(
        "fits in a line of the terminal, however narrow it is, with a column to spare",
        arguments: [0, 1, 2, 20, 21, 22, 30, 36, 45, 60, 100]
    )
    func width(_ width: Int) {
        var time = Duration.zero
        for isColored in [false, true] {
            let lines = drawn(Self.run, width: width, isColored: isColored) {
                time += .seconds(1)
                return time
            }
            for line in lines {
                let visible = line.replacing(/\u{1B}\[[0-9]+m/, with: "")
                #expect(visible.columns <= max(0, width - 1))
                #expect(!visible.contains("\n"))
            }
        }
    }

    @Test("names the scenario at work, and counts what has ended")
    func words() {
        var time = Duration.zero
        let lines = drawn(Self.run, width: 60) {
            time += .milliseconds(50)
            return time
        }
        #expect(lines.count == 41)
        #expect(lines.first == "░░░░░░░░░░░░░░░░░░░░  0/40  0 %  Payer l'été 🧺")
        #expect(lines[21] == "██████████░░░░░░░░░░  21/40  52 %  日本茶を買う")
        #expect(lines[22] == "███████████░░░░░░░░░  22/40  55 %  Un nom qui est plus lon…")
        #expect(lines.last == "████████████████████  40/40  100 %")
    }

    @Test("is drawn every 50 ms at most, and at once where the clock went back")
    func pace() {
        var time = Duration.zero
        let lines = drawn(Self.run, width: 60) {
            defer { time += .milliseconds(10) }
            return time
        }
        #expect(lines.map { $0.split(separator: " ").dropFirst().first } == (0...8).map { "\($0 * 5)/40" })
        time = .seconds(100)
        let backwards = drawn(Self.run, width: 60) {
            time -= .milliseconds(10)
            return time
        }
        #expect(backwards.count == 41)
    }

    @Test("a failure stands above it as soon as it happened, however short ago it was drawn")
    func failure() throws {
        let text = "Feature: F\n  Scenario: One\n    Given bad\n  Scenario: Two\n    Given good\n"
        let failure = SampleOutcome(status: .failed, message: "It fails.")
        let source = GherkinSource(uri: "f.feature", text: text)
        let run = SampleRun([source], SampleBehaviour(outcomes: ["bad": [failure]]))
        #expect(
            drawn(run, width: 60) == [
                "░░░░░░░░░░░░░░░░░░░░  0/2  0 %  One",
                "✘ f.feature:2  One\n    ✘ Given bad\n        f.feature:3\n        It fails.\n",
                "██████████░░░░░░░░░░  1/2  50 %  1 failed  Two",
            ]
        )
    }

    @Test("a run whose scenarios were not announced is counted")
    func unannounced() {
        var events = Self.run.events
        events.removeAll { if case .scenariosAssembled = $0 { true } else { false } }
        let text = FormatOutput.text(of: events) { write in
            ProgressBarReport(style: FormatOutput.plain, width: { 60 }, now: { .zero }, write: write)
        }
        #expect(text.hasPrefix("\r\u{1B}[2K1 scenario\r\u{1B}[2K40 scenarios\n\n40 scenarios (40 passed)\n"))
    }
}
