import AppShell
import AppShellHeadless

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
            world.log("\(walk.screens.count) screens visited with \(walk.tapCount) taps")
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
            guard count > 0 else { throw StepFailure("The number of screens must be at least 1.") }
            guard !world.isReplayed else { return }
            let walk = try world.lastWalk()
            guard walk.screens.count < count else { return }
            let mismatch = Mismatch(
                "The number of screens visited",
                expected: "at least \(count)",
                actual: "\(walk.screens.count)",
                details: "It reached:" + walk.screenList
            )
            throw StepFailure("\(mismatch)")
        }
    }
}

extension ScenarioWorld {
    fileprivate func lastWalk() throws -> AppWalk.Result {
        guard let walk else {
            throw StepFailure(
                "No screen was visited; say « je parcours tous les écrans que je peux atteindre »"
                    + " (“I visit every screen I can reach”) first."
            )
        }
        return walk
    }
}

extension AppWalk.Result {
    /// Every issue with the path to it; nil if there is none.
    fileprivate var issueText: String? {
        guard !issues.isEmpty else { return nil }
        let count = issues.count == 1 ? "1 accessibility issue" : "\(issues.count) accessibility issues"
        let lines = issues.map { issue in
            let way = issue.path.isEmpty ? "at the start" : "after " + issue.path.joined(separator: " › ")
            return "\n  \(issue.route): \(issue.issue)\n    Seen \(way)."
        }
        return "\(count) on \(screens.count) screens:" + lines.joined()
    }

    fileprivate var screenList: String {
        screens.map { screen in
            "\n  " + screen.layers.map(\.route.description).joined(separator: " + sheet ")
        }.joined()
    }
}
