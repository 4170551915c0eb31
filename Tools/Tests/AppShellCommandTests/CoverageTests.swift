import Foundation
import Testing

struct CoverageTests {
    /// A repository of its own: a list, a script and two files of tests.
    private func repository(csv: String = Self.csv) throws -> Scratch {
        let scratch = try Scratch()
        _ = try scratch.write(csv, to: "Scenarios/requirements.csv")
        _ = try scratch.write(Self.script, to: "Scenarios/Madinia/un.feature")
        _ = try scratch.write("@Test(\"MAD-FR13…15: held\") func a() {}\n", to: "Tests/ShopTests/A.swift")
        _ = try scratch.write("\n@Test(\"MAD-FR13: kept\") func b() {}\n", to: "Tests/ShopBackendTests/B.swift")
        _ = try scratch.write("@covers(\"MAD-FR1\")\ndef tabs(): pass\n", to: "Tests/Browser/web.py")
        return scratch
    }

    private static let csv = """
        id,kinds,title
        MAD-FR1,H W,"four tabs, Accueil first"
        MAD-FR2,H,no account
        MAD-FR13,B T,posted
        MAD-FR14,B,kept
        PI-FR1,H,another product's

        """
    private static let script = """
        # language: fr
        Fonctionnalité: F
          @MAD-FR1 @MAD-FR22
          Scénario: Accueil
            Étant donné que l'application est ouverte
            Quand je tape sur "Voir les formations"
        """

    @Test("--coverage adds what is covered after the summary, and gaps alone do not fail the run")
    func text() throws {
        let repository = try repository()
        let run = try Command(["run", "--coverage"], in: repository.folder)
        #expect(run.status == 0, "\(run.errors)")
        let parts = run.output.components(separatedBy: "1 passed, 0 failed\n")
        #expect(parts.count == 2)
        let coverage = try #require(parts.last)
        #expect(coverage.hasPrefix("\nCoverage\n\nMadinia\n  requirements "), "\(run.output)")
        #expect(
            coverage.contains(
                """

                  H: 1 of 2 covered by scenarios that passed
                     MAD-FR1
                    missing:
                     MAD-FR2  no account
                  B: 1 of 2 named by tests of the back end
                     MAD-FR13
                    missing:
                     MAD-FR14  kept
                  T: 1 of 1 named by tests
                     MAD-FR13
                  W: 1 of 1 named by tests in a browser
                     MAD-FR1
                    screens never shown:

                """
            ),
            "\(run.output)"
        )
        let lines = coverage.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        for beginning in [
            "requirements 4 of 6 66 % covered", "routes 2 of ", "screens 2 of ", "actions 1 of ", "links 0 of ",
            "payloads 0 of 2 0 % rules opened by a tap", "links never followed:",
            "/formations/{key:slug} catalog.item",
        ] {
            #expect(lines.contains { $0.hasPrefix(beginning) }, "\(beginning) is not in \(run.output)")
        }
        #expect(run.output.contains("  @MAD-FR22   Did you mean @MAD-FR2?\n    Scenarios/Madinia/un.feature:4\n"))
        #expect(run.output.contains("  MAD-FR15   Did you mean MAD-FR1?\n    Tests/ShopTests/A.swift:1\n"))
    }

    @Test("--coverage-required ends with 1 where a requirement of those kinds is not covered or a tag is misspelt")
    func required() throws {
        let repository = try repository()
        func status(_ kinds: String, tag: String = "@MAD-FR1 @MAD-FR2") throws -> Int32 {
            let script = Self.script.replacing("@MAD-FR1 @MAD-FR22", with: tag)
            _ = try repository.write(script, to: "Scenarios/Madinia/un.feature")
            return try Command(["run", "--coverage", "--coverage-required", kinds], in: repository.folder).status
        }
        #expect(try status("H") == 0)
        #expect(try status("h,T") == 0)
        #expect(try status("H,B") == 1)
        #expect(try status("H", tag: "@MAD-FR1") == 1)
        #expect(try status("H", tag: "@MAD-FR1 @MAD-FR2 @MAD-FR3") == 1)
        #expect(try status("D") == 2)
    }

    @Test("JSON goes into a file; in one place with other output it is refused")
    func json() throws {
        let repository = try repository()
        let arguments = [
            "run", "--coverage", "--coverage-format", "text", "--coverage-format", "json:out/coverage.json",
        ]
        let run = try Command(arguments, in: repository.folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("\nCoverage\n"))
        let data = try Data(contentsOf: repository.folder.appending(path: "out/coverage.json"))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object["dryRun"] as? Bool == false)
        #expect((object["groups"] as? [[String: Any]])?.first?["name"] as? String == "Madinia")
        for arguments in [
            ["--coverage", "--coverage-format", "json"], ["--coverage", "--format", "message"],
            ["--coverage", "--coverage-format", "json:a", "--coverage-format", "text:a"],
        ] {
            let refused = try Command(["run"] + arguments, in: repository.folder)
            #expect(refused.status == 2)
            #expect(refused.errors.contains("Give each its own"), "\(refused.errors)")
        }
        let apart = ["run", "--coverage", "--coverage-format", "json", "--format", "message:out/report.ndjson"]
        _ = try Command(apart, in: repository.folder).object()
    }

    @Test("a dry run shows nothing, and says so")
    func dryRun() throws {
        let repository = try repository()
        let run = try Command(["run", "--coverage", "--dry-run"], in: repository.folder)
        #expect(run.status == 0)
        #expect(run.output.contains("A dry run proves nothing: no step was run.\n"))
        #expect(run.output.contains("H: 0 of 2 covered by scenarios that passed\n"))
    }

    @Test("a list with errors ends with 2 before anything runs, and names every line")
    func malformed() throws {
        let repository = try repository(csv: "id,kinds,title\nMAD-FR1,H\nMAD-FR2,Z,no account\n")
        let run = try Command(["run", "--coverage"], in: repository.folder)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(
            run.errors == """
                Scenarios/requirements.csv: line 2: there are 2 fields, not 3; quote a title that contains a comma.
                Scenarios/requirements.csv: line 3: “Z” is not a kind; there are H, B, T, M, W, D, with spaces between.

                """
        )
    }

    @Test("without the working directory's own list it is the repository's; what belongs to --coverage says so")
    func elsewhere() throws {
        let scratch = try Scratch()
        let script = try scratch.write(Self.script, to: "Madinia/un.feature")
        let run = try Command(["run", script, "--coverage"], in: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("A pre-registration takes two taps at most"))
        let alone = try Command(["run", "--coverage-required", "H"])
        #expect(alone.status == 2)
        #expect(alone.errors.contains("--coverage-required requires --coverage."))
    }

    @Test("the repository's own tags and names of tests are all ids of its list")
    func own() throws {
        let run = try Command(["run", "--coverage", "--format", "progress", "--dry-run"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.output.contains("Did you mean"), "\(run.output)")
        #expect(!run.output.contains("no requirement"), "\(run.output)")
    }
}
