import AppShellTexts
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// What is stored, and as what.
struct StorageStepTests {
    private static func run(_ steps: String...) -> TinyRun {
        let lines = ["# language: fr", "Fonctionnalité: F", "  Scénario: S"] + steps.map { "    " + $0 }
        return TinyRun(script: lines.joined(separator: "\n"), kit: LetterKit<NoDefect>.self)
    }

    private static let open = "Soit l'application est ouverte"
    private static let write = #"Quand je saisis "Bonjour" dans le champ "Lettre""#
    private static let noSecret = #"Alors aucun secret "letters.draft" n'est conservé"#

    @Test("that there is no secret of a name fails where something else of that name is stored")
    func otherKind() {
        let run = Self.run(Self.open, Self.noSecret, Self.write, #"Alors un fichier "letters.draft" est conservé"#)
        #expect(run.statuses == [.passed, .passed, .passed, .passed], "\(run.pretty)")
        let failed = Self.run(Self.open, Self.write, Self.noSecret)
        #expect(failed.statuses == [.passed, .passed, .failed])
        #expect(
            failed.message?.hasPrefix(
                "“letters.draft” is stored, but not as a secret: value “letters.draft”. Write: no file "
                    + "\"letters.draft\" is stored."
            ) == true,
            "\(failed.pretty)"
        )
        let french = Reader.$current.withValue(Reader(.french)) {
            Self.run(Self.open, Self.write, Self.noSecret).message
        }
        #expect(
            french?.hasPrefix(
                "« letters.draft » est conservé, mais ce n'est pas un secret : valeur « letters.draft ». Écrivez : aucun "
                    + "fichier \"letters.draft\" n'est conservé."
            ) == true,
            "\(french ?? "")"
        )
    }
}
