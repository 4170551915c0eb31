import CucumberGherkin

/// Names a scenario from one run to the next, while lines around it come and go: what is recorded about it is found by it.
///
/// It does not depend on which scenarios were selected.
public struct ScenarioKey: Hashable, Codable, Sendable {
    public let uri: String
    /// As written, placeholders included.
    public let name: String
    /// Among the scenarios of that name in the file, from 1.
    public let number: Int
    /// Among all rows of the outline, from 1; nil where there is no outline.
    public let row: Int?

    public init(uri: String, name: String, number: Int = 1, row: Int? = nil) {
        self.uri = uri
        self.name = name
        self.number = number
        self.row = row
    }
}

extension ScenarioKey: Comparable, CustomStringConvertible {
    public static func < (left: ScenarioKey, right: ScenarioKey) -> Bool {
        (left.uri, left.name, left.number, left.row ?? 0) < (right.uri, right.name, right.number, right.row ?? 0)
    }

    /// `Scenarios/Madinia/catalogue.feature “Filtrer”`, and where needed ` (2)` for the second of that name, ` row 3`.
    public var description: String {
        "\(uri) “\(name)”" + (number > 1 ? " (\(number))" : "") + (row.map { " row \($0)" } ?? "")
    }
}

/// The keys of a file's scenarios.
struct ScenarioKeys: Sendable {
    private struct Entry {
        let name: String
        let number: Int
    }

    private var scenarios: [Identifier: Entry] = [:]
    /// By row id.
    private var rows: [String: Int] = [:]

    init(_ document: Gherkin.Document) {
        var numbers: [String: Int] = [:]
        for scenario in document.allScenarios {
            numbers[scenario.name, default: 0] += 1
            scenarios[scenario.identifier] = Entry(name: scenario.name, number: numbers[scenario.name] ?? 1)
            for (index, row) in scenario.examples.flatMap(\.tableBody).enumerated() { rows[row.id] = index + 1 }
        }
    }

    func key(of pickle: Pickle) -> ScenarioKey {
        let entry = scenarios[pickle.scenario]
        let nodes = pickle.astNodeIds
        let row = nodes.count > 1 ? nodes.last.flatMap { rows[$0] } : nil
        return ScenarioKey(uri: pickle.uri, name: entry?.name ?? pickle.name, number: entry?.number ?? 1, row: row)
    }
}
