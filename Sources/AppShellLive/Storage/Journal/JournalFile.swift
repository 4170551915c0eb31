import AppShell

/// The history of a name, shared by its keys. Its calls block, so they run on its queue only.
final class JournalFile: Sendable {
    private struct State {
        /// Nil if nothing was ever written.
        var generation: JournalGeneration?
        /// The error when the system failed to make the file durable. The file cannot be trusted since, so the next
        /// write starts a new one.
        var suspect: SystemError?
    }

    let path: String
    let name: String
    let folder: StorageFolder
    /// Nil before opening and after closing.
    private let state = Lock<State?>(nil)
    /// A lock of its own: `state`'s is held during calls of the system.
    private let published = Lock(0)
    private let found = Lock<[StorageIssue]>([])

    init(_ folder: StorageFolder, _ key: StoredKey) throws(StorageError) {
        self.folder = folder
        name = key.name
        path = try folder.path(of: key, .journal)
    }

    /// The number of records, without pending ones.
    var count: Int { published.withLock(\.self) }

    var issues: [StorageIssue] { found.withLock(\.self) }

    /// Reads the file, repairs it if possible, and migrates an earlier schema.
    func open(as key: StoredKey) throws(StorageError) {
        try folder.checkIsOpen()
        try state.withLock { state throws(StorageError) in
            var opened = try opened(state, as: key)
            // Even if the migration fails, which may leave the file suspect.
            defer { keep(opened, in: &state) }
            try migrate(&opened, to: key)
        }
    }

    func close() {
        state.withLock { $0 = nil }
    }

    /// Appends records with one write and one sync: they are all durable, or after an error none is there.
    func append(_ records: [[UInt8]], as key: StoredKey) throws(StorageError) {
        try change(as: key) { state throws(StorageError) in
            try self.heal(&state)
            if state.generation == nil { try self.begin(&state, schema: key.schema) }
            guard let (file, position) = state.generation.map({ ($0.file, $0.index.count) }) else { return }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(records.reduce(0) { $0 + RecordHead.span(length: $1.count) })
            for (number, record) in records.enumerated() {
                try bytes.append(record: record, position: position + number)
            }
            do throws(StorageError) {
                try state.generation?.write(bytes)
            } catch {
                self.cut(&state)
                throw error
            }
            do throws(StorageError) {
                try file.syncData()
            } catch {
                self.cut(&state)
                if case .system(let failure) = error { state.suspect = failure }
                throw error
            }
            state.generation?.add(lengths: records.map(\.count))
        }
    }

    func records(in positions: Range<Int>, as key: StoredKey) throws(StorageError) -> [[UInt8]] {
        try change(as: key) { state throws(StorageError) in
            var records: [[UInt8]] = []
            try state.generation?.forEach(in: positions) { record throws(StorageError) in records.append(record) }
            return records
        }
    }

    /// Replaces all records without a migration; the caller gives the new content. Keeps a file of an earlier schema
    /// under another name.
    func replaceAll(with records: [[UInt8]], as key: StoredKey) throws(StorageError) {
        try change(as: key, migrates: false) { state throws(StorageError) in
            let old = state.generation.flatMap { $0.head.schema < key.schema ? $0 : nil }
            var kept: String?
            let keep = { () throws(StorageError) in
                if let old { kept = try DamagedFile.keep(old.file, .older) }
            }
            try self.writeAnew(&state, schema: key.schema, beforeRename: keep) { writer throws(StorageError) in
                for record in records { try writer.append(record) }
            }
            if let old, let kept {
                self.report(.replaced(key: self.name, file: self.path, schema: old.head.schema, setAside: kept))
            }
        }
    }

    // MARK: Opening

    private func opened(_ state: State?, as key: StoredKey, migrates: Bool = true) throws(StorageError) -> State {
        if let state { return state }
        return try read(as: key, migrates: migrates)
    }

    /// The file's content in its own schema. Damage is repaired here, or by a migration.
    private func read(as key: StoredKey, migrates: Bool) throws(StorageError) -> State {
        guard let file = try OpenFile.openIfThere(path, of: name, for: .changing, report: report) else {
            return State()
        }
        let head: FileHead
        switch FileHead.read(try file.bytes(at: 0, count: FileHead.maximumSize), kind: .journal, key: name) {
        case .head(let read): head = read
        case .damaged(let fact, let offset):
            let damage = damage(fact, at: offset, setAside: DamagedFile.setAside(path))
            guard damage.setAside != nil else { throw .damaged(damage) }
            report(.damaged(damage, recordsKept: 0))
            return State()
        case .laterFormat(let format): throw .laterFormat(format, key: name, path: path)
        }
        try StoredForm.check(schema: head.schema, against: key)
        let size = try file.status().size
        let scan = try JournalScan(file, start: head.size, size: size)
        let generation = JournalGeneration(file, head: head, scan: scan, size: size)
        var state = State(generation: generation)
        switch scan.issue {
        case nil:
            // The previous process may have ended between a write and its sync.
            try file.syncData()
        case .torn(let bytes)?:
            // A file that cannot be migrated stays as it is.
            if migrates { try requireMigration(of: generation, to: key) }
            try state.generation?.cut()
            try file.syncData()
            report(.tornTail(key: name, file: path, offset: scan.end, bytes: bytes))
        case .damaged(let fact)?:
            if migrates { try requireMigration(of: generation, to: key) }
            guard let setAside = DamagedFile.keep(file) else {
                throw .damaged(damage(fact, at: scan.end, setAside: nil))
            }
            try copyGood(&state)
            report(.damaged(damage(fact, at: scan.end, setAside: setAside), recordsKept: scan.index.count))
        }
        return state
    }

