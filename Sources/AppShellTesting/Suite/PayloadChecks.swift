import AppShell
import AppShellHeadless
import Testing

/// What payloads stand for, for every product.
enum PayloadChecks {
    /// an id is one, as a number and as a text
    static func ids(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        for entry in facts.payloads.entries {
            let taps = try facts.taps(of: entry)
            for (sample, payload) in taps {
                #expect(facts.payloads.match(payload) == .matched(sample.route, entry), "\(subject), \(sample)")
            }
            let readsNumber = entry.rule.parameters.contains { $0.sources.contains { $0.kind == .number } }
            // One of each: two payloads that are one route.
            let routes = Dictionary(grouping: taps, by: \.sample.route)
            if readsNumber { #expect(routes.values.contains { $0.count >= 2 }, "\(subject), \(entry.rule)") }
        }
    }

    /// what a rule asks for must be there to the letter, and as a text
    static func conditions(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        for entry in facts.payloads.entries {
            for (sample, payload) in try facts.taps(of: entry) {
                for condition in entry.rule.conditions {
                    for other in [.string("\(condition.values[0]) "), .number(JSONNumber(1)), .bool(true), .null]
                        as [JSONValue]
                    {
                        let changed = payload.data.members.map { ($0.key, $0.key == condition.key ? other : $0.value) }
                        let match = facts.payloads.match(try PushPayload(.object(JSONObject(changed))))
                        if case .matched(_, entry) = match {
                            Issue.record("\(subject), \(sample) matches with \(condition.key): \(other.text())")
                        }
                    }
                }
            }
        }
    }

    /// a push that the phone shows leads there when it is tapped, once for all callbacks
    static func pushes(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        for entry in facts.payloads.entries {
            for (sample, _) in try facts.taps(of: entry) {
                guard case .tap(let payload) = sample.content else { continue }
                for moment in [ArrivalMoment.cold, .background, .foreground] {
                    let drive = Drive(subject)
                    let session = drive.session
                    session.setNotificationPermission(.authorized)
                    session.phone.notifications.tapCallbacks = 2
                    try drive.launch()
                    if moment == .background { try session.enterBackground() }
                    if moment == .cold { session.kill(by: .person) }
                    try session.receivePush(payload.text)
                    if moment == .foreground { #expect(try drive.records() == [], "a push navigates by itself") }
                    try session.tapNotification("Titre")
                    let place = Comment("\(subject), \(moment), \(sample)")
                    #expect(
                        try drive.records().map(\.outcome) == [.opened(sample.route), .duplicate(of: 1)],
                        place
                    )
                    #expect(try session.navigation().current == sample.route, place)
                }
            }
        }
    }
}

extension ProductFacts {
    fileprivate func taps(of entry: PayloadTable.Entry) throws -> [(sample: Sample, payload: PushPayload)] {
        try samples.compactMap { sample in
            guard case .tap(let payload) = sample.content, sample.what == "payload rule \(entry.rule)" else {
                return nil
            }
            return (sample, try payload.content.get())
        }
    }
}
