import AppShell

/// What a lane finds, or should find, in the storage.
struct Contents: Equatable, Sendable {
    var records: [[UInt8]] = []
    var shared: [[UInt8]] = []
    var values: [Int: [UInt8]] = [:]
    var documents: [Int: [UInt8]] = [:]
    var secrets: [Int: String] = [:]
}

/// The lanes' keys, and what is stored under them.
struct ProbeStorage: Sendable {
    static let slots = 0..<3

    let storage: Storage
    let plan: Plan

    func value(_ lane: Int, _ slot: Int) -> StoredKey { key("probe.lane\(lane).value\(slot)") }

    func document(_ lane: Int, _ slot: Int) -> StoredKey { key("probe.lane\(lane).document\(slot)") }

    func secret(_ lane: Int, _ slot: Int) -> StoredKey {
        key("probe.lane\(lane).secret\(slot)", grownBy: Array("aa".utf8))
    }

    func journal(_ lane: Int) async throws(StorageError) -> any Journal {
        try await storage.journals.journal(for: key("probe.lane\(lane).history"))
    }

    func sharedJournal() async throws(StorageError) -> any Journal {
        try await storage.journals.journal(for: key("probe.shared"))
    }

    /// Each schema is what the one before it was, and something more.
    private func key(_ name: String, grownBy growth: [UInt8] = [0xaa]) -> StoredKey {
        StoredKey(name, schema: plan.schema) { [schema = plan.schema] value, from in
            value + Array(repeating: growth, count: schema - from).joined()
        }
    }
}

extension ProbeStorage {
    func expected(_ state: LaneState, lane: Int) -> Contents {
        let payload = { Step.payload(lane: lane, number: $0, plan: plan) }
        return Contents(
            records: state.records.map(payload),
            shared: state.shared.map { Step.payload(lane: lane, number: $0, isShared: true, plan: plan) },
            values: state.values.mapValues(payload),
            documents: state.documents.mapValues(payload),
            secrets: state.secrets.mapValues { Step.secret(lane: lane, number: $0, plan: plan) }
        )
    }

    func found(lane: Int) async throws(StorageError) -> Contents {
        var contents = Contents()
        contents.records = try await found(of: journal(lane))
        contents.shared = try await found(of: sharedJournal()).filter { Content.lane(of: $0) == lane }
        for slot in Self.slots {
            contents.values[slot] = try storage.values.value(for: value(lane, slot))
            contents.documents[slot] = try await storage.documents.document(for: document(lane, slot))
            contents.secrets[slot] = try storage.secrets.secret(for: secret(lane, slot))?.reveal()
        }
        return contents
    }

    func found(of journal: any Journal) async throws(StorageError) -> [[UInt8]] {
        try await journal.records(in: 0..<(await journal.count))
    }

    /// Whether the shared journal holds anything that no lane wrote.
    func strangers() async throws(StorageError) -> Int {
        try await found(of: sharedJournal()).filter { record in
            Content.lane(of: record).map { !(0..<plan.lanes).contains($0) } ?? true
        }.count
    }
}

extension Contents {
    /// What is under one target; for a value, document or secret, nothing or one thing.
    subscript(target: Step.Target) -> [[UInt8]] {
        switch target {
        case .records: records
        case .shared: shared
        case .value(let slot): values[slot].map { [$0] } ?? []
        case .document(let slot): documents[slot].map { [$0] } ?? []
        case .secret(let slot): secrets[slot].map { [Array($0.utf8)] } ?? []
        }
    }

    /// Where the two differ, in a few words; nil where they are the same.
    func difference(from expected: Contents) -> String? {
        let target = Step.Target.all.first { self[$0] != expected[$0] }
        return target.map { difference(from: expected, at: $0) }
    }

    func difference(from expected: Contents, at target: Step.Target) -> String {
        let found = self[target]
        let expected = expected[target]
        let place = zip(found, expected).prefix { $0 == $1 }.count
        let words = { (records: [[UInt8]]) in
            records.indices.contains(place) ? "\(records[place].count) bytes \(records[place].prefix(12))" : "nothing"
        }
        return
            "\(target): \(found.count) and not \(expected.count); at \(place) is \(words(found)), not \(words(expected))"
    }
}
