/// The numbers in a message, in digits or words.
struct Numbers: Sendable {
    struct Found: Hashable {
        let value: Int
        /// The words it is made of.
        let words: Range<Int>
    }

    private static let largest = 1_000_000

    private let values: [String: Int]
    private let multipliers: [String: Int]
    private let joiners: Set<String>

    init(_ vocabulary: CoachVocabulary) {
        func folded(_ numbers: [String: Int]) -> [String: Int] {
            Dictionary(numbers.map { (FoldedText.fold($0.key.unicodeScalars), $0.value) }, uniquingKeysWith: max)
        }
        values = folded(vocabulary.numbers)
        multipliers = folded(vocabulary.multipliers)
        joiners = Set(vocabulary.numberJoiners.map { FoldedText.fold($0.unicodeScalars) })
    }

    func numbers(in message: [Word]) -> [Found] {
        var found: [Found] = []
        var index = 0
        while index < message.count {
            guard let number = number(at: index, in: message) else {
                index += 1
                continue
            }
            if number.value <= Numbers.largest { found.append(number) }
            index = number.words.upperBound
        }
        return found
    }

    private func number(at start: Int, in message: [Word]) -> Found? {
        if let value = digits(message[start].text) { return Found(value: value, words: start..<start + 1) }
        var total = 0
        var part = 0
        var end = start
        var index = start
        while index < message.count {
            let text = message[index].text
            if let factor = multipliers[text] {
                if factor >= 1_000 {
                    total += max(part, 1) * factor
                    part = 0
                } else {
                    part = part > 0 && part < factor ? part * factor : part + factor
                }
                end = index + 1
            } else if let value = values[text] {
                part += value
                end = index + 1
            } else if !(joiners.contains(text) && end == index && part >= 20) {
                break
            }
            // More than is counted stays more, however much follows.
            total = min(total, Numbers.largest + 1)
            part = min(part, Numbers.largest + 1)
            index += 1
        }
        return end > start ? Found(value: total + part, words: start..<end) : nil
    }

    private func digits(_ text: String) -> Int? {
        text.utf8.count <= 6 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }
}
