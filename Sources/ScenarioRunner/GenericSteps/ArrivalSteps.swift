import AppShell
import AppShellHeadless
import AppShellInspection

extension StepLibrary {
    /// What becomes of links and taps.
    mutating func defineArrivalSteps() {
        step(
            .then,
            [
                "fr": "le fichier d'association confie le lien {string} à l'application",
                "en": "the association file hands the link {string} to the app",
            ],
            "By the file that is generated from the product's links, Apple's systems open the app for that link."
        ) { (world, link: String) in
            try world.checkHandOver(of: link, isExpected: true)
        }
        step(
            .then,
            [
                "fr": "le fichier d'association laisse le lien {string} au navigateur",
                "en": "the association file leaves the link {string} to the browser",
            ],
            "By the same file they open the browser for that link."
        ) { (world, link: String) in
            try world.checkHandOver(of: link, isExpected: false)
        }
        step(
            .then,
            [
                "fr": "le lien est ignoré parce que {string}",
                "en": "the link is ignored because {string}",
            ],
            "The last link changed nothing, and the recorded reason holds these words."
        ) { (world, reason: String) in
            try world.now { try world.faultOfLast(.link, notIgnoredBecause: reason) }
        }
        step(
            .then,
            [
                "fr": "le lien attend parce que {string}",
                "en": "the link waits because {string}",
            ],
            "The last link has not been opened yet, and the recorded reason holds these words."
        ) { (world, reason: String) in
            try world.now { try world.faultOfLast(.link, notHeldBecause: reason) }
        }
        step(
            .then,
            [
                "fr": "le tap attend parce que {string}",
                "en": "the tap waits because {string}",
            ],
            "The last tap on a notification has opened nothing yet, and the recorded reason holds these words."
        ) { (world, reason: String) in
            try world.now { try world.faultOfLast(.tap, notHeldBecause: reason) }
        }
        step(
            .then,
            [
                "fr": "le tap est ignoré parce que {string}",
                "en": "the tap is ignored because {string}",
            ],
            "The last tap on a notification changed nothing, and the recorded reason holds these words."
        ) { (world, reason: String) in
            try world.now { try world.faultOfLast(.tap, notIgnoredBecause: reason) }
        }
    }
}

extension ScenarioWorld {
    fileprivate func faultOfLast(_ kind: ArrivalKind, notIgnoredBecause reason: String) throws -> String? {
        guard let last = try session.arrivals().last(where: { $0.arrival.kind == kind }) else { return kind.nothing }
        let because: String
        switch last.outcome {
        case .ignored(let text): because = text
        case .duplicate, .expired: because = "\(last.outcome)"
        case .held, .opened, .openedInstead, .restored:
            return outcome(of: last, expected: "ignored because of “\(reason)”")
        }
        return PlainText(because).contains(PlainText(reason))
            ? nil : outcome(of: last, expected: "ignored because of “\(reason)”")
    }

    fileprivate func faultOfLast(_ kind: ArrivalKind, notHeldBecause reason: String) throws -> String? {
        guard let last = try session.arrivals().last(where: { $0.arrival.kind == kind }) else { return kind.nothing }
        if case .held(let because) = last.outcome, PlainText(because).contains(PlainText(reason)) { return nil }
        return outcome(of: last, expected: "waiting because of “\(reason)”")
    }

    private func outcome(of last: ArrivalRecord, expected: String) -> String {
        "\(Mismatch("The outcome of the \(last.arrival)", expected: expected, actual: "\(last.outcome)"))"
    }

    fileprivate func checkHandOver(of link: String, isExpected: Bool) throws {
        try now {
            guard ["https://", "http://"].contains(where: link.lowercased().hasPrefix) else {
                return "“\(link)” is no address of the web, so no association file speaks of it."
            }
            // Each host has a file of its own, and this one speaks of the product's only.
            let hosts = session.manifest.links.hosts.map { $0.lowercased() }
            let host = link.split(separator: "/", maxSplits: 2).dropFirst().first.map { $0.lowercased() } ?? ""
            let isOurs = hosts.contains { host == $0 || host.hasPrefix($0 + "?") || host.hasPrefix($0 + "#") }
            let apps = AssociationEvaluator(try session.associationFile()).apps(opening: link)
            guard (isOurs && !apps.isEmpty) != isExpected else { return nil }
            let (app, browser) = ("the app", "the browser")
            return Mismatch(
                "What the association file has open \(link)",
                expected: isExpected ? app : browser,
                actual: isExpected ? browser : app
            ).description
        }
    }
}

private enum ArrivalKind {
    case link, tap

    var nothing: String {
        switch self {
        case .link: "No link has arrived since the app was launched."
        case .tap: "No tap on a notification has arrived since the app was launched."
        }
    }
}

extension Arrival {
    fileprivate var kind: ArrivalKind? {
        switch content {
        case .link: .link
        case .tap: .tap
        default: nil
        }
    }
}
