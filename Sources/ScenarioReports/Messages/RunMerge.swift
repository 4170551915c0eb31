import CucumberGherkin

/// Makes one run of those that shared its scenarios between them.
///
/// Scenarios come by their files' uris and in the order of the texts, whatever the order of the result files; the hooks
/// around every run are told, with their results. The merged run succeeds where all runs do, and one that was
/// interrupted makes it interrupted.
///
/// ```swift
/// let merge = try RunMerge([("shard-1.ndjson", bytes1), ("shard-2.ndjson", bytes2)])
/// for event in try merge.events() { report.handle(event) }
/// ```
public struct RunMerge: Sendable {
    /// What is told although the files are used: torn last lines, and runs that did not come to their end.
    public let notices: [MessageError]
    /// One of the files.
    public struct Part: Sendable {
        /// What faults call it.
        public let name: String
        /// Whether its run came to its end.
        public let isFinished: Bool
        public let isDryRun: Bool
        public let scenarioCount: Int
        /// What was exercised in its run, as it was attached.
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

    /// Reads the scripts, the vocabularies and the scenarios of all files.
    ///
    /// - Parameter files: each with what faults call it.
    /// - Throws: every fault of the files themselves; scripts that differ from one to another, scenarios that are in two
    ///   of them, and files that are given twice.
    public init(_ files: [(name: String, bytes: [UInt8])]) throws(MessageErrors) {
        // The same whatever the order they were given in.
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
    /// - Throws: every fault that is found in the results.
    public func events() throws(MessageErrors) -> [RunEvent] {
        var start = RunStart(features: scripts.features, errors: scripts.errors, faulty: scripts.faulty)
        start.definitions = vocabulary.definitions
        start.isDryRun = !scans.isEmpty && scans.allSatisfy(\.extras.isDryRun)
        start.startedAt = scans.compactMap(\.startedAt).min()
        start.ci = scans.lazy.compactMap(\.ci).first
        let gap = gap
        // For those who merge in stages; the whole has no parts.
        if gap != nil { start.shards = scans.flatMap(\.extras.shards) }
        var merged = MergedRun(start, gap: gap)
        var faults: [MessageError] = []
        for (scan, table) in zip(scans, tables) {
            var results: [(index: Int, result: ScenarioResult)] = []
            var hooks: [RunHookResult] = []
            var summary = RunSummary()
            // Scenarios that were run before are told by their identifiers here.
            let places = Dictionary(zip(table.cases.map(\.id), table.cases.indices)) { first, _ in first }
            var replay = RunReplay(scan, table, start, definitions: vocabulary.ids[merged.count]) { event in
                switch event {
                case .scenarioFinished(let result): results.append((places[result.testCase.id] ?? 0, result))
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

    /// Why the parts are not all of the scenarios; nil where they are, or do not say what they are parts of.
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

    /// Scenarios and their steps keep their identifiers where each names one thing in all files.
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
            // Parts to which no scenario fell may be alike.
            if other != file.name, scan.cases.isEmpty { return nil }
            return MessageError(
                file: file.name,
                line: nil,
                other == file.name ? "it is given twice" : "it is the same result file as \(other)",
                fix: "Name each shard's file once."
            )
        }
    }

    /// Scenarios that more than one file has.
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
                        "it has the scenario “\(testCase.pickle.name)” (\(testCase.place)), and so has "
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
