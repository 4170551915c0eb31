import AppShell
import AppShellHeadless
import AppShellInspection
import AppShellTexts

extension StepLibrary {
    /// The outcomes of links and notification taps.
    mutating func defineArrivalSteps() {
        step(
            .then,
            [
                "fr": "le fichier d'association confie le lien {string} à l'application",
                "en": "the association file opens the link {string} in the app",
                "en": "the association file hands the link {string} to the app",
            ],
            "With the association file generated from the product's links, Apple's systems open that link in the app."
        ) { (world, link: String) in
            try world.checkHandOver(of: link, isExpected: true)
        }
        step(
            .then,
            [
                "fr": "le fichier d'association laisse le lien {string} au navigateur",
                "en": "the association file opens the link {string} in the browser",
                "en": "the association file leaves the link {string} to the browser",
            ],
            "With the same file they open that link in the browser."
        ) { (world, link: String) in
            try world.checkHandOver(of: link, isExpected: false)
        }
        step(
            .then,
            ["fr": "le lien est ignoré parce que {string}", "en": "the link is ignored because {string}"],
            "The last link changed nothing, for a recorded reason that contains this text."
        ) { (world, reason: String) in
            try world.now { try world.mismatchOfLast(.link, notIgnoredBecause: reason) }
        }
        step(
            .then,
            ["fr": "le lien attend parce que {string}", "en": "the link waits because {string}"],
            "The last link is still waiting, for a recorded reason that contains this text."
        ) { (world, reason: String) in
            try world.now { try world.mismatchOfLast(.link, notHeldBecause: reason) }
        }
        step(
            .then,
            ["fr": "le tap attend parce que {string}", "en": "the tap waits because {string}"],
            "The last tap on a notification is still waiting, for a recorded reason that contains this text."
        ) { (world, reason: String) in
            try world.now { try world.mismatchOfLast(.tap, notHeldBecause: reason) }
        }
        step(
            .then,
            ["fr": "le tap est ignoré parce que {string}", "en": "the tap is ignored because {string}"],
            "The last tap on a notification changed nothing, for a recorded reason that contains this text."
        ) { (world, reason: String) in
            try world.now { try world.mismatchOfLast(.tap, notIgnoredBecause: reason) }
        }
    }
}

extension ScenarioWorld {
    fileprivate func mismatchOfLast(_ kind: ArrivalKind, notIgnoredBecause reason: String) throws -> String? {
        guard let last = try session.arrivals().last(where: { $0.arrival.kind == kind }) else { return kind.nothing }
        let isExpected =
            switch last.outcome {
            case .ignored(let because): says({ KnownText.reason(because) }, reason)
            case .duplicate, .expired: says({ last.outcome.localizedDescription }, reason)
            case .held, .opened, .openedInstead, .restored: false
            }
        return isExpected ? nil : outcome(of: last, expected: localized("ignored because of “\(reason)”"))
    }

    fileprivate func mismatchOfLast(_ kind: ArrivalKind, notHeldBecause reason: String) throws -> String? {
        guard let last = try session.arrivals().last(where: { $0.arrival.kind == kind }) else { return kind.nothing }
        if case .held(let because) = last.outcome, says({ KnownText.reason(because) }, reason) { return nil }
        return outcome(of: last, expected: localized("waiting because of “\(reason)”"))
    }

    private func outcome(of last: ArrivalRecord, expected: String) -> String {
        Mismatch(
            localized("The outcome of the \(last.arrival.localizedDescription)"),
            expected: expected,
            actual: last.outcome.localizedDescription
        ).description
    }

    fileprivate func checkHandOver(of link: String, isExpected: Bool) throws {
        try now {
            guard ["https://", "http://"].contains(where: link.lowercased().hasPrefix) else {
                return localized("“\(link)” is not a web address, so no association file covers it.")
            }
            // Each host has its own file; this one is for the product's hosts.
            let hosts = session.manifest.links.hosts.map { $0.lowercased() }
            let host = link.split(separator: "/", maxSplits: 2).dropFirst().first.map { $0.lowercased() } ?? ""
            let isOurs = hosts.contains { host == $0 || host.hasPrefix($0 + "?") || host.hasPrefix($0 + "#") }
            let apps = AssociationEvaluator(try session.associationFile()).apps(opening: link)
            guard (isOurs && !apps.isEmpty) != isExpected else { return nil }
            let (app, browser) = (localized("the app"), localized("the browser"))
            return Mismatch(
                localized("The app that opens \(link) by the association file"),
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
        case .link: localized("No link has arrived since launch.")
        case .tap: localized("No notification has been tapped since launch.")
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
