/// Something a product must do, and how it is verified.
public struct Requirement: Hashable, Sendable {
    /// How a requirement is verified.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// By a scenario that carries its id as a tag.
        case scenario = "H"
        /// By a test of the reference back end whose name carries its id.
        case backend = "B"
        /// By a unit, property or architecture test whose name carries its id.
        case test = "T"
        /// By a measurement.
        case measurement = "M"
        /// By a test of the web host, in a browser.
        case web = "W"
        /// By documentation; nothing runs it.
        case documentation = "D"
    }

    /// As tags and test names carry it: `MAD-FR10`.
    public let id: String
    public let kinds: [Kind]
    public let title: String

    /// The prefix of one product's ids: `MAD-`.
    public var prefix: String { id.prefix { $0 != "-" } + "-" }
}

/// The requirements of all products, in order, from CSV (RFC 4180) with the header `id,kinds,title`.
public struct RequirementList: Hashable, Sendable {
    public let requirements: [Requirement]

    /// A line that cannot be used, and its fix.
    public struct Issue: Error, Hashable, Sendable, CustomStringConvertible {
        /// From 1 on.
        public let line: Int
        public let text: String

        public var description: String { "line \(line): \(text)" }
    }

    /// All issues of a list, in the order of its lines.
    public struct Issues: Error, Hashable, Sendable {
        public let issues: [Issue]
    }

    static let header = ["id", "kinds", "title"]

    /// - Throws: ``Issues`` with every line that cannot be used.
    public init(parsing csv: String) throws(Issues) {
        var issues: [Issue] = []
        var requirements: [Requirement] = []
        var lines: [String: Int] = [:]
        let records = CSVReader.records(of: csv, issues: &issues)
        if records.first?.fields != Self.header {
            let line = records.first?.line ?? 1
            issues.append(Issue(line: line, text: "the header is not \(Self.header.joined(separator: ","))."))
        }
        for record in records.dropFirst() {
            do throws(Issue) {
                let requirement = try Requirement(record)
                if let first = lines[requirement.id] {
                    throw Issue(line: record.line, text: "\(requirement.id) is already on line \(first).")
                }
                lines[requirement.id] = record.line
                requirements.append(requirement)
            } catch {
                issues.append(error)
            }
        }
        if issues.isEmpty, requirements.isEmpty { issues.append(Issue(line: 1, text: "there are no requirements.")) }
        guard issues.isEmpty else { throw Issues(issues: issues.sorted { $0.line < $1.line }) }
        self.requirements = requirements
    }

    /// The prefixes of the ids, each once: `MAD-`.
    public var prefixes: [String] { requirements.map(\.prefix).uniqued() }
}

extension Requirement {
    fileprivate init(_ record: CSVRecord) throws(RequirementList.Issue) {
        func issue(_ text: String) -> RequirementList.Issue { .init(line: record.line, text: text) }
        guard record.fields.count == 3 else {
            throw issue("there are \(record.fields.count) fields, not 3; quote a title that contains a comma.")
        }
        let id = record.fields[0]
        guard RequirementID(id)?.text == id else {
            throw issue("“\(id)” is not an id; write one like MAD-FR10.")
        }
        var kinds: [Kind] = []
        for word in record.fields[1].split(separator: " ") {
            guard let kind = Kind(rawValue: String(word)) else {
                let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
                throw issue("“\(word)” is not a kind; there are \(known), with spaces between.")
            }
            guard !kinds.contains(kind) else { throw issue("the kind \(word) appears twice.") }
            kinds.append(kind)
        }
        guard !kinds.isEmpty else { throw issue("\(id) has no kind.") }
        guard !record.fields[2].allSatisfy(\.isWhitespace) else { throw issue("\(id) has no title.") }
        self.init(id: id, kinds: kinds, title: record.fields[2])
    }
}
