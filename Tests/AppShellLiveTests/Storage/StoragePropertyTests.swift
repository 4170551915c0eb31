import AppShell
import AppShellLive
import Testing

/// Whatever is asked in whatever order, the disk answers as memory does.
@Suite struct StoragePropertyTests {
    private static let names = ["a", "a.b", "É/..", "b"]

    @Test(
        "SHELL-4: any calls, with processes that end between them, leave on disk what they leave in memory",
        arguments: 0..<4
    )
    func model(_ seed: UInt64) async throws {
        var chance = StorageChance(seed: seed)
        let model = try StorageLife(.inMemory)
        let disk = try StorageLife(.onDisk)
        for step in 0..<120 {
            if chance.number(1...12) == 1 {
                try disk.reopen()
                try model.reopen()
            }
            let act = Act(from: &chance)
            let expected = await act.outcome(in: model.storage)
            let outcome = await act.outcome(in: disk.storage)
            #expect(outcome == expected, "seed \(seed), step \(step): \(act)")
        }
    }

    private enum Outcome: Equatable {
        case bytes([UInt8]?)
        case records([[UInt8]], count: Int)
        case error(StorageError)
    }

    private enum Act {
        case get(KeyedStore, StoredKey)
        case set(KeyedStore, StoredKey, [UInt8]?)
        case records(StoredKey, Range<Int>)
        case append(StoredKey, [UInt8])
        case replaceAll(StoredKey, [[UInt8]])

        init(from chance: inout StorageChance) {
            let schema = [1, 1, 1, 2, 3][chance.number(0...4)]
            let name = StoragePropertyTests.names[chance.number(0...3)]
            let key =
                chance.number(0...1) == 0
                ? StoredKey(name, schema: schema)
                : StoredKey(name, schema: schema) { value, old in value + [48 + UInt8(old)] }
            let store = KeyedStore.allCases[chance.number(0...2)]
            let texts = (0..<chance.number(0...40)).map { _ in chance.bytes(0...30).map { $0 & 0x7F } }
            switch chance.number(0...6) {
            case 0: self = .get(store, key)
            case 1, 2: self = .set(store, key, chance.number(0...3) == 0 ? nil : texts.first)
            case 3: self = .records(key, chance.number(0...9)..<chance.number(9...50))
            case 4, 5: self = .append(key, texts.first ?? [])
            default: self = .replaceAll(key, texts)
            }
        }

        func outcome(in storage: Storage) async -> Outcome {
            do {
                switch self {
                case .get(let store, let key): return .bytes(try await store.get(key, in: storage))
                case .set(let store, let key, let bytes):
                    try await store.set(bytes, key, in: storage)
                    return .bytes(bytes)
                case .records(let key, let places):
                    let journal = try await storage.journals.journal(for: key)
                    return .records(try await journal.records(in: places), count: await journal.count)
                case .append(let key, let record):
                    let journal = try await storage.journals.journal(for: key)
                    try await journal.append(record)
                    return .records(try await journal.latestRecords(2), count: await journal.count)
                case .replaceAll(let key, let records):
                    let journal = try await storage.journals.journal(for: key)
                    try await journal.replaceAll(with: records)
                    return .records(try await journal.latestRecords(2), count: await journal.count)
                }
            } catch {
                return .error(error as? StorageError ?? .unacceptable("\(error)"))
            }
        }
    }
}
