/// What the shards of a merge leave out.
///
/// The shards of one cut belong together: each cut must be complete. Files without a cut, which earlier versions wrote, may
/// belong to any.
struct ShardGap {
    private struct Cut: Hashable {
        let count: Int
        let cut: ShardCut?
    }

    private var numbers: [Cut: Set<Int>] = [:]
    /// The files of each cut, in their order.
    private var files: [Cut: [String]] = [:]
    /// In the order of the files.
    private var cuts: [Cut] = []

    init(_ shards: [(file: String, shards: [Shard])]) {
        for (file, shards) in shards {
            for shard in shards {
                let cut = Cut(count: shard.count, cut: shard.cut)
                if numbers[cut] == nil { cuts.append(cut) }
                numbers[cut, default: []].insert(shard.number)
                if files[cut]?.last != file { files[cut, default: []].append(file) }
            }
        }
        let told = numbers
        for cut in cuts {
            let others = cuts.filter { $0.count == cut.count && ($0.cut == nil) != (cut.cut == nil) }
            for other in others { numbers[cut]?.formUnion(told[other] ?? []) }
        }
    }

    /// The missing shards, and shards of different lists; nil where nothing is left out.
    var message: String? {
        let gaps = cuts.sorted { $0.count < $1.count }.compactMap(missing).uniqued()
        guard !gaps.isEmpty else { return nil }
        return (differences.map(\.description) + gaps).joined(separator: " ") + " Merge the files of all of them."
    }

    /// `Shards 1/4 and 3/4 are missing.`
    private func missing(of cut: Cut) -> String? {
        let (numbers, count) = (numbers[cut] ?? [], cut.count)
        let most = 5
        let missing = (1...count).lazy.filter { !numbers.contains($0) }.prefix(most + 1).map { "\($0)/\(count)" }
        guard !missing.isEmpty else { return nil }
        let rest = count - numbers.count - most
        let named = missing.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        // Where there is one list, its files need no name.
        let list = isMixed(cut) ? " from the list of \(files[cut]?.first ?? "")" : ""
        return missing.count == 1 ? "Shard \(named)\(list) is missing." : "Shards \(named)\(list) are missing."
    }

    private func isMixed(_ cut: Cut) -> Bool {
        cut.cut != nil && cuts.contains { $0.count == cut.count && $0.cut != nil && $0 != cut }
    }

    /// An error for each list that is not the first of its number of shards, where one of the two is incomplete.
    var differences: [MessageError] {
        var first: [Int: Cut] = [:]
        return cuts.compactMap { cut in
            guard let own = cut.cut else { return nil }
            guard let other = first[cut.count], let others = other.cut else {
                first[cut.count] = cut
                return nil
            }
            guard missing(of: cut) != nil || missing(of: other) != nil else { return nil }
            return MessageError(
                file: named(cut),
                line: nil,
                "cut from another list of scenarios than \(named(other)): \(Self.reason(own, others))",
                fix: "Run all shards on the same scripts, with the same options and the same file of costs."
            )
        }
    }

    private static func reason(_ own: ShardCut, _ other: ShardCut) -> String {
        if own.scenarios != other.scenarios { return "\(own.scenarios) scenarios, not \(other.scenarios)" }
        if own.list != other.list { return "as many scenarios, but others or in another order" }
        if own.costs == nil { return "the same scenarios, but without --costs" }
        return other.costs == nil
            ? "the same scenarios, but with --costs" : "the same scenarios, but with other --costs"
    }

    /// `a.ndjson, b.ndjson`
    private func named(_ cut: Cut) -> String {
        let files = files[cut] ?? []
        let most = 3
        let rest = files.count - most
        return files.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension ShardGap {
    init(_ scans: [MessageScan]) {
        self.init(scans.map { ($0.decoding.file, $0.extras.shards) })
    }

    /// The errors of scenarios that two files have, behind their cause where the shards tell it.
    static func explained(_ errors: [MessageError], _ scans: [MessageScan]) -> [MessageError] {
        errors.isEmpty ? [] : ShardGap(scans).differences + errors
    }
}
