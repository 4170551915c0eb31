import Foundation
import Testing

@testable import AppShell

/// What waits, for how long, and what is one thing twice.
struct InboxTests {
    private let start = Date(timeIntervalSince1970: 1_000)

    private func inbox(expiry: Duration = .seconds(60), maximumHeld: Int = 32) -> Inbox {
        Inbox(policy: ArrivalPolicy(expiry: expiry, maximumHeld: maximumHeld))
    }

    @Test("SHELL-3: what comes twice under one identifier is one arrival, however long after")
    func identified() {
        var inbox = inbox()
        _ = inbox.add(.tap("{}", id: "n1"), at: .foreground, now: start, because: "")
        _ = inbox.setOutcome(.opened(Route(name: "a")), of: 1)
        let again = inbox.add(.tap("{\"other\":1}", id: "n1"), at: .foreground, now: start + 86_400, because: "")
        #expect(again.outcome == .duplicate(of: 1))
        #expect(inbox.add(.tap("{}", id: "n2"), at: .foreground, now: start, because: "").outcome.isHeld)
    }

    @Test("SHELL-2: the same link while it waits is the second callback for it; once opened it may be followed again")
    func unidentified() {
        var inbox = inbox()
        _ = inbox.add(.link("a"), at: .cold, now: start, because: "wait")
        #expect(inbox.add(.link("a", id: "launch"), at: .cold, now: start, because: "").outcome == .duplicate(of: 1))
        #expect(inbox.add(.link("b"), at: .cold, now: start, because: "wait").outcome == .held(because: "wait"))
        _ = inbox.setOutcome(.opened(Route(name: "a")), of: 1)
        #expect(inbox.add(.link("a"), at: .foreground, now: start, because: "wait").outcome.isHeld)
    }

    @Test("SHELL-2: a link that is tapped again while it waits opens once, whatever its deliveries are called")
    func tappedTwice() {
        var inbox = inbox()
        _ = inbox.add(.link("a", id: "link-1"), at: .cold, now: start, because: "")
        #expect(inbox.add(.link("a", id: "link-2"), at: .cold, now: start, because: "").outcome == .duplicate(of: 1))
        #expect(inbox.add(.link("b", id: "link-3"), at: .cold, now: start, because: "").outcome.isHeld)
        _ = inbox.setOutcome(.opened(Route(name: "a")), of: 1)
        #expect(inbox.add(.link("a", id: "link-4"), at: .foreground, now: start, because: "").outcome.isHeld)
    }

    @Test("two notifications of one text are two arrivals: their identifiers tell")
    func twoOfOneText() {
        var inbox = inbox()
        _ = inbox.add(.tap("{}", id: "n1"), at: .cold, now: start, because: "")
        #expect(inbox.add(.tap("{}", id: "n2"), at: .cold, now: start, because: "").outcome.isHeld)
    }

    @Test("what waited longer than the product's expiry is let go, at the second and no sooner")
    func expiry() {
        var inbox = inbox(expiry: .seconds(60))
        _ = inbox.add(.link("a"), at: .cold, now: start, because: "")
        _ = inbox.add(.link("b"), at: .cold, now: start + 1, because: "")
        #expect(inbox.expire(now: start + 60).isEmpty)
        #expect(inbox.expire(now: start + 61).map(\.outcome) == [.expired(after: .seconds(61))])
        #expect(inbox.held.map(\.number) == [2])
        #expect(inbox.expire(now: start - 1_000).isEmpty, "a clock that was put back expires nothing")
    }

    @Test("what comes on top of all that may wait is ignored, and recorded")
    func full() {
        var inbox = inbox(maximumHeld: 2)
        for name in ["a", "b", "c"] { _ = inbox.add(.link(name), at: .cold, now: start, because: "") }
        #expect(inbox.held.map(\.number) == [1, 2])
        #expect(inbox.records[2].outcome == .ignored(because: "2 arrivals are waiting already"))
    }

    @Test("whatever comes, in whatever order it is settled: one record each, in order, and what waits is what is held")
    func law() {
        for seed in 1...1_000 as ClosedRange<UInt64> {
            guard let issue = issueOfRandomTraffic(seed: seed) else { continue }
            Issue.record("seed \(seed): \(issue)")
            return
        }
    }

    private func issueOfRandomTraffic(seed: UInt64) -> String? {
        var generator = SplitMix64(seed: seed)
        var inbox = inbox(expiry: .seconds(generator.number(1...20)), maximumHeld: generator.number(1...4))
        var added = 0
        var final: [Int: ArrivalOutcome] = [:]
        for second in 0..<30 {
            let now = start + TimeInterval(second)
            if generator.chance(60) {
                let id = generator.chance(40) ? generator.one(of: ["x", "y"]) : nil
                let arrival = Arrival.link(generator.one(of: ["a", "b", "c"]), id: id)
                added += 1
                let record = inbox.add(arrival, at: .foreground, now: now, because: "")
                if record.number != added { return "number \(record.number) for arrival \(added)" }
            } else if let record = inbox.held.first {
                _ = inbox.setOutcome(.opened(Route(name: "a")), of: record.number)
            }
            _ = inbox.expire(now: now)
            if inbox.records.map(\.number) != Array(1..<(added + 1)) { return "records out of order" }
            if inbox.held != inbox.records.filter(\.outcome.isHeld) { return "what waits is not what is held" }
            for record in inbox.records where !record.outcome.isHeld {
                if let before = final.updateValue(record.outcome, forKey: record.number), before != record.outcome {
                    return "arrival \(record.number) was \(before) and became \(record.outcome)"
                }
            }
        }
        return nil
    }
}
