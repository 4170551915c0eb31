import CucumberGherkin
import ScenarioReports
import Testing

@testable import ScenarioRunner

struct CoverageTests {
    private static let csv = """
        id,kinds,title
        TINY-FR1,H,passes
        TINY-FR2,H B,passes once and fails once
        TINY-FR3,H T,nobody carries it
        TINY-FR4,B,a range
        TINY-FR5,B T,the end of it
        MAD-FR1,H,another product's
        SHELL-7,H T W,the shell's

        """
    private static let script = """
        # language: fr
        Fonctionnalité: F
          @TINY-FR1 @TINY-FR2 @SHELL-7 @TINY-FR77 @lent
          Scénario: A
            Soit l'application est ouverte
            Quand je tape sur "Dans 3 s"
          @TINY-FR2 @tiny-fr1 @TNIY-FR1 @UTF-8
          Scénario: B
            Soit l'application est ouverte
            Alors je vois "autre chose"
        """
    private static let tests = [
        CoverageTest(name: "TINY-FR3: one", location: "Tests/A.swift:1"),
        CoverageTest(name: "TINY-FR4…FR5: both", location: "Tests/B.swift:2", of: .backend),
        CoverageTest(name: "TINY-FR2: not the back end's", location: "Tests/A.swift:3"),
        CoverageTest(name: "TINY-FR33, UTF-8, RFC-9110", location: "Tests/A.swift:4"),
        CoverageTest(name: "SHELL-7", location: "Tests/web.py:1", of: .web),
    ]

