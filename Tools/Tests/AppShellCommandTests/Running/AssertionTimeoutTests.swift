import Foundation
import Testing

@testable import AppShellCommand

struct AssertionTimeoutTests {
    private static let script = """
        # language: fr
        Fonctionnalité: F

          Scénario: S
            Étant donné que le serveur met 2 secondes à répondre
            Et que j'ouvre l'application depuis le lien "https://madinia.fr/formations"
            Alors je vois "Starter"

        """

    @Test(
        "an assertion waits as long as --assertion-timeout says, in worker processes and in this one",
        arguments: [[], ["--in-process"]]
    )
    func option(_ process: [String]) throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.script, to: "Madinia/a.feature")
        #expect(try Command(["run", file] + process).status == 1)
        #expect(try Command(["run", file, "--assertion-timeout", "2"] + process).status == 0)
        #expect(try Command(["run", file, "--assertion-timeout", "1.9"] + process).status == 1)
        #expect(try Command(["run", file, "--assertion-timeout", "-1"] + process).status == 2)
    }

    @Test("appshell.json sets it for a repository")
    func defaults() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.script, to: "Scenarios/Madinia/a.feature")
        _ = try scratch.write(#"{"run": {"assertion-timeout": 2}}"#, to: "appshell.json")
        #expect(try Command(["run"], in: scratch.folder).status == 0)
        #expect(try Command(["run", "--assertion-timeout", "1"], in: scratch.folder).status == 1)
    }
}
