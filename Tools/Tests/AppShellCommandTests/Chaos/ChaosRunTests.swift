import Foundation
import Testing

/// `appshell run --chaos`: options, exit codes, worker processes.
struct ChaosRunTests {
    private static let calm = """
        # language: fr
        Fonctionnalité: F
          Scénario: S
            Étant donné que l'application est ouverte
            Quand j'ouvre le lien "https://madinia.fr/contact"
            Alors je vois "Contact"

        """

    private static let fragile = """
        Feature: F
          Scenario: traps
            Given the app is open
            And nothing
            When it traps once launched again
            Then nothing
          Scenario: goes on
            Given the app is open
            Then nothing

        """

    @Test("laws that hold end with 0, whatever goes wrong")
    func holds() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.calm, to: "Madinia/f.feature")
        let run = try Command(["run", file, "--chaos-only", "relaunch after step 1"])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.hasPrefix("1 scenario, 1 of "))
        #expect(run.output.hasSuffix("variations: 1 held, 0 moot, 0 broken; 0 findings\n"))
    }

    @Test("a variation that no scenario has ends with 5")
    func nothing() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.calm, to: "Madinia/f.feature")
        let run = try Command(["run", file, "--chaos-only", "call 99: lost"])
        #expect(run.status == 5)
        #expect(run.errors.contains("no chosen scenario has “call 99: lost”"))
    }

    @Test("a scenario that does not pass ends with 1, and is not varied")
    func failing() throws {
        let scratch = try Scratch()
        let script = Self.calm.replacingOccurrences(of: "je vois \"Contact\"", with: "je vois \"Rien de tel\"")
        let run = try Command(["run", try scratch.write(script, to: "Madinia/f.feature"), "--chaos"])
        #expect(run.status == 1)
        #expect(run.output.contains("Not varied, as they do not pass:"))
    }

    @Test("a variation that traps fails alone, its line repeats it, and any number of jobs reports the same")
    func trap() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.fragile, to: "f.feature")
        let run = try Command(["run", file, "--chaos", "--jobs", "2"], program: "AppShellTrials")
        #expect(run.status == 1)
        #expect(run.output.contains("no-trap: it traps once launched again (4 variations)"))
        #expect(
            run.output.contains("2 scenarios, 8 variations: 4 held, 0 moot, 4 broken; 1 finding\n"),
            "\(run.output)"
        )
        #expect(run.output.contains("\(file):2 --chaos-only \"relaunch after step 1\""))
        let one = try Command(["run", file, "--chaos", "--jobs", "1"], program: "AppShellTrials")
        #expect(one.output == run.output)
        let again = ["run", "\(file):2", "--chaos-only", "relaunch after step 1"]
        #expect(try Command(again, program: "AppShellTrials").status == 1)
    }

    @Test("a variation that hangs is stopped")
    func hang() throws {
        let scratch = try Scratch()
        let script = Self.fragile.replacingOccurrences(of: "it traps once", with: "it hangs once")
        let file = try scratch.write(script, to: "f.feature")
        let arguments = ["run", "\(file):2", "--chaos-only", "force-quit after step 2", "--timeout", "1"]
        let run = try Command(arguments, program: "AppShellTrials")
        #expect(run.status == 1)
        #expect(run.output.contains("no-hang: it hangs once launched again (1 variation)"), "\(run.output)")
    }

    @Test("in French the variation of the printed line stays as --chaos-only takes it")
    func french() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.fragile, to: "f.feature")
        let run = try Command(["run", file, "--chaos", "--lang", "fr"], program: "AppShellTrials")
        #expect(run.status == 1)
        #expect(run.output.contains("no-trap : it traps once launched again (4 variations)"), "\(run.output)")
        #expect(run.output.contains("Le processus a été arrêté par le signal"))
        #expect(run.output.contains("avec « relance après l'étape 1 », après « When it traps once launched again »"))
        #expect(
            run.output.contains(
                "2 scénarios, 8 variations : 4 conformes, 0 sans objet, 4 en infraction ; 1 constat\n"
            ),
            "\(run.output)"
        )
        let line = try #require(run.output.split(separator: "\n").first { $0.contains("--chaos-only") })
        let variation = try #require(line.split(separator: "\"").last)
        let again = ["run", "\(file):2", "--chaos-only", "\(variation)", "--lang", "fr"]
        #expect(try Command(again, program: "AppShellTrials").status == 1)
    }

    @Test("--chaos-json writes the report for programs")
    func json() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.fragile, to: "f.feature")
        let target = scratch.folder.appending(path: "chaos.json").path(percentEncoded: false)
        let arguments = ["run", file, "--chaos", "--chaos-budget", "8", "--chaos-json", target]
        #expect(try Command(arguments, program: "AppShellTrials").status == 1)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: target))
        let report = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        #expect(report["broken"] as? Int == 4)
        let finding = try #require((report["findings"] as? [[String: Any]])?.first)
        #expect(finding["law"] as? String == "no-trap")
        #expect(finding["variation"] as? String == "relaunch after step 1")
    }

    @Test(
        "options that can't stand together are wrong usage",
        arguments: [
            (["--chaos", "--watch"], "--chaos: leave out --watch;"),
            (["--chaos", "--repeat", "2"], "--chaos: leave out --repeat;"),
            (["--chaos-only", "call 1: lost", "--retry", "1"], "--chaos-only: leave out --retry;"),
            (["--chaos", "--dry-run"], "--chaos: leave out --dry-run;"),
            (["--chaos", "--format", "progress"], "--chaos: leave out --format;"),
            (["--chaos", "--coverage"], "--chaos: leave out --coverage;"),
            (["--chaos", "--chaos-only", "call 1: lost"], "--chaos and --chaos-only exclude each other"),
            (["--chaos-budget", "5"], "--chaos-budget requires --chaos."),
            (["--chaos", "--chaos-seed", "5"], "--chaos-seed requires --chaos-budget."),
            (["--chaos", "--chaos-budget", "0"], "--chaos-budget 0: write a number above 0."),
            (["--chaos-json", "a.json"], "--chaos-json requires --chaos"),
            (["--chaos-only", "call 1: gone"], "'call 1: gone' is invalid"),
        ]
    )
    func usage(arguments: [String], message: String) throws {
        let run = try Command(["run"] + arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
