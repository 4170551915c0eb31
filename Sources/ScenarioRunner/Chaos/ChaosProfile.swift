import AppShellExploration

/// What can go differently in a scenario: its calls, and the steps after which its app can be ended.
struct ChaosProfile: Codable, Hashable, Sendable {
    /// How many calls were made up to the end of each step.
    var calls: [Int] = []
    /// The steps, from 1, after which the app is ended: where it runs, something follows, and something has changed since
    /// the last of them.
    var endings: [Int] = []

    /// The number of variations.
    var count: Int {
        (calls.last ?? 0) * CallFault.allCases.count + endings.count * ChaosVariation.Ending.allCases.count
    }

    /// The variations in their order: each call with each fault, then each step with each ending.
    func variation(at index: Int) -> ChaosVariation {
        let faults = CallFault.allCases
        let ofCalls = (calls.last ?? 0) * faults.count
        if index < ofCalls { return .fault(faults[index % faults.count], call: index / faults.count + 1) }
        let rest = index - ofCalls
        let all = ChaosVariation.Ending.allCases
        return .relaunch(all[rest % all.count], step: endings[rest / all.count])
    }

    /// The index of the step in which, or after which, a variation takes effect; nil where the scenario has no such call or
    /// step.
    func step(of variation: ChaosVariation) -> Int? {
        switch variation {
        case .fault(_, let call): calls.firstIndex { $0 >= call }
        case .relaunch(_, let step): endings.contains(step) ? step - 1 : nil
        }
    }
}
