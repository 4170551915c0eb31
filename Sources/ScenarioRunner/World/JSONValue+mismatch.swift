import AppShell
import AppShellHeadless
import AppShellInspection
import AppShellTexts
import CucumberGherkin

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension JSONValue {
    /// Reads a body, which may be longer than a payload, and nested deeper.
    init(body: [UInt8]) throws(JSONError) {
        try self.init(parsing: body, limits: JSONLimits(bytes: .max, depth: JSONLimits.maximumDepth))
    }

    /// The value at a path such as `a.b.0`; nil where there is none.
    func field(at path: String) -> JSONValue? {
        var field = self
        for name in path.split(separator: ".") {
            let next =
                if let items = field.arrayValue {
                    Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
                } else {
                    field[String(name)]
                }
            guard let next else { return nil }
            field = next
        }
        return field
    }

    /// The value in words: text as it is, lists and objects by their contents, in the language of the current `Reader`.
    var words: String {
        switch self {
        case .string(let text): text
        // 1.50 is 1.5: a step compares amounts.
        case .number(let number): Decimal(string: number.text).map { "\($0)" } ?? number.text
        case .bool(let truth): "\(truth)"
        case .null: "null"
        case .array(let items): localized("(a list of \(items.count))")
        case .object(let fields):
            localized("(an object of \(fields.sortedMembers.map(\.key).joined(separator: ", ")))")
        }
    }

    /// The names of its fields, for messages: `“email”, “name”`; empty where it has none.
    var fieldNames: String { objectValue?.sortedMembers.map(\.key).quoted ?? "" }
}

// MARK: - Comparing

extension JSONValue {
    /// How the value at a path differs; nil where it is as expected.
    func mismatch(_ path: String, _ expected: String, at cell: String) -> Mismatch.Row? {
        guard let field = field(at: path) else {
            guard expected != Self.absent else { return nil }
            return Mismatch.Row(cell, expected: expected.quoted, actual: absence)
        }
        // A list or an object in words, in any language.
        if spellings({ field.words }).contains(expected) { return nil }
        return Self.mismatch(of: field.words, expected, under: path, at: cell)
    }

    /// The word in a table for a field that must be absent.
    private static let absent = "(absent)"

    /// That a field is absent, and which ones there are.
    private var absence: String {
        fieldNames.isEmpty ? localized("(absent)") : localized("(absent); present: \(fieldNames)")
    }

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
            expected: localized("“\(expected)”, whose fingerprint is \(Redaction.fingerprint(of: expected))"),
            actual: Redaction.fingerprint(of: value)
        )
    }

    /// What of `expected` is not in this value: an object may have more fields, a list has the same items in the same
    /// order. Kinds count: `"1"` is not `1`.
    func mismatches(with expected: JSONValue, at path: String = "") -> [Mismatch.Row] {
        switch (expected, self) {
        case (.object(let wanted), .object(let fields)):
            return wanted.sortedMembers.flatMap { member -> [Mismatch.Row] in
                let path = path.isEmpty ? member.key : "\(path).\(member.key)"
                if let field = fields[member.key] { return field.mismatches(with: member.value, at: path) }
                let actual = localized("(absent); present: \(fieldNames)")
                return [Mismatch.Row(path.quoted, expected: member.value.summary, actual: actual)]
            }
        case (.array(let wanted), .array(let items)) where wanted.count == items.count:
            return zip(wanted, items).enumerated().flatMap { index, pair in
                pair.1.mismatches(with: pair.0, at: path.isEmpty ? "\(index)" : "\(path).\(index)")
            }
        case (.string(let wanted), .string(let text)):
            return [Self.mismatch(of: text, wanted, under: path, at: path.quoted)].compactMap(\.self)
        case (.number, .number) where words == expected.words: return []
        default:
            guard self != expected else { return [] }
            return [Mismatch.Row(path.quoted, expected: expected.summary, actual: summary)]
        }
    }

    /// Text is quoted, to distinguish `"1"` from `1`.
    private var summary: String { if case .string = self { words.quoted } else { words } }
}

// MARK: - Tables and texts below a step

extension ScenarioWorld {
    /// What the step wants of a JSON value: a table of fields and their values, as text, or JSON, all of which must be in
    /// it.
    func wantedFields() throws -> @Sendable (JSONValue) -> [Mismatch.Row] {
        if let text = argument?.docString?.content {
            let wanted: JSONValue
            do throws(JSONError) { wanted = try JSONValue(body: Array(text.utf8)) } catch {
                throw StepFailure(localized("The text under this step is not JSON: \(KnownText.jsonError("\(error)"))"))
            }
            if wanted == [:] || wanted == [] { throw StepFailure(localized("The JSON under this step is empty.")) }
            return { $0.mismatches(with: wanted) }
        }
        let rows = try table()
        guard rows.allSatisfy({ $0.count == 2 && !$0[0].isEmpty }) else {
            throw StepFailure(localized("The table under this step has two columns: the field's name and its value."))
        }
        return { field in
            rows.enumerated().compactMap { index, row in
                field.mismatch(row[0], row[1], at: localized("row \(index + 1), “\(row[0])”"))
            }
        }
    }

    /// The names of the fields at the top of what the step wants.
    func wantedFieldNames() throws -> Set<String> {
        guard let text = argument?.docString?.content else { return Set(try table().compactMap(\.first)) }
        guard case .object(let object) = try? JSONValue(body: Array(text.utf8)) else { return [] }
        return Set(object.members.map(\.key))
    }
}
