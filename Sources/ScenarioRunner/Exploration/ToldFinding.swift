public import AppShellExploration
import AppShellHeadless
public import AppShellTexts
public import ScenarioReports
import ScreenRendering

/// A finding as a scenario that `appshell run` runs: it fails until what was found is fixed.
public struct ToldFinding: Sendable {
    /// The finding.
    public let finding: Finding
    /// The feature file; nil where a move can't be said as a step.
    public let script: RecordedScript?
    /// Why there is no script, or why it does not fail; nil: it fails by this law.
    public let doubt: BilingualText?
    /// The calls of its last act: `POST /contacts`.
    public private(set) var calls: [String] = []
    /// How its last act changed the screen: `- ` or `+ ` before each line.
    public private(set) var change: [String] = []
    /// The steps with the screen after each.
    public let steps: [ExplorationReport.Step]

    /// - Parameters:
    ///   - finding: its path begins on a fresh phone, or after `prefix`.
    ///   - prefix: the steps of the scenario that the exploration went on from.
    public init(_ finding: Finding, of product: ProductScripts, after prefix: [ConsoleStep] = [], language: String) {
        self.finding = finding
        let console = StepConsole(product, language: language)
        defer { console.end() }
        var steps: [ConsoleStep] = []
        var shown: [ExplorationReport.Step] = []
        var watch = Watch()
        var last: ScreenSnapshot?
        func run(_ step: ConsoleStep) -> ConsoleResult {
            steps.append(step)
            let result = console.run(step)
            last = watch.snapshot(of: console.session) ?? last
            let isDrawn = console.session.isRunning && !console.session.isInBackground
            shown.append(.init(text: step.text, screen: isDrawn ? last : nil))
            return result
        }
        for step in prefix { _ = run(step) }
        // What ended a worker's process would end this one: the last act is said, and not done.
        let isOfProcess = AppShellExploration.Law.isOfProcess(finding.law)
        for (index, move) in finding.path.enumerated() {
            // Those of the act before are not the last one's, also where that one is not done.
            (calls, change) = ([], [])
            guard let told = console.steps(for: move) else {
                doubt = BilingualText(localized("No step says “\(move.localizedDescription)”."))
                (script, self.steps) = (nil, shown)
                return
            }
            if isOfProcess, index == finding.path.count - 1 {
                steps += told
                shown += told.map { .init(text: $0.text, screen: nil) }
                continue
            }
            let (before, count) = (console.screenLines, console.session.server.exchanges.count)
            for step in told {
                let result = run(step)
                guard result.status == .passed else {
                    (script, self.steps) = (nil, shown)
                    let words = result.explanation(of: step)
                    // A step says why in one language at a time.
                    let english =
                        Reader.current.language == .english
                        ? nil
                        : Reader.inEnglish {
                            ToldFinding(finding, of: product, after: prefix, language: language).doubt
                        }
                    doubt = BilingualText(english: english?.english ?? words, localized: words)
                    return
                }
            }
            calls = console.session.targets(after: count).map(\.description)
            let difference = console.screenLines.difference(from: before)
            change = (difference.removals + difference.insertions).map { change in
                switch change {
                case .remove(_, let line, _): "- \(line)"
                case .insert(_, let line, _): "+ \(line)"
                }
            }
        }
        var doubt: BilingualText?
        if !isOfProcess {
            let law = console.said("la loi \"\(finding.law)\" est respectée", "the law \"\(finding.law)\" holds")
            if run(law).status != .failed {
                doubt = BilingualText(
                    localized("Its steps do not break the law: the exploration found it otherwise.")
                )
            }
        }
        script = RecordedScript(name: finding.title(in: language), product: product, language: language, steps: steps)
        (self.steps, self.doubt) = (shown, doubt)
    }
}

extension StepConsole {
    fileprivate var screenLines: [String] { (try? session.content())?.spokenLines() ?? [] }
}

extension Finding {
    /// The name of its scenario, the same for every reader.
    func title(in language: String) -> String {
        language.hasPrefix("fr") ? "Loi « \(law) » : \(subject.english)" : "Law “\(law)”: \(subject.english)"
    }
}
