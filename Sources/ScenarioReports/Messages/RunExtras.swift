import CucumberGherkin

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What Cucumber's envelopes can't express about a run, as an attachment of the run where there is any.
struct RunExtras: Equatable {
    static let mediaType = "application/vnd.appshell.run+json"
    /// The type of coverage records, one for each product; this library does not read them.
    static let exerciseMediaType = "application/vnd.appshell.coverage+json"

    struct Product: Codable, Equatable {
        let id: String
        let uris: [String]
    }

    /// Products and their feature files, in the order of the run.
    var products: [Product] = []
    /// The shards of the scenarios.
    var shards: [Shard] = []
    var isDryRun = false
    var isInterrupted = false
    var running: [String] = []
    var leftOutCount = 0
    var notRunCount = 0
    var warnings: [ScriptWarning] = []
    /// ``ShardTexts/unseen`` of a shard; ``ShardTexts/warnings`` are among ``warnings``.
    var unseen: [String]?

    init() {}

    /// What is known before the run.
    init(_ cases: [TestCase], shards: [Shard], isDryRun: Bool) {
        self.shards = shards
        self.isDryRun = isDryRun
        var uris: [String: [String]] = [:]
        var order: [String] = []
        for testCase in cases where !testCase.product.isEmpty {
            if uris[testCase.product] == nil { order.append(testCase.product) }
            if uris[testCase.product]?.last != testCase.pickle.uri {
                uris[testCase.product, default: []].append(testCase.pickle.uri)
            }
        }
        products = order.map { Product(id: $0, uris: (uris[$0] ?? []).uniqued()) }
    }

    /// What is known after the run.
    init(_ summary: RunSummary, shards: [Shard]) {
        self.shards = shards
        isInterrupted = summary.isInterrupted
        running = summary.running
        leftOutCount = summary.leftOutCount
        notRunCount = summary.notRunCount
        warnings = summary.warnings + (summary.shardTexts?.warnings ?? [])
        unseen = summary.shardTexts?.unseen.sorted()
    }

    /// The texts to compare with those of the other shards; nil if the run is not a shard.
    var shardTexts: ShardTexts? {
        unseen.map { ShardTexts(warnings: warnings.filter { $0.absentText != nil }, unseen: Set($0)) }
    }

    /// Nil where ``write(into:)`` has not written it.
    init?(json: String) {
        guard let read = try? JSONDecoder().decode(Message.self, from: Data(json.utf8)) else { return nil }
        products = read.products ?? []
        shards = read.shards?.compactMap(\.shard) ?? []
        isDryRun = read.isDryRun ?? false
        isInterrupted = read.isInterrupted ?? false
        running = read.running ?? []
        leftOutCount = min(max(0, read.leftOut ?? 0), 1_000_000_000)
        notRunCount = min(max(0, read.notRun ?? 0), 1_000_000_000)
        warnings = read.warnings ?? []
        unseen = read.unseen
    }

    mutating func add(_ other: RunExtras) {
        products += other.products
        shards += other.shards
        isDryRun = isDryRun || other.isDryRun
        isInterrupted = isInterrupted || other.isInterrupted
        running += other.running
        leftOutCount += other.leftOutCount
        notRunCount += other.notRunCount
        warnings += other.warnings
        unseen = unseen ?? other.unseen
    }

    func write(into writer: inout JSONWriter) {
        writer.object { writer in
            if !products.isEmpty {
                writer.array("products", products) { writer, product in
                    writer.object { writer in
                        writer.field("id", product.id)
                        writer.array("uris", product.uris)
                    }
                }
            }
            if !shards.isEmpty {
                writer.array("shards", shards) { writer, shard in
                    writer.object { writer in
                        writer.field("number", shard.number)
                        writer.field("count", shard.count)
                        writer.field("scenarios", ifPresent: shard.cut?.scenarios)
                        writer.field("list", ifPresent: shard.cut?.list)
                        writer.field("costs", ifPresent: shard.cut?.costs)
                    }
                }
            }
            if isDryRun { writer.field("isDryRun", true) }
            if isInterrupted { writer.field("isInterrupted", true) }
            if !running.isEmpty { writer.array("running", running) }
            if leftOutCount > 0 { writer.field("leftOut", leftOutCount) }
            if notRunCount > 0 { writer.field("notRun", notRunCount) }
            if !warnings.isEmpty {
                writer.array("warnings", warnings) { writer, warning in
                    writer.object { writer in
                        writer.field("file", warning.file)
                        writer.field("line", warning.line)
                        writer.field("code", warning.code)
                        writer.field("text", warning.text)
                        writer.field("absentText", ifPresent: warning.absentText)
                    }
                }
            }
            if let unseen { writer.array("unseen", unseen) }
        }
    }

    private struct Message: Decodable {
        struct Shard: Decodable {
            let number: Int
            let count: Int
            let scenarios: Int?
            let list: String?
            let costs: String?

            var shard: ScenarioReports.Shard? {
                var shard = ScenarioReports.Shard(number, of: count)
                if let scenarios, let list { shard?.cut = ShardCut(scenarios: scenarios, list: list, costs: costs) }
                return shard
            }
        }

        let products: [Product]?
        let shards: [Shard]?
        let isDryRun: Bool?
        let isInterrupted: Bool?
        let running: [String]?
        let leftOut: Int?
        let notRun: Int?
        let warnings: [ScriptWarning]?
        let unseen: [String]?
    }
}
