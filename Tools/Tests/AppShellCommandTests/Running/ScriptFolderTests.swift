import Foundation
import Testing

/// A command is called in the folder of its scripts, too.
struct ScriptFolderTests {
    private static let folder = Repository.root.appending(path: "Scenarios/Madinia")

    @Test("the product of a script is that of its folder, from whichever folder it is named")
    func product() throws {
        for (arguments, folder) in [
            (["run", "accueil.feature"], Self.folder), (["run", "../Madinia/accueil.feature"], Self.folder),
            (["run", "Madinia/accueil.feature"], Self.folder.deletingLastPathComponent()),
        ] {
            let run = try Command(arguments, in: folder)
            #expect(run.status == 0, "\(arguments): \(run.errors)")
        }
        let list = try Command(["run", ".", "--list"], in: Self.folder)
        #expect(list.status == 0, "\(list.errors)")
        #expect(
            list.output
                == (try Command(["run", "Scenarios/Madinia", "--list"])).output.replacing(
                    "Scenarios/Madinia/",
                    with: ""
                )
        )
    }

    @Test("texts that nothing shows are told where all of the product's scripts run, not where a part of them does")
    func absences() throws {
        let scratch = try Scratch()
        let script = { (step: String) in
            "# language: fr\nFonctionnalité: F\n  Scénario: S\n    Étant donné que l'application est ouverte\n    \(step)\n"
        }
        _ = try scratch.write(script("Alors je ne vois pas \"Zut\""), to: "Scenarios/Madinia/sous/a.feature")
        _ = try scratch.write(script("Alors je vois \"Madinia\""), to: "Scenarios/PiTrainer/p.feature")
        func warns(_ path: String) throws -> Bool {
            let run = try Command(["run", path, "--format", "summary"], in: scratch.folder)
            return run.output.contains("[text-never-shown]")
        }
        #expect(try warns("Scenarios/Madinia"))
        #expect(try warns("./Scenarios/Madinia/sous"))
        _ = try scratch.write(script("Alors je vois \"Madinia\""), to: "Scenarios/Madinia/b.feature")
        #expect(try warns("Scenarios/Madinia"))
        #expect(try !warns("./Scenarios/Madinia/sous"))
    }

    @Test("lint has nothing to say of other scripts there")
    func lint() throws {
        let lint = try Command(["lint", "accueil.feature"], in: Self.folder)
        #expect(lint.status == 0, "\(lint.output)\(lint.errors)")
        #expect(lint.output == "1 file: nothing to fix\n")
    }
}
