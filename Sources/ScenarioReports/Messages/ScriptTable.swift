import CucumberGherkin

/// The scripts of files of Cucumber Messages, parsed again from their sources.
///
/// The identifiers of the files are kept where this library has written them, as it numbers them in sequence.
struct ScriptTable {
    /// Where a pickle of a file is.
    struct Entry {
        let feature: Int
        /// The index among the selected pickles.
        let pickle: Int
        let stepIDs: [String]
    }

    private(set) var features: [LoadedFeature] = []
    private(set) var filesWithErrors: [GherkinSource] = []
    private(set) var errors: [GherkinError] = []
    /// By the pickles' identifiers, one dictionary for each file.
    private(set) var entries: [[String: Entry]]
    /// Pickles with errors, one set for each file; what refers to them is not reported again.
    private(set) var misfits: [Set<String>]
    private(set) var messageErrors: [MessageError] = []
    /// Whether the identifiers differ from those of the files.
    private(set) var isRenumbered = false
    /// Only while the table is made.
    private var scans: [MessageScan]
    /// The identifiers that the sources use.
    private var taken: [Range<Int>] = []

    /// One source, and the files that have it.
    fileprivate struct Group {
        let source: GherkinSource
        /// The source in each of the files.
        var scripts: [(file: Int, script: MessageScan.Script)]
    }

    init(_ scans: [MessageScan]) {
        self.scans = scans
        defer { self.scans = [] }
        entries = Array(repeating: [:], count: scans.count)
        misfits = Array(repeating: [], count: scans.count)
        let groups = unite()
        guard messageErrors.isEmpty else { return }
        fill(groups, keepsIDs: true)
        guard scans.count > 1, messageErrors.isEmpty, isMixed else { return }
        isRenumbered = true
        features = []
        errors = []
        filesWithErrors = []
        entries = Array(repeating: [:], count: scans.count)
        fill(groups, keepsIDs: false)
    }

    /// Frees what only the case tables need.
    mutating func forgetEntries() {
        entries = []
        misfits = []
    }

    /// Whether an identifier would be ambiguous, or the files differ in it.
    private var isMixed: Bool {
        let sorted = taken.sorted { $0.lowerBound < $1.lowerBound }
        return isRenumbered || zip(sorted, sorted.dropFirst()).contains { $0.upperBound > $1.lowerBound }
    }

    /// The sources: those of one file in its order, those of several by their URIs.
    private mutating func unite() -> [Group] {
        var groups: [Group] = []
        var known: [String: Int] = [:]
        for (file, scan) in scans.enumerated() {
            var counts: [String: Int] = [:]
            for script in scan.scripts {
                let uri = script.source.uri
                // A file that two products share occurs twice.
                let count = counts[uri, default: 0]
                counts[uri] = count + 1
                let key = "\(count) \(uri)"
                guard let group = known[key] else {
                    known[key] = groups.count
                    groups.append(Group(source: script.source, scripts: [(file, script)]))
                    continue
                }
                guard Array(groups[group].source.text.utf8) == Array(script.source.text.utf8) else {
                    let other = groups[group].scripts[0].file
                    add(differing(uri, file, script.line, scans[other].decoding.file))
                    continue
                }
                groups[group].scripts.append((file, script))
            }
        }
        guard scans.count > 1 else { return groups }
        return groups.enumerated().sorted { left, right in
            let (a, b) = (Array(left.element.source.uri.utf8), Array(right.element.source.uri.utf8))
            return a == b ? left.offset < right.offset : a.lexicographicallyPrecedes(b)
        }.map(\.element)
    }

    private func differing(_ uri: String, _ file: Int, _ line: Int, _ other: String) -> MessageError {
        MessageError(
            file: scans[file].decoding.file,
            line: line,
            "it was run on another version of “\(uri)” than \(other)",
            fix: "Run all shards on the same scripts."
        )
    }

    private mutating func add(_ error: MessageError) {
        if messageErrors.count < MessageError.most { messageErrors.append(error) }
    }

    private mutating func fill(_ groups: [Group], keepsIDs: Bool) {
        var ids = IdentifierSequence()
        for group in groups { add(group, &ids, keepsIDs: keepsIDs) }
        let told = Set(scans.flatMap(\.errors).map(\.uri))
        errors = (scans.flatMap(\.errors) + errors.filter { !told.contains($0.uri) }).uniqued()
    }

    private mutating func add(_ group: Group, _ ids: inout IdentifierSequence, keepsIDs: Bool) {
        let start = ids.count
        guard let reading = read(group, &ids) else { return }
        taken.append(start..<ids.count)
        guard keepsIDs, messageErrors.isEmpty else { return add(group, reading) }
        guard let shift = reading.shift(of: group), start + shift >= 0 else {
            // Identifiers of another tool are replaced by those of the parser.
            isRenumbered = true
            return add(group, reading)
        }
        guard shift != 0 else { return add(group, reading) }
        var shifted = IdentifierSequence(startingAt: start + shift)
        guard let again = read(group, &shifted) else { return }
        taken[taken.count - 1] = (start + shift)..<shifted.count
        ids = shifted
        add(group, again)
    }

