import AppShell
import AppShellHeadless
import AppShellTesting
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Somebody who tries what there is, and whose steps are recorded.
struct RandomSession {
    private static let texts = [
        "Ada", "ada@example.fr", "0596 12 34 56", "12", "", "l'été", "« non »", "dit \"oui\"", "c'est \"ça\"", "a\\b",
        "fin\\", "deux\nlignes", "  ", "3 secondes", "<nom> | #1 {int}",
    ]
    private static let waits: [Duration] = [
        .milliseconds(10), .milliseconds(250), .seconds(1), .milliseconds(1_500), .seconds(31), .seconds(3_600),
        .seconds(86_400),
    ]
    private static let others = [
        "je reviens en arrière", "je ferme la feuille", "je ferme le clavier", "je tire pour rafraîchir",
        "je quitte de force l'application", "je relance l'application", "je mets l'application en arrière-plan",
        "le système arrête l'application en arrière-plan", "je reviens dans l'application", "l'application est ouverte",
        "le téléphone est hors connexion", "le téléphone est connecté", "j'autorise les notifications",
        "je refuse les notifications", "le serveur répond 503 au prochain appel", "le serveur répond normalement",
        "le système livre à nouveau le dernier tap", "le téléphone passe au fuseau horaire \"America/Martinique\"",
    ]

    let recorder: StepRecorder
    private let subject: ProductSubject
    private var chance: Chance
    private var console: StepConsole { recorder.console }

    init(_ subject: ProductSubject, language: String, seed: Int, _ product: ProductScripts) {
        self.subject = subject
        chance = Chance(seed: UInt64(bitPattern: Int64(seed)))
        recorder = StepRecorder(product, language: language)
    }

    /// Opens the app and does that many things.
    mutating func run(acts: Int) throws {
        let isLocked = subject.kit.memberSignIn != nil && !chance.isOne(in: 4)
        try run(said(isLocked ? "je suis connecté" : "j'ouvre l'application pour la première fois"), mustPass: true)
        for _ in 0..<acts { try act() }
    }

    private mutating func act() throws {
        let session = console.session
        guard session.isRunning, !session.isInBackground, !chance.isOne(in: 4) else { return try run(other()) }
        // A choice has many options.
        let omitsOptions = !chance.isOne(in: 4)
        let finder = try console.world.finder()
        let elements = finder.elements.filter { found in
            found.element.isInteractive && !(omitsOptions && found.element.role == .option)
        }
        guard !elements.isEmpty else { return try run(other()) }
        let found = chance.pick(elements)
        let isDisabled = found.element.state.isDisabled || finder.parent(of: found)?.element.state.isDisabled == true
        let act = act(on: found)
        guard let step = console.step(for: act, at: found.path) else {
            Issue.record("\(subject): no step does \(act) to \(found.element.summary)")
            return
        }
        try run(step, mustPass: !isDisabled)
    }

    private mutating func act(on found: ElementFinder.Found) -> ScreenAct {
        switch found.element.role {
        case .field: return chance.isOne(in: 5) ? .focus : .type(chance.pick(Self.texts))
        case .toggle: return chance.isOne(in: 2) ? .tap(times: 1) : .set(chance.isOne(in: 2))
        case .choice where !found.element.children.isEmpty:
            return .choose(chance.pick(found.element.children.map(\.label)))
        default:
            if let duration = found.element.holdDuration { return .hold(chance.pick([duration, .milliseconds(100)])) }
            return .tap(times: chance.isOne(in: 6) ? 2 : 1)
        }
    }

    private mutating func other() throws -> ConsoleStep {
        let examples = subject.kit.examples
        switch chance.pick(["links", "payloads", "tap", "wait", "timer", "other", "other", "other"]) {
        case "links" where !examples.links.isEmpty:
            let link = chance.pick(examples.links)
            return try said(
                chance.isOne(in: 3) ? "j'ouvre l'application depuis le lien \"\(link)\"" : "j'ouvre le lien \"\(link)\""
            )
        case "payloads" where !examples.payloads.isEmpty:
            var step = try said("une notification push arrive :")
            step.docString = chance.pick(examples.payloads).json
            return step
        case "tap" where !examples.payloads.isEmpty:
            return try said("je tape sur la notification \"\(chance.pick(examples.payloads).name)\"")
        case "wait": return console.step(waiting: chance.pick(Self.waits))
        case "timer": return console.step(waiting: console.session.nextTimer ?? .seconds(1))
        default: return try said(chance.pick(Self.others))
        }
    }

    /// In the language of the console.
    private func said(_ french: String) throws -> ConsoleStep {
        try #require(console.translated(ConsoleStep(text: french), to: recorder.language), "\(french)")
    }

    private func run(_ step: ConsoleStep, mustPass: Bool = false) throws {
        let result = recorder.run(step)
        #expect(![.undefined, .ambiguous, .pending].contains(result.status), "\(step)")
        // A running practice session keeps the way back shut.
        guard mustPass, result.message?.contains("locked by") != true else { return }
        #expect(result.status == .passed, "\(subject), \(step): \(result.message ?? "")")
    }
}
