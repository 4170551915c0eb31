import AppShell
import AppShellHeadless
import CucumberGherkin

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A JSON value, as far as a step looks into it.
enum JSONField: Hashable, Decodable {
    case text(String)
    case number(Decimal)
    case truth(Bool)
    case list([JSONField])
    case object([String: JSONField])
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? container.decode(Decimal.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONField].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONField].self))
        }
    }

    /// Nil where the text is not JSON.
    init?(_ bytes: [UInt8]) {
        guard let field = try? JSONDecoder().decode(JSONField.self, from: Data(bytes)) else { return nil }
        self = field
    }

    /// The value at a path such as `a.b.0`; nil where there is none.
    func field(at path: String) -> JSONField? {
        var field = self
        for name in path.split(separator: ".") {
            switch field {
            case .object(let fields):
                guard let next = fields[String(name)] else { return nil }
                field = next
            case .list(let items):
                guard let index = Int(name), items.indices.contains(index) else { return nil }
                field = items[index]
            default:
                return nil
            }
        }
        return field
    }

    /// The value in words: text as it is, lists and objects by their contents.
    var words: String {
        switch self {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .truth(let truth): "\(truth)"
        case .null: "null"
        case .list(let items): "(a list of \(items.count))"
        case .object(let fields): "(an object of \(fields.keys.sorted().joined(separator: ", ")))"
        }
    }

    /// The names of its fields, for messages: `“email”, “name”`; empty where it has none.
    var fieldNames: String { if case .object(let fields) = self { fields.keys.sorted().quoted } else { "" } }
}

// MARK: - Comparing

extension JSONField {
    /// How the value at a path differs; nil where it is as expected.
    func mismatch(_ path: String, _ expected: String, at cell: String) -> Mismatch.Row? {
        guard let value = field(at: path)?.words else {
            guard expected != JSONField.absent else { return nil }
            let others = fieldNames.isEmpty ? "" : "; there are: \(fieldNames)"
            return Mismatch.Row(cell, expected: "“\(expected)”", actual: JSONField.absent + others)
        }
        return Self.mismatch(of: value, expected, under: path, at: cell)
    }

    /// The word in a table for a field that must be absent.
    private static let absent = "(absent)"

    private static func mismatch(
        of value: String,
        _ expected: String,
        under path: String,
        at cell: String
    ) -> Mismatch.Row? {
        guard Redaction.value(value, of: path) != value else {
            return Mismatch.Row(cell, expectedText: expected, actual: value)
        }
        // What is hidden is not compared where it can be read.
        guard PlainText(value) != PlainText(expected) else { return nil }
        return Mismatch.Row(
            cell,
            expected: "“\(expected)”, whose fingerprint is \(Redaction.fingerprint(of: expected))",
            actual: Redaction.fingerprint(of: value)
        )
    }

    /// What of `expected` is not in this value: an object may have more fields, a list has the same items in the same
    /// order. Kinds count: `"1"` is not `1`.
    func mismatches(with expected: JSONField, at path: String = "") -> [Mismatch.Row] {
        switch (expected, self) {
        case (.object(let wanted), .object(let fields)):
            return wanted.keys.sorted().flatMap { name -> [Mismatch.Row] in
                let path = path.isEmpty ? name : "\(path).\(name)"
                guard let wanted = wanted[name], let field = fields[name] else {
                    let row = Mismatch.Row(
                        "“\(path)”",
                        expected: wanted[name]?.summary ?? "",
                        actual: "(absent); there are: \(fieldNames)"
                    )
                    return [row]
                }
                return field.mismatches(with: wanted, at: path)
            }
        case (.list(let wanted), .list(let items)) where wanted.count == items.count:
            return zip(wanted, items).enumerated().flatMap { index, pair in
                pair.1.mismatches(with: pair.0, at: path.isEmpty ? "\(index)" : "\(path).\(index)")
            }
        case (.text(let wanted), .text(let text)):
            return [Self.mismatch(of: text, wanted, under: path, at: "“\(path)”")].compactMap(\.self)
        default:
            guard self != expected else { return [] }
            return [Mismatch.Row("“\(path)”", expected: expected.summary, actual: summary)]
        }
    }

    /// Text is quoted, to distinguish `"1"` from `1`.
    private var summary: String { if case .text = self { "“\(words)”" } else { words } }
}

// MARK: - Tables and texts below a step

extension ScenarioWorld {
    /// What the step wants of a JSON value: a table of fields and their values, as text, or JSON, all of which must be in
    /// it.
    func wantedFields() throws -> @Sendable (JSONField) -> [Mismatch.Row] {
        if let text = argument?.docString?.content {
            guard let wanted = JSONField(Array(text.utf8)) else {
                throw StepFailure("The text under this step is not JSON.")
            }
            if wanted == .object([:]) || wanted == .list([]) { throw StepFailure("The JSON under this step is empty.") }
            return { $0.mismatches(with: wanted) }
        }
        let rows = try table()
        guard rows.allSatisfy({ $0.count == 2 && !$0[0].isEmpty }) else {
            throw StepFailure("The table under this step has two columns: the field's name and its value.")
        }
        return { field in
            rows.enumerated().compactMap { index, row in
                field.mismatch(row[0], row[1], at: "row \(index + 1), “\(row[0])”")
            }
        }
    }
}
