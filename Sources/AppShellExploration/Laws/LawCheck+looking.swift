import AppShell
import AppShellHeadless
import AppShellTexts

extension LawCheck {
    /// The violations that show without another act: those of states and acts, loading without a cause, and duplicates of a
    /// write.
    ///
    /// - Parameters:
    ///   - act: its phone has not gone on.
    ///   - idle: the last state before it that was ``StateView/isIdle``.
    package func violationsAtSight(of act: ActView, since idle: StateView) throws -> [LawViolation] {
        let after = act.after
        return try violations(of: act) + violations(in: after) + violations(of: .loadingEnds, after.loadingWithoutCause)
            + violations(of: .writtenOnce, after.isIdle ? duplicates(from: idle, to: after) : [])
    }

    private func violations(of law: Law, _ found: @autoclosure () -> [Law.Violation]) -> [LawViolation] {
        guard laws.contains(where: { $0.name == law.name }) else { return [] }
        return found().map { LawViolation(law: law.name, $0) }
    }

    private func duplicates(from before: StateView, to after: StateView) -> [Law.Violation] {
        let act = ActView(before: before, after: after, move: nil)
        return act.calls.contains { $0.request.method.isWrite } ? Law.duplicates(of: act) : []
    }
}

extension StateView {
    /// Whether nothing loads and no call is open. It must be asked before the phone goes on.
    package var isIdle: Bool { loading.isEmpty && !session.hasOpenCalls }

    /// A loading element although no call, no timer and no question to the person could end it.
    fileprivate var loadingWithoutCause: [Law.Violation] {
        guard let loading = loading.first, !session.hasOpenCalls, session.nextTimer == nil,
            !session.phone.notifications.isAsking
        else { return [] }
        return [
            Law.Violation(
                localized("\(localizedScreen): \(loading.name)"),
                localized("\(loading.name) stays, and nothing is under way that could end it.")
            )
        ]
    }
}
