/// A mark for each step, then the failures and the counts.
public final class ProgressReport: Report {
    private let style: TextStyle
    private let rerunFile: String?
    private let screen: ScreenExtent
    private let write: (String) -> Void
    private var facts = RunFacts()
    private var column = 0

    /// How many marks fit on a line.
    private static let width = 80

    /// - Parameters:
    ///   - rerunFile: the file that a rerun report also writes, for the command at the end.
    ///   - screen: how much of the screen to show at a failed step.
    ///   - write: takes text, including line ends; a scenario's marks come together.
    public init(
        style: TextStyle,
        rerunFile: String? = nil,
        screen: ScreenExtent = .nearest,
        write: @escaping (String) -> Void
    ) {
        self.style = style
        self.rerunFile = rerunFile
        self.screen = screen
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        facts.note(event)
        switch event {
        case .runStarted, .runHookFinished, .scenariosAssembled: break
        case .scenarioFinished(let result):
            var marks = ""
            let isExpected = result.expectedFailure != nil
            if result.message != nil, !isExpected { add(mark(result.status), to: &marks) }
            for step in result.steps where step.step != nil || step.status > .skipped {
                add(isExpected && step.status == .failed ? style.apply(.cyan, "x") : mark(step.status), to: &marks)
            }
            write(marks)
        case .runFinished(let summary):
            let end = SummaryText(
                style: style,
                facts: facts,
                rerunFile: rerunFile,
                failures: .explained,
                screen: screen
            )
            write((column == 0 ? "" : column % Self.width == 0 ? "\n" : "\n\n") + end.text(of: summary))
        }
    }

    /// Ends the line of marks before anything else is written.
    private func add(_ mark: String, to marks: inout String) {
        marks += mark
        column += 1
        if column % Self.width == 0 { marks += "\n" }
    }

    private func mark(_ status: StepStatus) -> String {
        switch status {
        case .passed: style.apply(.green, ".")
        case .skipped: style.apply(.cyan, "-")
        case .pending: style.apply(.yellow, "P")
        case .undefined: style.apply(.yellow, "U")
        case .ambiguous: style.apply(.yellow, "A")
        case .failed: style.apply(.red, "F")
        }
    }
}
