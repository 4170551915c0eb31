/// Texts side by side in one buffer, so that handing one out costs no reference count.
struct Texts {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    init(_ texts: [String]) {
        for text in texts {
            bytes += text.utf8
            ends.append(bytes.count)
        }
    }

    var count: Int { ends.count }

    @inline(__always)
    func forEach(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for end in ends {
                body(UnsafeBufferPointer(start: bytes.baseAddress.map { $0 + start }, count: end &- start))
                start = end
            }
        }
    }
}
