import AppShell
import AppShellExploration
import AppShellHeadless
import AppShellTexts

/// What breaks a law, told as the steps of a script.
struct ChaosScript: Codable, Hashable, Sendable {
    /// The feature file; nil where a step can't say what goes wrong.
    var text: String?
    /// Why there is no script, or why it does not fail; nil: it fails by this law.
    var doubt: BilingualText?
}

/// Tells the shortest script that breaks a law: the acts of a scenario, what goes wrong, and the law.
struct ChaosTelling {
    let scenario: ChaosScenario
    let varied: ChaosScenario.Varied
    let violation: ChaosViolation
    let language: String
    private static let maximumTrials = 60

    /// A step, and whether it can be left out.
    private struct Line {
        let step: ConsoleStep
        var isFault = false
    }

    func script() -> ChaosScript {
        guard ![Law.noTrap.name, Law.noHang.name, Law.repeats.name, Law.comesToRest.name].contains(violation.law) else {
            return ChaosScript(doubt: BilingualText(localized("A step can't say this law.")))
        }
        guard let fault = faultSteps() else {
            let variation = varied.variation
            return ChaosScript(doubt: BilingualText(localized("No step says “\(variation.localizedDescription)”.")))
        }
        let acts = lines(fault, withAssertions: false)
        let all = lines(fault, withAssertions: true)
        guard let whole = [acts, all].first(where: { isBroken(by: $0) }) else {
            return ChaosScript(
                text: text(of: all),
                doubt: BilingualText(
                    localized("Its steps do not break the law: the variation breaks it otherwise.")
                )
            )
        }
        return ChaosScript(text: text(of: shortened(whole)))
    }

    /// Leaves out one step after the other, from the end, as long as the law stays broken.
    private func shortened(_ whole: [Line]) -> [Line] {
        var lines = whole
        var trials = 0
        for index in whole.indices.reversed() where !lines[index].isFault && trials < Self.maximumTrials {
            trials += 1
            var shorter = lines
            shorter.remove(at: index)
            if !shorter.isEmpty, isBroken(by: shorter) { lines = shorter }
        }
        return lines
    }

    /// The steps up to the broken law, with the fault where it takes effect. What only looks at the app is left out after it.
    private func lines(_ fault: [ConsoleStep], withAssertions: Bool) -> [Line] {
        let fault = fault.map { Line(step: $0, isFault: true) }
        var lines: [Line] = []
        for (index, step) in scenario.steps.enumerated().prefix(violation.step + 1) {
            if index == varied.step, !varied.isRelaunch { lines += fault }
            let isWanted = !step.isAssertion || (withAssertions && index < varied.step)
            if isWanted { lines.append(Line(step: ConsoleStep(step.written))) }
            if index == varied.step, varied.isRelaunch { lines += fault }
        }
        return lines
    }

    /// - Returns: nil where no step says it.
    private func faultSteps() -> [ConsoleStep]? {
        let console = StepConsole(scenario.product, language: language)
        defer { console.end() }
        // What ends with the app is the law's own trial.
        if violation.isOfEnd { return [] }
        switch varied.variation {
        case .relaunch(.person, _):
            return [
                console.said("je quitte de force l'application", "I force-quit the app"),
                console.said("je relance l'application", "I relaunch the app"),
            ]
        case .relaunch(.system, _):
            return [
                console.said("je mets l'application en arrière-plan", "I put the app in the background"),
                console.said(
                    "le système arrête l'application en arrière-plan",
                    "the system terminates the app in the background"
                ),
                console.said("je relance l'application", "I relaunch the app"),
            ]
        case .fault(let kind, let call):
            // A step can say only the next call to a target.
            guard let session = try? scenario.phone(after: varied.step + 1) else { return nil }
            defer { session.end() }
            guard let before = try? scenario.phone(after: varied.step) else { return nil }
            defer { before.end() }
            let first = before.server.exchanges.count
            let bases = session.server.bases
            let targets = session.server.exchanges.map { CallTarget($0.request, under: bases) }
            guard targets.indices.contains(call - 1), first < call,
                !targets[first..<(call - 1)].contains(targets[call - 1])
            else { return nil }
            let target = targets[call - 1]
            return [console.step(for: .init(.init(target), kind))]
        }
    }

    private var law: ConsoleStep {
        ConsoleStep(
            text: language.hasPrefix("fr")
                ? "la loi \"\(violation.law)\" est respectée" : "the law \"\(violation.law)\" holds"
        )
    }

    /// Whether the law is broken after these steps, in the same way.
    private func isBroken(by lines: [Line]) -> Bool {
        let console = StepConsole(scenario.product, language: language)
        defer { console.end() }
        for line in lines where console.run(line.step).status != .passed { return false }
        // The same for every reader.
        let result = Reader.inEnglish { console.run(law) }
        return result.status == .failed && result.message?.contains(violation.subject.english) == true
    }

    private func text(of lines: [Line]) -> String {
        let name =
            language.hasPrefix("fr")
            ? "Loi « \(violation.law) » : \(violation.subject.english)"
            : "Law “\(violation.law)”: \(violation.subject.english)"
        let steps = lines.map(\.step) + [law]
        return RecordedScript(name: name, product: scenario.product, language: language, steps: steps).text
    }
}
