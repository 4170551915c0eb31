import CucumberGherkin

/// What each scenario costs, for shards of equal work: one line of JSON for each, in the order of their keys.
///
/// Costs are counted, not timed, so that two runs of the same scripts write the same bytes on any machine. Of several
/// attempts or repetitions the dearest counts. A dry run costs nothing: its file is empty.
public final class CostsReport: Report {
    private let write: (String) -> Void
    private var costs: [ScenarioKey: Int] = [:]
    private var isDryRun = false

    /// - Parameter write: takes the whole text, once.
    public init(write: @escaping (String) -> Void) {
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        switch event {
        case .runStarted(let run): isDryRun = run.isDryRun
        case .runHookFinished, .scenariosAssembled: break
        case .scenarioFinished(let result):
            guard !isDryRun else { break }
            costs[result.key] = max(costs[result.key] ?? 0, result.cost)
        case .runFinished: write(text)
        }
    }

    private var text: String {
        var writer = JSONWriter()
        for (key, cost) in costs.sorted(by: { $0.key < $1.key }) {
            writer.object { writer in
                writer.field("uri", key.uri)
                writer.field("name", key.name)
                writer.field("number", key.number)
                writer.field("row", ifPresent: key.row)
                writer.field("cost", cost)
            }
            writer.lineBreak()
        }
        return writer.text
    }
}
