import AppShellHeadless

/// A console that keeps the steps that passed: they are a script.
///
/// Not Sendable: one thread at a time.
public final class StepRecorder {
    /// Of the steps; see ``speak(_:)``.
    public private(set) var language: String
    /// On the phone as the steps left it; another one after a step was taken back.
    public private(set) var console: StepConsole
    /// Those that passed.
    public private(set) var steps: [ConsoleStep] = []
    private let product: ProductScripts

    /// - Parameters:
    ///   - product: its features are not looked at.
    ///   - language: `fr` or `en`.
    public init(_ product: ProductScripts, language: String) {
        self.product = product
        self.language = language
        console = StepConsole(product, language: language)
    }

    /// Ends the phone; nothing else may be asked of it.
    public func end() { console.end() }

    /// Runs a step. One that does not pass leaves the phone as it was.
    public func run(_ step: ConsoleStep) -> ConsoleResult {
        let events = console.session.trace.count
        let elapsed = console.session.clock.elapsed
        let result = console.run(step)
        if result.status == .passed {
            steps.append(step)
        } else if console.session.trace.count != events || console.session.clock.elapsed != elapsed {
            replay()
        }
        return result
    }

    /// Goes back to before the last step: the others run again on a fresh phone.
    ///
    /// - Returns: that step; nil where there is none.
    public func undo() -> ConsoleStep? {
        guard let last = steps.last else { return nil }
        goBack(to: steps.count - 1)
        return last
    }

    /// Keeps that many steps, which run again on a fresh phone.
    ///
    /// - Parameter count: at most as many as there are.
    public func goBack(to count: Int) {
        steps.removeSubrange(count...)
        replay()
    }

    /// Says the last two steps in one, which does the same as both.
    public func joinLastTwo(as step: ConsoleStep) {
        steps.replaceSubrange((steps.count - 2)..., with: [step])
    }

    /// A phone of its own after that many of the steps; the caller ends it.
    public func console(after count: Int) -> StepConsole {
        let console = StepConsole(product, language: language)
        for step in steps.prefix(count) { _ = console.run(step) }
        return console
    }

    /// Goes on in another language, into which the steps so far are translated where they can be.
    public func speak(_ language: String) {
        steps = translated(steps, to: language)
        self.language = language
        replay()
    }

    private func replay() {
        console.end()
        console = console(after: steps.count)
    }

    /// The steps so far as a script.
    ///
    /// - Parameters:
    ///   - other: a language to translate them into; steps without a translation do not change.
    ///   - isConcise: without the waits and the acts on the keyboard that change nothing.
    ///   - rest: steps that were not run.
    public func script(
        named name: String,
        of feature: String? = nil,
        in other: String? = nil,
        isConcise: Bool = false,
        followedBy rest: [ConsoleStep] = []
    ) -> RecordedScript {
        let concise = isConcise && rest.isEmpty ? ConciseSteps(of: self, product) : nil
        let language = other ?? language
        return RecordedScript(
            name: name,
            feature: feature,
            product: product,
            language: language,
            steps: translated((concise?.steps ?? steps) + rest, to: language),
            keepsTimes: concise?.leavesOutWaits != true
        )
    }

    private func translated(_ steps: [ConsoleStep], to language: String) -> [ConsoleStep] {
        steps.map { console.translated($0, to: language) ?? $0 }
    }
}
