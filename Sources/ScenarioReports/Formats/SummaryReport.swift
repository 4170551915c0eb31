/// Only the end of a run: what did not pass and why, then the counts.
public final class SummaryReport: Report {
    private let style: TextStyle
    private let rerunFile: String?
    private let screen: ScreenExtent
    private let write: (String) -> Void
    private var facts = RunFacts()

    /// - Parameters:
    /// - rerunFile: the file that a rerun report also writes, for the command at the end.
    /// - screen: how much of the screen to show at a failed step.
    /// - write: takes text, including line ends.
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
        guard case .runFinished(let summary) = event else { return }
        write(
            SummaryText(style: style, facts: facts, rerunFile: rerunFile, failures: .explained, screen: screen).text(
                of: summary
            )
        )
    }
}
