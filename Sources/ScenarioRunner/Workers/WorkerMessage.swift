import ScenarioReports

/// What goes between the process that runs a plan and those that run its scenarios: frames of a length, four bytes with the
/// least significant first, and a content.
enum WorkerFrame {
    static let headerSize = 4

    static func framed(_ content: (inout ByteWriter) -> Void) -> [UInt8] {
        var writer = ByteWriter(reserving: headerSize)
        content(&writer)
        var frame = writer.bytes
        let count = UInt32(frame.count - headerSize)
        for index in 0..<headerSize { frame[index] = UInt8(truncatingIfNeeded: count >> UInt32(8 * index)) }
        return frame
    }
}

/// Cuts a stream of bytes into frames.
struct FrameSplitter {
    private var bytes: [UInt8] = []
    private var start = 0

    mutating func append(_ more: some Sequence<UInt8>) {
        if start > 0, start == bytes.count || start > 1 << 20 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    /// The content of the next frame that is there whole.
    mutating func next() -> ArraySlice<UInt8>? {
        let content = start + WorkerFrame.headerSize
        guard bytes.count >= content else { return nil }
        let count = (0..<WorkerFrame.headerSize).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
        guard bytes.count >= content + count else { return nil }
        defer { start = content + count }
        return bytes[content..<(content + count)]
    }
}

/// What a worker tells of the attempt that it runs.
enum WorkerReport {
    case ready
    case attemptBegan(token: Int)
    case attached(Attachment)
    case stepEnded(AttemptRecord.StepRecord)
    case attemptEnded(AttemptRecord.End)

    func write(into writer: inout ByteWriter) {
        switch self {
        case .ready: writer.write(4)
        case .attemptBegan(let token):
            writer.write(0)
            writer.write(token)
        case .attached(let attachment):
            writer.write(1)
            attachment.write(into: &writer)
        case .stepEnded(let record):
            writer.write(2)
            record.write(into: &writer)
        case .attemptEnded(let end):
            writer.write(3)
            end.write(into: &writer)
        }
    }

    init(from content: ArraySlice<UInt8>) throws(ByteReaderError) {
        var reader = ByteReader(content)
        switch try reader.int() {
        case 0: self = .attemptBegan(token: try reader.int())
        case 1: self = .attached(try Attachment(from: &reader))
        case 2: self = .stepEnded(try AttemptRecord.StepRecord(from: &reader))
        case 3: self = .attemptEnded(try AttemptRecord.End(from: &reader))
        case 4: self = .ready
        default: throw ByteReaderError()
        }
    }
}
