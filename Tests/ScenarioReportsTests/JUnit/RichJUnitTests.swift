import CucumberGherkin
import Foundation
import ScenarioReports
import ScriptTestSupport
import Testing

@Suite("The rich JUnit report")
struct RichJUnitTests {
    private let shop = String(decoding: JUnitSamples.report(.rich, of: SampleRun.shop.events), as: UTF8.self)

    @Test("Each feature file is a suite with its counts and its virtual time, and a fault of a file is a test case")
    func suites() {
        let suites = shop.split(separator: "\n").filter { $0.hasPrefix("<testsuite ") }
        #expect(
            suites == [
                #"<testsuite name="Scenarios/Shop/broken.feature" tests="1" failures="0" errors="1" skipped="0" time="0">"#,
                #"<testsuite name="Scenarios/Boutique/panier d'été.feature" tests="5" failures="1" errors="0" skipped="0" time="65">"#,
                #"<testsuite name="Scenarios/Shop/search.feature" tests="7" failures="5" errors="0" skipped="1" time="4">"#,
                #"<testsuite name="Around the run" tests="1" failures="0" errors="1" skipped="0" time="0">"#,
            ]
        )
        #expect(shop.contains(#"<testcase name="The file can be read, line 5" classname="Feature files""#))
        #expect(shop.contains(#"name="AfterAll hook “the shop closes”" classname="Hooks around the run""#))
    }

    @Test("A test case says its file, line, product, requirements and tags; a failure its message, type and screen")
    func failure() throws {
        let start = try #require(shop.range(of: #"<testcase name="Payer l'été""#)?.lowerBound)
        let end = try #require(shop.range(of: "</testcase>", range: start..<shop.endIndex)?.upperBound)
        #expect(
            String(shop[start..<end]) == #"""
                <testcase name="Payer l'été" classname="Le panier « d'été » 🧺" time="60.75" file="Scenarios/Boutique/panier d'été.feature" line="17">
                <properties>
                <property name="product" value="boutique"/>
                <property name="tag" value="boutique"/>
                <property name="requirement" value="REQ-2"/>
                <property name="tag" value="paiement"/>
                </properties>
                <failure message="There is no “Merci, à bientôt &lt;3 &amp; plus”.&#10;expected: Merci, à bientôt &lt;3 &amp; plus&#10;actual: 100 % refusé" type="StepFailure"><![CDATA[Alors je vois "Merci, à bientôt <3 & plus"
                Scenarios/Boutique/panier d'été.feature:19
                There is no “Merci, à bientôt <3 & plus”.
                expected: Merci, à bientôt <3 & plus
                actual: 100 % refusé

                The screen as it is:
                Paiement
                  button “Payer 15 €”
                  text “Carte refusée 💳”]]></failure>
                <rerunFailure message="There is no “Merci, à bientôt &lt;3 &amp; plus”.&#10;expected: Merci, à bientôt &lt;3 &amp; plus&#10;actual: 100 % refusé" type="StepFailure">
                <stackTrace><![CDATA[Alors je vois "Merci, à bientôt <3 & plus"
                Scenarios/Boutique/panier d'été.feature:19
                There is no “Merci, à bientôt <3 & plus”.
                expected: Merci, à bientôt <3 & plus
                actual: 100 % refusé

                The screen as it is:
                Paiement
                  button “Payer 15 €”
                  text “Carte refusée 💳”]]></stackTrace>
                <system-out><![CDATA[
                Étant donné que le panier contient :........................................passed
                Quand je touche "Payer".....................................................passed
                Alors je vois "Merci, à bientôt <3 & plus"..................................failed
                Et le panier est vide.......................................................skipped
                ]]></system-out>
                </rerunFailure>
                <system-out><![CDATA[
                Étant donné que le panier contient :........................................passed
                Quand je touche "Payer".....................................................passed
                Alors je vois "Merci, à bientôt <3 & plus"..................................failed
                Et le panier est vide.......................................................skipped
                ]]></system-out>
                </testcase>
                """#
        )
    }

    @Test("Rows of an outline are told apart by their numbers and values")
    func rows() {
        #expect(shop.contains(#"name="Ajouter l'ananas (Des fruits #1.1 quoi: l'ananas, prix: 5, total: 20)""#))
        #expect(shop.contains(#"name="Ajouter 🍓 (Des fruits #1.2 quoi: 🍓, prix: 1, total: 15)""#))
    }

    @Test("Scenarios of one name, and those without one, have their lines: some readers keep one test of a name")
    func names() {
        let scenarios = ["Same", "Same", "Other", ""].map { "  Scenario: \($0)\n    Given a\n" }
        let text = "Feature: F\n" + scenarios.joined() + "  Rule: R\n" + scenarios[0]
        let run = SampleRun([GherkinSource(uri: "f.feature", text: text)])
        let xml = String(decoding: JUnitSamples.report(.rich, of: run.events), as: UTF8.self)
        let names = xml.matches(of: /<testcase name="([^"]*)"/).map { String($0.1) }
        #expect(names == ["Same (line 2)", "Same (line 4)", "Other", "line 8", "R - Same"])
    }

    @Test("A run that ended at its first failure says what it left out")
    func leftOut() {
        var run = SampleRun([GherkinSource(uri: "f.feature", text: "Feature: F\n  Scenario: S\n    Given a\n")])
        run.summary.leftOutCount = 12
        let xml = String(decoding: JUnitSamples.report(.rich, of: run.events), as: UTF8.self)
        let words = "Ended at the first failure (--fail-fast): 12 scenarios were not run."
        #expect(xml.contains("<skipped><![CDATA[\(words)]]></skipped>"))
        #expect(xml.contains(#"name="Around the run" tests="1" failures="0" errors="0" skipped="1""#))
    }

    @Test("A scenario that passed when it was tried again is flaky, one that never passed has all its attempts")
    func attempts() throws {
        let text = "Feature: F\n  Scenario: Flaky\n    Given a\n  Scenario: Failing\n    Given b\n"
        var behaviour = SampleBehaviour()
        behaviour.retries = 2
        behaviour.outcomes["a"] = [failed("one"), SampleOutcome()]
        behaviour.outcomes["b"] = [failed("first"), failed("second"), failed("third")]
        let run = SampleRun([GherkinSource(uri: "f.feature", text: text)], behaviour)
        let xml = String(decoding: JUnitSamples.report(.rich, of: run.events), as: UTF8.self)
        #expect(xml.components(separatedBy: "<testcase ").count == 3)
        #expect(xml.contains(#"<flakyFailure message="one" type="StepFailure">"#))
        #expect(xml.contains(#"<failure message="first" type="StepFailure">"#))
        #expect(xml.contains(#"<rerunFailure message="second" type="StepFailure">"#))
        #expect(xml.contains(#"<rerunFailure message="third" type="StepFailure">"#))
        #expect(xml.contains(#"tests="2" failures="1""#))
    }

    @Test("What left a scenario out is said")
    func skipped() {
        #expect(shop.contains("<skipped><![CDATA[No phone here has a pen.]]></skipped>"))
    }

    @Test("A run that was interrupted has a test case that says so, and its suites are whole")
    func interrupted() {
        // The last scenario was to be tried again.
        let end = SampleRun.shop.events.lastIndex { if case .scenarioFinished = $0 { true } else { false } } ?? 0
        var events = Array(SampleRun.shop.events[..<end])
        var summary = SampleRun.shop.summary
        summary.isInterrupted = true
        summary.leftOutCount = 3
        events.append(.runFinished(summary))
        let xml = String(decoding: JUnitSamples.report(.rich, of: events), as: UTF8.self)
        #expect(xml.contains("The run was interrupted; 3 of its scenarios were not run."))
        #expect(xml.hasSuffix("</testsuite>\n</testsuites>\n"))
        #expect(xml.contains(#"<testsuite name="Scenarios/Shop/search.feature" tests="7" failures="5""#))
    }

    @Test(
        "Characters that XML forbids, its own marks and the end of CDATA come through a parser",
        .enabled(if: OfficialData.hasPython, "Python is missing")
    )
    func characters() throws {
        var behaviour = SampleBehaviour()
        let nasty = "a\u{1B}[31m\u{0}]]>\u{FFFE}\u{FFFF}<&>\"'\r\n\té🧺]]]]>>"
        behaviour.outcomes["a"] = [failed(nasty)]
        let run = SampleRun(
            [GherkinSource(uri: "f.feature", text: "Feature: F<&>\"\n  Scenario: S ]]>\n    Given a\n")],
            behaviour
        )
        for dialect in [JUnitReport.Dialect.rich, .strict] {
            let canonical = try XMLCheck.canonical(JUnitSamples.report(dialect, of: run.events))
            #expect(
                canonical.contains("a&amp;#27;[31m&amp;#0;]]&gt;\u{FFFD}\u{FFFD}&lt;&amp;&gt;\"'\n\té🧺]]]]&gt;&gt;")
            )
        }
    }

    @Test("Whatever the order, each suite is written once with all its test cases, as soon as the last of them has run")
    func orders() throws {
        for seed in UInt64(0)..<10 {
            let behaviour = SampleBehaviour(order: .random(seed: seed))
            let run = SampleRun(SampleRun.shopSources, behaviour)
            var written: [Int: String] = [:]
            var step = 0
            let report = JUnitReport { written[step, default: ""] += String(decoding: $0, as: UTF8.self) }
            for event in run.events {
                report.handle(event)
                step += 1
            }
            for feature in run.start.features {
                let mark = "<testsuite name=\"\(feature.uri)\" tests=\"\(feature.pickles.count)\""
                let last = try #require(run.results.lastIndex { $0.pickle.uri == feature.uri })
                // After the start and the scenarios' assembly.
                #expect(written[last + 2]?.contains(mark) == true)
                #expect(written.values.filter { $0.contains(mark) }.count == 1)
            }
        }
    }

    @Test("The report of a run that was read back is the report of the run")
    func readBack() throws {
        let read = try MessageSamples.read(MessageSamples.written(SampleRun.shop.events))
        for dialect in [JUnitReport.Dialect.rich, .strict] {
            #expect(JUnitSamples.report(dialect, of: read) == JUnitSamples.report(dialect, of: SampleRun.shop.events))
        }
    }

    private func failed(_ message: String) -> SampleOutcome {
        SampleOutcome(status: .failed, message: message, errorType: "StepFailure")
    }
}
