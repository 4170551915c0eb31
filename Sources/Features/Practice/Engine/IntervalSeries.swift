/// The gaps between keys, in their order, up to a cap.
///
/// A value that allocates nothing once it is made. The latest gaps are gathered in a tuple and go into the array eight at a
/// time: each write to an array checks whether it is shared, which costs as much as the rest of a key. For the same
/// reason they are kept in the engine's ticks, and divided into milliseconds when they are asked for.
struct IntervalSeries: Sendable {
    private typealias Stage = (Int64, Int64, Int64, Int64, Int64, Int64, Int64, Int64)

    private static let stageSize = 8

    private var stored: [Int64]
    private var stage: Stage = (0, 0, 0, 0, 0, 0, 0, 0)
    private(set) var count: Int
    private let maximum: Int

    /// - Parameters:
    ///   - milliseconds: those to begin with; beyond the maximum they are left out.
    ///   - maximum: how many are kept, a multiple of 8; later ones are not.
    init(_ milliseconds: [UInt32], maximum: Int) {
        self.maximum = maximum
        count = min(milliseconds.count, maximum)
        // Written all over, so that every page is there before the first key.
        stored = [Int64](repeating: 0, count: maximum)
        for (index, interval) in milliseconds.prefix(count).enumerated() {
            stored[index] = KeyTime.ticks(ofMilliseconds: interval)
        }
        for index in count / Self.stageSize * Self.stageSize..<count { put(stored[index], at: index) }
    }

    /// - Parameter gap: in ticks, not negative.
    @inline(__always)
    mutating func append(_ gap: Int64) {
        guard count < maximum else { return }
        put(gap, at: count)
        count &+= 1
        if count & (Self.stageSize - 1) == 0 { store() }
    }

    /// In milliseconds, from an index on, 0 for all of them.
    func milliseconds(from start: Int = 0) -> [UInt32] {
        let whole = count / Self.stageSize * Self.stageSize
        var milliseconds = stored[min(start, whole)..<whole].map { KeyTime.milliseconds(of: $0) }
        withUnsafeBytes(of: stage) { bytes in
            for index in max(start, whole)..<max(start, count) {
                let gap = bytes.load(fromByteOffset: Self.offset(of: index), as: Int64.self)
                milliseconds.append(KeyTime.milliseconds(of: gap))
            }
        }
        return milliseconds
    }

    @inline(__always)
    private mutating func put(_ gap: Int64, at index: Int) {
        withUnsafeMutableBytes(of: &stage) {
            $0.storeBytes(of: gap, toByteOffset: Self.offset(of: index), as: Int64.self)
        }
    }

    @inline(never)
    private mutating func store() {
        let start = (count - Self.stageSize) * MemoryLayout<Int64>.size
        withUnsafeBytes(of: stage) { bytes in
            stored.withUnsafeMutableBytes { stored in
                UnsafeMutableRawBufferPointer(rebasing: stored[start...]).copyMemory(from: bytes)
            }
        }
    }

    @inline(__always)
    private static func offset(of index: Int) -> Int { (index & (stageSize - 1)) * MemoryLayout<Int64>.size }
}
