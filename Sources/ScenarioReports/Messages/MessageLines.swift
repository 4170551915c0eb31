/// The lines of a file of Cucumber Messages, or of a part of it, each with the name of its envelope.
struct MessageLines: Sequence {
    struct Line {
        /// From 1.
        let number: Int
        /// In the file.
        let range: Range<Int>
        let bytes: ArraySlice<UInt8>
        /// Nil where the line is no envelope.
        let envelope: String?
        /// Whether it has a line break.
        let isEnded: Bool
    }

    /// Consecutive lines.
    struct Part {
        /// The number of the first line, from 1.
        var line: Int
        var range: Range<Int>
    }

    private let file: MessageFile
    private let part: Part

    init(_ file: MessageFile) {
        self.init(file, Part(line: 1, range: 0..<file.size))
    }

    /// - Parameter part: begins with a line.
    init(_ file: MessageFile, _ part: Part) {
        self.file = file
        self.part = part
    }

    func makeIterator() -> Iterator { Iterator(file, part) }

    struct Iterator: IteratorProtocol {
        private let file: MessageFile
        private let end: Int
        private var number: Int
        /// What has been read and not been returned.
        private var rest: ArraySlice<UInt8> = []
        /// The position of `rest` in the file.
        private var position: Int

        init(_ file: MessageFile, _ part: Part) {
            self.file = file
            end = part.range.upperBound
            position = part.range.lowerBound
            number = part.line - 1
        }

        /// Whether a part of the file could not be read. There are no lines then.
        private(set) var isCutOff = false

        /// The next line that is not blank. Where the file can't be read, it ends there.
        mutating func next() -> Line? {
            while let (range, bytes, isEnded) = line() {
                number += 1
                guard !bytes.allSatisfy(\.isBlank) else { continue }
                let envelope = Self.envelope(in: bytes)
                return Line(number: number, range: range, bytes: bytes, envelope: envelope, isEnded: isEnded)
            }
            return nil
        }

        private mutating func line() -> (Range<Int>, ArraySlice<UInt8>, isEnded: Bool)? {
            var searched = 0
            while true {
                if let index = Self.lineBreak(in: rest.dropFirst(searched)) {
                    let bytes = rest[..<index]
                    defer { advance(to: index + 1) }
                    return (position..<position + bytes.count, bytes, true)
                }
                searched = rest.count
                guard readMore() else { break }
            }
            guard !rest.isEmpty, !isCutOff else { return nil }
            let bytes = rest
            defer { advance(to: rest.endIndex) }
            return (position..<position + bytes.count, bytes, false)
        }

        private mutating func advance(to index: Int) {
            position += index - rest.startIndex
            rest = rest[index...]
        }

        /// - Returns: false at the end.
        private mutating func readMore() -> Bool {
            let start = position + rest.count
            guard start < end, !isCutOff else { return false }
            guard let more = file.bytes(start..<Swift.min(end, start + Swift.max(3, file.chunkSize, rest.count))) else {
                isCutOff = true
                return false
            }
            let isFirst = start == 0
            rest = rest.isEmpty ? more : ArraySlice(Array(rest) + more)
            // A byte-order mark.
            if isFirst, rest.starts(with: [0xEF, 0xBB, 0xBF]) { advance(to: rest.startIndex + 3) }
            return true
        }

        private static func lineBreak(in bytes: ArraySlice<UInt8>) -> Int? {
            bytes.withUnsafeBufferPointer { $0.firstIndex(of: UInt8(ascii: "\n")) }.map { bytes.startIndex + $0 }
        }

        /// The first key of an object.
        private static func envelope(in bytes: ArraySlice<UInt8>) -> String? {
            var rest = bytes.drop(while: \.isBlank)
            guard rest.popFirst() == UInt8(ascii: "{") else { return nil }
            rest = rest.drop(while: \.isBlank)
            guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
            return String(decoding: rest.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
        }
    }
}

extension UInt8 {
    /// White space of JSON.
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x0D || self == 0x09 || self == 0x0A }
}
