import AppShell

/// The history and the personal bests as JSON with sorted keys: `{"records":{"pi":{…}},"sessions":[{…}]}`, the newest
/// session first.
enum JSONExport {
    static func bytes(
        of entries: [StatsEntry],
        bests: (String) -> PersonalBest?,
        of constants: [StatsConstant]
    ) -> [UInt8] {
        let records = constants.compactMap { constant in bests(constant.id).map { (constant.id, record($0)) } }
        let sessions = entries.map { entry in
            JSONValue.object(JSONObject(ExportedEntry.members(of: entry).map { ($0.name, json(of: $0.value)) }))
        }
        let document: JSONValue = ["records": .object(JSONObject(records)), "sessions": .array(sessions)]
        return Array((document.text(sortedKeys: true, pretty: true) + "\n").utf8)
    }

    private static func record(_ best: PersonalBest) -> JSONValue {
        [
            "date": .string(ExportedEntry.moment(best.date)), "digits_per_second": number(best.measuredSpeed?.description),
            "id": .string(best.id), "score": .number(JSONNumber(best.score)),
        ]
    }

    private static func json(of value: ExportedEntry.Value) -> JSONValue {
        switch value {
        case .text(let text): .string(text)
        case .integer(let number): .number(JSONNumber(number))
        case .number(let text): number(text)
        case .boolean(let value): .bool(value)
        case .integers(let numbers): .array(numbers.map { .number(JSONNumber($0)) })
        }
    }

    private static func number(_ text: String?) -> JSONValue {
        text.flatMap { JSONNumber(text: $0) }.map { .number($0) } ?? .null
    }
}
