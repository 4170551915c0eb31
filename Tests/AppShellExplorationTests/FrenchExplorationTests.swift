import AppShell
import AppShellHeadless
import AppShellTexts
import Testing

@testable import AppShellExploration

/// What an exploration says in French, and what it says in English all the same.
struct FrenchExplorationTests {
    private static let reader = Reader(.french, translations: Translations.exploration + Translations.headless)

    private static func inFrench<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Reader.$current.withValue(reader, operation: body)
    }

    @Test("every law says what holds", arguments: Law.standard.map(\.name))
    func sentences(_ name: String) throws {
        let law = try #require(Law.standard.first { $0.name == name })
        #expect(law.localizedSentence == law.sentence)
        #expect(Self.inFrench { law.localizedSentence } != law.sentence)
    }

    private static let bugs: [NotesApp.Bug] = [.spinner, .lies, .noWayOut, .impure, .optional]

    private func findings(_ bug: NotesApp.Bug) throws -> [Finding] {
        let start: (NotesApp.Start, depth: Int) =
            switch bug {
            case .lies: (.form, 0)
            case .noWayOut: (.list, 1)
            default: (.fresh, 1)
            }
        return try explored(NotesApp.subject(bug, from: start.0), depth: start.depth).findings
    }

    @Test("a finding is told in the reader's language", arguments: bugs)
    func told(_ bug: NotesApp.Bug) throws {
        let french = try Self.inFrench { try findings(bug) }
        #expect(french.contains { $0.law == bug.law })
        for finding in french {
            #expect(finding.fact.localized != finding.fact.english)
            #expect(!finding.fact.localized.contains("“") && !finding.subject.localized.contains("“"))
        }
    }

    // Those whose exploration is short.
    @Test("a finding is the same for every reader", arguments: [.lies, .noWayOut] as [NotesApp.Bug])
    func same(_ bug: NotesApp.Bug) throws {
        let (english, french) = (try findings(bug), try Self.inFrench { try findings(bug) })
        func key(_ finding: Finding) -> [String] {
            [finding.law, finding.subject.english, finding.fact.english, "\(finding.path)"]
        }
        #expect(french.map(key) == english.map(key))
        #expect(english.allSatisfy { $0.fact.localized == $0.fact.english })
    }

    @Test("facts as a person reads them")
    func facts() throws {
        func told(_ bug: NotesApp.Bug, _ start: NotesApp.Start, depth: Int) throws -> [String] {
            try Self.inFrench {
                try explored(NotesApp.subject(bug, from: start), depth: depth).findings
                    .filter { $0.law == bug.law }.prefix(1).flatMap { ["\($0.subject)", "\($0.fact)"] }
            }
        }
        #expect(
            try told(.forgetsSwitch, .list, depth: 1) == [
                "notes.list : interrupteur « Sons »",
                "interrupteur « Sons » : allumé avant le lancement, éteint après.",
            ]
        )
        #expect(
            try told(.unlabelled, .fresh, depth: 1) == [
                "notes.list : bouton sans libellé",
                "écran « Notes » : bouton n'a pas de libellé ; lui donner un libellé qui dit à quoi il sert.",
            ]
        )
        #expect(
            try told(.forgetsDraft, .form, depth: 0) == [
                "notes.form : champ « Note », après un arrêt par le système",
                "« Du pain » se trouvait dans « Note » ; à présent : vide.",
            ]
        )
    }

    @Test("acts have a name in both languages, and one kind")
    func acts() throws {
        let button = ExplorationAct.ElementAct(path: [0], role: "button", label: "Envoyer", gesture: .tap(times: 1))
        let field = ExplorationAct.ElementAct(path: [0], role: "field", label: "Note", gesture: .type("Du pain"))
        let call = Move.Call(CallTarget(.post, "/notes"))
        let move = Move(.element(button), fault: .init(call, .lost))
        #expect("\(move)" == "tap button “Envoyer”, POST /notes: lost")
        Self.inFrench {
            #expect("\(move)" == "tap button “Envoyer”, POST /notes: lost")
            #expect(move.localizedDescription == "taper sur « Envoyer » (bouton), POST /notes : réponse perdue")
            #expect(ExplorationAct.element(field).localizedDescription == "saisir « Du pain » dans « Note »")
            #expect(ExplorationAct.element(field).localizedKind == "saisir dans « Note »")
            #expect(ExplorationAct.element(field).kind == "type into “Note”")
            #expect(ExplorationAct.openLink("a://b").localizedKind == "ouvrir un lien")
        }
    }

    @Test("a path is shortened whatever the worker speaks")
    func shrinking() throws {
        let subject = NotesApp.subject(.unlabelled)
        let found = try Self.inFrench { try explored(subject, depth: 0).findings }
        var events: [ExplorationEvent] = []
        let finding = try #require(found.first { $0.law == "accessible" })
        try ExplorationWorker(subject).run(.check(finding.path)) { events.append($0) }
        #expect(finding.isSame(events))
    }

    @Test("a law of one's own is asked for its fact in both languages")
    func own() throws {
        let law = Law(everyState: "no-notes", "There are no notes.") { state in
            state.elements.first { $0.role == .button }.map { "\($0.name)" }
        }
        let subject = NotesApp.subject()
        let session = try subject.makePhone()
        defer { session.end() }
        try session.launch()
        let check = LawCheck([law], inputs: subject.inputs)
        let violations = try Self.inFrench { try check.violations(in: check.view(of: session)) }
        #expect(
            violations.map(\.violation.fact)
                == [BilingualText(english: "button “Écrire”", localized: "bouton « Écrire »")]
        )
    }
}
