import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The best session of a constant.
public struct PersonalBest: Hashable, Sendable {
    /// Correct digits.
    public let score: Int
    /// When the session ended.
    public let date: Date
    /// Correct digits a second; 0 where it could not be measured.
    public let speed: Double
    /// The session's.
    public let id: String

    init(score: Int, date: Date, speed: Double, id: String) {
        self.score = score
        self.date = date
        self.speed = speed
        self.id = id
    }

    init(_ entry: StatsEntry) {
        self.init(score: entry.score, date: entry.date, speed: entry.speed, id: entry.id)
    }

    var measuredSpeed: Double? { speed > 0 ? speed : nil }

    /// The higher score; at a tie the earlier date.
    func beats(_ other: PersonalBest) -> Bool {
        score == other.score ? date < other.date : score > other.score
    }
}

extension PersonalBest {
    var json: JSONValue {
        [
            "date": .number(JSONNumber(date.milliseconds)), "id": .string(id), "score": .number(JSONNumber(score)),
            "speed": .number(JSONNumber(speed) ?? JSONNumber(0)),
        ]
    }

    init?(json: JSONValue) {
        guard let score = json["score"]?.integerValue, score > 0, let date = json["date"]?.integerValue,
            let speed = json["speed"]?.numberValue?.double, let id = json["id"]?.stringValue
        else { return nil }
        self.init(score: score, date: Date(milliseconds: date), speed: speed, id: id)
    }
}
