import CucumberGherkin

/// Merges the runs of shards.
///
/// Scenarios are ordered by the URIs of their files and by their positions there, whatever the order of the result files.
/// The hooks around all runs are reported. The merged run succeeds if all runs do, and is interrupted if one of them is.
///
/// ```swift
/// let merge = try RunMerge([("shard-1.ndjson", bytes1), ("shard-2.ndjson", bytes2)])
/// for event in try merge.events() { report.handle(event) }
/// ```
public struct RunMerge: Sendable {
    /// Warnings about files that are used nevertheless: torn last lines, and runs that did not end.
    public let notices: [MessageError]
    /// One of the merged files.
    public struct Part: Sendable {
        /// The file's name in errors.
        public let name: String
        /// Whether its run came to its end.
        public let isFinished: Bool
        /// Whether its steps were matched but not run.
        public let isDryRun: Bool
        /// The number of its scenarios.
        public let scenarioCount: Int
        /// The coverage records attached to its run.
        public let coverageRecords: [String]
    }

    /// The files, in the order of their names.
    public let parts: [Part]
    /// The ids of the products whose scenarios ran, in the order of their scripts.
    public let products: [String]
    private let scans: [MessageScan]
    private let scripts: ScriptTable
    private let tables: [CaseTable]
    private let vocabulary: MergedVocabulary

    /// Reads the scripts, the definitions and the scenarios of all files.
    ///
    /// - Parameter files: each with its name in errors.
    /// - Throws: every error in the files, scripts that differ between files, scenarios that two files have, and files that
    ///   are given twice.
    public init(_ files: [(name: String, bytes: [UInt8])]) throws(MessageErrors) {
        // The result must not depend on their order.
        let files = files.sorted { left, right in
            if left.name != right.name { return left.name.utf8.lexicographicallyPrecedes(right.name.utf8) }
            return left.bytes.lexicographicallyPrecedes(right.bytes)
        }
        let scans = files.map { MessageScan(file: $0.name, bytes: $0.bytes) }
        let twice = Self.repeated(files, scans)
        guard twice.isEmpty else { throw MessageErrors(twice) }
        let scripts = ScriptTable(scans)
        let vocabulary = MergedVocabulary(scans)
        let tables = Self.tables(scans, scripts, vocabulary)
        var faults = scans.flatMap(\.decoding.faults) + scripts.faults
        if faults.isEmpty { faults = tables.flatMap(\.faults) }
        if faults.isEmpty { faults = Self.shared(scans, tables) }
        guard faults.isEmpty else { throw MessageErrors(Array(faults.prefix(MessageError.most))) }
        self.scans = scans
        self.scripts = scripts
        self.tables = tables
        self.vocabulary = vocabulary
        parts = zip(scans, tables).map { scan, table in
            Part(
                name: scan.decoding.file,
                isFinished: scan.isFinished,
                isDryRun: scan.extras.isDryRun,
                scenarioCount: table.cases.count,
                coverageRecords: scan.coverageRecords
            )
        }
        let told = scans.flatMap(\.extras.products)
        products = scripts.features.flatMap { feature in told.filter { $0.uris.contains(feature.uri) }.map(\.id) }
            .uniqued()
        notices = scans.flatMap { $0.isFinished || !$0.notices.isEmpty ? $0.notices : [.unfinished($0.decoding.file)] }
    }

    /// The merged run: its start, the hooks before it, its scenarios, the hooks after it, its end.
    ///
    /// - Throws: every error in the results.
    public func events() throws(MessageErrors) -> [RunEvent] {
        var start = RunStart(features: scripts.features, errors: scripts.errors, faulty: scripts.faulty)
        start.definitions = vocabulary.definitions
        start.isDryRun = !scans.isEmpty && scans.allSatisfy(\.extras.isDryRun)
        start.startedAt = scans.compactMap(\.startedAt).min()
        start.ci = scans.lazy.compactMap(\.ci).first
        let gap = gap
        // An incomplete merge may be merged again.
        if gap != nil { start.shards = scans.flatMap(\.extras.shards) }
        var merged = MergedRun(start, gap: gap)
        var faults: [MessageError] = []
        for (scan, table) in zip(scans, tables) {
            var results: [(index: Int, result: ScenarioResult)] = []
            var hooks: [StepResult] = []
            var summary = RunSummary()
            // Results refer to scenarios by their identifiers here.
            let indices = Dictionary(zip(table.cases.map(\.id), table.cases.indices)) { first, _ in first }
            var replay = RunReplay(scan, table, start, definitions: vocabulary.ids[merged.count]) { event in
                switch event {
                case .scenarioFinished(let result): results.append((indices[result.testCase.id] ?? 0, result))
                case .runHookFinished(let result): hooks.append(result)
                case .runFinished(let told): summary = told
                case .runStarted, .scenariosAssembled: break
                }
            }
            replay.run()
            faults += replay.decoding.faults
            merged.add(table, results, hooks, summary)
        }
        guard faults.isEmpty else { throw MessageErrors(Array(faults.prefix(MessageError.most))) }
        return merged.events
    }

