import AppShell
public import AppShellExploration
import AppShellHeadless
import AppShellInspection
import AppShellTexts
public import ScenarioReports
import ScreenRendering

extension ExplorationReport {
    /// Lays out what an exploration found, with the graph of the product and the findings that are accepted.
    ///
    /// - Parameters:
    ///   - prefix: the steps that the exploration began after.
    ///   - command: the command that does a path again.
    public mutating func add(
        _ result: ExplorationResult,
        of product: ProductScripts,
        laws: [AppShellExploration.Law],
        after prefix: [ConsoleStep],
        accepted: AcceptedFindings,
        command: (AppShellExploration.Finding) -> String
    ) throws {
        // The fresh phone counts with what a launch makes of it.
        statesByDepth = result.statesByDepth
        if prefix.isEmpty, statesByDepth.count > 1 {
            let fresh = statesByDepth.removeFirst()
            statesByDepth[0] += fresh
        }
        expanded = result.expanded
        transitions = result.transitions
        comparisons = result.comparisons
        divergences = result.divergences.map { divergence in
            Divergence(
                fact: divergence.fact,
                one: divergence.one.map(\.bilingualText),
                other: divergence.other.map(\.bilingualText)
            )
        }
        self.laws = laws.map { Law(name: $0.name, sentence: $0.sentence) }
        screens = result.screens
        ways = result.edges
            .map { edge, count in
                let kind = result.acts[edge.act].map { BilingualText($0.localizedKind) }
                return Way(from: edge.from, to: edge.to, act: kind ?? BilingualText(edge.act), count: count)
            }
            .sorted { ($0.from, $0.to, $0.act.english) < ($1.from, $1.to, $1.act.english) }
        let session = product.kit.makeSession()
        defer { session.end() }
        try session.launch()
        let destinations = try session.graphSummary().modules.flatMap { $0.destinations.map(\.name) }
        unreached = destinations.filter { !result.destinations.contains($0) }.sorted()
        findings = result.findings.map { finding in
            let told = ToldFinding(finding, of: product, after: prefix, language: language)
            var entry = Finding(
                law: finding.law,
                subject: finding.subject,
                fact: finding.fact,
                count: finding.count,
                acts: finding.path.map(\.bilingualText),
                command: command(finding)
            )
            entry.script = told.script?.text
            entry.doubt = told.doubt
            entry.steps = told.steps
            (entry.calls, entry.change) = (told.calls, told.change)
            if let known = accepted.entry(for: finding) {
                if AcceptedFindings.isSame(known.fact, finding.fact) {
                    entry.reason = known.reason
                } else {
                    entry.acceptedFact = known.fact
                }
            }
            return entry
        }
    }
}

extension Move {
    fileprivate var bilingualText: BilingualText { BilingualText(localizedDescription) }
}
