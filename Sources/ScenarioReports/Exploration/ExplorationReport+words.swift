/// What the forms of a report say alike.
extension ExplorationReport {
    /// `12,345 states within 3 acts of the launch`
    var reachWords: String {
        let within = statesByDepth.prefix(min(max(depth, 0), statesByDepth.count) + 1).reduce(0, +)
        let start = from ?? "the launch"
        let words = "\(Self.counted(within, "state")) within \(Self.counted(depth, "act")) of \(start)"
        return states > within ? "\(words) and \(Self.grouped(states - within)) further away" : words
    }

    /// `12,345 states within 3 acts of the launch, 45,678 acts done, 14 screens.`
    var extentWords: String {
        "\(reachWords), \(Self.counted(transitions, "act")) done, \(Self.counted(screens.count, "screen"))."
    }

    /// Whether everything was done that was to be done; what lies beyond is named either way.
    var completenessWords: String {
        let within =
            waiting == 0
            ? "Complete."
            : "\(Self.counted(waiting, "state")) within that depth \(waiting == 1 ? "was" : "were") not expanded."
        var rest: [String] = []
        if beyond > 0 { rest.append("\(Self.counted(beyond, "state")) at that depth and beyond") }
        if waitingCalls > 0 { rest.append("\(Self.counted(waitingCalls, "call")) whose faults were not tried") }
        guard !rest.isEmpty else { return within }
        let verb = beyond + waitingCalls == 1 ? "waits" : "wait"
        return "\(within) \(rest.joined(separator: " and ")) \(verb)."
    }

    /// `1 finding, 2 accepted`: the findings that count, and those that do not.
    var tally: String {
        "\(Self.counted(open.count, "finding")), \(Self.grouped(accepted.count)) accepted"
    }

    /// The findings with a reason.
    var accepted: [Finding] { findings.filter { !$0.counts } }

    /// What holds by a law.
    func sentence(of law: String) -> String? { laws.first { $0.name == law }?.sentence }

    /// `1 state`, `12,345 states`
    static func counted(_ count: Int, _ noun: String) -> String {
        "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
    }

    /// `12,345`
    static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var text = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }
}

extension ExplorationReport.Finding {
    /// `In 12 cases; the shortest has 4 acts.`
    var caseWords: String {
        "In \(ExplorationReport.counted(count, "case")); the shortest has "
            + "\(ExplorationReport.counted(acts.count, "act"))."
    }

    /// Why a finding that was accepted counts again.
    var changeWords: String? {
        acceptedFact.map { "Accepted as “\($0)” before: look again." }
    }
}
