#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How many calendar days in a row a person has practised, and until when (PI-FR11).
///
/// Days are those of the clock on the wall, each in the zone where the session ended; hours are never counted:
/// - the first successful session of the next day adds 1; further ones of a day change nothing;
/// - the date going back (a flight to the east's yesterday, a clock put right) counts as the same day: the last day stays;
/// - once a whole day was missed it shows 0, and the next session makes it 1. A day that was skipped by the zone of the
///   last session, or by the one where the person is now, can't be missed: after 29 December 2011 in Apia came the 31st.
struct DailyStreak: Hashable, Sendable {
    /// Of the last session that counted.
    let lastDay: PracticeDay
    /// The identifier of the zone in which it ended: `Europe/Paris`.
    let zone: String
    /// The days in a row up to then; at least 1.
    let count: Int

    /// The first session of all.
    init(on day: PracticeDay, in timeZone: TimeZone) {
        self.init(lastDay: day, zone: timeZone.identifier, count: 1)
    }

    private init(lastDay: PracticeDay, zone: String, count: Int) {
        self.lastDay = lastDay
        self.zone = zone
        self.count = count
    }

    /// The streak after a successful session.
    ///
    /// - Parameters:
    ///   - day: the local day of its end.
    ///   - timeZone: where it ended.
    func practised(on day: PracticeDay, in timeZone: TimeZone) -> DailyStreak {
        guard day > lastDay else { return self }
        let shown = shown(on: day, in: timeZone)
        return DailyStreak(lastDay: day, zone: timeZone.identifier, count: shown < Int.max ? shown + 1 : shown)
    }

    /// What is shown on a day: the count, or 0 once a whole day was missed.
    func shown(on day: PracticeDay, in timeZone: TimeZone) -> Int {
        day <= lastDayShown(in: timeZone) ? count : 0
    }

    /// The first day on which a session adds to it, seen from a zone; it is still shown then.
    func nextDay(in timeZone: TimeZone) -> PracticeDay { lastDay.next(in: timeZone) }

    private func lastDayShown(in timeZone: TimeZone) -> PracticeDay {
        let here = lastDay.next(in: timeZone)
        return TimeZone(identifier: zone).map { max(here, lastDay.next(in: $0)) } ?? here
    }
}

extension DailyStreak: Codable {
    // Not private: the compiler (6.3) crashes on a private one that another file's init(from:) uses.
    enum CodingKeys: String, CodingKey {
        case lastDay = "day"
        case zone, count
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        lastDay = try container.decode(PracticeDay.self, forKey: .lastDay)
        zone = try container.decode(String.self, forKey: .zone)
        count = try container.decode(Int.self, forKey: .count)
        guard count >= 1 else {
            throw DecodingError.dataCorruptedError(forKey: .count, in: container, debugDescription: "not 1 or more")
        }
    }
}
