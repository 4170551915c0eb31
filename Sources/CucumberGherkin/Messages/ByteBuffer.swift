/// A growing buffer of bytes.
///
/// It reserves space per value, not per byte, and is never shared: writing a hundred megabytes of reports spends its
/// time here.
struct ByteBuffer: ~Copyable {
    private var memory: UnsafeMutablePointer<UInt8>?
    private var capacity = 0
    private(set) var count = 0

    init() {}

    deinit {
        memory?.deallocate()
    }

    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: memory, count: count)) }

    /// Keeps the capacity.
    mutating func removeAll() {
        count = 0
    }

    /// Space for the next `more` bytes; ``didWrite(_:)`` says how many were written.
    @inline(__always)
    mutating func room(_ more: Int) -> UnsafeMutablePointer<UInt8> {
        if let memory, capacity - count >= more { return memory + count }
        return grow(more)
    }

    @inline(__always)
    mutating func didWrite(_ more: Int) {
        count += more
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        room(1).pointee = byte
        count += 1
    }

    @inline(__always)
    mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
        guard let start = more.baseAddress else { return }
        room(more.count).update(from: start, count: more.count)
        count += more.count
    }

    mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @inline(never)
    private mutating func grow(_ more: Int) -> UnsafeMutablePointer<UInt8> {
        capacity = max(256, capacity * 2, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        if let memory {
            larger.update(from: memory, count: count)
            memory.deallocate()
        }
        memory = larger
        return larger + count
    }
}

// The buffer owns its bytes.
extension ByteBuffer: @unchecked Sendable {}
