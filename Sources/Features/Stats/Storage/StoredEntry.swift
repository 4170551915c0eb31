import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An entry as a record of the journal `stats.history`, schema 1: one JSON object with sorted keys, its times in whole
/// milliseconds (`date` since 1970), without the members that are not known.
extension StatsEntry {
    var storedBytes: [UInt8] {
        var members: [(String, JSONValue)] = [
            ("attempts", .number(JSONNumber(attempts))), ("bestStreak", .number(JSONNumber(bestStreak))),
            ("constant", .string(constantID)), ("date", .number(JSONNumber(date.milliseconds))),
            ("duration", .number(JSONNumber(duration.milliseconds))),
            ("errorPositions", .array(errorPositions.map { .number(JSONNumber($0)) })),
            ("errors", .number(JSONNumber(errors))), ("id", .string(id)), ("mode", .string(mode)),
            ("resumed", .bool(isResumed)), ("revealsUsed", .number(JSONNumber(revealsUsed))),
            ("score", .number(JSONNumber(score))), ("speed", .number(JSONNumber(speed) ?? JSONNumber(0))),
        ]
        if let consistency = consistency.flatMap({ JSONNumber($0) }) {
            members.append(("consistency", .number(consistency)))
        }
        if let medianInterval {
            members.append(("medianInterval", .number(JSONNumber(medianInterval.milliseconds))))
        }
        return Array(JSONValue.object(JSONObject(members)).text(sortedKeys: true).utf8)
    }

    /// - Returns: nil for what is no such record. Members it does not know change nothing.
    init?(stored bytes: [UInt8]) {
        guard let json = try? JSONValue(parsing: bytes, limits: .stored), let id = json["id"]?.stringValue,
            let date = json["date"]?.integerValue, let constantID = json["constant"]?.stringValue,
            let mode = json["mode"]?.stringValue, let score = json["score"]?.integerValue,
            let attempts = json["attempts"]?.integerValue, let errors = json["errors"]?.integerValue,
            let positions = json["errorPositions"]?.arrayValue?.map(\.integerValue), !positions.contains(nil),
            let bestStreak = json["bestStreak"]?.integerValue, let duration = json["duration"]?.integerValue,
            let speed = json["speed"]?.numberValue?.double, let revealsUsed = json["revealsUsed"]?.integerValue,
            let isResumed = json["resumed"]?.boolValue
        else { return nil }
        let entry = StatsEntry(
            id: id,
            date: Date(milliseconds: date),
            constantID: constantID,
            mode: mode,
            score: score,
            attempts: attempts,
            errors: errors,
            errorPositions: positions.compactMap(\.self),
            bestStreak: bestStreak,
            duration: .milliseconds(duration),
            speed: speed,
            revealsUsed: revealsUsed,
            medianInterval: json["medianInterval"]?.integerValue.map { .milliseconds($0) },
            consistency: json["consistency"]?.numberValue?.double,
            isResumed: isResumed
        )
        // What no version writes: a negative count, a date beyond all calendars.
        guard entry == entry.normalised, entry.date.milliseconds == date else { return nil }
        self = entry
    }
}

extension JSONLimits {
    /// Of what the module itself has written.
    static let stored = JSONLimits(bytes: 1 << 24, depth: 8)
}
