import AppShell

/// Compares two streams of Messages as the kit asks for it.
///
/// Ids map one to one; a uri counts by its file's name; of times, places in sources, exceptions' texts, snippets and the
/// environment only their presence counts.
struct KitComparison {
    private var differences: [String] = []
    private var ours: [String: String] = [:]
    private var theirs: [String: String] = [:]

    static func differences(from expected: [JSONValue], in actual: [JSONValue]) -> [String] {
        var comparison = KitComparison()
        let names = (kinds(expected), kinds(actual))
        if names.0 != names.1 {
            let place = zip(names.0, names.1).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            let index = place ?? min(names.0.count, names.1.count)
            comparison.differences.append(
                "message \(index): \(name(names.0, index)) expected, \(name(names.1, index)) found"
            )
        }
        for (index, pair) in zip(expected, actual).enumerated() { comparison.compare(pair.0, pair.1, at: "[\(index)]") }
        return comparison.differences
    }

    private static func kinds(_ messages: [JSONValue]) -> [String] {
        messages.map { $0.objectValue?.keys.sorted().joined(separator: "+") ?? "?" }
    }

    private static func name(_ kinds: [String], _ index: Int) -> String {
        kinds.indices.contains(index) ? kinds[index] : "the end"
    }

    private static let present: Set<String> = [
        "timestamp", "duration", "sourceReference", "snippets", "message", "stackTrace", "implementation", "cpu", "os",
        "runtime", "type of exception",
    ]

    private mutating func compare(_ expected: JSONValue, _ actual: JSONValue, at path: String) {
        if let expected = expected.objectValue, let actual = actual.objectValue {
            for key in Set(expected.keys).union(actual.keys).sorted() where key != "ci" {
                compare(expected[key], actual[key], key: key, at: "\(path).\(key)")
            }
        } else if let expected = expected.arrayValue, let actual = actual.arrayValue {
            if expected.count != actual.count {
                differences.append("\(path): \(expected.count) expected, \(actual.count) found")
            }
            for (index, pair) in zip(expected, actual).enumerated() {
                compare(pair.0, pair.1, at: "\(path)[\(index)]")
            }
        } else if expected != actual {
            differences.append(
                "\(path): \(expected.text(sortedKeys: true)) expected, \(actual.text(sortedKeys: true)) found"
            )
        }
    }

    private mutating func compare(_ expected: JSONValue?, _ actual: JSONValue?, key: String, at path: String) {
        guard let expected, let actual else {
            differences.append("\(path): \(expected == nil ? "unexpected" : "missing")")
            return
        }
        // An exception's type is a class of the language; whether there is one counts.
        if Self.present.contains(key) || path.hasSuffix(".exception.type") { return }
        if key == "uri" {
            if Self.file(expected) != Self.file(actual) { differences.append("\(path): another file") }
        } else if key == "id" || key.hasSuffix("Id") {
            compareID(expected, actual, at: path)
        } else if key.hasSuffix("Ids"), let expected = expected.arrayValue, let actual = actual.arrayValue {
            if expected.count != actual.count { differences.append("\(path): another number of ids") }
            for (expected, actual) in zip(expected, actual) { compareID(expected, actual, at: path) }
        } else {
            compare(expected, actual, at: path)
        }
    }

    private mutating func compareID(_ expected: JSONValue, _ actual: JSONValue, at path: String) {
        guard let expected = expected.stringValue, let actual = actual.stringValue else {
            differences.append("\(path): no id")
            return
        }
        if ours[expected, default: actual] != actual || theirs[actual, default: expected] != expected {
            differences.append("\(path): another id")
        }
        ours[expected] = actual
        theirs[actual] = expected
    }

    private static func file(_ uri: JSONValue) -> String? {
        uri.stringValue?.split(separator: "/").last.map(String.init)
    }
}
