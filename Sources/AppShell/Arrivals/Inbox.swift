#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Everything that arrived since the launch, in order, and which of it still waits.
///
/// Numbers what arrives, finds duplicates, and bounds what waits; it opens nothing itself.
struct Inbox {
    private struct Waiting {
        let number: Int
        var since: Date
        /// By a lock, which promised to let it through in the end.
        var isDeferred = false
    }

    /// In the order of arrival.
    private(set) var records: [ArrivalRecord] = []
    private var waiting: [Waiting] = []
    /// The numbers of what came with an identifier.
    private var numbersByID: [String: Int] = [:]
    private let policy: ArrivalPolicy

    init(policy: ArrivalPolicy) {
        self.policy = policy
    }

    /// Takes in what arrived. What waited too long is let go beforehand: see ``expire(now:)``.
    ///
    /// - Returns: its record; held, and so to be delivered, unless it is a duplicate or too much.
    mutating func add(_ arrival: Arrival, at moment: ArrivalMoment, now: Date, because reason: String) -> ArrivalRecord
    {
        let number = records.count + 1
        var outcome = ArrivalOutcome.held(because: reason)
        if let earlier = earlier(than: arrival) {
            outcome = .duplicate(of: earlier)
            renew(earlier, now: now)
        } else if waiting.count >= policy.maximumHeld {
            outcome = .ignored(because: "\(waiting.count) arrivals are waiting already")
        } else {
            waiting.append(Waiting(number: number, since: now))
        }
        if let id = arrival.id, numbersByID[id] == nil { numbersByID[id] = number }
        let record = ArrivalRecord(number: number, arrival: arrival, moment: moment, outcome: outcome)
        records.append(record)
        return record
    }

    /// An identifier is told from an earlier one for as long as the app runs. Without one, the same thing that waits
    /// already is the second callback for it; once opened, a person may well follow the same link again.
    private func earlier(than arrival: Arrival) -> Int? {
        if let id = arrival.id, let number = numbersByID[id] { return number }
        return waiting.map(\.number).first { number in
            let other = records[number - 1].arrival
            return other.content == arrival.content && (other.id == nil || arrival.id == nil)
        }
    }

    /// Who asks again has not forgotten: what waits, waits from now on.
    private mutating func renew(_ number: Int, now: Date) {
        guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting[place].since = max(waiting[place].since, now)
    }

    /// What waits, in order.
    var held: [ArrivalRecord] { waiting.map { records[$0.number - 1] } }

    /// Whether a lock has let an arrival wait before.
    func isDeferred(_ number: Int) -> Bool { waiting.contains { $0.number == number && $0.isDeferred } }

    /// Gives an arrival the outcome of its delivery; one that is held was deferred, any other waits no more.
    ///
    /// - Returns: its record, where that changed it.
    mutating func settle(_ number: Int, _ outcome: ArrivalOutcome) -> ArrivalRecord? {
        if outcome.isHeld, let place = waiting.firstIndex(where: { $0.number == number }) {
            waiting[place].isDeferred = true
        }
        guard records.indices.contains(number - 1), records[number - 1].outcome != outcome else { return nil }
        records[number - 1].outcome = outcome
        if !outcome.isHeld { waiting.removeAll { $0.number == number } }
        return records[number - 1]
    }

    /// Lets go what waited too long.
    ///
    /// - Returns: the records of what expired.
    mutating func expire(now: Date) -> [ArrivalRecord] {
        waiting.compactMap { waiting -> (Int, Duration)? in
            let age = Duration.seconds(now.timeIntervalSince(waiting.since))
            return age > policy.expiry ? (waiting.number, age) : nil
        }.compactMap { settle($0, .expired(after: $1)) }
    }
}
