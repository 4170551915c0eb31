import AppShell

/// What goes wrong with all calls, and with those of one method and path.
struct CallFaults: Sendable {
    var ofAll = ServerFaults()
    /// In the order in which the calls were first named.
    private var ofTargets: [(target: CallTarget, faults: ServerFaults)] = []

    /// What becomes of one call.
    struct Plan {
        let answer: ServerFaults.Answer?
        let delay: Duration
        let hangs: Bool
    }

    subscript(target: CallTarget) -> ServerFaults {
        get { ofTargets.first { $0.target == target }?.faults ?? ServerFaults() }
        set {
            if let index = ofTargets.firstIndex(where: { $0.target == target }) {
                ofTargets[index].faults = newValue
            } else {
                ofTargets.append((target, newValue))
            }
        }
    }

    func isUnreachable(_ request: HTTPRequest, under bases: [String]) -> Bool {
        ofAll.isUnreachable || indices(of: request, under: bases).contains { ofTargets[$0].faults.isUnreachable }
    }

    /// Takes an answer that was asked for once. Those for the next calls come before those for every call, and what was
    /// said of the call itself before what was said of all.
    mutating func plan(for request: HTTPRequest, under bases: [String]) -> Plan {
        let own = indices(of: request, under: bases)
        var answer: ServerFaults.Answer?
        if let index = own.first(where: { !ofTargets[$0].faults.answers.isEmpty }) {
            answer = ofTargets[index].faults.answers.removeFirst()
        } else if !ofAll.answers.isEmpty {
            answer = ofAll.answers.removeFirst()
        } else {
            answer = own.compactMap { ofTargets[$0].faults.standing }.first ?? ofAll.standing
        }
        let delays = own.map { ofTargets[$0].faults.delay }.filter { $0 > .zero }
        return Plan(
            answer: answer,
            delay: delays.first ?? ofAll.delay,
            hangs: ofAll.hangs || own.contains { ofTargets[$0].faults.hangs }
        )
    }

    /// Of what was said of that call, the last first.
    private func indices(of request: HTTPRequest, under bases: [String]) -> [Int] {
        ofTargets.indices.reversed().filter { ofTargets[$0].target.matches(request, under: bases) }
    }
}
