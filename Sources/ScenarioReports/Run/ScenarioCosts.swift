import CucumberGherkin

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the scenarios of an earlier run cost, as ``CostsReport`` wrote it.
public struct ScenarioCosts: Sendable {
    /// The greatest cost of a scenario. Sums of a billion of them fit into 64 bits.
    public static let greatest = 1_000_000_000

    private var costs: [ScenarioKey: Int] = [:]
    /// Of the known costs; 1 where there are none.
    private var median = 1

    /// - Parameter file: its name in errors.
    /// - Throws: every line that can't be read.
    public init(parsing text: String, file: String) throws(ScenarioCostsErrors) {
        let decoder = JSONDecoder()
        var lines: [ScenarioKey: Int] = [:]
        var errors: [String] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            let bytes = Data(line.utf8)
            if line.allSatisfy(\.isWhitespace) { continue }
            guard let key = try? decoder.decode(ScenarioKey.self, from: bytes),
                let cost = try? decoder.decode(Cost.self, from: bytes).cost
            else {
                errors.append(Self.error(file, number, "this is no cost of a scenario"))
                continue
            }
            guard (0...Self.greatest).contains(cost) else {
                errors.append(Self.error(file, number, "the cost \(cost) is not from 0 to \(Self.greatest)"))
                continue
            }
            if let first = lines.updateValue(number, forKey: key) {
                errors.append(Self.error(file, number, "\(key) has a cost on line \(first) already"))
            }
            costs[key] = cost
        }
        guard errors.isEmpty else { throw ScenarioCostsErrors(errors: errors) }
        let sorted = costs.values.sorted()
        if !sorted.isEmpty { median = max(1, sorted[(sorted.count - 1) / 2]) }
    }

    private static func error(_ file: String, _ line: Int, _ fact: String) -> String {
        "\(file):\(line): \(fact). Write the file again with --format costs:FILE."
    }

    /// At least 1; the median of the known costs (the lower one of two) where the scenario is not among them.
    public func cost(of key: ScenarioKey) -> Int { max(1, costs[key] ?? median) }

    private struct Cost: Decodable {
        let cost: Int
    }
}

/// The lines of a file of costs that can't be read.
public struct ScenarioCostsErrors: Error, Sendable, CustomStringConvertible {
    /// Each with its location, the fact and the fix; at least one.
    public let errors: [String]

    public var description: String {
        let most = 5
        let rest = errors.count - most
        return (errors.prefix(most) + (rest > 0 ? ["… and \(rest) more."] : [])).joined(separator: "\n")
    }
}
