import AppShell

/// How far the server's answer has come, for errors.
struct TransferProgress: Hashable, Sendable {
    /// Whether the whole head has come.
    var hasHead = false
    /// The announced length of the body, in bytes; nil if the server does not say.
    var length: Int?
    /// Bytes of the body that have come.
    var received = 0

    /// When the server broke off: `before it answered`.
    var moment: String {
        if !hasHead { return "before it answered" }
        return received == 0 ? "after the head of its answer" : "after \(amount) of its answer"
    }

    /// What the server had done when the time was over.
    var fact: String {
        if !hasHead { return "the server did not begin to answer" }
        return received == 0
            ? "the server sent the head of its answer, and nothing after it"
            : "the server sent \(amount) of its answer, and did not end it"
    }

    private var amount: String { length.map { "\(received) of the \($0) bytes" } ?? "\(received) bytes" }
}

/// Where a transfer leaves its progress when it ends, for whoever set its time limit.
final class TransferNote: Sendable {
    private let state = Lock(TransferProgress())

    var progress: TransferProgress {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }
}
