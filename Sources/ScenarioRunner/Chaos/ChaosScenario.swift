import AppShell
import AppShellExploration
import AppShellHeadless
import CucumberGherkin
import ScenarioReports

/// The steps of a scenario that passes, to be done on many phones, with a variation or without.
struct ChaosScenario {
    struct Step {
        let written: PickleStep
        let match: StepLibrary.Match
        /// Whether it looks at the app only; else it does something.
        let isAssertion: Bool
    }

    /// A variation, and the index of the step at which it takes effect.
    struct Varied {
        let variation: ChaosVariation
        let step: Int

        /// Whether the app is ended after the step; else something goes wrong in it.
        var isRelaunch: Bool { if case .relaunch = variation { true } else { false } }
    }

    let product: ProductScripts
    let steps: [Step]
    private let before: [(ScenarioWorld) throws -> Void]
    private let after: [(ScenarioWorld) throws -> Void]
    private let runner: StepRun
    private let options: AttemptOptions

    init(_ request: AttemptRequest, of product: ProductScripts, options: AttemptOptions) {
        self.product = product
        self.options = options
        runner = StepRun(product: product, language: request.language)
        func bodies(_ kind: RunHook.Kind) -> [(ScenarioWorld) throws -> Void] {
            request.steps.filter { $0.hook?.kind == kind }.compactMap { step in
                if case .ofScenario(let body) = product.hook(step.hook)?.body { body } else { nil }
            }
        }
        before = bodies(.beforeTestCase)
        after = bodies(.afterTestCase)
        steps = request.steps.compactMap(\.pickleStep).compactMap { step in
            guard let match = product.matcher.matches(step.text).first else { return nil }
            let kind = product.library.definitions[match.index].kind
            return Step(written: step, match: match, isAssertion: kind == .then)
        }
    }

    /// A fresh phone before the first step, on which a call is going to fail if the variation says so.
    ///
    /// Steps that try something on fresh phones do nothing there.
    func makeWorld(_ varied: Varied?) -> ScenarioWorld {
        let world = ScenarioWorld(session: product.kit.makeSession(), isReplayed: true, makeSession: nil)
        world.assertionTimeout = options.assertionTimeout
        if case .fault(let fault, let call) = varied?.variation {
            world.session.server.arrange(fault.answer, ofCall: call - 1)
        }
        for hook in before { try? hook(world) }
        return world
    }

    /// - Returns: why the step did not pass; nil where it did.
    func run(_ index: Int, in world: ScenarioWorld) -> (any Error)? {
        let step = steps[index]
        runner.willRun(step.written, step.match, in: world)
        defer { world.session.finishLookingAtBackend() }
        do {
            try runner.body(of: step.written, step.match)(world)
            _ = world.takeAttachments()
            return nil
        } catch {
            return error
        }
    }

    /// Runs the after hooks, and ends the phone.
    func end(_ world: ScenarioWorld) {
        for hook in after { try? hook(world) }
        world.session.end()
    }

    /// A phone after some steps; the caller ends it.
    ///
    /// - Parameters:
    ///   - count: of the steps.
    ///   - isRelaunched: whether the app is ended after the last of them, where the variation says so.
    func phone(after count: Int, _ varied: Varied? = nil, isRelaunched: Bool = true) throws -> HeadlessSession {
        let world = makeWorld(varied)
        do {
            for index in 0..<count {
                _ = run(index, in: world)
                guard let varied, varied.isRelaunch, varied.step == index, isRelaunched || index < count - 1 else {
                    continue
                }
                try varied.relaunch(world.session)
            }
        } catch {
            world.session.end()
            throw error
        }
        return world.session
    }

    /// What could go differently.
    func profile() -> ChaosProfile {
        var profile = ChaosProfile()
        let world = makeWorld(nil)
        defer { end(world) }
        var last: UInt64?
        for index in steps.indices {
            _ = run(index, in: world)
            profile.calls.append(world.session.server.exchanges.count)
            guard world.session.isRunning, index + 1 < steps.count else {
                last = nil
                continue
            }
            // After an assertion that changed nothing an end is the same as before it.
            let state = world.session.digest.value
            if !steps[index].isAssertion || state != last { profile.endings.append(index + 1) }
            last = state
        }
        return profile
    }
}

extension ChaosScenario.Varied {
    /// Ends the app and launches it again.
    func relaunch(_ session: HeadlessSession) throws {
        guard case .relaunch(let ending, _) = variation else { return }
        switch ending {
        case .system:
            if !session.isInBackground { try session.enterBackground() }
            session.kill(by: .system)
        case .person: session.kill(by: .person)
        }
        try session.launch()
    }
}