    private func coverage(of script: String = script, isDryRun: Bool = false) throws -> Coverage {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: script)], ids: &ids)
        let product = ProductScripts(kit: TinyKit.self, features: scripts.features)
        var coverage: Coverage?
        let report = CoverageReport(
            kits: [TinyKit.self],
            requirements: try RequirementList(parsing: Self.csv),
            tests: Self.tests
        ) {
            coverage = $0
        }
        var plan = RunPlan(products: [product])
        plan.options.isDryRun = isDryRun
        plan.options.collectsCoverage = true
        _ = ScenarioRunner.run(plan, reports: [report]) { product, coverageRecord in
            report.add(coverageRecord, of: product)
        }
        return try #require(coverage)
    }

    private func lines(_ coverage: Coverage) -> [String] {
        coverage.groups.flatMap(\.items).map { item in
            "\(item.kind.rawValue) \(item.requirement.id) \(item.status.rawValue) \(item.locations.joined(separator: " "))"
        }
    }

    @Test(
        "a requirement is covered when a scenario that carries it passed and none failed; of B, T and W, by tests' names"
    )
    func items() throws {
        #expect(
            lines(try coverage()) == [
                "H TINY-FR1 covered f.feature:4", "H TINY-FR2 failed f.feature:8", "B TINY-FR2 missing ",
                "H TINY-FR3 missing ", "T TINY-FR3 covered Tests/A.swift:1", "B TINY-FR4 covered Tests/B.swift:2",
                "B TINY-FR5 covered Tests/B.swift:2", "T TINY-FR5 covered Tests/B.swift:2",
                "H SHELL-7 covered f.feature:4", "T SHELL-7 missing ", "W SHELL-7 covered Tests/web.py:1",
            ]
        )
    }

    @Test("a tag that is nearly an id is told with the id that was meant; other tags are free")
    func unknown() throws {
        let coverage = try coverage()
        #expect(coverage.unknownTags.map(\.id) == ["@TINY-FR77", "@TNIY-FR1", "@tiny-fr1"])
        #expect(coverage.unknownTags.map(\.suggestion) == ["@TINY-FR1", "@TINY-FR1", "@TINY-FR1"])
        #expect(coverage.unknownTags.map(\.locations) == [["f.feature:4"], ["f.feature:8"], ["f.feature:8"]])
        #expect(coverage.unknownTestIDs.map(\.id) == ["TINY-FR33"])
        #expect(coverage.unknownTestIDs.map(\.suggestion) == ["TINY-FR3"])
    }

    @Test("a requirement that is not covered, or a misspelt tag, leaves its kind incomplete")
    func complete() throws {
        #expect(try !coverage().isComplete(for: [.scenario]))
        let sound = "Feature: F\n  @TINY-FR1 @TINY-FR2 @TINY-FR3 @SHELL-7\n  Scenario: S\n    Given the app is open\n"
        #expect(try coverage(of: sound).isComplete(for: [.scenario]))
        #expect(try !coverage(of: sound).isComplete(for: [.scenario, .backend]))
        #expect(try !coverage(of: "Feature: F\n  @TINY-FR9\n" + sound.dropFirst(11)).isComplete(for: []))
    }

    @Test("a dry run shows nothing, and says so")
    func dryRun() throws {
        let coverage = try coverage(isDryRun: true)
        #expect(
            lines(coverage).prefix(2) == ["H TINY-FR1 notRun f.feature:4", "H TINY-FR2 notRun f.feature:4 f.feature:8"]
        )
        #expect(coverage.groups.allSatisfy { $0.coverageRecord == nil })
        let text = CoverageText(style: TextStyle(isColored: false)).text(of: coverage)
        #expect(text.hasPrefix("\nCoverage\nA dry run proves nothing: no step was run.\n"))
        #expect(text.contains("carried by scenarios that were not run:\n     TINY-FR1  passes\n       f.feature:4\n"))
    }

    @Test("the text says what is covered, what is not and why, and what nobody touched")
    func text() throws {
        #expect(
            CoverageText(style: TextStyle(isColored: false)).text(of: try coverage()) == """

                Coverage

                Tiny
                  requirements  5 of 8   62 %  covered
                  routes        1 of 1  100 %  seen on top, 1 different
                  screens       1 of 1  100 %  shown
                  actions       1 of 2   50 %  elements acted on
                  H: 1 of 3 covered by scenarios that passed
                     TINY-FR1
                    carried by scenarios that did not pass:
                     TINY-FR2  passes once and fails once
                       f.feature:8
                    missing:
                     TINY-FR3  nobody carries it
                  B: 2 of 3 named by tests of the back end
                     TINY-FR4 TINY-FR5
                    missing:
                     TINY-FR2  passes once and fails once
                  T: 2 of 2 named by tests
                     TINY-FR3 TINY-FR5
                    elements never acted on:
                     hello.root
                       button “Dans 2 min”

                AppShell
                  requirements  2 of 3   66 %  covered
                  H: 1 of 1 covered by scenarios that passed
                     SHELL-7
                  T: 0 of 1 named by tests
                    missing:
                     SHELL-7  the shell's
                  W: 1 of 1 named by tests in a browser
                     SHELL-7

                Tags that name no requirement's id:
                  @TINY-FR77   Did you mean @TINY-FR1?
                    f.feature:4
                  @TNIY-FR1   Did you mean @TINY-FR1?
                    f.feature:8
                  @tiny-fr1   Did you mean @TINY-FR1?
                    f.feature:8

                Ids in the names of tests that are no requirement's:
                  TINY-FR33   Did you mean TINY-FR3?
                    Tests/A.swift:4

                """
        )
    }

    @Test("JSON has the same")
    func json() throws {
        let text = CoverageJSON.text(of: try coverage())
        #expect(
            text.hasPrefix(
                #"{"dryRun":false,"groups":[{"name":"Tiny","prefix":"TINY-","measures":{"requirements":{"covered":5,"#
                    + #""total":8,"percent":62},"routes":{"covered":1,"total":1,"percent":100},"screens":{"covered":1,"#
                    + #""total":1,"percent":100},"actions":{"covered":1,"total":2,"percent":50},"links":{"covered":0,"#
                    + #""total":0},"payloads":{"covered":0,"total":0},"flags":{"covered":0,"total":0}},"requirements":[{"id":"TINY-FR1","kind":"H","#
                    + #""title":"passes","status":"covered","places":["f.feature:4"]},"#
            )
        )
        #expect(
            text.contains(
                #""routes":{"seen":[{"destination":"hello.root","parameters":[],"routes":1}],"neverSeen":[]},"#
                    + #""screens":{"shown":["hello.root"],"neverShown":[]},"actions":{"acted":[{"destination":"#
                    + #""hello.root","role":"button","label":"Dans 3 s"}],"neverActed":"#
            )
        )
        #expect(
            text.contains(
                #""links":{"followed":[],"neverFollowed":[],"unmatched":[]},"#
                    + #""payloads":{"opened":[],"neverOpened":[],"unmatched":[]},"flags":{"tried":[],"neverTried":[]}}"#
            )
        )
        #expect(text.contains(#"{"id":"TINY-FR33","places":["Tests/A.swift:4"],"suggestion":"TINY-FR3"}"#))
    }

    @Test("what is not asked for is not collected")
    func notCollected() {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: Self.script)], ids: &ids)
        var count = 0
        let plan = RunPlan(products: [ProductScripts(kit: TinyKit.self, features: scripts.features)])
        _ = ScenarioRunner.run(plan, reports: []) { _, _ in count += 1 }
        #expect(count == 0)
    }
}
