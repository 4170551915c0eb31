import AppShellExploration
import ScenarioReports

/// Does what requests of chaos ask for, and keeps what it knows of a scenario for its next variation.
///
/// Not Sendable: one thread at a time.
final class ChaosBench {
    private var known: (id: String, scenario: ChaosScenario, laws: LawCheck, baseline: ChaosBaseline)?

    /// - Returns: false where the request is none of chaos.
    func run(
        _ request: AttemptRequest,
        of product: ProductScripts,
        options: AttemptOptions,
        report: @escaping (AttemptEvent) -> Void
    ) -> Bool {
        guard let chaos = request.chaos else { return false }
        switch chaos {
        case .profile:
            // As usual first.
            ScenarioAttempt(request, of: product, options: options) { event in
                guard case .ended(var ending) = event, ending.status == .passed else { return report(event) }
                ending.chaos = .profile(ChaosScenario(request, of: product, options: options).profile())
                report(.ended(ending))
            }.run()
        case .vary(let variation, let step):
            let (_, scenario, laws, baseline) = of(request, product, options)
            let verdict = ChaosAttempt.verdict(
                of: scenario,
                .init(variation: variation, step: step),
                laws: laws,
                baseline: baseline
            ) { report(.reached(step: $0)) }
            report(.ended(.init(status: .passed, duration: .zero, chaos: .varied(verdict))))
        case .tell(let variation, let step, let violation):
            let telling = ChaosTelling(
                scenario: of(request, product, options).scenario,
                varied: .init(variation: variation, step: step),
                violation: violation,
                language: request.language.hasPrefix("fr") ? "fr" : "en"
            )
            report(.ended(.init(status: .passed, duration: .zero, chaos: .told(telling.script()))))
        }
        return true
    }

    private func of(
        _ request: AttemptRequest,
        _ product: ProductScripts,
        _ options: AttemptOptions
    ) -> (id: String, scenario: ChaosScenario, laws: LawCheck, baseline: ChaosBaseline) {
        let id = request.steps.first?.id ?? ""
        if let known, known.id == id { return known }
        let scenario = ChaosScenario(request, of: product, options: options)
        let laws = LawCheck(product.kit.explorationLaws, inputs: product.kit.explorationInputs)
        let new = (id: id, scenario: scenario, laws: laws, baseline: ChaosBaseline(scenario, laws: laws))
        known = new
        return new
    }
}
