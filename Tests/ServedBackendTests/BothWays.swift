import AppShellHeadless
import AppShellLive
import CucumberGherkin
import ScenarioReports
import ScenarioRunner

/// What comes of scripts.
struct Verdicts {
    struct Scenario: Equatable {
        let place: String
        let steps: [String]
        /// Byte for byte.
        let trace: String
    }

    var scenarios: [Scenario] = []

    /// - Parameters:
    ///   - backend: nil for the one in process.
    ///   - stride: 3 for every third scenario of a script, from the first on.
    init(_ sources: [GherkinSource], of kit: any TestKit.Type, on backend: ServedBackend?, every stride: Int = 1) {
        var ids = IdentifierSequence()
        var scripts = LoadedScripts(sources, ids: &ids)
        for index in scripts.features.indices {
            let pickles = scripts.features[index].pickles.enumerated()
            scripts.features[index].pickles = pickles.filter { $0.offset.isMultiple(of: stride) }.map(\.element)
        }
        let collector = Collector()
        var plan = RunPlan(
            products: [ProductScripts(kit: kit, features: scripts.features)],
            errors: scripts.errors
        )
        plan.options.backend = backend
        _ = ScenarioRunner.run(plan, reports: [collector])
        scenarios = collector.scenarios
    }

    /// French steps, one scenario.
    init(steps: [String], of kit: any TestKit.Type = NotesKit.self, on backend: ServedBackend?) {
        let body = steps.map { "    * \($0)\n" }.joined()
        let text = "# language: fr\nFonctionnalité: F\n  Scénario: S\n\(body)"
        self.init([GherkinSource(uri: "f.feature", text: text)], of: kit, on: backend)
    }

    /// Of the first scenario, with why a step did not pass.
    var steps: [String] { scenarios.first?.steps ?? [] }

    private final class Collector: Report {
        var scenarios: [Scenario] = []

        func handle(_ event: RunEvent) {
            guard case .scenarioFinished(let result) = event else { return }
            let steps = result.steps.map { step in
                ([step.status.rawValue] + step.notes + [step.message].compactMap(\.self)).joined(separator: ": ")
            }
            scenarios.append(Scenario(place: result.location, steps: steps, trace: result.trace))
        }
    }
}

extension ServedBackend {
    convenience init(_ server: HandlerServer<some ScriptedBackend>) {
        self.init(origin: server.origin, token: HandlerServerToken.text, transport: URLSessionTransport())
    }
}
