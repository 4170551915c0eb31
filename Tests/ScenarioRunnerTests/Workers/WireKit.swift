import AppShell
import AppShellHeadless
import CucumberGherkin
import ScenarioReports

@testable import ScenarioRunner

/// The tiny app with hooks and with steps that end in every way: what a worker has to tell.
enum WireKit: TestKit {
    static var product: any Product.Type { TinyApp.self }
    static let requirementPrefix = "WIRE-"

    static func makeSession() -> HeadlessSession { TinyKit.makeSession() }

    static func define(in library: inout StepLibrary) {
        library.before("note le début") { $0.log("Début « \u{1F1EB}\u{1F1F7} »") }
        library.before(tags: "@fermé") { _ in throw StepFailure("C'est fermé.") }
        library.after("note la fin") { $0.attach([0, 0xFF, 7], mediaType: "image/png", fileName: "fin.png") }
        library.step(.given, ["fr": "je note {string}"], "Notes.") { (world, text: String) in world.log(text) }
        library.step(.given, ["fr": "la table :"], "Takes a table.") { world in
            world.log(try world.table().joined().joined(separator: "|"))
        }
        library.step(.then, ["fr": "ça échoue"], "Fails.") { _ in throw StepFailure("Ça échoue.\nDeux lignes.") }
        library.step(.then, ["fr": "c'est à faire"], "Is pending.") { _ in throw StepPending("À faire.") }
        library.step(.then, ["fr": "je saute"], "Skips.") { _ in throw StepSkipped("Pas ici.") }
        library.step(.then, ["fr": "deux sens"], "Means one thing.") { _ in }
        library.step(.then, ["fr": "deux {word}"], "Means two things.") { (_, _: String) in }
    }

    /// A scenario of each kind.
    static let script = """
        # language: fr
        Fonctionnalité: F
          Scénario: Tout passe
            Soit l'application est ouverte
            Et je note "é"
            Quand je tape sur "Dans 3 s"
            Et que j'attends 3 s
          Scénario: Échec
            Soit l'application est ouverte
            Alors ça échoue
            Et je note "jamais"
          Scénario: Inconnu
            Soit rien de tel
            Et deux sens
          Scénario: À faire
            Alors c'est à faire
            Et je note "jamais"
          Scénario: Sauté
            Alors je saute
            Et je note "jamais"
          Scénario: Vide
          @fermé
          Scénario: Fermé
            Soit je note "jamais"
          Scénario: Table
            Soit la table :
              | a | é |
              | b | € |

        """

    static var scripts: ProductScripts {
        var ids = IdentifierSequence()
        let loaded = LoadedScripts([GherkinSource(uri: "f.feature", text: script)], ids: &ids)
        return ProductScripts(kit: WireKit.self, features: loaded.features)
    }

    static var requests: [AttemptRequest] {
        scripts.testCases().enumerated().map { AttemptRequest($1, token: 1_000 + $0) }
    }

    /// With everything collected that can be.
    static var options: AttemptOptions {
        var options = AttemptOptions()
        options.collectsSnapshots = true
        options.collectsCoverage = true
        return options
    }

    /// What comes of a request in this process.
    static func result(_ request: AttemptRequest, of scripts: ProductScripts) -> AttemptResult {
        var result = AttemptResult(token: request.token)
        ScenarioAttempt(request, of: scripts, options: options) { result.add($0) }.run()
        return result
    }
}

extension AttemptResult {
    /// Everything of it but the wall clock, and the steps themselves, which a worker does not send.
    var timelessFacts: [[UInt8]] {
        let steps = steps.map { step in
            var step = step.of(SampleStep.testStep)
            step.wallDuration = .zero
            return facts(step)
        }
        guard var ending else { return steps + [facts(events)] }
        ending.coverageRecord = nil
        return steps + [facts(events), facts(ending)]
    }
}
