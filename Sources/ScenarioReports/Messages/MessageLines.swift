/// The lines of a file of Cucumber Messages, each with the name of its envelope.
struct MessageLines: Sequence {
    struct Line {
        /// From 1.
        let number: Int
        let range: Range<Int>
        /// Nil where the line is no envelope.
        let envelope: String?
        /// Whether it has a line break.
        let isEnded: Bool
    }

    let bytes: [UInt8]

    func makeIterator() -> Iterator { Iterator(bytes: bytes) }

    struct Iterator: IteratorProtocol {
        private let bytes: [UInt8]
        private var position: Int
        private var number = 0

        init(bytes: [UInt8]) {
            self.bytes = bytes
            // A byte-order mark.
            position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        }

        /// The next line that is not blank.
        mutating func next() -> Line? {
            while position < bytes.count {
                let start = position
                number += 1
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
                position = end.map { $0 + 1 } ?? bytes.count
                let range = start..<(end ?? bytes.count)
                guard !bytes[range].allSatisfy(\.isBlank) else { continue }
                return Line(number: number, range: range, envelope: envelope(in: range), isEnded: end != nil)
            }
            return nil
        }

        /// The first key of an object.
        private func envelope(in range: Range<Int>) -> String? {
            var rest = bytes[range].drop(while: \.isBlank)
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
