import CucumberGherkin
import ScreenRendering
import Testing

@testable import ScenarioReports

@Suite("The gallery")
struct GalleryReportTests {
    private func page(_ change: (inout SampleBehaviour) -> Void = { _ in }) -> String {
        func screen(_ title: String) -> ScreenSnapshot {
            let text = ScreenElement(role: "text", label: title)
            return ScreenSnapshot(
                navigation: nil,
                screen: ScreenElement(role: "screen", label: "S", children: [text])
            )
        }
        var behaviour = SampleBehaviour()
        behaviour.outcomes["first"] = [SampleOutcome(snapshot: screen("On the way"))]
        behaviour.outcomes["full"] = [SampleOutcome(snapshot: screen("All <b>courses</b>"))]
        behaviour.outcomes["gone"] = [SampleOutcome(snapshot: ScreenSnapshot(navigation: nil, screen: nil))]
        change(&behaviour)
        let sources = [
            GherkinSource(uri: "b.feature", text: "Feature: Blog\n  Scenario: Full\n    Given full\n"),
            GherkinSource(
                uri: "a.feature",
                text: """
                    Feature: Catalogue
                      Scenario: Full & well
                        Given first
                        Given full
                      Scenario: Closed
                        Given gone
                    """
            ),
        ]
        return FormatOutput.text(of: SampleRun(sources, behaviour)) { write in
            GalleryReport(title: "Shop") { write(String(decoding: $0, as: UTF8.self)) }
        }
    }

    @Test("each scenario once, by file and line, with the screen on which it ends")
    func pictures() {
        let page = page()
        let order = ["Catalogue · ", "Full &amp; well</h3>", "Closed</h3>", "Blog · ", "Full</h3>"]
        let places = order.map { page.firstRange(of: $0)?.lowerBound }
        #expect(!places.contains(nil))
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
        #expect(page.contains("3 states, each where its scenario ends."))
        #expect(page.contains("All &lt;b&gt;courses&lt;/b&gt;") && !page.contains("<b>courses"))
        #expect(!page.contains("On the way"))
        #expect(page.ranges(of: "class=\"phone frame\"").count == 2)
        #expect(page.contains("The app is not in the foreground."))
    }

    @Test("a scenario that did not pass is marked and counted")
    func failures() {
        #expect(!page().contains("did not pass"))
        let page = page { $0.outcomes["gone"] = [SampleOutcome(status: .failed)] }
        #expect(page.contains("did not pass</span> Closed"))
        #expect(page.contains("3 states, each where its scenario ends; failed: 1 scenario."))
        #expect(page.contains("There is no picture: no step ran to its end."))
        #expect(!page.contains("The app is not in the foreground."))
    }

    @Test("one that was skipped has not failed")
    func skipped() {
        let page = page { $0.outcomes["gone"] = [SampleOutcome(status: .skipped)] }
        #expect(page.contains("skipped</span> Closed"))
        #expect(page.contains("3 states, each where its scenario ends."))
    }
}
