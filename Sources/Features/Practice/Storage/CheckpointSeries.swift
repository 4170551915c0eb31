/// How much of a session's lists is in the journal.
struct CheckpointMark: Hashable {
    var position = 0
    var errors = 0
    var intervals = 0
    var errorPositions = 0
    var revealedLines = 0

    init() {}

    init(_ engine: PracticeEngine) {
        position = engine.position
        errors = engine.errors
        intervals = engine.intervalCount
        errorPositions = engine.errorPositions.count
        revealedLines = engine.revealedLines.count
    }
}

/// How far back each record reaches that one launch of the app adds to a session's journal.
///
/// Record n, counted from 1, holds what the last k records added, where k is the greatest power of two that divides n, up
/// to ``maximumSpan``. As in a Fenwick tree, a session of n records is read from about n / 512 + 9 of them, and each part
/// of it is written ten times at most.
struct CheckpointSeries {
    static let maximumSpan = 1 << maximumLevel
    private static let maximumLevel = 9

    /// The session's.
    let id: String
    private var count = 0
    /// By level: how much there was at the last record whose number is divisible by 2^level.
    private var marks: [CheckpointMark]

    /// - Parameter mark: what the journal has of the session already.
    init(id: String, from mark: CheckpointMark = CheckpointMark()) {
        self.id = id
        marks = Array(repeating: mark, count: Self.maximumLevel + 1)
    }

    /// What the journal has.
    var written: CheckpointMark { marks[0] }

    /// How many records the next one stands for, and what there was before them.
    var span: Int { 1 << level(of: count + 1) }
    var start: CheckpointMark { marks[level(of: count + 1)] }

    /// The next record is in the journal.
    mutating func add(_ mark: CheckpointMark) {
        count += 1
        for level in 0...level(of: count) { marks[level] = mark }
    }

    private func level(of number: Int) -> Int { min(number.trailingZeroBitCount, Self.maximumLevel) }
}
