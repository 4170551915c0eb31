import Foundation
import Testing

/// Scripts that can not be read: the others run.
struct ScriptErrorTests {
    @Test("a file with errors is named, the other files run, and the run ends with 2")
    func errors() throws {
        let scratch = try Scratch()
        let bad = try scratch.write("Feature: F\n  Scenario: S\n    Given x\n    Giben y\n", to: "Madinia/bad.feature")
        let good = try scratch.write(Scripts.right, to: "Madinia/good.feature")
        let run = try Command(["run", bad, good])
        #expect(run.status == 2)
        #expect(run.output.contains("\(bad):4:5: "), "\(run.output)")
        #expect(run.output.contains("1 passed, 0 failed"))
    }

    @Test("a script that can't be opened is an error of the run; the others run")
    func unreadable() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Scripts.right, to: "Madinia/right.feature")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.folder.appending(path: "Madinia/gone.feature").path(percentEncoded: false),
            withDestinationPath: "nowhere.feature"
        )
        let reports = ["--format", "summary", "--format", "junit:j.xml", "--format", "message:m.ndjson"]
        let run = try Command(["run", "Madinia"] + reports, in: scratch.folder)
        #expect(run.status == 2)
        #expect(run.output.contains("1 passed, 0 failed; 1 file could not be read"), "\(run.output)\(run.errors)")
        let fact = "cannot be read (No such file or directory)."
        #expect(run.output.contains("Madinia/gone.feature:1:1: The file \(fact)"), "\(run.output)")
        let junit = try String(contentsOf: scratch.folder.appending(path: "j.xml"), encoding: .utf8)
        #expect(junit.contains("No such file or directory"))
        #expect(try Command(["merge", "m.ndjson"], in: scratch.folder).status == 2)
        let lint = try Command(["lint", "Madinia"], in: scratch.folder)
        #expect(lint.status == 2)
        #expect(lint.output == "Madinia/gone.feature: \(fact)\n1 file: 1 could not be read\n")
        let only = try Command(["run", "Madinia/gone.feature"], in: scratch.folder)
        #expect(only.status == 2)
        #expect(only.errors.hasPrefix("Madinia/gone.feature: no such file or folder."))
    }

    @Test("a file without its language line is told so; so are keywords of another language")
    func language() throws {
        let scratch = try Scratch()
        let french = Scripts.right.replacing("# language: fr\n", with: "")
        _ = try scratch.write(french, to: "Madinia/a.feature")
        _ = try scratch.write(Scripts.right + "  Scenario: B\n    * x\n", to: "Madinia/b.feature")
        _ = try scratch.write("# language: fr\nFonctionnalité: F\n  Scenario: B\n", to: "Madinia/c.feature")
        let run = try Command(
            ["run", "Madinia/a.feature", "Madinia/b.feature", "--format", "summary"],
            in: scratch.folder
        )
        #expect(run.status == 2)
        let hints = [
            "  Madinia/a.feature:1:1: This looks French. Add `# language: fr` as the first line.\n",
            "  Madinia/b.feature:6:3: “Scenario:” is English, and this file is French. Write “Scénario:”.\n",
        ]
        for hint in hints { #expect(run.output.contains(hint), "\(run.output)") }
        let empty = try Command(["run", "Madinia/c.feature"], in: scratch.folder)
        #expect(empty.status == 2)
        #expect(empty.output.contains("Madinia/c.feature:3:1: “Scenario:” is English"), "\(empty.output)")
        let lint = try Command(["lint", "Madinia"], in: scratch.folder)
        #expect(lint.status == 1)
        #expect(lint.output.matches(of: /\[language\]/).count == 3, "\(lint.output)")
    }

    @Test("a French run reports unreadable files and tag expressions in French, with their line")
    func french() throws {
        let scratch = try Scratch()
        _ = try scratch.write("# language: french\nFonctionnalité: F\n", to: "Madinia/a.feature")
        _ = try scratch.write("\nbonjour\n", to: "Madinia/b.feature")
        let run = try Command(["run", "Madinia", "--format", "summary", "--lang", "fr"], in: scratch.folder)
        let a = "Madinia/a.feature:1:1: Gherkin ne connaît pas la langue « french ». Écrivez `# language: fr`.\n"
        #expect(run.output.contains(a), "\(run.output)")
        #expect(run.output.contains("Madinia/b.feature:2:1: Le fichier ne commence pas par « Feature: »."))
        #expect(!run.output.contains("expected: #"), "\(run.output)")
        let tags = try Command(["run", "Madinia", "--tags", "@prix and", "--lang", "fr"], in: scratch.folder)
        #expect(tags.errors.hasPrefix("--tags : il manque un tag dans « @prix and »."), "\(tags.errors)")
    }

    @Test("a script that is no UTF-8 is an error, in the reports too; the others run")
    func encoding() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Scripts.right, to: "Madinia/right.feature")
        _ = try scratch.write("", to: "Madinia/latin.feature")
        let bytes = Array("# language: fr\nFonctionnalité: F\n  Scénario: ".utf8) + [0xE9] + Array("t\n".utf8)
        try Data(bytes).write(to: scratch.folder.appending(path: "Madinia/latin.feature"))
        let wide = Data("Feature: F".utf8.flatMap { [$0, 0] })
        try wide.write(to: scratch.folder.appending(path: "Madinia/wide.feature"))
        let run = try Command(["run", "Madinia", "--format", "summary", "--format", "junit:j.xml"], in: scratch.folder)
        #expect(run.status == 2)
        #expect(run.output.contains("1 passed"), "\(run.output)")
        let latin = "The file is not UTF-8: the byte 0xE9. Save it as UTF-8."
        #expect(run.output.contains("Madinia/latin.feature:3:13: \(latin)"), "\(run.output)")
        #expect(run.output.contains("Madinia/wide.feature:1:1: The file is UTF-16 or UTF-32. Save it as UTF-8."))
        let junit = try String(contentsOf: scratch.folder.appending(path: "j.xml"), encoding: .utf8)
        #expect(junit.contains("Save it as UTF-8."))
        let lint = try Command(["lint", "Madinia/latin.feature"], in: scratch.folder)
        #expect(lint.status == 1)
        #expect(lint.output.contains("Madinia/latin.feature:3:13: error: \(latin) [encoding]"), "\(lint.output)")
    }
}
