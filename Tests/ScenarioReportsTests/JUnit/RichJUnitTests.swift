import CucumberGherkin
import Foundation
import ScenarioReports
import ScriptTestSupport
import Testing

@Suite("The rich JUnit report, and what the others have of it")
struct RichJUnitTests {
    private let shop = String(decoding: JUnitSamples.report(.rich, of: SampleRun.shop.events), as: UTF8.self)

    @Test(
        "Each feature file is a suite with its counts and its seconds on the wall clock, and an error of a file is a test case"
    )
    func suites() {
        let suites = shop.split(separator: "\n").filter { $0.hasPrefix("<testsuite ") }
        #expect(
            suites == [
                #"<testsuite name="Scenarios/Shop/broken.feature" tests="1" failures="0" errors="1" skipped="0" time="0">"#,
                #"<testsuite name="Scenarios/Boutique/panier d'été.feature" tests="5" failures="1" errors="0" skipped="0" time="0.0315">"#,
                #"<testsuite name="Scenarios/Shop/search.feature" tests="7" failures="5" errors="0" skipped="1" time="0.024">"#,
                #"<testsuite name="Around the run" tests="1" failures="0" errors="1" skipped="0" time="0">"#,
            ]
        )
        #expect(shop.contains(#"<testcase name="The file can be parsed, line 5" classname="Feature files""#))
        #expect(shop.contains(#"name="AfterAll hook “the shop closes”" classname="Hooks around the run""#))
    }

    @Test("A test case says its file, line, product, requirements and tags; a failure its message, type and screen")
    func failure() throws {
        let start = try #require(shop.range(of: #"<testcase name="Payer l'été""#)?.lowerBound)
        let end = try #require(shop.range(of: "</testcase>", range: start..<shop.endIndex)?.upperBound)
        #expect(
            String(shop[start..<end]) == #"""
                <testcase name="Payer l'été" classname="Le panier « d'été » 🧺" time="0.006" file="Scenarios/Boutique/panier d'été.feature" line="17">
                <properties>
                <property name="product" value="boutique"/>
                <property name="tag" value="boutique"/>
                <property name="requirement" value="REQ-2"/>
                <property name="tag" value="paiement"/>
                <property name="virtual-time" value="60.75"/>
                </properties>
                <failure message="There is no “Merci, à bientôt &lt;3 &amp; plus”.&#10;expected: Merci, à bientôt &lt;3 &amp; plus&#10;actual: 100 % refusé" type="StepFailure"><![CDATA[Alors je vois "Merci, à bientôt <3 & plus"
                Scenarios/Boutique/panier d'été.feature:19
                There is no “Merci, à bientôt <3 & plus”.
                expected: Merci, à bientôt <3 & plus
                actual: 100 % refusé

                The screen at this point:
                Paiement
                  button “Payer 15 €”
                  text “Carte refusée 💳”]]></failure>
                <rerunFailure message="There is no “Merci, à bientôt &lt;3 &amp; plus”.&#10;expected: Merci, à bientôt &lt;3 &amp; plus&#10;actual: 100 % refusé" type="StepFailure">
                <stackTrace><![CDATA[Alors je vois "Merci, à bientôt <3 & plus"
                Scenarios/Boutique/panier d'été.feature:19
                There is no “Merci, à bientôt <3 & plus”.
                expected: Merci, à bientôt <3 & plus
                actual: 100 % refusé

                The screen at this point:
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
        let words = "Stopped at the first failure (--fail-fast or --max-failures 1): 12 scenarios were not run."
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
        for dialect in [JUnitReport.Dialect.standard, .rich, .strict] {
            let canonical = try XMLCheck.canonical(JUnitSamples.report(dialect, of: run.events))
            #expect(
                canonical.contains("a&amp;#27;[31m&amp;#0;]]&gt;\u{FFFD}\u{FFFD}&lt;&amp;&gt;\"'\n\té🧺]]]]&gt;&gt;")
            )
        }
    }

    @Test("Whatever the order, each suite is written once with all its test cases, in the order in which they end")
    func orders() throws {
        for seed in UInt64(0)..<10 {
            let behaviour = SampleBehaviour(order: .random(seed: seed))
            let run = SampleRun(SampleRun.shopSources, behaviour)
            let xml = String(decoding: JUnitSamples.report(.standard, of: run.events), as: UTF8.self)
            let ends = try run.start.features.map { feature in
                try #require(run.results.lastIndex { $0.pickle.uri == feature.uri })
            }
            let marks = zip(ends, run.start.features).sorted { $0.0 < $1.0 }.map { _, feature in
                "<testsuite name=\"\(feature.uri)\" tests=\"\(feature.pickles.count)\""
            }
            let parts = marks.map { xml.components(separatedBy: $0) }
            #expect(parts.allSatisfy { $0.count == 2 })
            let places = parts.map(\.[0].count)
            #expect(places == places.sorted())
        }
    }

    @Test(
        "The totals of the run stand at its root, and are those of its suites",
        arguments: [JUnitReport.Dialect.standard, .rich]
    )
    func totals(_ dialect: JUnitReport.Dialect) throws {
        let xml = String(decoding: JUnitSamples.report(dialect, of: SampleRun.shop.events), as: UTF8.self)
        let lines = xml.split(separator: "\n").map(String.init)
        let root = try #require(lines.first { $0.hasPrefix("<testsuites ") })
        let suites = lines.filter { $0.hasPrefix("<testsuite ") }
        func number(_ name: String, _ line: String) throws -> Int {
            let value = try #require(line.firstMatch(of: try Regex(" \(name)=\"([0-9.]+)\""))?.output[1].substring)
            return Int((try #require(Double(value)) * 1_000_000).rounded())
        }
        for name in ["tests", "failures", "errors", "time"] + (dialect == .rich ? ["skipped"] : []) {
            #expect(try number(name, root) == suites.map { try number(name, $0) }.reduce(0, +), "\(name)")
            #expect(try number(name, root) > 0)
        }
        #expect(root.contains(#" name="AppShell""#))
    }

    @Test("The standard report has what Jenkins' schema allows, and tells the rest in its texts")
    func standard() throws {
        let text = "Feature: F\n  @shop @REQ-2\n  Scenario: Flaky\n    Given a\n  Scenario: Failing\n    Given b\n"
        var behaviour = SampleBehaviour()
        behaviour.retries = 1
        behaviour.outcomes["a"] = [failed("one"), SampleOutcome()]
        behaviour.outcomes["b"] = [failed("first"), failed("second")]
        let run = SampleRun([GherkinSource(uri: "f.feature", text: text)], behaviour)
        let xml = String(decoding: JUnitSamples.report(.standard, of: run.events), as: UTF8.self)
        let dots = String(repeating: ".", count: 69)
        #expect(
            xml == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="AppShell" tests="2" failures="1" errors="0" time="0.003">
                <testsuite name="f.feature" tests="2" failures="1" errors="0" skipped="0" time="0.003">
                <properties>
                <property name="virtual-time" value="0.5"/>
                </properties>
                <testcase name="Flaky" classname="F" time="0.0015">
                <system-out><![CDATA[
                f.feature:3 @shop @REQ-2
                Given a\(dots)passed
                ]]></system-out>
                <system-err><![CDATA[
                Attempt 1 failed:
                Given a
                f.feature:4
                one

                Given a\(dots)failed
                ]]></system-err>
                </testcase>
                <testcase name="Failing" classname="F" time="0.0015">
                <failure message="first" type="StepFailure"><![CDATA[Given b
                f.feature:6
                first]]></failure>
                <system-out><![CDATA[
                f.feature:5
                Given b\(dots)failed
                ]]></system-out>
                <system-err><![CDATA[
                Attempt 2 failed:
                Given b
                f.feature:6
                second

                Given b\(dots)failed
                ]]></system-err>
                </testcase>
                </testsuite>
                </testsuites>

                """
        )
    }

    @Test("Messages that were read know no wall clock: their virtual seconds stand for it")
    func withoutWallClock() throws {
        let run = SampleRun([GherkinSource(uri: "f.feature", text: "Feature: F\n  Scenario: S\n    Given a\n")])
        let read = try MessageSamples.read(MessageSamples.written(run.events))
        let fresh = String(decoding: JUnitSamples.report(.standard, of: run.events), as: UTF8.self)
        let late = String(decoding: JUnitSamples.report(.standard, of: read), as: UTF8.self)
        #expect(fresh.contains(#"<testcase name="S" classname="F" time="0.0015">"#))
        #expect(late.contains(#"<testcase name="S" classname="F" time="0.25">"#))
        for xml in [fresh, late] { #expect(xml.contains(#"<property name="virtual-time" value="0.25"/>"#)) }
    }

    @Test(
        "The strict report trims keywords and texts, and writes two dots at least",
        arguments: [
            ("Lorsqu'", "il part", "Lorsqu' il part" + String(repeating: ".", count: 61) + "passed"),
            ("Quand ", String(repeating: "x", count: 68), "Quand " + String(repeating: "x", count: 68) + "..passed"),
            ("Quand ", String(repeating: "x", count: 69), "Quand " + String(repeating: "x", count: 69) + "..passed"),
            ("Quand ", String(repeating: "x", count: 90), "Quand " + String(repeating: "x", count: 90) + "..passed"),
        ]
    )
    func strictSteps(_ keyword: String, _ text: String, _ line: String) {
        let source = "# language: fr\nFonctionnalité: F\n  Scénario: S\n    \(keyword)\(text)\n"
        let run = SampleRun([GherkinSource(uri: "f.feature", text: source)])
        let xml = String(decoding: JUnitSamples.report(.strict, of: run.events), as: UTF8.self)
        #expect(xml.contains("<system-out><![CDATA[\n\(line)\n]]></system-out>"), "\(xml)")
    }

    @Test("The report of a run that was read back is the report of the run")
    func readBack() throws {
        let read = try MessageSamples.read(MessageSamples.written(SampleRun.shop.events))
        #expect(JUnitSamples.report(.strict, of: read) == JUnitSamples.report(.strict, of: SampleRun.shop.events))
        // All but the seconds on the wall clock, which messages do not have.
        for dialect in [JUnitReport.Dialect.standard, .rich] {
            let texts = [read, SampleRun.shop.events].map { events in
                String(decoding: JUnitSamples.report(dialect, of: events), as: UTF8.self)
                    .replacing(#/ time="[0-9.]+"/#, with: "")
            }
            #expect(texts[0] == texts[1])
        }
    }

    private func failed(_ message: String) -> SampleOutcome {
        SampleOutcome(status: .failed, message: message, errorType: "StepFailure")
    }
}
