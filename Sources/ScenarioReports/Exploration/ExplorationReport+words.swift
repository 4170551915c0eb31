import AppShellTexts

/// What the forms of a report say alike, in the language of the current `Reader`.
extension ExplorationReport {
    /// `12,345 states within 3 acts of the launch`
    var reachWords: String {
        let within = statesByDepth.prefix(min(max(depth, 0), statesByDepth.count) + 1).reduce(0, +)
        let words =
            from.map { localized("\(grouped: within, "state") within \(grouped: depth, "act") of \($0)") }
            ?? localized("\(grouped: within, "state") within \(grouped: depth, "act") of the launch")
        return states > within ? localized("\(words) and \(grouped: states - within) further away") : words
    }

    /// `12,345 states within 3 acts of the launch, 45,678 acts done, 14 screens.`
    var extentWords: String {
        localized(
            "\(reachWords), \(grouped: transitions, "act done|acts done"), \(grouped: screens.count, "screen|screens")."
        )
    }

    /// Whether everything was done that was to be done; what was left out is named either way. Only an exploration that left
    /// out nothing is complete.
    var completenessWords: String {
        let within =
            waiting == 0
            ? localized(
                beyond + waitingCalls == 0 ? "Complete." : "The laws were checked in every state within that depth."
            )
            : counted(
                grouped: waiting,
                "state within that depth was not checked|states within that depth were not checked"
            ) + "." + (isFull ? " " + localized("It stopped there: it keeps no more states.") : "")
        var rest: [String] = []
        if beyond > 0 {
            rest.append(counted(grouped: beyond, "state at that depth and beyond|states at that depth and beyond"))
        }
        if waitingCalls > 0 {
            rest.append(
                counted(grouped: waitingCalls, "call whose faults were not tried|calls whose faults were not tried")
            )
        }
        guard !rest.isEmpty else { return within }
        let words = rest.joined(separator: localized(" and "))
        return within + " " + localized("Left out: \(words).")
    }

    /// `1 finding, 2 accepted`: the findings that count, and those that do not.
    var tally: String {
        localized("\(grouped: open.count, "finding"), \(grouped: accepted.count, "accepted|accepted|finding")")
    }

    /// `In 12 cases; the shortest has 4 acts.` As in the depth, the first launch of the app does not count as an act.
    func caseWords(of finding: Finding) -> String {
        let cases = counted(grouped: finding.count, "case")
        guard from == nil else {
            return localized("In \(cases); the shortest has \(grouped: finding.acts.count, "act").")
        }
        let acts = counted(grouped: max(0, finding.acts.count - 1), "act")
        return localized("In \(cases); the shortest has \(acts) after the launch.")
    }

    /// The findings with a reason.
    var accepted: [Finding] { findings.filter { !$0.counts } }

    /// What holds by a law.
    func sentence(of law: String) -> String? { laws.first { $0.name == law }?.localizedSentence }

    /// `12,345`
    static func grouped(_ number: Int) -> String { Reader.current.grouped(number) }
}

extension ExplorationReport.Law {
    var localizedSentence: String { Reader.current.text(sentence) }
}

extension ExplorationReport.Finding {
    /// The last act, the calls that it made, and whether the screen changed.
    var causeWords: String? {
        acts.last.map { act in
            let calls = calls.isEmpty ? "" : " " + localized("It calls \(calls.joined(separator: ", ")).")
            return localized("Last act: \(act).") + calls
        }
    }

    /// Why a finding that was accepted counts again.
    var changeWords: String? {
        acceptedFact.map { localized("Accepted as “\($0)” before: look again.") }
    }

    /// Why the script is not to be relied on.
    var doubtWords: String? {
        doubt.map { localized("Doubt: \($0)") }
    }
}
