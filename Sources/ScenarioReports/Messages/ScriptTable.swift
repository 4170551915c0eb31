import CucumberGherkin

/// The scripts of one or several files of Cucumber Messages, read anew of their sources.
///
/// The tree and the scenarios of a source are what the parser makes of it; the identifiers of the files stay where the
/// files were written by this library, as it gives them out in sequence.
struct ScriptTable {
    /// Where the files' pickles are.
    struct Place {
        let feature: Int
        /// Among those that were selected.
        let pickle: Int
        let stepIDs: [String]
    }

    private(set) var features: [LoadedFeature] = []
    private(set) var faulty: [GherkinSource] = []
    private(set) var errors: [GherkinError] = []
    /// One for each file: by the pickles' identifiers there.
    private(set) var places: [[String: Place]]
    /// One for each file: pickles that were told as faults; what refers to them is not told again.
    private(set) var misfits: [Set<String>]
    private(set) var faults: [MessageError] = []
    /// Whether identifiers are others than those of the files.
    private(set) var isRenumbered = false
    private let scans: [MessageScan]
    /// Identifiers that are taken by sources.
    private var taken: [Range<Int>] = []

    /// One source, and where the files have it.
    fileprivate struct Group {
        let source: GherkinSource
        /// One for each file that has it.
        var scripts: [(file: Int, script: MessageScan.Script)]
    }

    init(_ scans: [MessageScan]) {
        self.scans = scans
        places = Array(repeating: [:], count: scans.count)
        misfits = Array(repeating: [], count: scans.count)
        let groups = unite()
        guard faults.isEmpty else { return }
        fill(groups, keepsIDs: true)
        guard scans.count > 1, faults.isEmpty, isMixed else { return }
        isRenumbered = true
        features = []
        errors = []
        faulty = []
        places = Array(repeating: [:], count: scans.count)
        fill(groups, keepsIDs: false)
    }

    /// Whether one identifier would name two things, or the files do not agree on one.
    private var isMixed: Bool {
        let sorted = taken.sorted { $0.lowerBound < $1.lowerBound }
        return isRenumbered || zip(sorted, sorted.dropFirst()).contains { $0.upperBound > $1.lowerBound }
    }

    /// The sources: of one file in its order, of several by their uris.
    private mutating func unite() -> [Group] {
        var groups: [Group] = []
        var known: [String: Int] = [:]
        for (file, scan) in scans.enumerated() {
            var counts: [String: Int] = [:]
            for script in scan.scripts {
                let uri = script.source.uri
                // Two products may share a file: it is there twice then.
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

    private mutating func add(_ fault: MessageError) {
        if faults.count < MessageError.most { faults.append(fault) }
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
        guard keepsIDs, faults.isEmpty else { return add(group, reading) }
        guard let shift = reading.shift(of: group), start + shift >= 0 else {
            // Another tool's identifiers: those that the parser gives do as well.
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
                places[file][mark.id] = Place(
                    feature: features.count,
                    pickle: ranks[index] ?? 0,
                    stepIDs: mark.stepIDs
                )
            }
        }
        let pickles = selected.map { reading.pickles[$0] }
        features.append(LoadedFeature(source: group.source, document: reading.document, pickles: pickles))
    }

    /// A source's tree, all its scenarios, and which of them each file has.
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
            faulty.append(group.source)
            errors += error.errors
            reject(group, all: "its text does not parse")
            return nil
        }
        for (file, script) in group.scripts {
            var next = 0
            var marks: [(MessageScan.PickleMark, Int)] = []
            for mark in script.pickles {
                // Mostly the next one: the files have them in the order of the text.
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
                    fix: "Take the whole file of one run, unchanged."
                )
            )
        }
    }

    private mutating func reject(_ mark: MessageScan.PickleMark, of script: MessageScan.Script, _ file: Int) {
        misfits[file].formUnion(script.pickles.map(\.id))
        let place = mark.place.map { " at line \($0)" } ?? ""
        let steps = mark.stepIDs.count == 1 ? "1 step" : "\(mark.stepIDs.count) steps"
        add(
            MessageError(
                file: scans[file].decoding.file,
                line: mark.line,
                "the text of “\(script.source.uri)” has no scenario “\(mark.name)”\(place) with \(steps)",
                fix: "Take the whole file of one run, unchanged."
            )
        )
    }
}

extension ScriptTable.Reading {
    /// By how much the files' identifiers are greater than those that were given here; nil where they are made
    /// otherwise, or the files do not agree.
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
        pickle.steps.count == stepIDs.count && (place ?? pickle.location.line) == pickle.location.line
            && pickle.name == name
    }
}
