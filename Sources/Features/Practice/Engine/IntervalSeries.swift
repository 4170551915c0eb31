/// The milliseconds between keys, in their order, up to a cap.
///
/// A value that allocates nothing once it is made. The latest ones are gathered in place and go into the array sixteen at
/// a time: an array is asked at each write whether it is shared, which costs as much as the rest of a key.
struct IntervalSeries: Sendable {
    private typealias Pair = (UInt64, UInt64)
    private typealias Stage = (Pair, Pair, Pair, Pair)

    private static let stageSize = 16

    private var stored: [UInt32]
    /// Room for 16 of 32 bits.
    private var stage: Stage = ((0, 0), (0, 0), (0, 0), (0, 0))
    private(set) var count: Int
    private let maximum: Int

    /// - Parameters:
    ///   - intervals: those to begin with; beyond the maximum they are left out.
    ///   - maximum: how many are kept, a multiple of 16; later ones are not.
    init(_ intervals: [UInt32], maximum: Int) {
        self.maximum = maximum
        count = min(intervals.count, maximum)
        // Written all over, so that every page is there before the first key.
        stored = [UInt32](repeating: 0, count: maximum)
        stored.replaceSubrange(0..<count, with: intervals.prefix(count))
        for index in count / Self.stageSize * Self.stageSize..<count { put(stored[index], at: index) }
    }

    @inline(__always)
    mutating func append(_ interval: UInt32) {
        guard count < maximum else { return }
        put(interval, at: count)
        count &+= 1
        if count & (Self.stageSize - 1) == 0 { store() }
    }

    /// From a place on, 0 for all of them.
    func elements(from start: Int = 0) -> [UInt32] {
        let whole = count / Self.stageSize * Self.stageSize
        var elements = Array(stored[min(start, whole)..<whole])
        withUnsafeBytes(of: stage) { bytes in
            for index in max(start, whole)..<max(start, count) {
                elements.append(bytes.load(fromByteOffset: Self.offset(of: index), as: UInt32.self))
            }
        }
        return elements
    }

    @inline(__always)
    private mutating func put(_ interval: UInt32, at index: Int) {
        withUnsafeMutableBytes(of: &stage) {
            $0.storeBytes(of: interval, toByteOffset: Self.offset(of: index), as: UInt32.self)
        }
    }

    @inline(never)
    private mutating func store() {
        let start = (count - Self.stageSize) * MemoryLayout<UInt32>.size
        withUnsafeBytes(of: stage) { bytes in
            stored.withUnsafeMutableBytes { stored in
                UnsafeMutableRawBufferPointer(rebasing: stored[start...]).copyMemory(from: bytes)
            }
        }
    }

    @inline(__always)
    private static func offset(of index: Int) -> Int { (index & (stageSize - 1)) * MemoryLayout<UInt32>.size }
}
