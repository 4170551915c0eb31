import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// The hooks around the steps of one scenario.
struct StepHooks {
    private typealias Body = @Sendable (ScenarioWorld, HookedStep) throws -> Void

    private let before: [(hook: RunHook, body: Body)]
    private let after: [(hook: RunHook, body: Body)]

    init(of product: ProductScripts, tags: [String]) {
        func hooks(_ kind: RunHook.Kind) -> [(RunHook, Body)] {
            zip(product.runHooks, product.library.hooks).compactMap { known, hook in
                guard hook.kind == kind, hook.concerns(tags), case .ofStep(let body) = hook.body else { return nil }
                return (known, body)
            }
        }
        before = hooks(.beforeTestStep)
        after = hooks(.afterTestStep).reversed()
    }

    /// Runs a step between its hooks.
    ///
    /// - Parameter step: sets the result; it is left out where a hook before it does not pass.
    func run(
        around written: PickleStep,
        in world: ScenarioWorld,
        _ result: inout StepResult,
        _ step: (inout StepResult) -> Void
    ) {
        guard !before.isEmpty || !after.isEmpty else { return step(&result) }
        for (hook, body) in before {
            var own = result
            own.status = .passed
            run(hook, body, around: written, status: nil, in: world, &own)
            guard own.status == .passed else { return result = own }
        }
        step(&result)
        // What was not run has no hooks: an undefined step, and one that a scenario leaves out.
        guard [.passed, .failed, .pending].contains(result.status) else { return }
        for (hook, body) in after {
            var own = result
            own.status = .passed
            run(hook, body, around: written, status: result.status, in: world, &own)
            if own.status > result.status { result = own }
        }
    }

    private func run(
        _ hook: RunHook,
        _ body: Body,
        around step: PickleStep,
        status: StepStatus?,
        in world: ScenarioWorld,
        _ result: inout StepResult
    ) {
        let hooked = HookedStep(
            keyword: result.keyword,
            text: step.text,
            location: result.sourceLocation,
            status: status,
            message: status == nil ? nil : result.message
        )
        do { try body(world, hooked) } catch {
            result.fail(throwing: error)
            result.message = localized("\(hook.title): \(result.message ?? "")")
        }
    }
}
