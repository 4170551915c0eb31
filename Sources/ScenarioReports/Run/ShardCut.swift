import AppShellHashing
public import CucumberGherkin

/// The list of scenarios that was cut into shards, in short: shards of two lists may leave out scenarios without a trace.
public struct ShardCut: Sendable, Hashable {
    /// The number of scenarios in the list.
    public let scenarios: Int
    /// Twelve hexadecimal digits of the SHA-256 of the list: each scenario's location, id and name, in order.
    public let list: String
    /// The same of the costs that balanced the shards; nil where every n-th scenario was taken.
    public let costs: String?

    init(scenarios: Int, list: String, costs: String?) {
        self.scenarios = scenarios
        self.list = list
        self.costs = costs
    }

    /// - Parameters:
    ///   - pickles: all scenarios, before the cut.
    ///   - costs: one for each; nil where they were not used.
    public init(of pickles: [Pickle], costs: [Int]?) {
        // Fields end with a byte that no text has, so that two lists never read the same.
        func digest(_ fields: some Sequence<String>) -> String {
            var bytes: [UInt8] = []
            for field in fields {
                bytes += field.utf8
                bytes.append(0xFF)
            }
            return String(SHA256.hex(of: bytes).prefix(12))
        }
        scenarios = pickles.count
        list = digest(pickles.lazy.flatMap { ["\($0.uri):\($0.location.line)", $0.id, $0.name] })
        self.costs = costs.map { digest($0.lazy.map(String.init)) }
    }
}
