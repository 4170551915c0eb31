/// The sessions in the order in which they were recorded: those of the journal, then those that are not in it yet.
///
/// Of two with one id the later one stands.
struct SessionLog {
    /// PI-FR7.
    static let capacity = 200
    /// The journal is written anew once it has more records than that.
    static let maximumLines = 2 * capacity

    /// A record of the journal.
    struct Line {
        let bytes: [UInt8]
        /// nil: this version can't read it. Skipped, and kept.
        let entry: StatsEntry?
    }

    private(set) var lines: [Line] = []
    private(set) var unsaved: [StatsEntry] = []

    /// What is new with an entry.
    enum Addition: Equatable {
        /// Nothing: it is there.
        case known
        /// What it takes the place of, if anything.
        case new(replaced: StatsEntry?)
    }

    mutating func add(_ entry: StatsEntry) -> Addition {
        let known = self.entry(entry.id)
        guard known != entry else { return .known }
        unsaved.append(entry)
        // No more are ever shown.
        if unsaved.count > Self.capacity { unsaved.removeFirst() }
        return .new(replaced: known)
    }

    /// The journal was read.
    mutating func load(_ lines: [Line]) {
        self.lines = lines
        unsaved.removeAll { entry in lines.last { $0.entry?.id == entry.id }?.entry == entry }
    }

    mutating func didAppend(_ entry: StatsEntry, as bytes: [UInt8]) {
        lines.append(Line(bytes: bytes, entry: entry))
        if let index = unsaved.firstIndex(of: entry) { unsaved.remove(at: index) }
    }

    /// What the journal is to be replaced with; nil while it is short enough.
    var compacted: [Line]? {
        guard lines.count > Self.maximumLines else { return nil }
        var kept: [Line] = []
        var ids: Set<String> = []
        for line in lines.reversed() {
            if let entry = line.entry, !ids.insert(entry.id).inserted { continue }
            kept.append(line)
            // Those that can't be read stay among the others, and can't fill the journal.
            if ids.count == Self.capacity || kept.count == Self.maximumLines * 3 / 4 { break }
        }
        return kept.reversed()
    }

    mutating func didCompact(to lines: [Line]) {
        self.lines = lines
    }

    /// The ``capacity`` recorded last, the newest date first.
    var latest: [StatsEntry] {
        var latest: [StatsEntry] = []
        var ids: Set<String> = []
        for entry in unsaved.reversed() + lines.reversed().compactMap(\.entry) {
            if ids.insert(entry.id).inserted { latest.append(entry) }
            if latest.count == Self.capacity { break }
        }
        // Of one date, the one that was recorded last first.
        return latest.enumerated().sorted { one, other in
            one.element.date == other.element.date ? one.offset < other.offset : one.element.date > other.element.date
        }
        .map(\.element)
    }

    private func entry(_ id: String) -> StatsEntry? {
        unsaved.last { $0.id == id } ?? lines.last { $0.entry?.id == id }?.entry
    }
}
