#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Cuts a stream of bytes into lines, of which empty ones are left out.
struct LineSplitter {
    static let lineBreak = UInt8(ascii: "\n")
    private var bytes = Data()
    /// How many bytes are known to hold no line break.
    private var searched = 0

    mutating func append(_ more: some Sequence<UInt8>) {
        bytes.append(contentsOf: more)
    }

    /// The next line that is there whole, without its line break.
    mutating func next() -> Data? {
        while let end = bytes[(bytes.startIndex + searched)...].firstIndex(of: Self.lineBreak) {
            let line = bytes[..<end]
            bytes = bytes[(end + 1)...]
            searched = 0
            if !line.isEmpty { return line }
        }
        // A slice keeps the memory of what was read.
        if bytes.startIndex > 0 { bytes = Data(bytes) }
        searched = bytes.count
        return nil
    }

    /// A value as a line; JSON has no line break of its own.
    static func line(of value: some Encodable) -> [UInt8] {
        guard let json = try? JSONEncoder().encode(value) else {
            preconditionFailure("JSON has a form for every value that processes exchange.")
        }
        return json + [lineBreak]
    }
}