    private mutating func add(_ group: Group, _ reading: Reading) {
        let selected = Set(reading.marks.joined().map(\.index)).sorted()
        let ranks = Dictionary(uniqueKeysWithValues: selected.enumerated().map { ($0.element, $0.offset) })
        for ((file, _), marks) in zip(group.scripts, reading.marks) {
            for (mark, index) in marks {
                entries[file][mark.id] = Entry(
                    feature: features.count,
                    pickle: ranks[index] ?? 0,
                    stepIDs: mark.stepIDs
                )
            }
        }
        let pickles = selected.map { reading.pickles[$0] }
        features.append(LoadedFeature(source: group.source, document: reading.document, pickles: pickles))
    }

    /// A source's tree, its scenarios, and those that each file has.
    fileprivate struct Reading {
        let document: Gherkin.Document
        let pickles: [Pickle]
        /// In the order of ``Group/scripts``.
        var marks: [[(mark: MessageScan.PickleMark, index: Int)]] = []
    }

    private mutating func read(_ group: Group, _ ids: inout IdentifierSequence) -> Reading? {
        var reading: Reading
        do throws(GherkinErrors) {
            let document = try GherkinParser().parse(group.source, ids: &ids).get()
            reading = Reading(document: document, pickles: try PickleCompiler().pickles(of: document, ids: &ids))
        } catch {
            filesWithErrors.append(group.source)
            errors += error.errors
            reject(group, all: "its text does not parse")
            return nil
        }
        for (file, script) in group.scripts {
            var next = 0
            var marks: [(MessageScan.PickleMark, Int)] = []
            for mark in script.pickles {
                // Usually the next one, as files have them in the order of the text.
                let candidates = [next..<reading.pickles.count, 0..<min(next, reading.pickles.count)]
                guard let index = candidates.joined().first(where: { mark.fits(reading.pickles[$0]) }) else {
                    reject(mark, of: script, file)
                    break
                }
                marks.append((mark, index))
                next = index + 1
            }
            reading.marks.append(marks)
        }
        return reading
    }

    private mutating func reject(_ group: Group, all fact: String) {
        for (file, script) in group.scripts {
            guard let first = script.pickles.first else { continue }
            misfits[file].formUnion(script.pickles.map(\.id))
            add(
                MessageError(
                    file: scans[file].decoding.file,
                    line: first.line,
                    "“\(first.name)” is no scenario of “\(group.source.uri)”: \(fact)",
                    fix: "Use the complete file of one run, unchanged."
                )
            )
        }
    }

    private mutating func reject(_ mark: MessageScan.PickleMark, of script: MessageScan.Script, _ file: Int) {
        misfits[file].formUnion(script.pickles.map(\.id))
        let position = mark.scenarioLine.map { " at line \($0)" } ?? ""
        let steps = mark.stepIDs.count == 1 ? "1 step" : "\(mark.stepIDs.count) steps"
        add(
            MessageError(
                file: scans[file].decoding.file,
                line: mark.line,
                "the text of “\(script.source.uri)” has no scenario “\(mark.name)”\(position) with \(steps)",
                fix: "Use the complete file of one run, unchanged."
            )
        )
    }
}

extension ScriptTable.Reading {
    /// The distance from the identifiers here to those of the files; nil where it is not constant.
    fileprivate func shift(of group: ScriptTable.Group) -> Int? {
        var shifts: Set<Int?> = []
        for ((_, script), marks) in zip(group.scripts, marks) {
            for (mark, index) in marks { shifts.insert(Self.distance(mark.id, pickles[index].id)) }
            if marks.isEmpty, let theirs = script.firstID, let ours = document.firstID {
                shifts.insert(Self.distance(theirs, ours))
            }
        }
        guard shifts.count <= 1 else { return nil }
        return shifts.first ?? 0
    }

    private static func distance(_ theirs: String, _ ours: String) -> Int? {
        guard let theirs = Int(theirs), let ours = Int(ours), (0...1_000_000_000).contains(theirs) else { return nil }
        return theirs - ours
    }
}

extension Gherkin.Document {
    /// The identifier of the first thing in it.
    fileprivate var firstID: String? {
        switch feature?.children.first {
        case .background(let background): background.id
        case .scenario(let scenario): scenario.id
        case .rule(let rule): rule.id
        case nil: feature?.tags.first?.id
        }
    }
}

extension MessageScan.PickleMark {
    fileprivate func fits(_ pickle: Pickle) -> Bool {
        pickle.steps.count == stepIDs.count && (scenarioLine ?? pickle.location.line) == pickle.location.line
            && pickle.name == name
    }
}
