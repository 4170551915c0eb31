import FuzzTargets
import ScenarioRunner

/// Any bytes as what a worker process sends.
struct WireTarget: FuzzTarget {
    static let name = "wire"

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        var listener = WorkerListener()
        let ended = listener.receive(bytes)
        try holdPieces(bytes, ended, listener)
        // A beginning takes six bytes, and an end fifteen at least, of whatever attempt.
        try require(ended.count <= bytes.count / 21, "\(ended.count) attempts in \(bytes.count) bytes")
        guard listener.isBroken else { return }
        let more = listener.receive(bytes) + listener.receive(ScenarioWorker.greeting)
        try require(more.isEmpty, "\(more.count) attempts are understood after nonsense")
        try require(listener.isBroken, "nonsense is forgotten")
    }

    /// However the bytes are cut, the same is understood.
    private func holdPieces(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ended: [AttemptResult],
        _ whole: WorkerListener
    ) throws(BrokenInvariant) {
        var listener = WorkerListener()
        var again: [AttemptResult] = []
        var rest = bytes[...]
        while let first = rest.first {
            let piece = rest.prefix(1 + Int(first) % 61)
            again += listener.receive(piece)
            rest = rest.dropFirst(piece.count)
        }
        try require(ended.map(\.token) == again.map(\.token), "in pieces other attempts end")
        try require(whole.current?.token == listener.current?.token, "in pieces another attempt runs")
        try require(whole.isBroken == listener.isBroken, "in pieces it is broken or not")
    }
}
