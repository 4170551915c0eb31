import AppShell

/// What a journal says of the session that was written last.
struct CheckpointReading {
    /// Cut short; nil where there is none, or where it was finished.
    var session: InterruptedSession?
    /// Whether nothing that is there is needed any more.
    var isFinished = false
    /// A record that is none; the others count.
    var fault: StorageError?

    /// So many records that are none are passed over: a journal of nothing else is not read to its beginning.
    private static let maximumFaults = 32

    /// Reads a journal from its end, by the spans of its records, up to what is of another session.
    static func read(_ journal: any Journal) async throws(StorageError) -> CheckpointReading {
        var reading = CheckpointReading()
        var checkpoints: [Checkpoint] = []
        var faults = 0
        var place = await journal.count - 1
        while place >= 0, faults < maximumFaults {
            guard let record = try await journal.records(in: place..<place + 1).first else { break }
            let checkpoint: Checkpoint
            do throws(StorageError) {
                checkpoint = try StoredJSON.value(from: record, for: SessionStore.key)
            } catch {
                reading.fault = error
                faults += 1
                place -= 1
                continue
            }
            if let newest = checkpoints.first, newest.id != checkpoint.id { break }
            checkpoints.append(checkpoint)
            if checkpoint.isFinished { break }
            place -= min(max(1, checkpoint.span), CheckpointSeries.maximumSpan)
        }
        reading.session = InterruptedSession(newestFirst: checkpoints)
        reading.isFinished = checkpoints.first?.isFinished ?? false
        return reading
    }
}
