import AppShellHeadless
import CucumberExpressions

/// Texts to search for words, in which kinds of spaces and apostrophes do not matter.
struct TextPile {
    /// The texts that may be meant as a whole.
    private(set) var texts: Set<String> = []
    /// All of them, each on a line.
    private var bytes: [UInt8] = []

    /// - Parameter isWhole: false for a text that only contains other texts.
    mutating func add(_ text: String, isWhole: Bool = true) {
        let plain = PlainText(text).description
        guard !plain.isEmpty, !isWhole || texts.insert(plain).inserted else { return }
        bytes += plain.utf8
        bytes.append(Self.end)
    }

    /// Whether one of them has these words.
    func contains(_ words: PlainText) -> Bool {
        texts.contains(words.description) || lines(with: Array(words.description.utf8)).contains { $0.contains(words) }
    }

    /// The text most similar to these words, probably the intended one; nil if no text is similar.
    func nearest(to words: String) -> String? {
        let folded = TextWatch.folded(words)
        let sorted = texts.filter { $0.count <= 4 * words.count + 20 }.sorted()
        return sorted.first { TextWatch.folded($0) == folded }
            ?? Suggestions.ranked(to: words, among: sorted, limit: 1).first?.text
    }

    private static let end: UInt8 = 0x0A

    /// The texts with these bytes, words or not.
    private func lines(with wanted: [UInt8]) -> [PlainText] {
        guard let first = wanted.first else { return [] }
        return bytes.withUnsafeBufferPointer { bytes in
            var found: [PlainText] = []
            var index = 0
            while index + wanted.count <= bytes.count {
                guard bytes[index] == first, bytes[index..<index + wanted.count].elementsEqual(wanted) else {
                    index += 1
                    continue
                }
                let start = bytes[..<index].lastIndex(of: Self.end).map { $0 + 1 } ?? 0
                let stop = bytes[index...].firstIndex(of: Self.end) ?? bytes.count
                found.append(PlainText(String(decoding: bytes[start..<stop], as: UTF8.self)))
                index = stop
            }
            return found
        }
    }
}
