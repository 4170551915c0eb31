import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a journal says of the session that was written last.
struct CheckpointReading {
    /// Cut short; nil if there is none, or it was finished.
    var session: PracticeResult?
    /// Whether nothing in the journal is needed any more.
    var isFinished = false
    /// Why a record could not be read; the others count.
    var error: StorageError?

    /// So many unreadable records are passed over: a journal of nothing else is not read to its beginning.
    private static let maximumErrors = 32

    /// Reads a journal from its end, by the spans of its records, until a record of another session.
    static func read(_ journal: any Journal) async throws(StorageError) -> CheckpointReading {
        var reading = CheckpointReading()
        var checkpoints: [Checkpoint] = []
        var errors = 0
        var index = await journal.count - 1
        while index >= 0, errors < maximumErrors {
            guard let record = try await journal.records(in: index..<index + 1).first else { break }
            guard let checkpoint = Checkpoint(record: record) else {
                reading.error = .unreadable(key: SessionStore.key.name)
                errors += 1
                index -= 1
                continue
            }
            if let newest = checkpoints.first, newest.id != checkpoint.id { break }
            checkpoints.append(checkpoint)
            if checkpoint.isFinished { break }
            index -= min(max(1, checkpoint.span), CheckpointSeries.maximumSpan)
        }
        reading.session = PracticeResult(newestFirst: checkpoints)
        reading.isFinished = checkpoints.first?.isFinished ?? false
        return reading
    }
}

extension Checkpoint {
    /// Nil if this version can't decode the record.
    init?(record: [UInt8]) {
        guard let checkpoint = try? JSONDecoder().decode(Checkpoint.self, from: Data(record)) else { return nil }
        self = checkpoint
    }
}
