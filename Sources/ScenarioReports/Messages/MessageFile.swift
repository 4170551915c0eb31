/// A file of Cucumber Messages that is read piece by piece, so that its size is no limit.
public struct MessageFile: Sendable {
    /// The file's name in errors.
    public let name: String
    /// In bytes.
    public let size: Int
    /// A part of it; fewer bytes, or none, where it can't be read.
    private let part: @Sendable (Range<Int>) -> ArraySlice<UInt8>
    /// How much of it is read at a time, in bytes.
    let chunkSize: Int

    /// A file that is in memory.
    public init(name: String, bytes: [UInt8]) {
        self.init(name: name, size: bytes.count, chunkSize: max(1, bytes.count)) { bytes[$0] }
    }

    /// - Parameters:
    ///   - size: in bytes. What comes behind is not read.
    ///   - chunkSize: how much is read at a time, in bytes; a longer line is read whole.
    ///   - read: the bytes of a range; fewer of them where the file can't be read.
    public init(
        name: String,
        size: Int,
        chunkSize: Int = 1 << 20,
        read: @escaping @Sendable (Range<Int>) -> ArraySlice<UInt8>
    ) {
        self.name = name
        self.size = size
        self.chunkSize = chunkSize
        part = read
    }

    /// - Returns: nil where the file can't be read any more.
    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8>? {
        let bytes = part(range)
        return bytes.count == range.count ? bytes : nil
    }

    /// Whether both have the same bytes.
    func isSame(as other: MessageFile) -> Bool {
        guard size == other.size else { return false }
        return stride(from: 0, to: size, by: 1 << 20).allSatisfy { start in
            let range = start..<min(size, start + 1 << 20)
            return bytes(range) == other.bytes(range)
        }
    }
}
