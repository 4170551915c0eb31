import CucumberGherkin
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// What is counted of routes, links and payloads, and what is asked of the counts.
struct ProductCoverageTests {
    private static let csv = "id,kinds,title\nSHOP-1,H,one\nSHOP-2,H T,two\nSHELL-1,H,the shell's\n"
    private static let script = """
        # language: fr
        Fonctionnalité: F
          @SHOP-1
          Scénario: Liens
            Quand j'ouvre le lien "https://shop.example/articles/1"
            Et que j'ouvre le lien "https://shop.example/articles/2"
            Et que j'ouvre le lien "https://shop.example/nulle-part"
          Scénario: Notification
            Soit l'application est ouverte
            Et j'autorise les notifications dans les réglages du téléphone
            Quand une notification push arrive :
              \"""
              {"aps": {"alert": {"title": "Soldes"}}, "type": "sale", "id": 3}
              \"""
            Et que je tape sur la notification "Soldes"
        """

    private func coverage(of script: String = script, isDryRun: Bool = false) throws -> Coverage {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: script)], ids: &ids)
        let product = ProductScripts(kit: ShopKit.self, features: scripts.features)
        var coverage: Coverage?
        let report = CoverageReport(
            kits: [ShopKit.self],
            requirements: try RequirementList(parsing: Self.csv),
            tests: []
        ) { coverage = $0 }
        var plan = RunPlan(products: [product])
        plan.options.isDryRun = isDryRun
        plan.options.collectsCoverage = true
        let summary = ScenarioRunner.run(plan, reports: [report]) { report.add($1, of: $0) }
        #expect(summary.succeeded)
        return try #require(coverage)
    }

    @Test("routes, links and payloads are told from those that the product has and nobody used")
    func text() throws {
        #expect(
            CoverageText(style: TextStyle(isColored: false)).text(of: try coverage()) == """

                Coverage

                Shop & Co
                  requirements  1 of 3   33 %  covered
                  routes        2 of 3   66 %  seen on top, 4 different
                  screens       2 of 2  100 %  shown
                  actions       0 of 3    0 %  elements acted on
                  links         1 of 4   25 %  patterns followed; links that fit none: 1 different
                  payloads      1 of 2   50 %  rules opened by a tap
                  H: 1 of 2 covered by scenarios that passed
                     SHOP-1
                    missing:
                     SHOP-2  two
                  T: 0 of 1 named by tests
                    missing:
                     SHOP-2  two
                    routes never seen:
                     shop.shelf(color)
                    elements never acted on:
                     on every screen
                       button “Retour”
                     shop.article
                       button “Acheter”
                     shop.shelf
                       button “Acheter”
                    links never followed:
                     /                  shop.shelf
                     /shelves/{color}   shop.shelf
                     /a/{id}            shop.article
                    payloads never opened:
                     “type” is “news”, {id} from “id”   shop.article

                AppShell
                  requirements  0 of 1    0 %  covered
                  H: 0 of 1 covered by scenarios that passed
                    missing:
                     SHELL-1  the shell's

                """
        )
    }

    @Test("JSON names each of them, with an example where a link was never followed")
    func json() throws {
        let text = CoverageJSON.text(of: try coverage())
        for piece in [
            #""routes":{"seen":[{"destination":"shop.article","parameters":["id"],"routes":3},"#
                + #"{"destination":"shop.shelf","parameters":[],"routes":1}],"#
                + #""neverSeen":[{"destination":"shop.shelf","parameters":["color"],"routes":0}]}"#,
            #""followed":[{"pattern":"/articles/{id}","destination":"shop.article","alias":false,"#,
            #"{"pattern":"/a/{id}","destination":"shop.article","alias":true,"example":"https://shop.example/a/"#,
            #""unmatched":["no link of the product looks like /nulle-part"]"#,
            #""opened":[{"version":"1","rule":"“type” is “sale”, {id} from “id”","destination":"shop.article"}]"#,
        ] {
            #expect(text.contains(piece), "\(piece) is not in \(text)")
        }
    }

    @Test("a destination that is never shown is named once, and a product none of whose scenarios ran lacks all")
    func nothing() throws {
        let coverage = try coverage(of: "Feature: F\n  Scenario: S\n    Given the server is unreachable\n")
        let text = CoverageText(style: TextStyle(isColored: false)).text(of: coverage)
        #expect(text.contains("  screens       0 of 2    0 %  shown\n"))
        #expect(text.contains("     shop.article, shop.shelf\n    links never followed:\n"))
    }

    @Test("what is below what is asked for is named product by product, with its figure and what is missing first")
    func verdict() throws {
        let coverage = try coverage()
        let verdict = try CoverageThresholds(parsing: "requirements=34,links=26,payloads=50").verdict(on: coverage)
        #expect(!verdict.isSufficient)
        #expect(
            verdict.text == """
                Coverage is below --fail-under:
                  Shop & Co  requirements  1 of 3, 33 % and not 34 %. Missing: SHOP-2 (H); SHOP-2 (T)
                  Shop & Co  links         1 of 4, 25 % and not 26 %. Missing: /; /shelves/{color}; /a/{id}
                  AppShell   requirements  0 of 1, 0 % and not 34 %. Missing: SHELL-1 (H)
                """
        )
        #expect(
            try CoverageThresholds(parsing: "80").verdict(on: coverage).shortfalls.map(\.measure) == [
                .requirements, .routes, .actions, .links, .payloads, .requirements,
            ]
        )
        let met = try CoverageThresholds(parsing: "screens=100,routes=66,links=25,actions=0").verdict(on: coverage)
        #expect(met.isSufficient)
        #expect(met.text.isEmpty)
    }

    @Test("a measure of which there is nothing is not below; a dry run never suffices")
    func nothingToCover() throws {
        let figure = CoverageFigure(covered: 0, total: 0)
        let coverage = Coverage(
            isDryRun: false,
            groups: [.init(name: "N", prefix: "N-", items: [], coverageRecord: nil)],
            unknownTags: [],
            unknownTestIDs: []
        )
        #expect(figure.percent == nil)
        #expect(try CoverageThresholds(parsing: "100").verdict(on: coverage).isSufficient)
        let dry = try CoverageThresholds(parsing: "links=1").verdict(on: self.coverage(isDryRun: true))
        #expect(!dry.isSufficient)
        #expect(dry.text == "--fail-under: a dry run covers nothing; leave out --dry-run.")
    }

    @Test("a share is rounded down: one that is short of all by little is not all")
    func rounding() {
        #expect(CoverageFigure(covered: 999, total: 1_000).percent == 99)
        #expect(CoverageFigure(covered: 1_000, total: 1_000).percent == 100)
    }

    @Test(
        "thresholds are one figure for all, or figures by name",
        arguments: [
            ("80", Dictionary(uniqueKeysWithValues: CoverageMeasure.allCases.map { ($0, 80) })),
            ("links=100", [.links: 100]), ("links=7 %,screens=100%", [.links: 7, .screens: 100]),
            ("requirements=100, Screens = 90,actions=0", [.requirements: 100, .screens: 90, .actions: 0]),
        ]
    )
    func thresholds(_ text: String, _ percents: [CoverageMeasure: Int]) throws {
        #expect(try CoverageThresholds(parsing: text).percents == percents)
    }

    @Test(
        "what can't be read is told with its fix, all errors at once",
        arguments: [
            ("", ["A measure is missing; write 80, or screens=90,links=100."]),
            ("%", ["Unknown measure “%”; available: requirements, routes, screens, actions, links, payloads, flags."]),
            ("links=1,", ["A measure is missing; write 80, or screens=90,links=100."]),
            (
                "101",
                [
                    "“101” applies to every measure: write a whole number from 0 to 100, "
                        + "or name a measure: screens=90."
                ]
            ),
            (
                "101 %",
                [
                    "“101%” applies to every measure: write a whole number from 0 to 100, "
                        + "or name a measure: screens=90."
                ]
            ),
            (
                "80,links=100",
                ["“80” applies to every measure: write it alone, or name a measure: screens=90."]
            ),
            (
                "screnes=90,links",
                [
                    "Unknown measure “screnes”; available: requirements, routes, screens, actions, links, payloads, flags. "
                        + "Did you mean “screens”?",
                    "“links” has no percentage; write links=80.",
                ]
            ),
            (
                "links=90,links=80,actions=87.5,routes=-1,screens=",
                [
                    "“links” appears twice; remove one.",
                    "“87.5” of actions is not a whole number from 0 to 100.",
                    "“-1” of routes is not a whole number from 0 to 100.",
                    "“” of screens is not a whole number from 0 to 100.",
                ]
            ),
        ]
    )
    func issues(_ text: String, _ issues: [String]) {
        #expect(throws: CoverageThresholds.Issues(issues: issues)) { try CoverageThresholds(parsing: text) }
    }
}
