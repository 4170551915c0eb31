import AppShell
import AppShellHeadless
import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// Runs single steps on a world: those of a scenario, or of a console.
struct StepRun {
    let product: ProductScripts
    /// The Gherkin language of the script.
    let language: String
    private var library: StepLibrary { product.library }

    /// Runs a step, unless its text has no match or several.
    ///
    /// - Parameter isDryRun: only matches the text.
    func run(_ step: PickleStep, in world: ScenarioWorld, isDryRun: Bool = false, _ result: inout StepResult) {
        result.status = .skipped
        let matches = product.matcher.matches(step.text)
        guard let match = matches.first else {
            result.status = .undefined
            result.message = library.undefinedMessage(step.text, in: language)
            return
        }
        guard matches.count == 1 else {
            result.status = .ambiguous
            result.message = library.ambiguousMessage(matches)
            return
        }
        if isDryRun { return }
        result.status = .passed
        willRun(step, match, in: world)
        // The steps of a phrase are remembered themselves.
        let isPhrase = library.definitions[match.index].phrase != nil
        run(body(of: step, match), in: world, isRemembered: !isPhrase, &result)
        guard result.status == .passed, step.argument != nil, !world.hasReadArgument else { return }
        result.fail(Self.unreadArgument)
    }

    static var unreadArgument: String {
        localized("This step takes no table and no text under it; what stands there is not looked at.")
    }

    /// Whether a scenario goes on where the step does not hold.
    func isSoft(_ step: PickleStep) -> Bool { product.matcher.matches(step.text).first?.isSoft == true }

    /// What a step does, as its only match says.
    ///
    /// - Parameter depth: how many phrases call it.
    func body(of step: PickleStep, _ match: StepLibrary.Match, depth: Int = 0) -> (ScenarioWorld) throws -> Void {
        let definition = library.definitions[match.index]
        if let phrase = definition.phrase {
            return { world in
                guard step.argument == nil else { throw StepFailure(Self.unreadArgument) }
                try run(phrase, match.arguments, depth: depth, in: world)
            }
        }
        return { world in
            world.stepArgument = step.argument
            world.timing = try match.timing?.read()
            defer { world.timing = nil }
            try definition.run(world, match.arguments)
            if let timing = match.timing, world.timing != nil {
                throw StepFailure(localized("This step lets no time pass; leave out « \(timing.words) »."))
            }
        }
    }

    /// What must be known to a phone before a step begins.
    func willRun(_ step: PickleStep, _ match: StepLibrary.Match, in world: ScenarioWorld) {
        let kind = library.definitions[match.index].kind
        world.isAboutServer = false
        world.actStart.willRun(step.type == .unknown ? kind.stepType : step.type, in: world.session)
    }

    /// Runs the body of a step or a hook.
    func run(
        _ body: @escaping (ScenarioWorld) throws -> Void,
        in world: ScenarioWorld,
        isRemembered: Bool = true,
        _ result: inout StepResult
    ) {
        defer { world.session.finishLookingAtBackend() }
        do {
            try body(world)
            if isRemembered { world.remember(body) }
        } catch let failure as HeadlessError {
            result.fail(throwing: failure, message: world.explained(world.explanation(of: failure)))
        } catch {
            result.fail(throwing: error)
        }
    }
}

extension StepDefinition.Kind {
    /// The type of a step that begins with `*`.
    fileprivate var stepType: PickleStep.StepType {
        switch self {
        case .given: .context
        case .when: .action
        case .then: .outcome
        }
    }
}
