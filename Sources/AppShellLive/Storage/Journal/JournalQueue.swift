import AppShell

/// A journal's calls, in order. Pending appends become durable together.
final class JournalQueue: Sendable {
    typealias Continuation = CheckedContinuation<Result<Void, StorageError>, Never>

    private struct Append {
        let record: [UInt8]
        let key: StoredKey
        let continuation: Continuation
    }

    private enum Work {
        case append(Append)
        case other(@Sendable () -> Void)
    }

    private struct State {
        var waiting: [Work] = []
        var isRunning = false
    }

    let file: JournalFile
    private let worker: SerialWorker
    private let state = Lock(State())
    /// The most bytes of records to write at once.
    private static let maximumBatch = 4 << 20

    init(_ file: JournalFile) {
        self.file = file
        worker = SerialWorker("journal \(file.name)")
    }

    func append(_ record: [UInt8], as key: StoredKey) async throws(StorageError) {
        let result = await withCheckedContinuation { continuation in
            add(.append(Append(record: record, key: key, continuation: continuation)))
        }
        try result.get()
    }

    func run<Value: Sendable>(
        _ body: @escaping @Sendable (JournalFile) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        let result: Result<Value, StorageError> = await withCheckedContinuation { continuation in
            add(
                .other { [file] in
                    continuation.resume(
                        returning: Result { () throws(StorageError) in try body(file) }
                    )
                }
            )
        }
        return try result.get()
    }

    /// Blocks until pending calls are done, and closes the file.
    func finish() {
        worker.finish()
        file.close()
    }

    private func add(_ work: Work) {
        let begins = state.withLock { state in
            state.waiting.append(work)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if begins { worker.start { self.runWaiting() } }
    }

    private func runWaiting() {
        while true {
            let works = state.withLock { state in
                defer { state.waiting = [] }
                if state.waiting.isEmpty { state.isRunning = false }
                return state.waiting
            }
            if works.isEmpty { return }
            run(works)
        }
    }

    private func run(_ works: [Work]) {
        var batch: [Append] = []
        var size = 0
        for work in works {
            switch work {
            case .append(let append):
                if size + append.record.count > Self.maximumBatch || batch.last.map({ $0.key != append.key }) ?? false {
                    commit(batch)
                    (batch, size) = ([], 0)
                }
                batch.append(append)
                size += append.record.count
            case .other(let body):
                commit(batch)
                (batch, size) = ([], 0)
                body()
            }
        }
        commit(batch)
    }

    /// One write and one sync for all. If one record cannot be written, they are written one by one, so that it keeps
    /// no other out.
    private func commit(_ batch: [Append]) {
        guard let key = batch.first?.key else { return }
        do throws(StorageError) {
            try file.append(batch.map(\.record), as: key)
            for append in batch { append.continuation.resume(returning: .success(())) }
        } catch {
            if batch.count > 1, Self.concernsOneRecord(error) {
                for append in batch { commit([append]) }
            } else {
                for append in batch { append.continuation.resume(returning: .failure(error)) }
            }
        }
    }

    private static func concernsOneRecord(_ error: StorageError) -> Bool {
        switch error {
        case .unacceptable: true
        case .system(let failure): failure.call == "pwrite"
        default: false
        }
    }
}
