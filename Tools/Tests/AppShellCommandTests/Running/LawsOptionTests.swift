import Foundation
import Testing

/// `appshell run --laws`: options, exit codes, worker processes.
struct LawsOptionTests {
    private static let twoSpaces = """
        # language: fr
        Fonctionnalité: F
          Scénario: S
            Étant donné que le serveur répond 200 à GET "/articles" avec :
              \"\"\"json
              [{"id": 2, "title": "Deux  espaces", "published_at": "2026-01-12T08:00:00Z"}]
              \"\"\"
            Et que l'application est ouverte
            Quand j'ouvre l'onglet "Blog"
            Alors je ne vois pas "Sans titre" à cet instant

        """

    @Test(
        "a step that breaks a law fails with --laws, in worker processes and in this one",
        arguments: [[], ["--in-process"]]
    )
    func option(_ process: [String]) throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.twoSpaces, to: "Scenarios/Madinia/f.feature")
        #expect(try Command(["run"] + process, in: scratch.folder).status == 0)
        let run = try Command(["run", "--laws"] + process, in: scratch.folder)
        #expect(run.status == 1)
        #expect(run.output.contains("✘ Quand j'ouvre l'onglet \"Blog\""), "\(run.output)\(run.errors)")
        #expect(run.output.contains("The law “clean-texts” is broken on blog.list"), "\(run.output)")
        #expect(run.output.contains("It says: Texts have no raw keys"))
        #expect(run.output.contains("tab blog: blog.list"), "The screen: \(run.output)")
        #expect(run.output.contains("run --laws Scenarios/Madinia/f.feature:3"), "\(run.output)")
    }

    @Test("exploration.json accepts what it names", arguments: [[], ["--in-process"]])
    func accepted(_ process: [String]) throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.twoSpaces, to: "Scenarios/Madinia/f.feature")
        let entry = """
            {"law": "clean-texts", "subject": "blog.list: “Deux  espaces”", "reason": "A sample.",
             "fact": "“Deux  espaces” has two spaces in a row."}
            """
        _ = try scratch.write("{\"accepted\": [\(entry)]}", to: "Scenarios/Madinia/exploration.json")
        let run = try Command(["run", "--laws"] + process, in: scratch.folder)
        #expect(run.status == 0, "\(run.output)")
    }

    @Test("a file of accepted findings that can't be read ends with 2, before anything runs")
    func unreadable() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.twoSpaces, to: "Scenarios/Madinia/f.feature")
        _ = try scratch.write("[]", to: "Scenarios/Madinia/exploration.json")
        let run = try Command(["run", "--laws"], in: scratch.folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("Scenarios/Madinia/exploration.json: it is not a list of accepted findings"))
        #expect(run.output == "")
        #expect(try Command(["run"], in: scratch.folder).status == 0)
    }

    @Test("--chaos refuses --laws")
    func conflict() throws {
        let run = try Command(["run", "absent.feature", "--chaos", "--laws"])
        #expect(run.status == 2)
        #expect(run.errors.contains("--chaos: leave out --laws; it reports only what a variation breaks."))
    }
}
