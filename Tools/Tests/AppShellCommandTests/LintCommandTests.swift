import Foundation
import ScenarioRunner
import Testing

@testable import AppShellCommand

struct LintCommandTests {
    @Test("the scripts of the repository are clean")
    func repository() throws {
        let run = try Command(["lint", "Scenarios"])
        #expect(run.status == 0, "\(run.output)")
        #expect(run.errors == "")
        #expect(run.output.split(separator: "\n").dropLast().allSatisfy { $0.contains(": note: ") })
    }

    @Test("findings are told in the manner of compilers, sorted, with a summary, and lint ends with 1")
    func text() throws {
        let scratch = try Scratch()
        let faulty = try scratch.write(Self.faulty, to: "Madinia/b.feature")
        let broken = try scratch.write(
            "# language: fr\nFonctionnalité: F\nQuand x\nScénario: S\nx\n* y\nx",
            to: "a.feature"
        )
        let run = try Command(["lint", faulty, broken])
        #expect(run.status == 1)
        let lines = run.output.replacing(scratch.folder.path(percentEncoded: false) + "/", with: "")
        #expect(
            lines == """
                Madinia/b.feature:2:1: warning: Unknown requirement MAD-FR999. Did you mean @MAD-FR9? \
                [requirement-unknown]
                Madinia/b.feature:4: warning: The format differs. Run ./appshell lint --fix. [format]
                Madinia/b.feature:5:5: error: No step definition matches “je tappe sur "Starter"”. Write “je tape sur \
                "Starter"”. [step-undefined]
                a.feature:7:1: error: Nothing begins like this: “x”. Begin a step with “Étant donné que”, “Quand”, “Alors”. \
                A text under a step stands between two lines of \""". [parse-error]
                2 files: 2 errors, 2 warnings

                """
        )
    }

    @Test("--run notes assertions that passed only by waiting, unless they say how long it may take")
    func waiting() throws {
        let scratch = try Scratch()
        let file = try scratch.write(
            """
            # language: fr
            Fonctionnalité: F

              Scénario: S
                Étant donné que le serveur met 500 ms à répondre
                Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations"
                Alors je vois "Starter"

              Scénario: T
                Étant donné que le serveur met 500 ms à répondre
                Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations"
                Alors je vois "Starter" dans la seconde

              Scénario: U
                Étant donné que le serveur met 2 secondes à répondre
                Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations"
                Alors je vois "Starter"

            """,
            to: "Madinia/a.feature"
        )
        let run = try Command(["lint", "--run", file])
        #expect(run.status == 0, "\(run.output)")
        #expect(run.errors == "--run: 1 scenario did not pass; steps after a failure were not checked.\n")
        #expect(
            run.output.replacing(file, with: "FILE") == """
                FILE:7: note: This step passed only after 0.5 s of virtual time. Say how long it may take, « dans la \
                seconde » (“within a second”), or wait before it. [assertion-waited]
                1 file: 1 note

                """
        )
        #expect(try Command(["lint", file]).output == "1 file: nothing to fix\n")
    }

    @Test("findings as JSON have stable keys")
    func json() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.faulty, to: "Madinia/b.feature")
        let run = try Command(["lint", file, "--format", "json"])
        #expect(run.status == 1)
        #expect(
            run.output.replacing(file, with: "FILE") == #"""
                {"clean":false,"files":1,"errors":1,"warnings":2,"notes":0,"formatted":[],"faults":[],"findings":[\#
                {"code":"requirement-unknown","severity":"warning","file":"FILE","line":2,"column":1,\#
                "fact":"Unknown requirement MAD-FR999.","fix":"Did you mean @MAD-FR9?"},\#
                {"code":"format","severity":"warning","file":"FILE","line":4,\#
                "fact":"The format differs.","fix":"Run ./appshell lint --fix."},\#
                {"code":"step-undefined","severity":"error","file":"FILE","line":5,"column":5,\#
                "fact":"No step definition matches “je tappe sur \"Starter\"”.","fix":"Write “je tape sur \"Starter\"”."}]}

                """#
        )
        let fixed = try Command(["lint", file, "--format", "json", "--fix"]).object()
        #expect(fixed["formatted"] as? [String] == [file])
    }

    @Test("--fix lays files out, says which, and has nothing to do the second time")
    func fix() throws {
        let scratch = try Scratch()
        let untidy = try scratch.write(
            "# language: fr\nFonctionnalité: F\n Scénario: S\n* j'attends 2 secondes \n",
            to: "Madinia/a.feature"
        )
        let tidy = try scratch.write("# language: fr\nFonctionnalité: F\n", to: "Madinia/b.feature")
        let bad = try scratch.write("  nonsense  \n", to: "Madinia/c.feature")
        let before = try FileManager.default.attributesOfItem(atPath: tidy)[.systemFileNumber] as? UInt64
        let run = try Command(["lint", "--fix", untidy, tidy])
        #expect(run.status == 0)
        #expect(run.output == "\(untidy): formatted\n2 files: nothing to fix\n")
        #expect(
            try contents(untidy) == "# language: fr\nFonctionnalité: F\n  Scénario: S\n    * j'attends 2 secondes\n"
        )
        #expect(try FileManager.default.attributesOfItem(atPath: tidy)[.systemFileNumber] as? UInt64 == before)
        let again = try Command(["lint", "--fix", untidy])
        #expect(again.output == "1 file: nothing to fix\n")
        let unparsed = try Command(["lint", "--fix", bad])
        #expect(unparsed.status == 1)
        #expect(unparsed.output.contains(":1:3: error: The file does not begin with “Feature:”."))
        #expect(try contents(bad) == "  nonsense  \n")
        let left = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.appending(path: "Madinia").path)
        #expect(left.sorted() == ["a.feature", "b.feature", "c.feature"])
    }

    @Test("a rewritten file keeps its permissions, the link that leads to it, and bytes that are no UTF-8")
    func replacement() throws {
        let scratch = try Scratch()
        let file = try scratch.write("", to: "Madinia/a.feature")
        let bytes = Array("Feature: f\nScenario: ".utf8) + [0xFF] + Array("\n* x\n".utf8)
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        let link = scratch.folder.appending(path: "link.feature").path(percentEncoded: false)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Madinia/a.feature")
        #expect(try Command(["lint", "--fix", "--product", "madinia", link]).output.hasPrefix("\(link): formatted\n"))
        let wanted = Array("Feature: f\n  Scenario: ".utf8) + [0xFF] + Array("\n    * x\n".utf8)
        #expect(try [UInt8](Data(contentsOf: URL(fileURLWithPath: file))) == wanted)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Madinia/a.feature")
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
        #expect(
            throws: FileError(
                file: "/nowhere/a.feature",
                fact: "cannot be written (No such file or directory). The file is unchanged."
            )
        ) { try FileReplacement.replace("/nowhere/a.feature", with: []) }
    }

    @Test("steps of the product's own that nothing says are notes, where all of its scripts are looked at")
    func notes() throws {
        let scratch = try Scratch()
        let script = { (step: String) in "# language: fr\nFonctionnalité: F\n  Scénario: S\n    * \(step)\n" }
        _ = try scratch.write(script("le catalogue est vide"), to: "Scenarios/Madinia/a.feature")
        _ = try scratch.write(script("le blog est vide"), to: "Scenarios/Madinia/b.feature")
        _ = try scratch.write(script("j'attends 2 secondes"), to: "Scenarios/PiTrainer/c.feature")
        let all = try Command(["lint", "Scenarios/Madinia"], in: scratch.folder)
        #expect(all.status == 0)
        #expect(all.output.contains("/Sources/TestKits/Madinia/CatalogueSteps.swift:"))
        #expect(all.output.contains(": note: No script uses “"))
        #expect(all.output.contains("[definition-unused]\n2 files: "))
        #expect(!all.output.contains("“le catalogue est vide”") && !all.output.contains("“le blog est vide”"))
        #expect(!all.output.contains("“je tape sur {string}”"))
        let one = try Command(["lint", "Scenarios/Madinia/a.feature"], in: scratch.folder)
        #expect(one.output == "1 file: nothing to fix\n")
    }

    @Test("a script of which nothing says whose it is, is told, and looked at but for its steps")
    func nobodys() throws {
        let scratch = try Scratch()
        let file = try scratch.write("Feature: F\n  @a @a\n  Scenario: S\n    Given xyzzy\n", to: "f.feature")
        let run = try Command(["lint", file])
        #expect(run.status == 1)
        #expect(
            run.output == """
                \(file):1: error: It is unclear which product this script is for, so its steps are not checked. \
                Use --product (madinia, pitrainer, allinconnect), or move the file to a folder named after the product. \
                [product-unknown]
                \(file):2:6: warning: @a appears twice. Remove one. [tag-twice]
                1 file: 1 error, 1 warning

                """
        )
        #expect(try Command(["lint", file, "--product", "madinia"]).output.contains("[step-undefined]"))
    }

    @Test("wrong usage ends with 2, and no script with 5")
    func usage() throws {
        let scratch = try Scratch()
        let line = try Command(["lint", "Scenarios/Madinia/exemple.feature:5"])
        #expect(line.status == 2)
        #expect(
            line.errors == "Scenarios/Madinia/exemple.feature: lint checks whole files. Leave out the line number.\n"
        )
        #expect(try Command(["lint", "nowhere.feature"]).status == 2)
        #expect(try Command(["lint", "--product", "nothing"]).status == 2)
        #expect(try Command(["lint", "--format", "xml"]).status == 2)
        let empty = try Command(["lint", scratch.folder.path(percentEncoded: false)])
        #expect(empty.status == 5)
        #expect(empty.errors == "Nothing to lint: there are no scripts.\n")
    }

    @Test("--product looks at no script of other products, counts none, and lays none out")
    func otherProducts() throws {
        let scratch = try Scratch()
        let untidy = "Feature: F\n Scenario: S\n* xyzzy\n"
        let own = try scratch.write("Feature: F\n Background:\n", to: "Madinia/a.feature")
        let others = [
            try scratch.write(untidy, to: "PiTrainer/b.feature"), try scratch.write("oh\n", to: "PiTrainer/c.feature"),
            try scratch.write("@PI-1\n" + untidy, to: "d.feature"),
        ]
        let nobodys = try scratch.write("nonsense\n", to: "e.feature")
        let before = try others.map(contents)
        let run = try Command(["lint", "--fix", "--product", "madinia", scratch.folder.path(percentEncoded: false)])
        #expect(run.status == 1)
        let lines = run.output.split(separator: "\n")
        try #require(lines.count == 3, "\(run.output)")
        #expect(lines[0] == "\(own): formatted")
        #expect(lines[1].hasPrefix("\(nobodys):1:1: error: The file does not begin with “Feature:”."))
        #expect(lines[2] == "2 files: 1 error")
        #expect(try others.map(contents) == before)
        let none = try Command(["lint", "--fix", "--product", "madinia"] + others)
        #expect(none.status == 5)
        #expect(none.output == "")
        #expect(none.errors == "Nothing to lint: there are no scripts of madinia.\n")
        #expect(try others.map(contents) == before)
    }

    @Test("a list of requirements that can't be read ends with 2 before anything is written")
    func requirementsFirst() throws {
        let scratch = try Scratch()
        _ = try scratch.write("id,kinds,title\nnonsense,H,x\n", to: "Scenarios/requirements.csv")
        let untidy = "Feature: F\n Scenario: S\n* xyzzy\n"
        let file = try scratch.write(untidy, to: "Scenarios/Madinia/a.feature")
        let run = try Command(["lint", "--fix"], in: scratch.folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("Scenarios/requirements.csv: line 2: "))
        #expect(try contents(file) == untidy)
    }

    private static let faulty = """
        # language: fr
        @MAD-FR999
        Fonctionnalité: F
           Scénario: S
            Quand je tappe sur "Starter"

        """

    private func contents(_ file: String) throws -> String {
        try String(contentsOfFile: file, encoding: .utf8)
    }
}
