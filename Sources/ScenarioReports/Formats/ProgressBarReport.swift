import AppShellTexts
import CucumberGherkin

/// One line, redrawn in a terminal: how far the run is, and the current scenario.
///
/// Failures are printed above the line at once; the summary follows at the end.
public final class ProgressBarReport: Report {
    private let style: TextStyle
    private let rerunFile: String?
    private let screen: ScreenExtent
    private let width: () -> Int
    private let now: () -> Duration
    private let write: (String) -> Void
    private var facts = RunFacts()
    private var cases: [TestCase] = []
    private var finished = 0
    private var failed = 0
    private var causes = ToldCauses()
    /// The line on the screen, and when it was drawn.
    private var shown: (line: String, time: Duration)?

    /// Redrawing more often than this only flickers.
    private static let pause: Duration = .milliseconds(50)
    private static let barWidth = 20
    /// Return to the start of the line and erase it (ECMA-48: CR, EL 2).
    private static let erase = "\r\u{1B}[2K"

    /// - Parameters:
    ///   - rerunFile: the file that a rerun report also writes, for the command at the end.
    ///   - screen: how much of the screen to show at a failed step.
    ///   - width: the terminal's current width, in columns.
    ///   - now: a monotonic clock; the line is drawn every 50 ms at most.
    ///   - write: takes text that goes to the terminal at once.
    public init(
        style: TextStyle,
        rerunFile: String? = nil,
        screen: ScreenExtent = .nearest,
        width: @escaping () -> Int,
        now: @escaping () -> Duration,
        write: @escaping (String) -> Void
    ) {
        self.style = style
        self.rerunFile = rerunFile
        self.screen = screen
        self.width = width
        self.now = now
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        facts.note(event)
        switch event {
        case .runStarted, .runHookFinished: break
        case .scenariosAssembled(let cases):
            self.cases = cases
            draw()
        case .scenarioFinished(let result): scenario(result)
        case .runFinished(let summary):
            if finished > 0 || !cases.isEmpty {
                let last = line()
                write((shown?.line == last ? "" : Self.erase + last) + "\n\n")
            }
            let end = SummaryText(style: style, facts: facts, rerunFile: rerunFile, failures: .listed, screen: screen)
            write(end.text(of: summary))
        }
    }

    private func scenario(_ result: ScenarioResult) {
        guard !result.willBeRetried else { return draw() }
        finished += 1
        guard result.status > .skipped else { return draw() }
        failed += 1
        let failure = ScenarioFailure(result)
        let failureText = FailureText(style: style, screen: screen)
        var text = failureText.title(of: failure) + "\n"
        if failure.message == nil, let step = failure.decisiveStep, step.screen != nil, let message = step.message,
            let before = causes.note(FailureCause(failure), at: failure.location)
        {
            text += "    \(style.mark(step.status)) \(style.apply(.bold, step.keyword))\(step.text)\n"
            text += failureText.reference(to: before, of: message, indentation: "        ")
        } else {
            text += failureText.reasons(of: failure, indentation: "    ")
        }
        write(Self.erase + text.withVisibleControls)
        shown = nil
        draw()
    }

    private func draw() {
        let time = now()
        if let shown, time >= shown.time, time - shown.time < Self.pause { return }
        let line = line()
        write(Self.erase + line)
        shown = (line, time)
    }

    /// `███████░░░░░░░  12/40  30 %  2 failed  Payer l'été`, as much as fits.
    private func line() -> String {
        // Some terminals wrap when the last column is filled.
        var room = width() - 1
        var line = ""
        func add(_ text: String, _ tone: TextStyle.Tone? = nil) {
            let text = text.clipped(to: room)
            guard !text.isEmpty else { return }
            room -= text.columns
            line += tone.map { style.apply($0, text) } ?? text
        }
        let total = max(cases.count, finished)
        if !cases.isEmpty {
            let done = finished * Self.barWidth / max(1, total)
            add(String(repeating: "█", count: done), failed > 0 ? .red : .green)
            add(String(repeating: "░", count: Self.barWidth - done), .dim)
            add("  \(finished)/\(total)  \(finished * 100 / max(1, total)) %")
        } else {
            add(counted(finished, "scenario"))
        }
        if failed > 0 { add("  " + counted(failed, "failed|failed"), .red) }
        // Results come in order, so the scenario after the last finished one is running.
        if cases.indices.contains(finished) { add("  " + cases[finished].pickle.name.onOneLine) }
        return line
    }
}