    private func requireMigration(of generation: JournalGeneration, to key: StoredKey) throws(StorageError) {
        guard generation.head.schema < key.schema else { return }
        var position = 0
        try generation.forEach(in: 0..<generation.index.count) { record throws(StorageError) in
            _ = try key.migrated(record, at: position, from: generation.head.schema)
            position += 1
        }
    }

    /// Converts the records to the key's schema, unless theirs is later.
    private func migrate(_ state: inout State, to key: StoredKey) throws(StorageError) {
        guard let old = state.generation else { return }
        try StoredForm.check(schema: old.head.schema, against: key)
        guard old.head.schema < key.schema else { return }
        try writeAnew(&state, schema: key.schema) { writer throws(StorageError) in
            var position = 0
            try old.forEach(in: 0..<old.index.count) { record throws(StorageError) in
                try writer.append(key.migrated(record, at: position, from: old.head.schema))
                position += 1
            }
        }
    }

    // MARK: Rewriting

    /// Replaces the generation; the old one stays until the new one is durable.
    private func writeAnew(
        _ state: inout State,
        schema: Int,
        beforeRename: (() throws(StorageError) -> Void)? = nil,
        fill: (inout JournalWriter) throws(StorageError) -> Void
    ) throws(StorageError) {
        let number = (state.generation?.head.generation ?? 0) &+ 1
        let head = FileHead(kind: .journal, key: name, schema: schema, generation: number)
        var written: JournalGeneration?
        do {
            let file = try AtomicFile.replace(path, beforeRename: beforeRename) { file throws(StorageError) in
                var writer = try JournalWriter(file, head: head)
                try fill(&writer)
                try writer.flush()
                written = writer.generation
            }
            written?.file = file
        } catch {
            // The path now has another file with the same content.
            if error.cameLate, case .system(let failure) = error.error { state.suspect = failure }
            throw error.error
        }
        let suspect = state.suspect
        state = State(generation: written)
        if let suspect { report(.rewritten(suspect)) }
    }

    private func copyGood(_ state: inout State) throws(StorageError) {
        guard let old = state.generation else {
            state.suspect = nil
            return
        }
        try writeAnew(&state, schema: old.head.schema) { writer throws(StorageError) in
            try old.forEach(in: 0..<old.index.count) { record throws(StorageError) in
                try writer.append(record)
            }
        }
    }

    /// The first generation, without records.
    private func begin(_ state: inout State, schema: Int) throws(StorageError) {
        try writeAnew(&state, schema: schema) { _ throws(StorageError) in }
    }

    /// Rewrites a suspect file from its verified records.
    private func heal(_ state: inout State) throws(StorageError) {
        guard state.suspect != nil else { return }
        try copyGood(&state)
    }

    /// Removes what a failed append left.
    private func cut(_ state: inout State) {
        do throws(StorageError) {
            try state.generation?.cut()
        } catch {
            if case .system(let failure) = error { state.suspect = failure }
        }
    }

    // MARK: Parts

    private func change<Value: Sendable>(
        as key: StoredKey,
        migrates: Bool = true,
        _ body: (inout State) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try folder.checkIsOpen()
        return try state.withLock { state throws(StorageError) in
            var changed = try opened(state, as: key, migrates: migrates)
            // The only reference, so that it is mutated in position.
            state = nil
            do throws(StorageError) {
                if migrates {
                    try migrate(&changed, to: key)
                } else if let schema = changed.generation?.head.schema {
                    try StoredForm.check(schema: schema, against: key)
                }
                let value = try body(&changed)
                keep(changed, in: &state)
                return value
            } catch {
                // Damage found while the journal is open is repaired at the next call, by opening it again: nothing is
                // appended after an unreadable record.
                if case .damaged = error {} else { keep(changed, in: &state) }
                throw error
            }
        }
    }

    private func keep(_ changed: State, in state: inout State?) {
        state = changed
        let count = changed.generation?.index.count ?? 0
        published.withLock { $0 = count }
    }

    private func damage(_ fact: String, at offset: Int, setAside: String?) -> StorageDamage {
        StorageDamage(key: name, file: path, offset: offset, fact: fact, setAside: setAside)
    }

    private func report(_ issue: StorageIssue) {
        found.withLock { $0.append(issue) }
        folder.report(issue)
    }
}