    /// The missing shards; nil where there are none, or the runs were not shards.
    private var gap: String? {
        var numbers: [Int: Set<Int>] = [:]
        for shard in scans.flatMap(\.extras.shards) { numbers[shard.count, default: []].insert(shard.number) }
        let most = 5
        let gaps = numbers.sorted { $0.key < $1.key }.compactMap { count, numbers -> String? in
            let missing = (1...count).lazy.filter { !numbers.contains($0) }.prefix(most + 1).map { "\($0)/\(count)" }
            guard !missing.isEmpty else { return nil }
            let rest = count - numbers.count - most
            let named = missing.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
            return missing.count == 1 ? "Shard \(named) is missing." : "Shards \(named) are missing."
        }
        return gaps.isEmpty ? nil : gaps.joined(separator: " ") + " Merge the files of all of them."
    }

    /// Scenarios and steps keep their identifiers where these are unique in all files.
    private static func tables(
        _ scans: [MessageScan],
        _ scripts: ScriptTable,
        _ vocabulary: MergedVocabulary
    ) -> [CaseTable] {
        func tables(keepsIDs: Bool) -> [CaseTable] {
            scans.indices.map { number in
                let definitions = vocabulary.ids[number]
                return CaseTable(scans[number], scripts, number: number, definitions: definitions, keepsIDs: keepsIDs)
            }
        }
        guard !scripts.isRenumbered || scans.count == 1 else { return tables(keepsIDs: false) }
        let kept = tables(keepsIDs: true)
        var known: Set<String> = []
        let isMixed = kept.contains { table in
            let ids = Set(table.cases.flatMap { [$0.id] + $0.steps.map(\.id) })
            defer { known.formUnion(ids) }
            return !known.isDisjoint(with: ids)
        }
        return isMixed ? tables(keepsIDs: false) : kept
    }

    private static func repeated(
        _ files: [(name: String, bytes: [UInt8])],
        _ scans: [MessageScan]
    ) -> [MessageError] {
        guard !files.isEmpty else {
            return [
                MessageError(
                    file: "",
                    line: nil,
                    "there are no files to merge",
                    fix: "Name the shards' message files."
                )
            ]
        }
        var known: [[UInt8]: String] = [:]
        return zip(files, scans).compactMap { file, scan in
            guard let other = known.updateValue(file.name, forKey: file.bytes) else { return nil }
            // Shards without scenarios may be equal.
            if other != file.name, scan.cases.isEmpty { return nil }
            return MessageError(
                file: file.name,
                line: nil,
                other == file.name ? "it is given twice" : "it is the same result file as \(other)",
                fix: "Name each shard's file once."
            )
        }
    }

    /// Errors for scenarios that more than one file has.
    private static func shared(_ scans: [MessageScan], _ tables: [CaseTable]) -> [MessageError] {
        struct Key: Hashable {
            let feature: Int
            let pickle: Int
            let repetition: Int
        }
        var known: [Key: Int] = [:]
        var faults: [MessageError] = []
        for (file, table) in tables.enumerated() {
            for (testCase, rank) in zip(table.cases, table.ranks) {
                let key = Key(feature: rank.feature, pickle: rank.pickle, repetition: testCase.repetition)
                guard let other = known.updateValue(file, forKey: key), other != file else { continue }
                faults.append(
                    MessageError(
                        file: scans[file].decoding.file,
                        line: nil,
                        "it has the scenario “\(testCase.pickle.name)” (\(testCase.location)), and so has "
                            + scans[other].decoding.file,
                        fix: "Give each shard scenarios of its own, as --shard 1/2 and 2/2 do."
                    )
                )
            }
        }
        return faults
    }
}

extension MessageError {
    fileprivate static func unfinished(_ file: String) -> MessageError {
        MessageError(
            file: file,
            line: nil,
            "its run did not come to its end; what it has is used",
            fix: "Run that shard again for the rest."
        )
    }
}
