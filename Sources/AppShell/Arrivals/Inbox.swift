#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Everything that arrived since the launch, in order, and what of it is still held.
///
/// Numbers the arrivals, finds duplicates and limits how many are held. It opens nothing itself.
struct Inbox {
    private struct Held {
        let number: Int
        var since: Date
        /// Whether a lock deferred it: it was delivered once already.
        var isDeferred = false
    }

    /// In the order of arrival.
    private(set) var records: [ArrivalRecord] = []
    private var waiting: [Held] = []
    /// The numbers of the arrivals with an identifier.
    private var numbersByID: [String: Int] = [:]
    private let policy: ArrivalPolicy

    init(policy: ArrivalPolicy) {
        self.policy = policy
    }

    /// Takes in an arrival. Call ``expire(now:)`` before.
    ///
    /// - Returns: its record: held, unless it is a duplicate or one too many.
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
            waiting.append(Held(number: number, since: now))
        }
        if let id = arrival.id, numbersByID[id] == nil { numbersByID[id] = number }
        let record = ArrivalRecord(number: number, arrival: arrival, moment: moment, outcome: outcome)
        records.append(record)
        return record
    }

    /// An identifier is compared with all earlier ones. Equal content that is held is the second callback of one delivery,
    /// or a link that the person has tapped again; once it has opened, they may follow it again. Two notifications with
    /// different identifiers are never one, even if their content is equal.
    private func earlier(than arrival: Arrival) -> Int? {
        if let id = arrival.id, let number = numbersByID[id] { return number }
        let isLink = if case .link = arrival.content { true } else { false }
        return waiting.map(\.number).first { number in
            let other = records[number - 1].arrival
            return other.content == arrival.content && (other.id == nil || arrival.id == nil || isLink)
        }
    }

    /// A repeated arrival expires later: the person still wants it.
    private mutating func renew(_ number: Int, now: Date) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting[index].since = max(waiting[index].since, now)
    }

    /// The held arrivals, in order.
    var held: [ArrivalRecord] { waiting.map { records[$0.number - 1] } }

    /// Since when each of the held arrivals counts as held.
    var heldSince: [Date] { waiting.map(\.since) }

    /// Whether a lock deferred the arrival before.
    func isDeferred(_ number: Int) -> Bool { waiting.contains { $0.number == number && $0.isDeferred } }

    /// Records the outcome of a delivery. An arrival that stays held counts as deferred.
    ///
    /// - Returns: the record, where its outcome changed.
    mutating func setOutcome(_ outcome: ArrivalOutcome, of number: Int) -> ArrivalRecord? {
        if outcome.isHeld, let index = waiting.firstIndex(where: { $0.number == number }) {
            waiting[index].isDeferred = true
        }
        guard records.indices.contains(number - 1), records[number - 1].outcome != outcome else { return nil }
        records[number - 1].outcome = outcome
        if !outcome.isHeld { waiting.removeAll { $0.number == number } }
        return records[number - 1]
    }

    /// Drops what was held for too long.
    ///
    /// - Returns: the records of what expired.
    mutating func expire(now: Date) -> [ArrivalRecord] {
        waiting.compactMap { waiting -> (Int, Duration)? in
            let age = Duration.seconds(now.timeIntervalSince(waiting.since))
            return age > policy.expiry ? (waiting.number, age) : nil
        }.compactMap { setOutcome(.expired(after: $1), of: $0) }
    }
}
