import CucumberGherkin

/// Merges the runs of shards.
///
/// Scenarios are ordered by the URIs of their files and by their positions there, whatever the order of the result files.
/// The hooks around all runs are reported. The merged run succeeds if all runs do, and is interrupted if one of them is.
///
/// The files are read three times, piece by piece: for their scripts and scenarios, for errors and the positions of the
/// results, and for the results in their new order. So neither files nor results are held in memory.
///
/// ```swift
/// let merge = try RunMerge([MessageFile(name: "1.ndjson", bytes: one), MessageFile(name: "2.ndjson", bytes: two)])
/// try merge.read { event in report.handle(event) }
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
    public init(_ files: [MessageFile]) throws(MessageErrors) {
        // The result must not depend on their order.
        let files = files.sorted { left, right in
            if left.name != right.name { return left.name.utf8.lexicographicallyPrecedes(right.name.utf8) }
            return left.size < right.size
        }
        var shared = SharedScripts()
        let scans = files.map { shared.scan($0) }
        let twice = Self.repeated(scans)
        guard twice.isEmpty else { throw MessageErrors(twice) }
        var scripts = ScriptTable(scans)
        let vocabulary = MergedVocabulary(scans)
        let tables = Self.tables(scans, scripts, vocabulary)
        var errors = scans.flatMap(\.decoding.errors) + scripts.messageErrors
        if errors.isEmpty { errors = tables.flatMap(\.errors) }
        if errors.isEmpty { errors = ShardGap.explained(Self.shared(scans, tables), scans) }
        guard errors.isEmpty else { throw MessageErrors(Array(errors.prefix(MessageError.most))) }
        scripts.forgetEntries()
        self.scans = scans.map(\.withoutScripts)
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
        var told: [String: [String]] = [:]
        for product in scans.flatMap(\.extras.products) {
            for uri in product.uris { told[uri, default: []].append(product.id) }
        }
        products = scripts.features.flatMap { told[$0.uri] ?? [] }.uniqued()
        notices = scans.flatMap { $0.isFinished || !$0.notices.isEmpty ? $0.notices : [.unfinished($0.decoding.file)] }
    }

    /// Files that are in memory.
    public init(_ files: [(name: String, bytes: [UInt8])]) throws(MessageErrors) {
        try self.init(files.map { MessageFile(name: $0.name, bytes: $0.bytes) })
    }

    /// The CI server's build of the first run that names one.
    public var ci: CIBuild? { scans.lazy.compactMap(\.ci).first }

    /// The merged run: its start, the hooks before it, its scenarios, the hooks after it, its end.
    ///
    /// - Throws: every error in the results. Then nothing has been reported, unless a file has changed meanwhile.
    public func read(_ report: (RunEvent) -> Void) throws(MessageErrors) {
        var start = RunStart(
            features: scripts.features,
            errors: scripts.errors,
            filesWithErrors: scripts.filesWithErrors
        )
        start.definitions = vocabulary.definitions
        start.isDryRun = !scans.isEmpty && scans.allSatisfy(\.extras.isDryRun)
        start.startedAt = scans.compactMap(\.startedAt).min()
        start.ci = ci
        let gap = gap
        // An incomplete merge may be merged again.
        if gap != nil { start.shards = scans.flatMap(\.extras.shards) }
        var merged = MergedRun(start, gap: gap)
        var errors: [MessageError] = []
        let elements = ScreenElementPool(isShared: scans.count > 1)
        for (scan, table) in zip(scans, tables) {
            let told = ToldRun()
            let ids = vocabulary.ids[merged.count]
            var replay = RunReplay(scan, table, start, definitions: ids, elements: elements) { told.take($0) }
            replay.run()
            errors += replay.decoding.errors
            merged.add(table, replay, told.hooks, told.summary)
        }
        guard errors.isEmpty else { throw MessageErrors(Array(errors.prefix(MessageError.most))) }
        try merged.tell(report)
    }

    /// All events of the merged run.
    ///
    /// - Throws: every error in the results.
    public func events() throws(MessageErrors) -> [RunEvent] {
        var events: [RunEvent] = []
        try read { events.append($0) }
        return events
    }

    /// What a run told beyond its scenarios.
    private final class ToldRun {
        var hooks: [StepResult] = []
        var summary = RunSummary()

        func take(_ event: RunEvent) {
            switch event {
            case .runHookFinished(let result): hooks.append(result)
            case .runFinished(let end): summary = end
            case .runStarted, .scenariosAssembled, .scenarioFinished: break
            }
        }
    }

    /// Why scenarios are missing; nil where none is, or the runs were not shards.
    private var gap: String? { ShardGap(scans).message }

    /// Scenarios and steps keep their identifiers where these are unique in all files.
    private static func tables(
        _ scans: [MessageScan],
        _ scripts: ScriptTable,
        _ vocabulary: MergedVocabulary
    ) -> [CaseTable] {
        let matches = MatchPool()
        func tables(keepsIDs: Bool) -> [CaseTable] {
            scans.indices.map { number in
                let definitions = vocabulary.ids[number]
                return CaseTable(
                    scans[number],
                    scripts,
                    number: number,
                    definitions: definitions,
                    matches: matches,
                    keepsIDs: keepsIDs
                )
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

    private static func repeated(_ scans: [MessageScan]) -> [MessageError] {
        guard !scans.isEmpty else {
            return [
                MessageError(
                    file: "",
                    line: nil,
                    "there are no files to merge",
                    fix: "Name the shards' message files."
                )
            ]
        }
        // Only files of one size are compared.
        var known: [Int: [MessageFile]] = [:]
        return scans.compactMap { scan in
            let file = scan.file
            defer { known[file.size, default: []].append(file) }
            let others = known[file.size] ?? []
            // Shards without scenarios may be equal.
            let other = others.first { ($0.name == file.name || !scan.cases.isEmpty) && $0.isSame(as: file) }
            guard let other else { return nil }
            return MessageError(
                file: file.name,
                line: nil,
                other.name == file.name ? "it is given twice" : "it is the same result file as \(other.name)",
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
        var errors: [MessageError] = []
        for (file, table) in tables.enumerated() {
            for (testCase, rank) in zip(table.cases, table.ranks) {
                let key = Key(feature: rank.feature, pickle: rank.pickle, repetition: testCase.repetition)
                guard let other = known.updateValue(file, forKey: key), other != file else { continue }
                errors.append(
                    MessageError(
                        file: scans[file].decoding.file,
                        line: nil,
                        "it has the scenario “\(testCase.pickle.name)” (\(testCase.location)), which "
                            + "\(scans[other].decoding.file) has too",
                        fix: "Give each shard scenarios of its own, as --shard 1/2 and 2/2 do."
                    )
                )
            }
        }
        return errors
    }
}

extension MessageError {
    fileprivate static func unfinished(_ file: String) -> MessageError {
        MessageError(
            file: file,
            line: nil,
            "its run was interrupted; its results so far are used",
            fix: "Run that shard again for the rest."
        )
    }
}
