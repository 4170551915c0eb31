import Foundation

/// A JSON value that can be compared with another one.
enum GherkinJSON: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GherkinJSON])
    case object([String: GherkinJSON])

    init(from decoder: any Decoder) throws {
        // The most frequent first: each that fails costs an error.
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode([String: GherkinJSON].self) {
            self = .object(value)
        } else if let value = try? container.decode([GherkinJSON].self) {
            self = .array(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else {
            self = .null
        }
    }

    /// The values of a file of NDJSON.
    static func lines(of bytes: some Sequence<UInt8>) throws -> [GherkinJSON] {
        try Array(bytes).split(separator: UInt8(ascii: "\n"))
            .filter { !$0.allSatisfy { $0 == 0x20 || $0 == 0x0D } }
            .map { try JSONDecoder().decode(GherkinJSON.self, from: Data($0)) }
    }

    static func == (left: GherkinJSON, right: GherkinJSON) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        // Swift's own comparison takes composed and decomposed characters for the same.
        case (.string(let left), .string(let right)): Array(left.utf8) == Array(right.utf8)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }
}

/// Compares Messages: `uri` is ignored, and ids have to map one to one, each of them fresh where it is given.
struct GherkinMessageComparison {
    private var differences: [String] = []
    private var actualIds: [String: String] = [:]
    private var expectedIds: [String: String] = [:]

    static func differences(from expected: [GherkinJSON], in actual: [GherkinJSON]) -> [String] {
        var comparison = GherkinMessageComparison()
        comparison.compare(.array(expected), .array(actual), at: "")
        return comparison.differences
    }

    private mutating func compare(_ expected: GherkinJSON, _ actual: GherkinJSON, at path: String) {
        switch (expected, actual) {
        case (.object(let expected), .object(let actual)):
            for key in Set(expected.keys).union(actual.keys).sorted() where key != "uri" {
                compare(expected[key], actual[key], key: key, at: "\(path).\(key)")
            }
        case (.array(let expected), .array(let actual)):
            if expected.count != actual.count {
                differences.append("\(path): \(expected.count) expected, \(actual.count) found")
            }
            for (index, pair) in zip(expected, actual).enumerated() {
                compare(pair.0, pair.1, at: "\(path)[\(index)]")
            }
        default:
            if expected != actual { differences.append("\(path): \(expected) expected, \(actual) found") }
        }
    }

    private mutating func compare(_ expected: GherkinJSON?, _ actual: GherkinJSON?, key: String, at path: String) {
        guard let expected, let actual else {
            differences.append("\(path): \(expected == nil ? "unexpected" : "missing")")
            return
        }
        switch (key, expected, actual) {
        case ("id", .string(let expected), .string(let actual)):
            if actualIds[expected] != nil || expectedIds[actual] != nil { differences.append("\(path): not fresh") }
            actualIds[expected] = actual
            expectedIds[actual] = expected
        case ("astNodeId", .string(let expected), .string(let actual)):
            if actualIds[expected] != actual { differences.append("\(path): wrong reference") }
        case ("astNodeIds", .array(let expected), .array(let actual)):
            let wanted = expected.map { id in
                if case .string(let id) = id, let mapped = actualIds[id] { GherkinJSON.string(mapped) } else { id }
            }
            if wanted != actual { differences.append("\(path): wrong references") }
        default:
            compare(expected, actual, at: path)
        }
    }
}
