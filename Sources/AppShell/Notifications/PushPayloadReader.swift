/// Reads the values of `aps` that have the right type and notes the others.
struct PushPayloadReader {
    private let aps: JSONObject
    private(set) var notes: [String] = []

    init(aps: JSONValue?) {
        switch aps {
        case .object(let members): self.aps = members
        case nil: self.aps = [:]
        case let value?:
            self.aps = [:]
            note("aps", is: value, not: "an object")
        }
    }

    mutating func alert() -> (title: String?, subtitle: String?, body: String?) {
        switch aps["alert"] {
        case nil: return (nil, nil, nil)
        case .string(let body): return (nil, nil, body)
        case .object(let alert):
            return (
                text("title", of: alert, at: "aps.alert.title"),
                text("subtitle", of: alert, at: "aps.alert.subtitle"),
                text("body", of: alert, at: "aps.alert.body")
            )
        case let value?:
            note("aps.alert", is: value, not: "a text or an object")
            return (nil, nil, nil)
        }
    }

    mutating func badge() -> Int? {
        guard let value = aps["badge"] else { return nil }
        if let badge = value.integerValue, badge >= 0 { return badge }
        note("aps.badge", is: value, not: "a whole number from 0")
        return nil
    }

    mutating func sound() -> String? {
        switch aps["sound"] {
        case nil: return nil
        case .string(let name): return name
        case .object(let critical): return text("name", of: critical, at: "aps.sound.name")
        case let value?:
            note("aps.sound", is: value, not: "a text or an object")
            return nil
        }
    }

    mutating func text(_ key: String) -> String? {
        text(key, of: aps, at: "aps.\(key)")
    }

    /// 1 is yes; 0 or nothing is no.
    mutating func flag(_ key: String) -> Bool {
        switch aps[key] {
        case nil, 0: return false
        case 1: return true
        case let value?:
            note("aps.\(key)", is: value, not: "1 or 0")
            return false
        }
    }

    private mutating func text(_ key: String, of object: JSONObject, at path: String) -> String? {
        guard let value = object[key] else { return nil }
        guard case .string(let text) = value else {
            note(path, is: value, not: "a text")
            return nil
        }
        return text
    }

    private mutating func note(_ path: String, is value: JSONValue, not expected: String) {
        notes.append("\(path) is \(value.kindName), not \(expected): it is read as absent")
    }
}
