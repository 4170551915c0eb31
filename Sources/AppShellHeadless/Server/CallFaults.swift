import AppShell

/// The injected faults of all calls, and of those with one method and path.
struct CallFaults: Sendable {
    var ofAll = ServerFaults()
    /// In the order of their first use.
    private var ofTargets: [(target: CallTarget, faults: ServerFaults)] = []

    /// The faults of one call.
    struct Plan {
        let answer: ServerFaults.Answer?
        var delay: Duration
        var hangs: Bool
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

    /// Those that are not empty; without a target for all calls.
    var inForce: [(target: CallTarget?, faults: ServerFaults)] {
        let all: [(target: CallTarget?, faults: ServerFaults)] =
            [(nil, ofAll)] + ofTargets.map { ($0.target, $0.faults) }
        return all.filter { $0.faults != ServerFaults() }
    }

    func isUnreachable(_ request: HTTPRequest, under bases: [String]) -> Bool {
        ofAll.isUnreachable || indices(of: request, under: bases).contains { ofTargets[$0].faults.isUnreachable }
    }

    /// The faults of the next call, using up an answer that was set for one call. Answers for the next calls take
    /// precedence over standing ones, and those for the call itself over those for all calls.
    ///
    /// - Parameter arranged: the answer to this very call, in place of the one that it would have got.
    mutating func plan(
        for request: HTTPRequest,
        under bases: [String],
        replacing arranged: ServerFaults.Answer? = nil
    ) -> Plan {
        let own = indices(of: request, under: bases)
        var answer: ServerFaults.Answer?
        if let index = own.first(where: { !ofTargets[$0].faults.answers.isEmpty }) {
            answer = ofTargets[index].faults.answers.removeFirst()
        } else if !ofAll.answers.isEmpty {
            answer = ofAll.answers.removeFirst()
        } else {
            answer = own.compactMap { ofTargets[$0].faults.standing }.first ?? ofAll.standing
        }
        answer = arranged ?? answer
        let delays = own.map { ofTargets[$0].faults.delay }.filter { $0 > .zero }
        var plan = Plan(
            answer: answer,
            delay: delays.first ?? ofAll.delay,
            hangs: ofAll.hangs || own.contains { ofTargets[$0].faults.hangs }
        )
        if case .late(let delay) = answer { plan.delay = delay }
        if case .silent = answer { plan.hangs = true }
        return plan
    }

    /// Adds all faults to a hash.
    func add(to hash: inout StableHash) {
        if ofAll != ServerFaults() { hash.add("\(ofAll)") }
        for (target, faults) in ofTargets where faults != ServerFaults() {
            hash.add(target.description)
            hash.add("\(faults)")
        }
    }

    /// Of the targets that match the call, the last first.
    private func indices(of request: HTTPRequest, under bases: [String]) -> [Int] {
        ofTargets.indices.reversed().filter { ofTargets[$0].target.matches(request, under: bases) }
    }
}
