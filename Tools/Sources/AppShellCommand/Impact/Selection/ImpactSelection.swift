import AppShellTexts
import ScenarioReports

/// Which scenarios a change can concern. Knows no git: files come as trees of ids, and contents by a function.
struct ImpactSelection {
    /// What follows from one changed file.
    enum Effect: Hashable {
        case nothing
        /// Scenarios that ran one of these functions.
        case functions(FunctionSet)
        /// Every scenario of these products.
        case products(Set<String>)
        case everything
    }

    /// An effect with its reason: `Sources/A/B.swift:12 changed, in code that they run`.
    struct Finding: Hashable {
        let file: String
        let effect: Effect
        let reason: String
    }

    /// A scenario as the selection sees it.
    struct Scenario: Hashable {
        let key: ScenarioKey
        let product: String
        let digest: String
        /// The digest at the commit that is compared with; nil for a scenario that is not there.
        let earlierDigest: String?
    }

    /// By file.
    let findings: [Finding]
    private let recorded: [ScenarioKey: ImpactRecording.Scenario]
    private let hasRecording: Bool

    /// - Parameters:
    ///   - recording: nil chooses by the graph alone.
    ///   - reference: the commit to compare with.
    ///   - content: of the file at a path in the state of that id; nil where it is unknown.
    init(
        graph: PackageGraph,
        recording: ImpactRecording?,
        reference: FileTree,
        working: FileTree,
        content: @escaping (_ path: String, _ id: String) -> [UInt8]?
    ) {
        let finder = FindingSearch(
            graph: graph,
            recording: recording,
            reference: reference,
            working: working,
            content: content
        )
        findings = finder.findings
        hasRecording = recording != nil
        recorded = Dictionary((recording?.scenarios ?? []).map { ($0.scenario, $0) }) { first, _ in first }
    }

    /// Whether this recording has the scenario.
    func knows(_ key: ScenarioKey) -> Bool { recorded[key] != nil }

    /// Why a scenario has to run; nil where the change can't concern it.
    func reason(for scenario: Scenario) -> String? {
        guard let earlier = scenario.earlierDigest else { return localized("new") }
        guard earlier == scenario.digest else { return localized("the script has changed") }
        let known = recorded[scenario.key]
        if hasRecording {
            guard let known, known.product == scenario.product else { return localized("not recorded") }
            guard known.digest == scenario.digest else {
                return localized("the script has changed since the recording")
            }
        }
        return findings.first { finding in
            switch finding.effect {
            case .nothing: false
            case .functions(let functions): known.map { !$0.ran.isDisjoint(with: functions) } ?? true
            case .products(let products): products.contains(scenario.product)
            case .everything: true
            }
        }?.reason
    }
}
