import AppShellTexts
import CucumberGherkin
import Foundation
import ScenarioRunner

extension ScriptRun {
    /// Runs the scenarios of a plan, then their variations, and reports what these break.
    func runChaos(_ plan: RunPlan, on engine: any ScenarioEngine) throws -> CommandExit {
        let choice = command.chaos
        var options = ChaosRun.Options()
        options.only = choice.chaosOnly?.variation
        options.budget = choice.chaosBudget
        if let seed = choice.chaosSeed { options.seed = seed }
        for product in plan.products {
            options.accepted[product.kit.productID] = try AcceptedFile.read(nil, for: product.kit)
        }
        // To fail before the run.
        let writeJSON = try choice.chaosJson.map { try OutputTarget.writer(to: $0) }
        var notice = ContinuousClock.now + .seconds(30)
        let report = ChaosRun(plan, options: options, on: engine) { done, total in
            guard notice <= .now else { return }
            notice = .now + .seconds(30)
            Console.error(localized("\(done) of \(total) variations are done."))
        }.run()
        for error in plan.errors { Console.error(error.locatedExplanation) }
        Console.out(ChaosText.text(of: report))
        if let writeJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            writeJSON(Array(try encoder.encode(report)) + [UInt8(ascii: "\n")])
        }
        return exit(report, plan)
    }

    private func exit(_ report: ChaosReport, _ plan: RunPlan) -> CommandExit {
        if OutputTarget.hasFailed { return .usage }
        if let failure = report.failure {
            Console.error(failure)
            return .usage
        }
        if report.isInterrupted { return .interrupted }
        if !plan.errors.isEmpty { return .usage }
        if !report.open.isEmpty || !report.notPassing.isEmpty { return .failed }
        guard report.run == 0 else { return .passed }
        if let only = command.chaos.chaosOnly?.variation {
            Console.error(localized("Nothing to run: no chosen scenario has “\(only)”."))
        }
        return command.passWithNoTests ? .passed : .nothingRan
    }
}
