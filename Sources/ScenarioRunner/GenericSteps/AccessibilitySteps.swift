import AppShell
import AppShellHeadless

extension StepLibrary {
    mutating func defineAccessibilitySteps() {
        step(
            .when,
            [
                "fr": "je parcours tous les écrans que je peux atteindre",
                "en": "I walk through every screen I can reach",
            ],
            "From here, every screen that taps lead to, each on a fresh phone; fields stay empty, switches as they are."
        ) { world in
            // On the phone of a later walk there is nothing to do: a walk leaves the app where it was.
            guard !world.isReplayed else { return }
            let walk = try AppWalk.walk { try world.replayed() }
            world.walk = walk
            world.log("\(walk.places.count) screens walked, by \(walk.tapCount) taps")
        }
        step(
            .then,
            [
                "fr": "chaque écran parcouru est accessible",
                "en": "every screen walked is accessible",
            ],
            "Labels, descriptions, no two alike in one group, headings in order, no blank screen."
        ) { world in
            guard !world.isReplayed else { return }
            let walk = try world.lastWalk()
            guard let fault = walk.faultText else { return }
            throw StepFailure(fault)
        }
        step(
            .then,
            [
                "fr": "au moins {int} écrans ont été parcourus",
                "en": "at least {int} screens were walked",
            ],
            "How many different screens the walk came to."
        ) { (world, count: Int) in
            guard count > 0 else { throw StepFailure("The number of screens is 1 or more.") }
            guard !world.isReplayed else { return }
            let walk = try world.lastWalk()
            guard walk.places.count < count else { return }
            let mismatch = Mismatch(
                "The number of screens walked",
                expected: "at least \(count)",
                actual: "\(walk.places.count)",
                details: "It came to:" + walk.placeList
            )
            throw StepFailure("\(mismatch)")
        }
    }
}

extension ScenarioWorld {
    fileprivate func lastWalk() throws -> AppWalk.Result {
        guard let walk else {
            throw StepFailure(
                "No screen was walked; say « je parcours tous les écrans que je peux atteindre »"
                    + " (“I walk through every screen I can reach”) first."
            )
        }
        return walk
    }
}

extension AppWalk.Result {
    /// Every fault with the way to it; nil where there is none.
    fileprivate var faultText: String? {
        guard !findings.isEmpty else { return nil }
        let count = findings.count == 1 ? "1 accessibility fault" : "\(findings.count) accessibility faults"
        let lines = findings.map { finding in
            let way = finding.path.isEmpty ? "at the start" : "after " + finding.path.joined(separator: " › ")
            return "\n  \(finding.route): \(finding.fault)\n    Seen \(way)."
        }
        return "\(count) on \(places.count) screens:" + lines.joined()
    }

    fileprivate var placeList: String {
        places.map { place in
            "\n  " + place.layers.map(\.route.description).joined(separator: " + sheet ")
        }.joined()
    }
}
