import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    mutating func defineAccessibilitySteps() {
        step(
            .when,
            [
                "fr": "je parcours tous les écrans que je peux atteindre",
                "en": "I visit every screen I can reach",
                "en": "I walk through every screen I can reach",
            ],
            "Follows every tap from here, each on a fresh phone. Fields stay empty, and switches as they are."
        ) { world in
            // A later walk replays this step on its phones: nothing to do then.
            guard !world.isReplayed else { return }
            let walk = try AppWalk.walk { try world.replayed() }
            world.walk = walk
            world.log(localized("\(walk.screens.count) screens visited with \(walk.tapCount) taps"))
        }
        step(
            .then,
            [
                "fr": "chaque écran parcouru est accessible",
                "en": "every screen visited is accessible",
                "en": "every screen walked is accessible",
            ],
            "Checks labels, image descriptions, duplicate labels in a group, heading order and blank screens."
        ) { world in
            guard !world.isReplayed else { return }
            let walk = try world.lastWalk()
            guard let text = walk.issueText else { return }
            throw StepFailure(text)
        }
        step(
            .then,
            [
                "fr": "au moins {int} écrans ont été parcourus",
                "en": "at least {int} screens were visited",
                "en": "at least {int} screens were walked",
            ],
            "How many different screens the walk reached."
        ) { (world, count: Int) in
            guard count > 0 else { throw StepFailure(localized("The number of screens must be at least 1.")) }
            guard !world.isReplayed else { return }
            let walk = try world.lastWalk()
            guard walk.screens.count < count else { return }
            let mismatch = Mismatch(
                localized("The number of screens visited"),
                expected: localized("at least \(count)"),
                actual: "\(walk.screens.count)",
                details: localized("It reached:") + walk.screenList
            )
            throw StepFailure("\(mismatch)")
        }
    }
}

extension ScenarioWorld {
    fileprivate func lastWalk() throws -> AppWalk.Result {
        guard let walk else {
            throw StepFailure(
                localized(
                    "No screen was visited; say « je parcours tous les écrans que je peux atteindre » (“I visit every screen I can reach”) first."
                )
            )
        }
        return walk
    }
}

extension AppWalk.Result {
    /// Every issue with the path to it; nil if there is none.
    fileprivate var issueText: String? {
        guard !issues.isEmpty else { return nil }
        let lines = issues.map { issue in
            let way =
                issue.path.isEmpty
                ? localized("Seen at the start.") : localized("Seen after \(issue.path.joined(separator: " › ")).")
            return "\n  " + localized("\(issue.route): \(issue.issue.localizedDescription)") + "\n    " + way
        }
        return localized("\(issues.count, "accessibility issue") on \(screens.count) screens:") + lines.joined()
    }

    fileprivate var screenList: String {
        screens.map { screen in
            "\n  " + screen.layers.map(\.route.description).joined(separator: localized(" + sheet "))
        }.joined()
    }
}
