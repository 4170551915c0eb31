import AppShell
import AppShellHeadless
import AppShellTexts

/// Laws of what an app has under way.
extension Law {
    package static let noTrap = Law(
        "no-trap",
        "Nothing that a person, the network or time does ends the process.",
        .process
    )

    package static let noHang = Law("no-hang", "Every act ends within seconds of processor time.", .process)

    package static let repeats = Law("repeats", "The same acts lead to the same state, each time.", .process)

    package static let comesToRest = Law("comes-to-rest", "After every act the app comes to rest.", .process)

    package static let rulesKept = Law(
        "rules-kept",
        "Modules declare what they store and open.",
        .process
    )

    package static let loadingEnds = Law(
        "loading-ends",
        "What loads comes to an end: no loading state outlives its calls and timers, or five minutes.",
        .trial { trial in
            // A question to the person ends when they answer.
            guard !trial.state.loading.isEmpty, !trial.state.session.phone.notifications.isAsking else { return [] }
            return try trial.onFreshPhone { session in
                let end = session.clock.elapsed + .seconds(300)
                while true {
                    let state = trial.view(of: session)
                    guard let loading = state.loading.first else { return [] }
                    guard try session.advanceToNextTimer(within: end - session.clock.elapsed) else {
                        let isStuck = session.clock.elapsed + .seconds(1) < end && session.nextTimer == nil
                        return [
                            Violation(
                                localized("\(state.localizedScreen): \(loading.name)"),
                                isStuck
                                    ? localized("\(loading.name) stays, and nothing is under way that could end it.")
                                    : localized("\(loading.name) stays for five minutes.")
                            )
                        ]
                    }
                }
            }
        }
    )

    package static let errorsHeal = Law(
        "errors-heal",
        "Once the fault is over, an error heals by itself or by the button that it offers.",
        .trial { trial in
            guard let failure = trial.state.failures.first else { return [] }
            var subject: String { localized("\(trial.state.localizedScreen): \(failure.name)") }
            return try trial.onFreshPhone { session in
                session.server.endFaults()
                try session.setOnline(true)
                try session.comeToRest(within: .seconds(30))
                var state = trial.view(of: session)
                guard !state.failures.isEmpty else { return [] }
                guard
                    let retry = ElementFinder(state.content ?? failure).elements.first(where: { found in
                        found.element.isInteractive && !found.element.state.isDisabled
                            && state.failures.contains {
                                $0.children.contains(found.element)
                            }
                    })
                else {
                    return [
                        Violation(
                            subject,
                            localized("\(failure.name) stays once the fault is over, and offers no way on.")
                        )
                    ]
                }
                // The error names elements in one language.
                do { try Reader.inEnglish { try session.tap(retry) } } catch let error as HeadlessError {
                    return [Violation(subject, localized("Its button can't be tapped: \(error)."))]
                }
                try session.comeToRest(within: .seconds(60))
                state = trial.view(of: session)
                guard let stays = state.failures.first(where: { $0.label == failure.label }) else { return [] }
                return [
                    Violation(
                        subject,
                        localized("The fault is over and “\(retry.element.label)” was tapped, but \(stays.name) stays.")
                    )
                ]
            }
        }
    )
}

extension Law {
    /// Whether a law is looked after by what runs the acts: its last act ends or blocks a process.
    package static func isOfProcess(_ name: String) -> Bool {
        standard.contains { law in
            guard law.name == name, case .process = law.check else { return false }
            return true
        }
    }

    /// The laws that hold for every product, in the order in which they are checked.
    public static let standard: [Law] = [
        noTrap, noHang, repeats, comesToRest, rulesKept, loadingEnds, errorsHeal, writtenOnce, confirmedIsStored,
        lateAnswers, typedTextKept,
        draftsSurvive,
        switchedOffIsSilent,
        relaunchKeeps, homeInReach, backReturns, oneScreenAnAct, arrivalsAnswered, linksRecorded, accessible,
        distinctNames,
        pureContent, cleanTexts,
    ]
}
