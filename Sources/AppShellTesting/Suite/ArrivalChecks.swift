import AppShell
import AppShellHeadless
import Testing

/// Whatever a product contributes to be opened from outside, opened in every situation there is.
enum ArrivalChecks {
    /// every link, payload and shortcut opens its destination in every situation
    static func opens(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        for sample in facts.samples {
            let landing = Landing(route: sample.route, placement: sample.placement)
            let other = facts.route(otherThan: [sample.route, facts.initialState.current])
            var cold: NavigationState?
            for situation in sample.isVariant ? [.cold, .foreground] : Situation.all(of: facts) {
                let place = Comment("\(subject), \(situation), \(sample)")
                let drive = Drive(subject)
                let before = try drive.deliver(sample.arrival(id: "n1"), in: situation, other: other)
                let after = try drive.session.navigation()
                let records = try drive.records()
                #expect(records.map(\.outcome) == [.opened(sample.route)], place)
                #expect(records.map(\.moment) == [situation.moment], place)
                #expect(landing.issue(from: before, to: after) == nil, place)
                #expect(try drive.issueOfScreen(sample.route) == nil, place)
                if situation == .cold { cold = after }
                // A sheet lies above whatever tab there was.
                if case .onTab = situation, sample.placement == .sheet { continue }
                if situation.isFresh { #expect(after == cold, place) }
            }
        }
    }

    /// an arrival wins over the saved state, which is not brought back beside it
    static func winsOverRestoration(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        guard facts.manifest.restoration != .never else { return }
        for sample in facts.mainSamples {
            let drive = Drive(subject)
            let other = facts.route(otherThan: [sample.route, facts.initialState.current])
            _ = try drive.deliver(sample.arrival(), in: .coldWithSavedState, other: other)
            let restorations = try drive.session.arrivals().filter { $0.arrival.description == "restoration" }
            #expect(restorations.count == 1, "\(subject), \(sample)")
            #expect(
                restorations.allSatisfy { if case .ignored = $0.outcome { true } else { false } },
                "\(subject), \(sample): \(restorations.map(\.outcome))"
            )
        }
    }

    /// what the system delivers twice navigates once
    static func once(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        for sample in facts.mainSamples {
            for moment in [ArrivalMoment.cold, .background, .foreground] {
                let place = Comment("\(subject), \(moment), \(sample)")
                let drive = Drive(subject)
                let session = drive.session
                let (first, second) = (sample.arrival(id: "n1"), sample.arrival(id: "n1"))
                if moment == .cold {
                    try session.launch(with: first)
                    try session.receiveSilently(second)
                    try drive.enter()
                } else {
                    try drive.launch()
                    if moment == .background { try session.enterBackground() }
                    try session.receiveSilently(first)
                    try session.receiveSilently(second)
                    if moment == .background { try session.enterForeground() }
                }
                #expect(
                    try drive.records().map(\.outcome) == [.opened(sample.route), .duplicate(of: 1)],
                    place
                )
                // The person goes elsewhere; a late callback does not bring them back.
                if let other = facts.route(otherThan: [sample.route]) { try drive.perform(.present(other)) }
                let elsewhere = try session.navigation()
                try session.receiveSilently(second)
                #expect(try session.navigation() == elsewhere, place)
                #expect(try drive.records().map(\.outcome).last == .duplicate(of: 1), place)
            }
        }
    }

    /// what is not the product's own changes nothing, and says why
    static func foreign(_ subject: ProductSubject) throws {
        let drive = Drive(subject)
        try drive.launch()
        let before = try drive.session.navigation()
        let arrivals: [Arrival] = [
            .link("https://elsewhere.example/"), .link("elsewhere://place"), .link(""), .link("https://user@"),
            .tap("{\"aps\":{\"alert\":\"Bonjour\"}}"), .tap("not JSON"), .tap("[1]"), .shortcut("no such shortcut"),
        ]
        for arrival in arrivals { try drive.session.receive(arrival) }
        #expect(try drive.session.navigation() == before)
        let outcomes = try drive.records().map(\.outcome)
        #expect(outcomes.count == arrivals.count)
        for (arrival, outcome) in zip(arrivals, outcomes) {
            guard case .ignored(let reason) = outcome, !reason.isEmpty else {
                Issue.record("\(subject), \(arrival): \(outcome)")
                continue
            }
        }
    }

    /// an own link of no pattern does what the product's policy says
    static func unmatched(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        let policy = facts.manifest.links
        let path = "zz-no-such-place/zz/" + Array(repeating: "z", count: 24).joined(separator: "/")
        let origins = policy.hosts.map { "https://\($0)/" } + policy.schemes.map { "\($0)://" }
        for link in origins.map({ $0 + path }) {
            guard case .unmatched = facts.links.match(link) else { continue }  // some rest takes it
            let drive = Drive(subject)
            try drive.launch()
            let before = try drive.session.navigation()
            try drive.session.receive(.link(link))
            let outcome = try drive.records().last?.outcome
            switch (policy.unmatched, outcome) {
            case (.ignore, .ignored): #expect(try drive.session.navigation() == before, "\(subject), \(link)")
            case (.tab(let tab), .openedInstead(let route, _)):
                let landing = Landing(route: route, placement: .tab(tab))
                let issue = landing.issue(from: before, to: try drive.session.navigation())
                #expect(issue == nil, "\(subject), \(link)")
                #expect(facts.manifest.tabs.first { $0.id == tab }?.root == route, "\(subject), \(link)")
            default: Issue.record("\(subject), \(link): \(outcome.map(String.init(describing:)) ?? "nothing")")
            }
        }
    }

    /// what arrives while the app is locked at its start waits, and is opened in order once it is free
    static func heldByStartLock(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        for sample in facts.mainSamples {
            let drive = Drive(subject)
            try drive.session.launch(with: sample.arrival(id: "n1"))
            guard let lock = try drive.session.navigation().locks.first, lock.policy == .defer else { return }
            let other = facts.samples.first { $0.route != sample.route } ?? sample
            try drive.session.receive(other.arrival(id: "n2"))
            #expect(try drive.records().allSatisfy(\.outcome.isHeld), "\(subject), \(sample)")
            try drive.enter()
            #expect(
                try drive.records().map(\.outcome) == [.opened(sample.route), .opened(other.route)],
                "\(subject), \(sample)"
            )
            #expect(try drive.session.navigation().current == other.route, "\(subject), \(sample)")
        }
    }

    /// the same arrivals give the same trace, byte for byte
    static func deterministic(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        func trace() throws -> String {
            let drive = Drive(subject)
            try drive.launch(with: facts.samples.first?.arrival(id: "n0"))
            for (number, sample) in facts.mainSamples.enumerated() {
                if number % 3 == 1 { try drive.session.enterBackground() }
                try drive.session.receive(sample.arrival(id: "n\(number)"))
            }
            try drive.comeBackAfterKill()
            return drive.session.trace.text
        }
        let first = try trace()
        #expect(first.contains("opened \(facts.samples[0].route)"))
        #expect(try trace() == first)
    }
}
