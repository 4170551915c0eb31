/// Something a product must do, and how that it does is shown.
public struct Requirement: Hashable, Sendable {
    /// How a requirement is shown.
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
        /// By documentation: nothing here runs it.
        case documentation = "D"
    }

    /// As tags and names of tests carry it: `MAD-FR10`.
    public let id: String
    public let kinds: [Kind]
    public let title: String

    /// What the ids of one product begin with: `MAD-`.
    public var prefix: String { id.prefix { $0 != "-" } + "-" }
}

/// The requirements of all products, in their order: read from CSV (RFC 4180) with the header `id,kinds,title`.
public struct RequirementList: Hashable, Sendable {
    public let requirements: [Requirement]

    /// A line that can't be used: the fact and the fix.
    public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
        /// From 1 on.
        public let line: Int
        public let text: String

        public var description: String { "line \(line): \(text)" }
    }

    /// All that is wrong with a list, in the order of its lines.
    public struct Faults: Error, Hashable, Sendable {
        public let faults: [Fault]
    }

    static let header = ["id", "kinds", "title"]

    /// - Throws: ``Faults`` with every line that can't be used.
    public init(parsing csv: String) throws(Faults) {
        var faults: [Fault] = []
        var requirements: [Requirement] = []
        var lines: [String: Int] = [:]
        let records = CSVReader.records(of: csv, faults: &faults)
        if records.first?.fields != Self.header {
            let line = records.first?.line ?? 1
            faults.append(Fault(line: line, text: "the header is not \(Self.header.joined(separator: ","))."))
        }
        for record in records.dropFirst() {
            do throws(Fault) {
                let requirement = try Requirement(record)
                if let first = lines[requirement.id] {
                    throw Fault(line: record.line, text: "\(requirement.id) stands on line \(first) already.")
                }
                lines[requirement.id] = record.line
                requirements.append(requirement)
            } catch {
                faults.append(error)
            }
        }
        if faults.isEmpty, requirements.isEmpty { faults.append(Fault(line: 1, text: "there is no requirement.")) }
        guard faults.isEmpty else { throw Faults(faults: faults.sorted { $0.line < $1.line }) }
        self.requirements = requirements
    }

    /// What the ids begin with, each once: `MAD-`.
    public var prefixes: [String] { requirements.map(\.prefix).uniqued() }
}

extension Requirement {
    fileprivate init(_ record: CSVRecord) throws(RequirementList.Fault) {
        func fault(_ text: String) -> RequirementList.Fault { .init(line: record.line, text: text) }
        guard record.fields.count == 3 else {
            throw fault("there are \(record.fields.count) fields, not 3; a title with a comma stands in quotes.")
        }
        let id = record.fields[0]
        guard RequirementID(id)?.text == id else {
            throw fault("“\(id)” is no id; write one such as MAD-FR10.")
        }
        var kinds: [Kind] = []
        for word in record.fields[1].split(separator: " ") {
            guard let kind = Kind(rawValue: String(word)) else {
                let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
                throw fault("“\(word)” is no kind; there are \(known), with spaces between.")
            }
            guard !kinds.contains(kind) else { throw fault("the kind \(word) is there twice.") }
            kinds.append(kind)
        }
        guard !kinds.isEmpty else { throw fault("\(id) has no kind.") }
        guard !record.fields[2].allSatisfy(\.isWhitespace) else { throw fault("\(id) has no title.") }
        self.init(id: id, kinds: kinds, title: record.fields[2])
    }
}
