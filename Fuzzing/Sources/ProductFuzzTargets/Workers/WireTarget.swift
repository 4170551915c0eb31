import FuzzTargets
import ScenarioReports
import ScenarioRunner

/// Any bytes as what a worker process tells.
struct WireTarget: FuzzTarget {
    static let name = "wire"

    private let script: WireScript

    init() throws {
        script = try WireScript()
    }

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        var listener = WorkerListener()
        let ended = listener.receive(bytes)
        try holdPieces(bytes, ended, listener)
        // A beginning takes six bytes and an end eight, of whatever attempt.
        try require(ended.count <= bytes.count / 14, "\(ended.count) attempts in \(bytes.count) bytes")
        let records = ended.map(\.record) + [listener.unfinished]
        let weight = records.reduce(0) { $0 + $1.weight }
        try require(weight <= bytes.count * 3, "\(weight) of \(bytes.count) bytes are kept")
        try require(ended.allSatisfy { $0.record.end != nil }, "an attempt that ended has no end")
        try require(listener.unfinished.end == nil, "the attempt that runs has an end")
        if listener.isBroken {
            let more = listener.receive(bytes) + listener.receive(ScenarioWorker.greeting)
            try require(more.isEmpty, "\(more.count) attempts are understood after nonsense")
            try require(listener.isBroken, "nonsense is forgotten")
        }
        try script.holdReports(of: records.filter { !$0.steps.isEmpty || $0.end != nil })
    }

    /// However the bytes are cut, the same is understood.
    private func holdPieces(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ended: [WorkerListener.Ended],
        _ whole: WorkerListener
    ) throws(BrokenInvariant) {
        var listener = WorkerListener()
        var again: [WorkerListener.Ended] = []
        var rest = bytes[...]
        while let first = rest.first {
            let piece = rest.prefix(1 + Int(first) % 61)
            again += listener.receive(piece)
            rest = rest.dropFirst(piece.count)
        }
        try require(ended.map(\.token) == again.map(\.token), "in pieces other attempts end")
        for (one, other) in zip(ended, again) {
            try require(one.record.isSame(as: other.record), "in pieces attempt \(one.token) is another")
        }
        try require(whole.token == listener.token, "in pieces another attempt runs")
        try require(whole.isBroken == listener.isBroken, "in pieces it is broken or not")
        try require(whole.unfinished.isSame(as: listener.unfinished), "in pieces the attempt that runs is another")
    }
}

extension AttemptRecord {
    /// How many texts, bytes and other things it holds.
    fileprivate var weight: Int {
        steps.reduce(end?.message?.utf8.count ?? 0) { sum, step in
            let texts = [
                step.message, step.exception?.type, step.exception?.message, step.exception?.place, step.screen,
            ]
            return sum + 1 + texts.reduce(0) { $0 + ($1?.utf8.count ?? 0) }
                + step.attachments.reduce(0) { $0 + 1 + $1.weight }
                + step.snippets.reduce(0) { $0 + 1 + $1.utf8.count }
                + step.events.reduce(0) { $0 + 1 + $1.kind.utf8.count + $1.text.utf8.count }
                + (step.snapshot?.screen?.weight ?? 0) + (step.snapshot?.navigation?.utf8.count ?? 0)
        }
    }

    fileprivate func isSame(as other: AttemptRecord) -> Bool {
        guard steps.count == other.steps.count, end?.status == other.end?.status, end?.message == other.end?.message,
            end?.duration == other.end?.duration, end?.coverageRecord == other.end?.coverageRecord
        else { return false }
        return zip(steps, other.steps).allSatisfy { one, other in
            one.status == other.status && one.duration == other.duration && one.wallDuration == other.wallDuration
                && one.message == other.message && one.exception == other.exception && one.screen == other.screen
                && one.attachments == other.attachments && one.snippets == other.snippets
                && one.snapshot == other.snapshot
                && one.events == other.events
        }
    }
}

extension Attachment {
    fileprivate var weight: Int {
        let count =
            switch body {
            case .text(let text): text.utf8.count
            case .bytes(let bytes): bytes.count
            }
        return count + mediaType.utf8.count + (fileName?.utf8.count ?? 0)
    }
}

extension ScreenElement {
    fileprivate var weight: Int {
        let texts = [role, label, value, message, placeholder, note]
        return texts.reduce(1) { $0 + ($1?.utf8.count ?? 0) } + children.reduce(0) { $0 + $1.weight }
    }
}
