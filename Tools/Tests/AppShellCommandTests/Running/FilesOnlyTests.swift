import Foundation
import Testing

/// A run whose formats all go to files says how it went nevertheless.
struct FilesOnlyTests {
    private static let failing = """
        # language: fr
        Fonctionnalité: F

          Scénario: S
            Étant donné que l'application est ouverte
            Alors je vois "ce que personne ne voit"

        """

    @Test("the summary goes to standard output, and the files are named once they are written")
    func summary() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.failing, to: "Madinia/f.feature")
        let run = try Command(
            [
                "run", "Madinia", "--format", "html:r.html", "--format", "message:r.ndjson", "--format",
                "junit:/dev/null",
            ],
            in: scratch.folder
        )
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("Did not pass:\n  ✘ Madinia/f.feature:4  S\n"), "\(run.output)")
        #expect(run.output.contains("“ce que personne ne voit” is not on the screen"))
        #expect(run.output.contains("Rerun only these:\n  ./appshell run Madinia/f.feature:4\n"))
        #expect(run.output.hasSuffix("\n0 passed, 1 failed\n"))
        #expect(run.errors == "r.html: written\nr.ndjson: written\n")
        let arguments = ["merge", "r.ndjson", "--format", "html:m.html", "--lang", "en"]
        let merge = try Command(arguments, in: scratch.folder)
        #expect(merge.output == run.output)
        #expect(merge.errors == "m.html: written\n")
        let french = try Command(["run", "Madinia", "--format", "html:r.html", "--lang", "fr"], in: scratch.folder)
        #expect(french.errors == "r.html : écrit\n")
    }

    @Test("where one of them goes to standard output, nothing is added")
    func shown() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.failing, to: "Madinia/f.feature")
        for format in ["message", "message:/dev/stdout"] {
            let run = try Command(
                ["run", "Madinia", "--format", format, "--format", "html:r.html"],
                in: scratch.folder
            )
            #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{") }, "\(run.output)")
            #expect(run.errors == "")
        }
        let coverage = try Command(
            ["run", "Madinia", "--format", "html:r.html", "--coverage", "--coverage-format", "json"],
            in: scratch.folder
        )
        #expect(coverage.output.hasPrefix("{"), "\(coverage.output)")
    }

    @Test("a run shows no Swift for undefined steps unless it is asked for")
    func snippets() throws {
        let scratch = try Scratch()
        let steps = ["je clique sur \"A\"", "je tappe sur \"A\"", "je danse la samba"].map { "    Quand \($0)\n" }
            .joined()
        _ = try scratch.write("# language: fr\nFonctionnalité: F\n\n  Scénario: S\n\(steps)", to: "Madinia/f.feature")
        let run = try Command(["run", "Madinia"], in: scratch.folder)
        #expect(!run.output.contains("library.step("), "\(run.output)")
        let all = try Command(["run", "Madinia", "--format", "snippets"], in: scratch.folder)
        #expect(all.output.components(separatedBy: "library.step(").count == 4, "\(all.output)")
    }
}
