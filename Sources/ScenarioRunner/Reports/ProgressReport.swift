import CucumberGherkin

/// A mark for each step, then what failed and the counts.
public final class ProgressReport: Report {
    private let style: TextStyle
    private let write: (String) -> Void
    private var column = 0

    public init(style: TextStyle, write: @escaping (String) -> Void) {
        self.style = style
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        switch event {
        case .runStarted, .runHookFinished, .scenariosAssembled, .featureStarted: break
        case .scenarioFinished(let result, _):
            if result.message != nil { mark(result.status) }
            for step in result.steps where step.step != nil || step.status != .passed { mark(step.status) }
        case .runFinished(let summary):
            write("\n\n")
            for failure in summary.failures { write(FailureText(style: style).text(of: failure) + "\n") }
            write(SummaryText(style: style).text(of: summary))
        }
    }

    private func mark(_ status: StepStatus) {
        let mark =
            switch status {
            case .passed: style.apply(.green, ".")
            case .skipped: style.apply(.cyan, "-")
            case .pending: style.apply(.yellow, "P")
            case .undefined: style.apply(.yellow, "U")
            case .ambiguous: style.apply(.yellow, "A")
            case .failed: style.apply(.red, "F")
            }
        write(mark)
        column += 1
        if column % 80 == 0 { write("\n") }
    }
}
